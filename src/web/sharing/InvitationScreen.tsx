import { MailX } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { useReading } from '../lib/query.ts';
import { useUser } from '../lib/session.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { buttonLook } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { InvitationCard } from './InvitationCard.tsx';

/** Where the link of an invitation leads: who is addressed takes it or declines it here. */
export function InvitationScreen() {
  const t = useWords('sharing');
  const { invitationId = '' } = useParams();
  const { data, error, refetch } = useReading(orgsApi.readOwnInvitations);
  const navigate = useNavigate();
  usePageTitle(t('invitationTitle'));
  const own = data?.find(({ id }) => id === invitationId);
  return (
    <main id="content" className="mx-auto w-full max-w-[520px] px-4 pt-[10vh] pb-16">
      <h1 className="sr-only">{t('invitationTitle')}</h1>
      {own ? (
        <InvitationCard key={own.id} invitation={own} onDeclined={() => void navigate('/', { replace: true })} />
      ) : data ? (
        <NotForYou />
      ) : error ? (
        <ErrorView error={error} title={t('invitationFailed')} onRetry={() => void refetch()} />
      ) : (
        <Waiting label={t('invitationLoading')}>
          <Skeleton className="h-72 rounded-card" />
        </Waiting>
      )}
    </main>
  );
}

/** Unknown, taken, withdrawn, ended and somebody else's look alike; so the address one is here with is named. */
function NotForYou() {
  const t = useWords('sharing');
  const { user } = useUser();
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-9 text-center shadow-card"
    >
      <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-surface-3 text-ink-2">
        <MailX size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 className="mt-3.5 text-h3 font-[650]">{t('noInvitation')}</h2>
      <p className="mt-1 max-w-[44ch] text-base text-balance text-ink-2">{t('noInvitationText')}</p>
      <p className="mt-3 max-w-[44ch] text-base text-balance [overflow-wrap:anywhere] text-ink-2">
        {user?.email ? t('signedInAs', { email: user.email }) : t('noAddress')}
      </p>
      <Link to="/" className={`mt-5 ${buttonLook('primary')}`}>
        {t('toHome')}
      </Link>
    </div>
  );
}
