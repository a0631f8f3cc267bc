import { Fragment, type ReactNode, useEffect } from 'react';
import { useUser, loginAddress } from '../lib/session.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { useWords } from '../words/index.ts';
import { Opening } from './Opening.tsx';
import { useLocation } from 'react-router';
import { TIMING } from '#contract/limits.ts';
import { useNotices } from '../lib/notices.ts';

/** Shows a screen to signed-in people only. Visitors see a blank page, a toast and then the login; whoever comes in for another begins anew. */
export function Protected({ children }: { children: ReactNode }) {
  const { user, isLoading, error, retry } = useUser();
  const t = useWords('shell');
  useSignedOut(user === null);
  if (user) return <Fragment key={user.id}>{children}</Fragment>;
  if (error) {
    return (
      <main id="content" className="mx-auto max-w-[560px] px-4 pt-[18vh]">
        <ErrorView error={error} title={t('noServer')} onRetry={retry} />
      </main>
    );
  }
  return isLoading ? <Opening /> : null;
}

/** Says that nobody is signed in and leaves for the login after 500 ms, to come back to this very address. */
function useSignedOut(isSignedOut: boolean): void {
  const notices = useNotices();
  const t = useWords('common');
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  useEffect(() => {
    if (!isSignedOut) return;
    notices.show({ tone: 'failed', title: t('unauthorized'), text: t('unauthorizedText') });
    const timer = setTimeout(() => window.location.assign(loginAddress(returnTo)), TIMING.loginRedirectMs);
    return () => clearTimeout(timer);
  }, [isSignedOut, returnTo, notices, t]);
}
