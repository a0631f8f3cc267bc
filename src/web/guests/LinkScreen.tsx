import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { linksApi } from '#contract/sharing/links.api.ts';
import type { EnteredLink, LinkFace } from '#contract/sharing/links.schema.ts';
import { call, isMissing, sendAs } from '../lib/api.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { comeIn, useUser } from '../lib/session.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { Opening } from '../shell/Opening.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { useWords, withWords } from '../words/index.ts';
import { wantsCopy } from './copy-wish.ts';
import { ClosedLink, GateFrame } from './GateFrame.tsx';
import { LinkGate } from './LinkGate.tsx';

const GuestBoard = lazyComponent(
  () => withWords(['guests', 'board', 'talk'], import('./GuestBoard.tsx')),
  'GuestBoard',
);

const VisitorChat = lazyComponent(() => import('./VisitorChat.tsx'), 'VisitorChat');

type Standing =
  | { is: 'asking' }
  | { is: 'failed'; error: unknown }
  | { is: 'gate'; face: LinkFace }
  | { is: 'in'; entered: EnteredLink }
  | { is: 'chat' };

/** What a guest writes is kept under his own id, and sent in his name. */
async function arrive(entered: EnteredLink): Promise<Standing> {
  if (entered.guestId !== null) {
    await comeIn(entered.guestId);
    sendAs(entered.guestId);
  }
  return { is: 'in', entered };
}

/** Whoever comes by a link: what it asks, then the canvas itself. Who is signed in goes on to the canvas as it is for him, or to the copy that he asked for. */
export function LinkScreen() {
  const { token = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  return <Link key={`${token} ${attempt}`} token={token} onRetry={() => setAttempt((count) => count + 1)} />;
}

function Link({ token, onRetry }: { token: string; onRetry: () => void }) {
  const t = useWords('guests');
  const { isLoading } = useUser();
  const [standing, setStanding] = useState<Standing>({ is: 'asking' });
  const { search } = useLocation();
  usePageTitle(standing.is === 'in' ? standing.entered.title : t('opening'));
  useEffect(() => {
    if (isLoading) return undefined;
    let isLeft = false;
    const ask = async (): Promise<Standing> => {
      const face = await call(linksApi.readFace, { body: { token } });
      if (face.needsName || face.needsPassword || face.needsAccount) return { is: 'gate', face };
      if (face.kind === 'chat') {
        await call(linksApi.enterChat, { body: { token } });
        return { is: 'chat' };
      }
      return arrive(await call(linksApi.enterLink, { body: { token } }));
    };
    ask()
      .catch((error: unknown): Standing => ({ is: 'failed', error }))
      .then((found) => !isLeft && setStanding(found));
    return () => {
      isLeft = true;
    };
  }, [isLoading, token]);

  if (standing.is === 'asking') return <Opening />;
  if (standing.is === 'failed')
    return isMissing(standing.error) ? (
      <ClosedLink />
    ) : (
      <GateFrame>
        <ErrorView error={standing.error} title={t('failed')} onRetry={onRetry} />
      </GateFrame>
    );
  if (standing.is === 'gate')
    return (
      <LinkGate
        token={token}
        face={standing.face}
        onEntered={async (entered) => setStanding(entered ? await arrive(entered) : { is: 'chat' })}
      />
    );
  if (standing.is === 'chat')
    return (
      <Suspense fallback={<Opening />}>
        <VisitorChat token={token} onRetry={onRetry} />
      </Suspense>
    );
  const { entered } = standing;
  const isCopying = entered.guestId === null && entered.allowCopy && wantsCopy(search);
  if (isCopying) return <TakeCopy entered={entered} />;
  if (!entered.isGuest) return <Navigate to={addressOf(entered)} replace />;
  return (
    <Suspense fallback={<Opening />}>
      <GuestBoard key={entered.boardId} entered={entered} token={token} onRetry={onRetry} />
    </Suspense>
  );
}

const addressOf = ({ canvasId, projectId }: EnteredLink): string =>
  canvasId ? `/canvas/${canvasId}` : `/projects/${projectId}/board`;

/** To a copy of the board, which was asked for, perhaps before the sign-in. */
function TakeCopy({ entered: { boardId, title } }: { entered: EnteredLink }) {
  const t = useWords('guests');
  const copy = useQuery({
    queryKey: ['copy of a shared board', boardId],
    queryFn: () => call(linksApi.copyBoard, { params: { boardId }, body: { title } }),
    retry: false,
    staleTime: Infinity,
  });
  if (copy.data) return <Navigate to={`/canvas/${copy.data.id}`} replace />;
  if (!copy.error) return <Opening />;
  return (
    <GateFrame>
      <ErrorView error={copy.error} title={t('copyFailed')} onRetry={() => void copy.refetch()} />
    </GateFrame>
  );
}
