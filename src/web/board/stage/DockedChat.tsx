import { ChevronRight, Expand, LocateFixed, PanelRightClose } from 'lucide-react';
import { useEffect } from 'react';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { dockedWidth } from '../../board-context/docked-chats.ts';
import { useEditor, useIsKept, useNode } from '../../board-context/hooks.ts';
import { focusCard } from '../../board-context/focus-card.ts';
import { usePanels } from '../../board-context/panels.ts';
import { Conversation, TalkPicker } from '../../node-views/conversation/ConversationView.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { WidthGrip } from '../../ui/WidthGrip.tsx';
import { useEngine } from '../engine/use-engine.ts';
import { useWords } from '../../words/index.ts';

/** A chat of the board beside it, as tall as the window, while the board and the reader stay in use. */
export function DockedChat({ nodeId }: { nodeId: string }) {
  const t = useWords('board');
  const editor = useEditor();
  const engine = useEngine();
  const panels = usePanels();
  const node = useNode(nodeId);
  const isKept = useIsKept(nodeId);
  const isChat = node !== undefined && toNodeKind(node.type, node.metadata) === 'ai-chat';
  useEffect(() => {
    if (!isChat) panels.dock(null);
  }, [isChat, panels]);
  if (!isChat) return null;
  const undock = () => {
    panels.dock(null);
    focusCard({ editor: engine.editor, engine }, nodeId);
  };
  const buttons = [
    { label: t('showCard'), Icon: LocateFixed, run: () => editor.flyTo(nodeId) },
    { label: t('fullChat'), Icon: Expand, run: () => panels.open({ what: 'full', nodeId }) },
    { label: t('undock'), Icon: PanelRightClose, run: undock },
  ];
  return (
    <aside aria-label={t('docked', { title: node.title })} className="flex min-h-0 grow flex-col">
      <WidthGrip width={dockedWidth} label={t('dockedWidth')} />
      <header className="flex h-[54px] shrink-0 items-center gap-1 border-b border-line pr-2 pl-3.5">
        <KindIcon kind="ai-chat" />
        <h2 className="ml-1.5 max-w-[45%] shrink-0 truncate text-read font-[650]">{node.title}</h2>
        <ChevronRight size={15} aria-hidden="true" className="shrink-0 text-ink-4" />
        <div className="flex min-w-0 grow">
          <TalkPicker nodeId={nodeId} />
        </div>
        {buttons.map(({ label, Icon, run }) => (
          <IconButton
            key={label}
            label={label}
            icon={<Icon size={17} strokeWidth={1.75} aria-hidden="true" />}
            onClick={run}
          />
        ))}
      </header>
      {isKept && <Conversation nodeId={nodeId} variant="full" />}
    </aside>
  );
}
