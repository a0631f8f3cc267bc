import { Fragment, type ReactNode } from 'react';
import { useUser } from '../lib/session.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { useWords } from '../words/index.ts';
import { Opening } from './Opening.tsx';
import { useSignedOut } from './use-signed-out.ts';

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
