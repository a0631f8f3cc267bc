import { Copy, List, MessageSquarePlus, Share } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { GuestRefusal } from '#contract/board/guest-changes.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import type { EnteredLink } from '#contract/sharing/links.schema.ts';
import { BoardStage, type Insets } from '../board/BoardStage.tsx';
import { BoardRoom } from '../board/stage/BoardRoom.tsx';
import { SaveStatus } from '../board/stage/SaveStatus.tsx';
import { useBoardNews } from '../board/stage/use-board-news.ts';
import { commentCommands } from '../board-context/comment-commands.ts';
import { usePanels } from '../board-context/panels.ts';
import { useTools } from '../board-context/tools.ts';
import { useOpenBoard } from '../board-context/use-open-board.ts';
import { canvasDoor } from '../canvas/canvas-door.ts';
import { CanvasOpening } from '../canvas/CanvasStates.tsx';
import type { BoardDoor } from '../editor/door.ts';
import { afterFirstFrame } from '../lib/after-first-frame.ts';
import { call, isMissing } from '../lib/api.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useNotices } from '../lib/notices.ts';
import { canSendLinks, sendLink, useCopyLink } from '../lib/send-link.ts';
import { loginAddress } from '../lib/session.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { Button, buttonLook } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { KindIcon } from '../ui/KindIcon.tsx';
import { useWords, withWords } from '../words/index.ts';
import { ClosedLink, GateFrame } from './GateFrame.tsx';
import { restrictToGuest } from './guest-edits.ts';
import { GuestHeader, useCopyAddress } from './GuestHeader.tsx';
import { GuestTools } from './GuestTools.tsx';

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

/** With the tools at the left. */
const EDITING: Insets = { ...INSETS, wide: { ...INSETS.wide, left: 210 } };

interface GuestBoardProps {
  entered: EnteredLink;
  token: string;
  onRetry: () => void;
}

/**
 * A canvas as a guest sees it: to look at, with the words behind each citation, to comment, or to edit as far as that needs no
 * account. Once the link is off, nothing of it stays.
 */
export function GuestBoard({ entered, token, onRetry }: GuestBoardProps) {
  const t = useWords('guests');
  const [isOver, setOver] = useState(false);
  const tell = useBoardNews();
  const askIn = useSignInNotice(token);
  const board = useOpenBoard(guestDoor(entered, askIn), (news) => {
    if (news.what === 'gone') setOver(true);
    // What was typed is kept; that it stays is said to who could write here.
    if (news.what !== 'gone' || entered.role === 'editor') tell(news);
    if (news.what === 'access') onRetry();
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
        <GuestHeader entered={entered} token={token} mayEdit={false} />
        <main id="content" className="relative min-h-0 grow overflow-hidden bg-board">
          <CanvasOpening />
        </main>
      </div>
    );
  return (
    <BoardRoom key={board.editor.boardId} editor={board.editor}>
      <GuestTools mayEdit={board.editor.mayEdit} mayCopy={entered.allowCopy} onBring={() => askIn('bring')}>
        <OpenBoard entered={entered} token={token} mayEdit={board.editor.mayEdit} />
      </GuestTools>
    </BoardRoom>
  );
}

interface OpenBoardProps extends Pick<GuestBoardProps, 'entered' | 'token'> {
  mayEdit: boolean;
}

function OpenBoard({ entered, token, mayEdit }: OpenBoardProps) {
  const t = useWords('guests');
  const isWide = useIsWide();
  const mayComment = entered.role !== 'viewer';
  const hasPanel = mayEdit && isWide;
  useEffect(() => (mayComment ? commentCommands.expect() : undefined), [mayComment]);
  return (
    <div className="flex h-dvh flex-col">
      <GuestHeader entered={entered} token={token} mayEdit={mayEdit}>
        {mayEdit && (
          <div className="max-md:hidden">
            <SaveStatus />
          </div>
        )}
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
        <BoardStage
          empty={<EmptyCanvas mayEdit={mayEdit} />}
          hasToolPanel={hasPanel}
          insets={hasPanel ? EDITING : INSETS}
        >
          {mayComment && (
            <Suspense>
              <PresenceLayer hasAvatars />
            </Suspense>
          )}
        </BoardStage>
      </main>
      <PhoneBar {...{ entered, token, mayEdit }} />
    </div>
  );
}

/** Below 768 px: what a guest does here, within reach of a thumb. Whoever may change something has no room for sending on. */
function PhoneBar({ entered: { role, allowCopy, title }, token, mayEdit }: OpenBoardProps) {
  const t = useWords('guests');
  const copying = useCopyAddress(token);
  const mayComment = role !== 'viewer';
  const tools = useTools();
  const panels = usePanels();
  const copy = useCopyLink({ copied: t('linkCopied'), copyFailed: t('linkNotCopied') });
  const url = location.origin + location.pathname;
  const send = () => (canSendLinks() ? sendLink({ title, url }) : copy(url));
  return (
    <div className="flex shrink-0 gap-2 border-t border-line bg-surface p-2 pb-[max(8px,env(safe-area-inset-bottom))] md:hidden">
      <Button
        size="lg"
        aria-label={t('list')}
        className={mayEdit || mayComment || allowCopy ? 'shrink-0' : 'flex-1'}
        icon={<List size={18} aria-hidden="true" />}
        onClick={panels.askOutline}
      >
        {!mayEdit && !mayComment && !allowCopy && t('list')}
      </Button>
      {mayEdit &&
        tools.offered.map((tool) => (
          <Button
            key={tool}
            size="lg"
            className="flex-1"
            icon={<KindIcon kind={tool} size="sm" />}
            onClick={() => tools.use(tool)}
          >
            {t(tool === 'group' ? 'newGroup' : 'newNote')}
          </Button>
        ))}
      {mayComment && (
        <Button
          variant="primary"
          size="lg"
          aria-label={t('comment')}
          className={mayEdit ? 'shrink-0' : 'flex-1'}
          icon={<MessageSquarePlus size={18} aria-hidden="true" />}
          onClick={() => commentCommands.ask('place')}
        >
          {/* Beside the tools there is no room for its name. */}
          {!mayEdit && t('comment')}
        </Button>
      )}
      {allowCopy && (
        <a
          href={copying}
          aria-label={t('takeCopy')}
          className={`${buttonLook(mayComment ? 'secondary' : 'primary', 'lg')} ${mayComment ? 'shrink-0' : 'flex-1'}`}
        >
          <Copy size={18} strokeWidth={2} aria-hidden="true" />
          {!mayComment && t('takeCopy')}
        </a>
      )}
      {!mayEdit && (
        <Button
          size="lg"
          aria-label={t('send')}
          className="shrink-0"
          icon={<Share size={18} aria-hidden="true" />}
          onClick={send}
        />
      )}
    </div>
  );
}

/** Says what needs an account, and leads to it; whoever signs in comes back to this link. */
function useSignInNotice(token: string): (refusal: GuestRefusal) => void {
  const t = useWords('guests');
  const notices = useNotices();
  return (refusal) =>
    void notices.show({
      tone: 'told',
      title: t(`afterSignIn.${refusal}`),
      action: { label: t('signIn'), run: () => location.assign(loginAddress(`/s/${token}`)) },
      durationMs: 8_000,
    });
}

const projectDoor = (projectId: string): Pick<BoardDoor, 'place' | 'read' | 'sendChanges'> => ({
  place: { projectId },
  read: () => call(projectsApi.readBoard, { params: { projectId } }),
  sendChanges: (changes) => call(projectsApi.change, { params: { projectId }, body: { changes } }),
});

/** A guest brings no files, and saves nothing beside his changes. */
const guestDoor = ({ canvasId, projectId }: EnteredLink, tell: (refusal: GuestRefusal) => void): BoardDoor => ({
  ...(canvasId === null ? projectDoor(projectId ?? '') : canvasDoor(canvasId)),
  saveContent: null,
  copyFiles: null,
  beginUpload: null,
  onOpen: (editor) => restrictToGuest(editor, tell),
});

function EmptyCanvas({ mayEdit }: { mayEdit: boolean }) {
  const t = useWords('guests');
  return (
    <div className="pointer-events-none absolute inset-0 flex items-center justify-center p-4">
      <p className="text-base text-ink-3">{t(mayEdit ? 'emptyToEdit' : 'empty')}</p>
    </div>
  );
}
