import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { afterFirstFrame } from '../lib/after-first-frame.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { BoardRoom } from '../board/stage/BoardRoom.tsx';
import { BoardStage } from '../board/BoardStage.tsx';
import { commentCommands } from '../board-context/comment-commands.ts';
import { useOpenBoard } from '../board-context/use-open-board.ts';
import type { EditorNews } from '../editor/board-editor.ts';
import { useBoardNews } from '../board/stage/use-board-news.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { isMissing, isUnauthorized } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { useReading } from '../lib/query.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { useWords, withWords } from '../words/index.ts';
import { WithPast } from '../history/WithPast.tsx';
import { canvasDoor } from './canvas-door.ts';
import { CanvasFailed, CanvasOpening } from './CanvasStates.tsx';
import { SaveBar } from './SaveBar.tsx';

const EmptyBoard = lazyComponent(() => import('./EmptyBoard.tsx'), 'EmptyBoard');
const PresenceLayer = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['people'], import('../presence/PresenceLayer.tsx'))),
  'PresenceLayer',
);
const ShareCorner = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['board', 'people'], import('../sharing/ShareCorner.tsx'))),
  'ShareCorner',
);
const PhoneHeader = lazyComponent(() => withWords(['board', 'people'], import('./PhoneHeader.tsx')), 'PhoneHeader');

/** The canvas editor. */
export function CanvasScreen() {
  const { canvasId = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  return <Canvas key={`${canvasId} ${attempt}`} canvasId={canvasId} onRetry={() => setAttempt((count) => count + 1)} />;
}

function Canvas({ canvasId, onRetry }: { canvasId: string; onRetry: () => void }) {
  const canvas = useReading(canvasesApi.read, { params: { canvasId } });
  const board = useOpenBoard(canvasDoor(canvasId), useCanvasNews(onRetry));
  const isWide = useIsWide();
  const error = board.is === 'failed' ? board.error : canvas.data ? null : canvas.error;
  useEffect(() => commentCommands.expect(), []);
  usePageTitle(canvas.data?.title);
  useSaidNotLoaded(error);
  return (
    <main
      id="content"
      className="relative flex h-[calc(100dvh-var(--h-nav))] flex-col overflow-hidden bg-board max-md:has-data-own-bar:h-dvh"
    >
      {error !== null && <CanvasFailed canvasId={canvasId} error={error} onRetry={onRetry} />}
      {error === null && !(canvas.data && board.is === 'open') && <CanvasOpening />}
      {error === null && canvas.data && board.is === 'open' && (
        <BoardRoom key={board.editor.boardId} editor={board.editor}>
          <WithPast editor={board.editor}>
            {!isWide && (
              <Suspense>
                <PhoneHeader canvas={canvas.data} />
              </Suspense>
            )}
            <div className="relative min-h-0 grow">
              <BoardStage
                empty={
                  <Suspense>
                    <EmptyBoard />
                  </Suspense>
                }
              >
                <Suspense>
                  <PresenceLayer hasAvatars={!isWide} hasWays />
                </Suspense>
                {isWide && (
                  <div className="board-save pointer-events-none absolute top-3 left-[210px] z-(--z-panel) flex flex-wrap items-start justify-between gap-2">
                    <SaveBar canvas={canvas.data} />
                    <Suspense>
                      <ShareCorner canvas={canvas.data} />
                    </Suspense>
                  </div>
                )}
              </BoardStage>
            </div>
          </WithPast>
        </BoardRoom>
      )}
    </main>
  );
}

/** What the board tells; with another role, or none, it is opened anew, with what that role may do. */
function useCanvasNews(onAccess: () => void): (news: EditorNews) => void {
  const tell = useBoardNews();
  const client = useQueryClient();
  return (news) => {
    tell(news);
    if (news.what !== 'access' && news.what !== 'gone') return;
    void client.invalidateQueries();
    onAccess();
  };
}

/** A canvas that is not there has its own page, and whoever is signed out is led to the login. */
function useSaidNotLoaded(error: unknown): void {
  const notices = useNotices();
  const t = useWords('canvas');
  const isToBeSaid = error !== null && !isMissing(error) && !isUnauthorized(error);
  useEffect(() => {
    if (isToBeSaid) notices.show({ tone: 'failed', title: t('error'), text: t('notLoaded') });
  }, [isToBeSaid, notices, t]);
}
