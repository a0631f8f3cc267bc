import { Maximize2, Minimize2, PanelRight } from 'lucide-react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { dockChat } from '../../board-context/open-chat.ts';
import { usePanels } from '../../board-context/panels.ts';
import { useAround } from '../../board-context/use-around.ts';
import { REVEAL_MS } from '../../editor/camera.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';

/** Puts the chat beside the board, and makes its card large and small. */
export function SizeButtons({ node, isDocked }: { node: BoardNode; isDocked: boolean }) {
  const t = useWords('nodeViews');
  const editor = useEditor();
  const panels = usePanels();
  const { board } = useAround();
  const hasRoom = useIsWide();
  const isExpanded = node.metadata['isExpanded'] === true;
  const toggle = () => {
    editor.commit([{ do: 'patch-node', id: node.id, patch: { metadata: { isExpanded: isExpanded ? null : true } } }]);
    const opened = isExpanded ? undefined : editor.node(node.id);
    // Opened wide it may reach out of sight, where a question is sent.
    if (opened) board?.camera.reveal(rectOf(opened), REVEAL_MS);
  };
  const Size = isExpanded ? Minimize2 : Maximize2;
  return (
    <>
      {hasRoom && !isDocked && !editor.place.past && (
        <IconButton
          label={t('dock')}
          className="nodrag"
          icon={<PanelRight size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => dockChat(panels, node.id)}
        />
      )}
      {editor.mayEdit && (
        <IconButton
          label={t(isExpanded ? 'collapse' : 'expand')}
          aria-expanded={isExpanded}
          className="nodrag"
          icon={<Size size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={toggle}
        />
      )}
    </>
  );
}

/** Stands on the card while its chat is beside the board. */
export function IsDocked() {
  const t = useWords('nodeViews');
  const panels = usePanels();
  return (
    <div className="flex grow flex-col items-center justify-center gap-3 bg-surface-2 text-sm text-ink-2">
      <p className="flex items-center gap-1.5">
        <PanelRight size={16} strokeWidth={1.75} aria-hidden="true" />
        {t('isDocked')}
      </p>
      <Button size="sm" className="nodrag" onClick={() => panels.dock(null)}>
        {t('undock')}
      </Button>
    </div>
  );
}
