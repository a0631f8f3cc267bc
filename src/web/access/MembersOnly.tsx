import { ArrowUpRight, Lock } from 'lucide-react';
import { loginAddress } from '../lib/session.ts';
import { useSettings } from '../lib/settings.ts';
import { buttonLook } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { ContactLine } from './ContactLine.tsx';

/** Signed in, but not a paying member: says so, and what can be done. */
export function MembersOnly() {
  const t = useWords('access');
  const settings = useSettings();
  return (
    <div
      role="alert"
      className="rounded-[20px] border border-line bg-surface px-6 pt-9 pb-7 text-center shadow-pop sm:px-8"
    >
      <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-k-group-soft text-k-group-ink">
        <Lock size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h1 className="mt-4 text-h2 font-bold">{t('membersTitle')}</h1>
      <p className="mt-2 text-base text-ink-2">{t('membersOnly')}</p>
      <div className="mt-6 flex flex-col gap-2">
        {settings?.signupUrl && (
          <a href={settings.signupUrl} target="_blank" rel="noreferrer" className={buttonLook('primary', 'lg')}>
            {t('signup')}
            <ArrowUpRight size={17} strokeWidth={2.2} aria-hidden="true" />
          </a>
        )}
        <a href={loginAddress('/')} className={buttonLook('secondary', 'lg')}>
          {t('otherAccount')}
        </a>
      </div>
      <ContactLine url={settings?.contactUrl ?? null} />
    </div>
  );
}
