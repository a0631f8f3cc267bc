import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Project } from '#contract/projects/projects.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { useOpenBoard } from '../board-context/use-open-board.ts';
import { useBoardNews } from '../board/stage/use-board-news.ts';
import { isMissing, call } from '../lib/api.ts';
import { useReading } from '../lib/query.ts';
import { useUser } from '../lib/session.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { buttonLook } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { OpenProjectBoard } from './OpenProjectBoard.tsx';
import type { BoardDoor } from '../editor/door.ts';

/** The board of a project, with its assistant beside it. */
export function ProjectBoardScreen() {
  const { projectId = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  const t = useWords('projectBoard');
  const { user } = useUser();
  const project = useReading(projectsApi.read, { params: { projectId } });
  const { data, error, refetch } = project;
  usePageTitle(t('title', { name: data?.name ?? t('untitled') }));
  const retry = () => {
    void refetch();
    setAttempt((count) => count + 1);
  };
  return (
    <main id="content" className="flex h-[calc(100dvh-var(--h-nav))] flex-col overflow-hidden">
      {data && user ? (
        <BoardOf key={`${data.id} ${data.role} ${attempt}`} project={data} onRetry={retry} />
      ) : error ? (
        <NotOpen error={error} onRetry={retry} />
      ) : (
        <BoardSkeleton />
      )}
    </main>
  );
}

function BoardOf({ project, onRetry }: { project: Project; onRetry: () => void }) {
  const tell = useBoardNews();
  const client = useQueryClient();
  const board = useOpenBoard(projectDoor(project), (news) => {
    tell(news);
    // With another role the screen is made anew, with none it says so.
    if (news.what === 'access' || news.what === 'gone') void client.invalidateQueries();
    if (news.what === 'gone') onRetry();
  });
  if (board.is === 'failed') return <NotOpen error={board.error} onRetry={onRetry} />;
  if (board.is !== 'open') return <BoardSkeleton />;
  return <OpenProjectBoard key={board.editor.boardId} project={project} editor={board.editor} />;
}

const ghosts = [
  'left-[4%] top-[14%] h-[104px] w-[260px]',
  'left-[4%] top-[46%] h-[124px] w-[260px]',
  'left-[34%] top-[24%] h-[160px] w-[280px]',
  'left-[62%] top-[16%] h-[120px] w-[240px]',
] as const;

function BoardSkeleton() {
  const t = useWords('projectBoard');
  return (
    <Waiting label={t('loading')} className="relative flex-1 board-dots">
      <div className="flex h-[52px] items-center gap-4 border-b border-line bg-surface px-4">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-5 w-40" />
      </div>
      {ghosts.map((place) => (
        <div key={place} className={`absolute hidden rounded-node border border-line bg-surface p-4 md:block ${place}`}>
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-3 h-3 w-3/4" />
        </div>
      ))}
    </Waiting>
  );
}

function NotOpen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useWords('projectBoard');
  if (!isMissing(error)) {
    return (
      <div className="flex flex-1 items-center justify-center board-dots p-4">
        <div className="w-full max-w-[440px]">
          <ErrorView error={error} title={t('loadFailed')} onRetry={onRetry} />
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-1 items-center justify-center board-dots p-4">
      <div
        role="alert"
        className="w-full max-w-[440px] rounded-card border border-line bg-surface px-6 py-10 text-center"
      >
        <h1 className="text-h3 font-[650]">{t('missing')}</h1>
        <p className="mt-1 text-base text-ink-2">{t('missingText')}</p>
        <Link to="/" className={`mt-5 ${buttonLook('primary')}`}>
          {t('toDashboard')}
        </Link>
      </div>
    </div>
  );
}

/** How the editor comes to the board of a project. */
function projectDoor(project: Project): BoardDoor {
  const params = { projectId: project.id };
  return {
    place: params,
    read: () => call(projectsApi.readBoard, { params }),
    sendChanges: (changes) => call(projectsApi.change, { params, body: { changes } }),
    saveContent: null,
    copyFiles: async (fileIds) =>
      (await call(projectsApi.copyFiles, { params, body: { fileIds: [...fileIds] } })).copies,
    beginUpload: null,
  };
}
