import { useQueryClient } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import type { Depth } from '#contract/board/depths.ts';
import type { Citation, StaleSource, WebPage } from '#contract/chat/chat.schema.ts';
import type { FoundBy } from '#contract/chat/found-page.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { afterFirstFrame } from '../../lib/after-first-frame.ts';
import { useNotices } from '../../lib/notices.ts';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { Skeleton, Waiting } from '../../ui/Skeleton.tsx';
import { useLanguage, useWords, withWords } from '../../words/index.ts';
import type { Evidence } from '../../editor/editor.ts';
import { useEditor, useEditorState, useEvidence, useIsKept } from '../../board-context/hooks.ts';
import type { NodeViewProps } from '../node-view.ts';
import { useShownPanels } from '../../board-context/panels.ts';
import { useAround } from '../../board-context/use-around.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { TitleField } from '../typing/TitleField.tsx';
import { usePinchThrough } from '../shared/use-pinch-through.ts';
import { useKeepAnswer } from './use-keep-answer.ts';
import { useAcknowledged, useWired, useWiredKey } from './use-wired.ts';

const ChatPanel = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['talk'], import('../../chat/ChatPanel.tsx'))),
  'ChatPanel',
);

const loadSize = () => afterFirstFrame().then(() => import('./ChatSize.tsx'));
const SizeButtons = lazyComponent(loadSize, 'SizeButtons');
const IsDocked = lazyComponent(loadSize, 'IsDocked');

const readAgain: typeof import('../../chat/reading.ts').refreshChat = async (...news) =>
  (await import('../../chat/reading.ts')).refreshChat(...news);

const Picker = lazyComponent(
  () => afterFirstFrame().then(() => withWords(['talk'], import('../../chat/conversations/ConversationPicker.tsx'))),
  'ConversationPicker',
);

/** Which conversation of a chat is open, for the head of wherever the chat stands. */
export function TalkPicker({ nodeId }: { nodeId: string }) {
  const editor = useEditor();
  if (!useIsKept(nodeId)) return null;
  return (
    <Suspense>
      <Picker place={editor.place} nodeId={nodeId} mayAsk={editor.mayAsk} />
    </Suspense>
  );
}

/** An AI chat on the board: small, or opened wide. An answer goes on while the card is out of sight. */
export function ConversationView({ node }: NodeViewProps) {
  const root = usePinchThrough();
  const isKept = useIsKept(node.id);
  const hasRoom = useIsWide();
  const isDocked = useShownPanels().docked === node.id && hasRoom;
  return (
    <div ref={root} className="flex h-full flex-col">
      <header className="flex h-[54px] shrink-0 items-center gap-2.5 border-b border-line pr-3 pl-3.5">
        <KindIcon kind="ai-chat" />
        <div className="flex min-w-0 grow items-center gap-0.5">
          <TitleField
            node={node}
            className="max-w-[55%] grow-0! shrink-0 text-read leading-6! font-[650] tracking-[-0.015em]"
          />
          <ChevronRight size={15} aria-hidden="true" className="ml-1 shrink-0 text-ink-4" />
          <TalkPicker nodeId={node.id} />
        </div>
        <Suspense>
          <SizeButtons node={node} isDocked={isDocked} />
        </Suspense>
      </header>
      {isDocked ? (
        <Suspense>
          <IsDocked />
        </Suspense>
      ) : (
        isKept && <Conversation nodeId={node.id} />
      )}
    </div>
  );
}

interface ConversationProps {
  nodeId: string;
  variant?: 'node' | 'full';
  /** The cited moment of a video that stands over the chat itself. */
  pinned?: Evidence | null;
  /** Shows a cited moment of a video there; without it every passage opens beside the board. */
  onPin?: (moment: Evidence) => void;
}

/** The chat of a node of the open board, wired to it: its sources, its evidence, its news. */
export function Conversation({ nodeId, variant = 'node', pinned = null, onPin }: ConversationProps) {
  const editor = useEditor();
  const client = useQueryClient();
  const wired = useWired(nodeId);
  const wiredKey = useWiredKey(nodeId);
  const suggested = useEditorState((open) => open.node(nodeId)?.metadata['suggested'], nodeId);
  const evidence = useEvidence();
  const onAnswering = usePinWhile(nodeId);
  const t = useWords('wires');
  const notices = useNotices();
  const handleDepth = async (sourceId: string, depth: Depth) => {
    const isOwn = (await import('../../editor/commands/set-depth.ts')).setDepth(editor, sourceId, nodeId, depth);
    if (isOwn) notices.show({ tone: 'done', title: t('ownWire'), text: t('ownWireText') });
  };
  useEffect(
    () => editor.onChatNews(nodeId, (talk) => void readAgain(client, editor.place, nodeId, talk)),
    [editor, client, nodeId],
  );
  // An answer says when a note that it was written from says something else.
  useAcknowledged(wiredKey, () => void readAgain(client, editor.place, nodeId));
  const around = useAround();
  const nodeWords = useWords('nodeViews');
  const openEvidence = useCallback(
    async (citation: Citation) => {
      const { openCitation } = await import('../shared/show-evidence.ts');
      if (!openCitation(around, citation, nodeId, onPin))
        notices.show({ tone: 'failed', title: nodeWords('evidenceGone'), text: nodeWords('evidenceGoneText') });
    },
    [around, nodeId, onPin, notices, nodeWords],
  );
  const onKeepAnswer = useKeepAnswer(around.board, nodeId);
  const showChanges = useCallback(
    ({ nodeId: source, textHash }: StaleSource) =>
      textHash !== null &&
      editor.openEvidence({ nodeId: source, passageId: null, changesSince: textHash, askedFrom: nodeId }),
    [editor, nodeId],
  );
  const { language } = useLanguage();
  const addSource = async ({ url, title }: WebPage, foundBy: FoundBy) => {
    const { addPageSource } = await import('../../editor/commands/add-page-source.ts');
    const done = addPageSource(editor, nodeId, { url, title, foundBy }, language);
    const tone = done === null ? 'failed' : 'done';
    const text = title || url;
    notices.show({ tone, title: t(`pageSource.${done ?? 'refused'}`), text });
  };
  return (
    <Suspense fallback={<Coming />}>
      <ChatPanel
        place={editor.place}
        nodeId={nodeId}
        mayAsk={editor.mayAsk}
        variant={variant}
        wired={wired}
        wiredKey={wiredKey}
        suggested={suggested}
        shownEvidence={evidence ?? pinned}
        onOpenEvidence={(citation) => void openEvidence(citation)}
        onDepth={editor.mayBring ? (id, depth) => void handleDepth(id, depth) : null}
        onShowChanges={showChanges}
        {...(editor.mayBring && { onAddSource: (page, foundBy) => void addSource(page, foundBy) })}
        {...(onKeepAnswer && { onKeepAnswer })}
        onAnswering={onAnswering}
        nodeOf={(id) => editor.node(id)}
      />
    </Suspense>
  );
}

function Coming() {
  const t = useWords('common');
  return (
    <Waiting label={t('loading')} className="flex grow flex-col gap-3 px-4 pt-4">
      <Skeleton className="h-10 w-2/5 self-end" />
      <Skeleton className="h-3 w-11/12" />
      <Skeleton className="h-3 w-4/5" />
    </Waiting>
  );
}

/** Keeps the card in the DOM while an answer is on its way. */
function usePinWhile(nodeId: string): (isAnswering: boolean) => void {
  const editor = useEditor();
  const release = useRef<(() => void) | null>(null);
  const set = useCallback(
    (isOn: boolean) => {
      release.current?.();
      release.current = isOn ? editor.pin(nodeId) : null;
    },
    [editor, nodeId],
  );
  useEffect(() => () => release.current?.(), []);
  return set;
}
