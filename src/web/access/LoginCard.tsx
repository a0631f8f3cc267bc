import { CircleAlert, LogIn } from 'lucide-react';
import type { Settings } from '#contract/account/system.api.ts';
import { loginAddress } from '../lib/session.ts';
import { useSettings } from '../lib/settings.ts';
import { BrandMark } from '../ui/BrandMark.tsx';
import { classes } from '../ui/classes.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { useWords } from '../words/index.ts';
import google from './google.svg';
import { ContactLine } from './ContactLine.tsx';
import { MembersOnly } from './MembersOnly.tsx';
import { useLoginPopup } from './use-login-popup.ts';

/** The one button that signs in, and honest words about whose account is asked for. `failure` is the code of a login that went wrong. */
export function LoginCard({ failure }: { failure: string | null }) {
  const t = useWords('access');
  const settings = useSettings();
  const popup = useLoginPopup(failure);
  const isBuiltIn = settings?.login.provider === 'built-in';
  if (popup.failure === 'members-only') return <MembersOnly />;
  return (
    <div className="rounded-[20px] border border-line bg-surface px-6 pt-9 pb-6 text-center shadow-pop sm:px-8">
      <BrandMark sizePx={44} className="mx-auto" />
      <h1 className="mt-4 text-[24px] leading-[31px] font-bold tracking-[-0.018em]">{t('title')}</h1>
      <p className="mt-1.5 text-base whitespace-pre-line text-ink-2">
        {settings?.access === 'members' ? t('membersText') : t('openText')}
      </p>
      {popup.failure && (
        <p
          role="alert"
          className="mt-4 flex items-center justify-center gap-2 rounded-control bg-bad-soft px-3 py-2 text-sm text-bad"
        >
          <CircleAlert size={16} strokeWidth={2} aria-hidden="true" className="shrink-0" />
          <span>
            {t('failed')}
            {isKnown(popup.failure) && <span className="block">{t(`problem.${popup.failure}`)}</span>}
          </span>
        </p>
      )}
      <LoginButton settings={settings} isBusy={popup.isOpen} onPress={popup.open} />
      {/* Where words stand below, they are as high while the window is open: the button stays where it was pressed. */}
      <div aria-live="polite" className={classes('text-sm text-ink-3', isBuiltIn && 'min-h-[52px]')}>
        {popup.isOpen ? (
          <p className="balance mt-3">
            {t('popupHint')}{' '}
            <a
              href={loginAddress('/')}
              className="font-semibold whitespace-nowrap text-accent-ink underline-offset-2 hover:underline"
            >
              {t('fullPage')}
            </a>
          </p>
        ) : (
          isBuiltIn && <p className="mt-3">{t('builtInNote')}</p>
        )}
      </div>
      <ContactLine url={settings?.contactUrl ?? null} />
    </div>
  );
}

const known = ['expired', 'cancelled', 'login-unavailable', 'suspended'] as const;
/** Whether there are words for what happened, beside the specification's own sentence. */
const isKnown = (code: string): code is (typeof known)[number] => known.some((one) => one === code);

function LoginButton({
  settings,
  isBusy,
  onPress,
}: {
  settings: Settings | undefined;
  isBusy: boolean;
  onPress: () => void;
}) {
  const t = useWords('access');
  const login = settings?.login;
  const name = !login
    ? t('loginPlain')
    : login.provider === 'built-in'
      ? t('loginBuiltIn')
      : t('login', { provider: login.label });
  const isGoogle = login?.provider === 'oidc' && login.label === 'Google';
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={isBusy}
      className="mt-5 flex h-[52px] w-full items-center justify-center gap-2.5 rounded-card bg-surface px-4 text-read font-semibold shadow-[inset_0_0_0_1px_var(--line-2)] transition-[background-color] duration-(--dur-fast) hover:bg-surface-2 active:translate-y-px disabled:bg-surface-2 disabled:text-ink-2"
    >
      {isBusy ? (
        <Spinner className="text-ring" />
      ) : isGoogle ? (
        <img src={google} alt="" width={20} height={20} />
      ) : (
        <LogIn size={19} strokeWidth={1.9} aria-hidden="true" />
      )}
      {isBusy ? t('loggingIn') : name}
    </button>
  );
}
