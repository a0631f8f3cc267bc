import { Copy, Eye, MessageSquarePlus, MessageSquareText } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { EnteredLink } from '#contract/sharing/links.schema.ts';
import { BoardStage, type Insets } from '../board/BoardStage.tsx';
import { BoardRoom } from '../board/stage/BoardRoom.tsx';
import { useBoardNews } from '../board/stage/use-board-news.ts';
import { commentCommands } from '../board-context/comment-commands.ts';
import { useOpenBoard } from '../board-context/use-open-board.ts';
import { canvasDoor } from '../canvas/canvas-door.ts';
import { CanvasOpening } from '../canvas/CanvasStates.tsx';
import { afterFirstFrame } from '../lib/after-first-frame.ts';
import { isMissing } from '../lib/api.ts';
import { dayOf } from '../lib/dates.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { loginAddress } from '../lib/session.ts';
import { BrandLink } from '../shell/NavBar.tsx';
import { ThemeToggle } from '../shell/ThemeToggle.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button, buttonLook } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { useLanguage, useWords, withWords } from '../words/index.ts';
import { COPY } from './copy-wish.ts';
import { ClosedLink, GateFrame } from './GateFrame.tsx';

const CommentsButton = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['comments'], import('../comments/CommentsButton.tsx'))),
  'CommentsButton',
);
const PresenceLayer = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['people'], import('../presence/PresenceLayer.tsx'))),
  'PresenceLayer',
);

const INSETS: Insets = {
  wide: { left: 12, top: 12, bottom: 52 },
  phone: { left: 0, top: 8, bottom: 16 },
};

interface GuestBoardProps {
  entered: EnteredLink;
  token: string;
  onRetry: () => void;
}

/** A canvas as a guest sees it: to look at, with the words behind each citation. Once the link is off, nothing of it stays. */
export function GuestBoard({ entered, token, onRetry }: GuestBoardProps) {
  const t = useWords('guests');
  const [isOver, setOver] = useState(false);
  const mayComment = entered.role !== 'viewer';
  const tell = useBoardNews();
  const board = useOpenBoard(canvasDoor(entered.canvasId), (news) => {
    if (news.what === 'gone') setOver(true);
    else if (news.what === 'access') onRetry();
    else tell(news);
  });
  if (isOver || (board.is === 'failed' && isMissing(board.error))) return <ClosedLink />;
  if (board.is === 'failed')
    return (
      <GateFrame>
        <ErrorView error={board.error} title={t('failed')} onRetry={onRetry} />
      </GateFrame>
    );
  if (board.is !== 'open')
    return (
      <div className="flex h-dvh flex-col">
        <GuestHeader entered={entered} token={token} />
        <main id="content" className="relative min-h-0 grow overflow-hidden bg-board">
          <CanvasOpening />
        </main>
      </div>
    );
  return (
    <BoardRoom key={board.editor.boardId} editor={board.editor}>
      <div className="flex h-dvh flex-col">
        <GuestHeader entered={entered} token={token}>
          {mayComment && (
            <>
              <Button
                size="sm"
                className="max-md:hidden"
                icon={<MessageSquarePlus size={15} aria-hidden="true" />}
                onClick={() => commentCommands.ask('place')}
              >
                {t('comment')}
              </Button>
              <Suspense>
                <CommentsButton />
              </Suspense>
            </>
          )}
        </GuestHeader>
        <main id="content" className="relative min-h-0 grow overflow-hidden bg-board">
          <BoardStage empty={<EmptyCanvas />} hasToolPanel={false} insets={INSETS}>
            {mayComment && (
              <Suspense>
                <PresenceLayer hasAvatars />
              </Suspense>
            )}
          </BoardStage>
        </main>
        {mayComment && (
          <div className="shrink-0 border-t border-line bg-surface p-2 pb-[max(8px,env(safe-area-inset-bottom))] md:hidden">
            <Button
              variant="primary"
              size="lg"
              className="w-full"
              icon={<MessageSquarePlus size={18} aria-hidden="true" />}
              onClick={() => commentCommands.ask('place')}
            >
              {t('comment')}
            </Button>
          </div>
        )}
      </div>
    </BoardRoom>
  );
}

function GuestHeader({
  entered,
  token,
  children,
}: Pick<GuestBoardProps, 'entered' | 'token'> & { children?: ReactNode }) {
  const t = useWords('guests');
  const { language } = useLanguage();
  const { title, ownerName, expiresAt, allowCopy } = entered;
  const login = loginAddress(`/s/${token}`);
  const mayComment = entered.role !== 'viewer';
  const [nowMs] = useState(() => Date.now());
  return (
    <header className="flex h-(--h-nav) shrink-0 items-center gap-3 border-b border-line bg-surface pr-2 pl-4 max-sm:gap-2 md:pr-4">
      <div className="shrink-0 max-sm:[&_span]:hidden">
        <BrandLink />
      </div>
      <span aria-hidden="true" className="h-5 w-px shrink-0 bg-line max-sm:hidden" />
      <h1 className="min-w-0 truncate text-base font-[650]">{title}</h1>
      <Badge tone="plain">
        {mayComment ? (
          <MessageSquareText size={12} strokeWidth={2} aria-hidden="true" />
        ) : (
          <Eye size={12} strokeWidth={2} aria-hidden="true" />
        )}
        <span className="max-sm:sr-only">{t(mayComment ? 'mayComment' : 'viewOnly')}</span>
      </Badge>
      {ownerName && (
        <span className="truncate text-sm text-ink-3 max-lg:hidden">{t('sharedBy', { name: ownerName })}</span>
      )}
      <div className="flex-1" />
      {expiresAt && (
        <span className="shrink-0 text-sm text-ink-3 max-lg:hidden">
          {t('until', { date: dayOf(expiresAt, nowMs, language) })}
        </span>
      )}
      {children}
      <ThemeToggle />
      <a href={login} className={buttonLook(allowCopy ? 'secondary' : 'primary')}>
        {t('signIn')}
      </a>
      {allowCopy && (
        <a href={loginAddress(`/s/${token}?${COPY}`)} className={`${buttonLook('primary')} max-md:hidden`}>
          <Copy size={15} strokeWidth={2} aria-hidden="true" />
          {t('takeCopy')}
        </a>
      )}
    </header>
  );
}

function EmptyCanvas() {
  const t = useWords('guests');
  return (
    <div className="pointer-events-none absolute inset-0 flex items-center justify-center p-4">
      <p className="text-base text-ink-3">{t('empty')}</p>
    </div>
  );
}
