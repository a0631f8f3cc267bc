import { useQueryClient } from '@tanstack/react-query';
import { Maximize2, Minimize2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { refreshChat } from '../../../chat/reading.ts';
import { afterFirstFrame } from '../../../lib/after-first-frame.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { KindIcon } from '../../../ui/KindIcon.tsx';
import { Skeleton, Waiting } from '../../../ui/Skeleton.tsx';
import { useWords, withWords } from '../../../words/index.ts';
import type { Evidence } from '../../editor/editor.ts';
import { useEditor, useEvidence, useIsKept } from '../../editor/hooks.ts';
import type { FaceProps } from '../face.ts';
import { TitleField } from '../TitleField.tsx';
import { usePinchThrough } from '../use-pinch-through.ts';
import { useWired, useWiredKey } from './use-wired.ts';

const ChatPanel = lazy(() =>
  afterFirstFrame()
    .then(() => withWords(['talk'], import('../../../chat/ChatPanel.tsx')))
    .then((m) => ({ default: m.ChatPanel })),
);

/** An AI chat on the board: small, or opened wide. An answer goes on while the card is out of sight. */
export function ConversationFace({ node }: FaceProps) {
  const t = useWords('faces');
  const editor = useEditor();
  const root = usePinchThrough();
  const isExpanded = node.metadata['isExpanded'] === true;
  const isKept = useIsKept(node.id);
  const toggle = () =>
    editor.commit([{ do: 'patch-node', id: node.id, patch: { metadata: { isExpanded: isExpanded ? null : true } } }]);
  const Size = isExpanded ? Minimize2 : Maximize2;
  return (
    <div ref={root} className="flex h-full flex-col">
      <header className="flex h-[54px] shrink-0 items-center gap-2.5 border-b border-line pr-3 pl-3.5">
        <KindIcon kind="ai-chat" />
        <TitleField node={node} className="text-read leading-6! font-[650] tracking-[-0.015em]" />
        {editor.mayEdit && (
          <IconButton
            label={t(isExpanded ? 'collapse' : 'expand')}
            aria-expanded={isExpanded}
            className="nodrag"
            icon={<Size size={17} strokeWidth={1.75} aria-hidden="true" />}
            onClick={toggle}
          />
        )}
      </header>
      {isKept && <Conversation nodeId={node.id} />}
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
  const evidence = useEvidence();
  const onAnswering = usePinWhile(nodeId);
  useEffect(
    () => editor.onChatNews(nodeId, () => void refreshChat(client, editor.place, nodeId)),
    [editor, client, nodeId],
  );
  const openEvidence = useCallback(
    (citation: Citation) => {
      if (citation.kind === 'text') editor.flyTo(citation.nodeId);
      else {
        const { nodeId: source, passageId, quote, startSec } = citation;
        const evidence: Evidence = { nodeId: source, passageId, quote, startSec, askedFrom: nodeId };
        const isVideo = citation.kind === 'youtube' && editor.node(source) !== undefined;
        if (onPin && isVideo) onPin(evidence);
        else editor.openEvidence(evidence);
      }
    },
    [editor, nodeId, onPin],
  );
  return (
    <Suspense fallback={<Coming />}>
      <ChatPanel
        place={editor.place}
        nodeId={nodeId}
        mayAsk={editor.mayAsk}
        variant={variant}
        wired={wired}
        wiredKey={wiredKey}
        shownEvidence={evidence ?? pinned}
        onOpenEvidence={openEvidence}
        onAnswering={onAnswering}
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
