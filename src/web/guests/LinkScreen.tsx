import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
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

/** Whoever comes by a link: what it asks, then the canvas itself. Who is signed in goes on to the canvas as it is for him. */
export function LinkScreen() {
  const { token = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  return <Link key={`${token} ${attempt}`} token={token} onRetry={() => setAttempt((count) => count + 1)} />;
}

function Link({ token, onRetry }: { token: string; onRetry: () => void }) {
  const t = useWords('guests');
  const { isLoading } = useUser();
  const [standing, setStanding] = useState<Standing>({ is: 'asking' });
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
  if (!entered.isGuest) return <ToCanvas entered={entered} />;
  return (
    <Suspense fallback={<Opening />}>
      <GuestBoard key={entered.boardId} entered={entered} token={token} onRetry={onRetry} />
    </Suspense>
  );
}

/** To the canvas itself, or to the copy of it that was asked for before the sign-in. */
function ToCanvas({ entered }: { entered: EnteredLink }) {
  const t = useWords('guests');
  const { search } = useLocation();
  const { canvasId } = entered;
  const isCopying = canvasId !== null && wantsCopy(search) && entered.allowCopy;
  const copy = useQuery({
    queryKey: ['copy of a shared canvas', canvasId],
    queryFn: () =>
      call(canvasesApi.duplicate, { params: { canvasId: canvasId ?? '' }, body: { title: entered.title } }),
    enabled: isCopying,
    retry: false,
    staleTime: Infinity,
  });
  if (!isCopying)
    return <Navigate to={canvasId ? `/canvas/${canvasId}` : `/projects/${entered.projectId}/board`} replace />;
  if (copy.data) return <Navigate to={`/canvas/${copy.data.id}`} replace />;
  if (!copy.error) return <Opening />;
  return (
    <GateFrame>
      <ErrorView error={copy.error} title={t('copyFailed')} onRetry={() => void copy.refetch()} />
    </GateFrame>
  );
}
