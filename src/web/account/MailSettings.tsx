import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { AnswerOf } from '#contract/base/route.ts';
import { mailApi } from '#contract/mail/mail.api.ts';
import { call } from '../lib/api.ts';
import { useSettings } from '../lib/settings.ts';
import { Button } from '../ui/Button.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { AccountSection } from './AccountPage.tsx';

type Tried = AnswerOf<typeof mailApi.test>;

/** Whether this server sends mails, and a try of it for administrators. */
export function MailSettings() {
  const t = useWords('account');
  const { language } = useLanguage();
  const settings = useSettings();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(mailApi.test, { body: { language } }),
  });
  return (
    <AccountSection id="mail" title={t('mail')} text={t('mailText')}>
      {settings?.mail === false ? (
        <p className="text-sm text-ink-2">
          {t('mailOff')} {t('mailProblems.off')}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={!settings} isBusy={isPending} onClick={() => mutate()}>
            {t(isPending ? 'mailTesting' : 'mailTest')}
          </Button>
          <div role="status" className="min-w-0 basis-full empty:hidden">
            {!isPending && data && <Result tried={data} />}
            {!isPending && error && <p className="text-sm text-bad">{t('mailTestFailed')}</p>}
          </div>
        </div>
      )}
    </AccountSection>
  );
}

function Result({ tried }: { tried: Tried }) {
  const t = useWords('account');
  const Sign = tried.ok ? CircleCheck : CircleAlert;
  return (
    <p className={`flex items-start gap-1.5 text-sm ${tried.ok ? 'text-ok' : 'text-bad'}`}>
      <Sign size={15} strokeWidth={2} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {tried.ok ? t('mailTested', { to: tried.to }) : t(`mailProblems.${tried.problem}`)}
        {!tried.ok && tried.told !== null && ` ${t('mailTold', { told: tried.told })}`}
      </span>
    </p>
  );
}
