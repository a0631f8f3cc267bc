import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { Size } from '#contract/board/geometry.ts';
import type { BoardEditor } from './editor/board-editor.ts';
import { useEditorState } from './editor/hooks.ts';
import { useEngine } from './engine/use-engine.ts';
import { BoardView } from './stage/BoardView.tsx';
import { EvidencePanel } from './stage/EvidencePanel.tsx';
import { FilePicker } from './stage/FilePicker.tsx';
import { MinimapPanel } from './stage/MinimapPanel.tsx';
import { PhoneChat } from './stage/PhoneChat.tsx';
import { PhoneDock } from './stage/PhoneDock.tsx';
import { ToolPanel } from './stage/ToolPanel.tsx';
import { useStageTools } from './stage/tools.ts';
import { useNodeInAddress } from './stage/use-node-in-address.ts';
import { usePaletteCommands } from './stage/use-palette-commands.tsx';
import { useIsWide, isWide } from './stage/use-is-wide.ts';
import { ZoomBar } from './stage/ZoomBar.tsx';

const AddLinkDialog = lazy(() => import('./stage/AddLinkDialog.tsx').then((m) => ({ default: m.AddLinkDialog })));

/** Pixels at the edges that panels cover, from 768 px on and below. */
export interface Insets {
  wide: { left: number; top: number; bottom: number };
  phone: { left: number; top: number; bottom: number };
}

/** With the tool panel at the left, a bar at the top, the zoom bar below; on phones a bar and the dock. */
const WITH_PANEL: Insets = {
  wide: { left: 210, top: 60, bottom: 52 },
  phone: { left: 0, top: 60, bottom: 84 },
};

interface BoardStageProps {
  /** What stands in the middle while nothing is on the board. */
  empty: ReactNode;
  /** False where the screen has its own buttons for the tools: no panel at the left, and no dock on phones. */
  hasToolPanel?: boolean;
  insets?: Insets;
  /** Null hides it. */
  minimap?: Size | null;
  /** Panels of the screen over the board. */
  children?: ReactNode;
}

/**
 * The board itself with everything one does on it: cards, wires, keys, pastes and drops, selection tools, zoom bar, minimap,
 * tool panel, dialogs, the reader beside it and the full-screen chat of phones. It fills its positioned parent.
 */
export function BoardStage({ empty, hasToolPanel = true, insets = WITH_PANEL, minimap, children }: BoardStageProps) {
  const { editor } = useEngine();
  const tools = useStageTools();
  const [chatId, setChatId] = useState<string | null>(null);
  const hasTools = hasToolPanel && tools.offered.length > 0;
  useInsets(editor, insets);
  useNodeInAddress(editor);
  usePaletteCommands();
  return (
    <BoardView
      onBrought={tools.bring}
      onTool={tools.use}
      onSave={tools.save}
      onGroundDoubleClick={(at) => tools.use('text', at)}
      onCardPress={(card) => card.kind === 'ai-chat' && !isWide() && setChatId(card.id)}
    >
      <WhenEmpty>{empty}</WhenEmpty>
      {hasTools && <ToolPanel />}
      <ZoomBar />
      {minimap !== null && <MinimapPanel size={minimap} className="right-3 bottom-3 z-(--z-panel) hidden md:block" />}
      {hasTools && <PhoneDock />}
      {children}
      {chatId !== null && <PhoneChat key={chatId} nodeId={chatId} onClose={() => setChatId(null)} />}
      <EvidencePanel editor={editor} />
      {editor.mayEdit && <FilePicker field={tools.picker} onFiles={tools.addFiles} />}
      {tools.dialog !== null && (
        <Suspense>
          <AddLinkDialog source={tools.dialog.source} onClose={tools.closeDialog} onAdd={tools.addLinks} />
        </Suspense>
      )}
    </BoardView>
  );
}

function WhenEmpty({ children }: { children: ReactNode }) {
  const { editor } = useEngine();
  return useEditorState(() => editor.scene.nodeCount === 0) ? children : null;
}

/** The panels leave the middle of the board free for what is fitted or flown to. */
function useInsets(editor: BoardEditor, { wide, phone }: Insets): void {
  const hasRoom = useIsWide();
  const { left, top, bottom } = hasRoom ? wide : phone;
  useEffect(() => editor.camera.cover({ left, top, bottom }), [editor, left, top, bottom]);
}
