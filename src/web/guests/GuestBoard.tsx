import { Copy, Eye } from 'lucide-react';
import { useState } from 'react';
import type { EnteredLink } from '#contract/sharing/links.schema.ts';
import { BoardStage, type Insets } from '../board/BoardStage.tsx';
import { BoardRoom } from '../board/stage/BoardRoom.tsx';
import { useBoardNews } from '../board/stage/use-board-news.ts';
import { useOpenBoard } from '../board-context/use-open-board.ts';
import { canvasDoor } from '../canvas/canvas-door.ts';
import { CanvasOpening } from '../canvas/CanvasStates.tsx';
import { isMissing } from '../lib/api.ts';
import { dayOf } from '../lib/dates.ts';
import { loginAddress } from '../lib/session.ts';
import { BrandLink } from '../shell/NavBar.tsx';
import { ThemeToggle } from '../shell/ThemeToggle.tsx';
import { Badge } from '../ui/Badge.tsx';
import { buttonLook } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { COPY } from './copy-wish.ts';
import { ClosedLink, GateFrame } from './GateFrame.tsx';

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
  const tell = useBoardNews();
  const board = useOpenBoard(canvasDoor(entered.canvasId), (news) => {
    if (news.what === 'gone') setOver(true);
    else tell(news);
  });
  if (isOver || (board.is === 'failed' && isMissing(board.error))) return <ClosedLink />;
  if (board.is === 'failed')
    return (
      <GateFrame>
        <ErrorView error={board.error} title={t('failed')} onRetry={onRetry} />
      </GateFrame>
    );
  return (
    <div className="flex h-dvh flex-col">
      <GuestHeader entered={entered} token={token} />
      <main id="content" className="relative min-h-0 grow overflow-hidden bg-board">
        {board.is === 'open' ? (
          <BoardRoom key={board.editor.boardId} editor={board.editor}>
            <BoardStage empty={<EmptyCanvas />} hasToolPanel={false} insets={INSETS} />
          </BoardRoom>
        ) : (
          <CanvasOpening />
        )}
      </main>
    </div>
  );
}

function GuestHeader({ entered, token }: Pick<GuestBoardProps, 'entered' | 'token'>) {
  const t = useWords('guests');
  const { language } = useLanguage();
  const { title, ownerName, expiresAt, allowCopy } = entered;
  const login = loginAddress(`/s/${token}`);
  const [nowMs] = useState(() => Date.now());
  return (
    <header className="flex h-(--h-nav) shrink-0 items-center gap-3 border-b border-line bg-surface pr-2 pl-4 max-sm:gap-2 md:pr-4">
      <div className="shrink-0 max-sm:[&_span]:hidden">
        <BrandLink />
      </div>
      <span aria-hidden="true" className="h-5 w-px shrink-0 bg-line max-sm:hidden" />
      <h1 className="min-w-0 truncate text-base font-[650]">{title}</h1>
      <Badge tone="plain">
        <Eye size={12} strokeWidth={2} aria-hidden="true" />
        <span className="max-sm:sr-only">{t('viewOnly')}</span>
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
