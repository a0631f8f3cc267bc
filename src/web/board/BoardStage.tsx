import { Suspense, useDeferredValue, useEffect, type ReactNode } from 'react';
import type { Point, Size } from '#contract/board/geometry.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { afterFirstFrame } from '../lib/after-first-frame.ts';
import { acceptedFiles } from '../editor/commands/add-file.ts';
import { nearestChat } from '../editor/commands/connect-to-chat.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useEditorState, useEvidence } from '../board-context/hooks.ts';
import { useEngine } from './engine/use-engine.ts';
import { FindSlot } from './find/FindSlot.tsx';
import { BoardView } from './stage/BoardView.tsx';
import { dockedWidth } from '../board-context/docked-chats.ts';
import { usePanels, useShownPanels } from '../board-context/panels.ts';
import { ToolPanel } from './stage/ToolPanel.tsx';
import { useStageTools } from '../board-context/tools.ts';
import { useNodeInAddress } from './stage/use-node-in-address.ts';
import { useIsWide, isWide } from '../lib/use-is-wide.ts';
import { ZoomBar } from './stage/ZoomBar.tsx';
import { FilePicker } from '../ui/FilePicker.tsx';
import { usePanelWidth } from '../ui/panel-width.ts';
import { withWords } from '../words/index.ts';
import { BESIDE_SHEET } from '../ui/beside-sheet.ts';

const FindButton = lazyComponent(() => import('./find/FindButton.tsx'), 'FindButton');
const PhoneDock = lazyComponent(() => import('./stage/PhoneDock.tsx'), 'PhoneDock');
const PhoneChat = lazyComponent(() => import('./stage/PhoneChat.tsx'), 'PhoneChat');
const MinimapPanel = lazyComponent(
  () => afterFirstFrame().then(() => import('./stage/MinimapPanel.tsx')),
  'MinimapPanel',
);
const StaleBar = lazyComponent(() => afterFirstFrame().then(() => import('./stage/StaleBar.tsx')), 'StaleBar');
const ZenBar = lazyComponent(() => import('./stage/ZenBar.tsx'), 'ZenBar');
const DockedChat = lazyComponent(() => afterFirstFrame().then(() => import('./stage/DockedChat.tsx')), 'DockedChat');
const AddLinkDialog = lazyComponent(() => import('./stage/AddLinkDialog.tsx'), 'AddLinkDialog');

/** Pixels at the edges that panels cover, from 768 px on and below. */
export interface Insets {
  wide: { left: number; top: number; bottom: number };
  phone: { left: number; top: number; bottom: number };
}

/** With the tool panel at the left, a bar at the top, the zoom bar below; on phones the dock alone. */
const WITH_PANEL: Insets = {
  wide: { left: 210, top: 60, bottom: 52 },
  phone: { left: 0, top: 8, bottom: 84 },
};

const WITHOUT_PANELS: Insets = {
  wide: { left: 0, top: 0, bottom: 0 },
  phone: { left: 0, top: 0, bottom: 0 },
};

const MINIMAP_SIZE: Size = { width: 196, height: 128 };
/** From the edge of the board to the minimap, and as much again to the next card. */
const MINIMAP_ROOM_PX = 24;

/** The bar that finds, with what it says of a hit. */
const FIND_PX = 96;

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
export function BoardStage({
  empty,
  hasToolPanel = true,
  insets = WITH_PANEL,
  minimap = MINIMAP_SIZE,
  children,
}: BoardStageProps) {
  const { editor } = useEngine();
  const tools = useStageTools();
  const hasTools = hasToolPanel && tools.offered.length > 0;
  const panels = usePanels();
  const { isZen, panel, docked, phoneChat } = useShownPanels();
  const isFull = panel?.what === 'full';
  const quickAdd = useQuickAdd();
  const isPhone = !useIsWide();
  /** The cards are seen first; what stands around them is made in the frames that follow. */
  const hasPanels = useDeferredValue(true, false);
  /** The chat nearest to what is seen; where there is none yet it is made. */
  const openChat = () => {
    const chat = nearestChat(editor, [], editor.camera.centre());
    if (chat) panels.showPhoneChat(chat.id);
    else tools.use('ai-chat');
  };
  useInsets(editor, isZen ? WITHOUT_PANELS : insets);
  useCorner(editor, isZen || isPhone ? null : minimap);
  useNodeInAddress(editor);
  const view = (
    <BoardView
      onPaste={tools.place}
      onGroundDoubleClick={quickAdd}
      onCardPress={(card) => card.kind === 'ai-chat' && !isWide() && panels.showPhoneChat(card.id)}
    >
      <WhenEmpty>{empty}</WhenEmpty>
      {isZen && !isFull && (
        <Suspense>
          <ZenBar />
        </Suspense>
      )}
      {hasPanels && !isZen && !isFull && (
        <>
          {hasTools && <ToolPanel />}
          <ZoomBar />
          {minimap !== null && (
            <Suspense>
              <MinimapPanel size={minimap} className="bottom-3 z-(--z-panel) hidden md:block" />
            </Suspense>
          )}
          <Suspense>
            <StaleBar isAboveZoom={!hasToolPanel} />
          </Suspense>
          {isPhone && (
            <Suspense>
              {hasTools ? (
                <PhoneDock onChat={openChat} />
              ) : (
                <div className="absolute right-3 bottom-[max(20px,env(safe-area-inset-bottom))] z-(--z-panel) rounded-[10px] shadow-pop md:hidden">
                  <FindButton />
                </div>
              )}
            </Suspense>
          )}
        </>
      )}
      {/* Out of sight in a full view, but there: what is said about it stands beside it. */}
      {hasPanels && !isZen && <div className={isFull ? 'hidden' : 'contents'}>{children}</div>}
      {phoneChat !== null && panel?.what !== 'plan' && (
        <Suspense>
          <PhoneChat key={phoneChat} nodeId={phoneChat} onClose={() => panels.showPhoneChat(null)} />
        </Suspense>
      )}
      <EvidencePanel editor={editor} onPhoneChat={panels.showPhoneChat} />
      <FindSlot />
      <OutlineSlot />
      {editor.mayEdit && <FilePicker field={tools.picker} accept={acceptedFiles} multiple onFiles={tools.addFiles} />}
      {tools.dialog !== null && (
        <Suspense>
          <AddLinkDialog source={tools.dialog.source} onClose={tools.closeDialog} onAdd={tools.addLinks} />
        </Suspense>
      )}
    </BoardView>
  );
  return (
    <div className="absolute inset-0 flex">
      <div className="relative min-w-0 grow">{view}</div>
      {docked !== null && !isPhone && !isZen && <Dock nodeId={docked} />}
    </div>
  );
}

/** The room beside the board, which it has from its first frame on; the chat comes into it. */
function Dock({ nodeId }: { nodeId: string }) {
  const widthPx = usePanelWidth(dockedWidth);
  return (
    <div
      data-docked
      style={{ width: widthPx }}
      className="relative flex shrink-0 flex-col border-l border-line bg-surface"
    >
      <Suspense>
        <DockedChat key={nodeId} nodeId={nodeId} />
      </Suspense>
    </div>
  );
}

/** Opens the menu of what can be made at this point of the board, where nothing lies but the ground or a group. */
function useQuickAdd(): (at: Point) => void {
  const { editor } = useEngine();
  const panels = usePanels();
  return (at) => {
    const under = editor.scene.at(at);
    if (!editor.mayEdit || (under && under.kind !== 'group')) return;
    const { frame, view } = editor.camera;
    const client = { x: frame.x + view.x + at.x * view.zoom, y: frame.y + view.y + at.y * view.zoom };
    panels.open({ what: 'quick-add', from: null, at, client });
  };
}

function WhenEmpty({ children }: { children: ReactNode }) {
  const { editor } = useEngine();
  return useEditorState(() => editor.scene.nodeCount === 0) ? (
    <div data-ground className="contents">
      {children}
    </div>
  ) : null;
}

/** Nothing that is fitted comes under the minimap. */
function useCorner(editor: BoardEditor, size: Size | null): void {
  const width = size && size.width + MINIMAP_ROOM_PX;
  const height = size && size.height + MINIMAP_ROOM_PX;
  useEffect(() => editor.camera.coverCorner(width && height ? { width, height } : null), [editor, width, height]);
}

/** The panels leave the middle of the board free for what is fitted or flown to. */
function useInsets(editor: BoardEditor, { wide, phone }: Insets): void {
  const hasRoom = useIsWide();
  const { left, top: bar, bottom } = hasRoom ? wide : phone;
  const top = useShownPanels().findAsked > 0 ? bar + FIND_PX : bar;
  useEffect(() => editor.camera.cover({ left, top, bottom }), [editor, left, top, bottom]);
}

const Outline = lazyComponent(() => withWords(['board', 'talk'], import('./outline/Outline.tsx')), 'Outline');

/** The place of the outline; it comes when it is first asked for. */
function OutlineSlot() {
  const panels = usePanels();
  const { outlineAsked } = useShownPanels();
  if (outlineAsked === 0) return null;
  return (
    <Suspense>
      <Outline asked={outlineAsked} onClose={panels.closeOutline} />
    </Suspense>
  );
}

const BoardReader = lazyComponent(() => withWords(['talk'], import('./stage/BoardReader.tsx')), 'BoardReader');

interface EvidencePanelProps {
  editor: BoardEditor;
  /** A quotation is asked about in a chat that takes the whole screen. */
  onPhoneChat: (chatId: string) => void;
}

/** The passage that somebody wants to see, beside the board. */
function EvidencePanel({ editor, onPhoneChat }: EvidencePanelProps) {
  const evidence = useEvidence();
  const isThere = useEditorState((open) => evidence !== null && open.node(evidence.nodeId) !== undefined);
  if (!evidence || !isThere) return null;
  return (
    <Suspense>
      <div className="contents" {...{ [BESIDE_SHEET]: '' }}>
        <BoardReader editor={editor} evidence={evidence} onPhoneChat={onPhoneChat} />
      </div>
    </Suspense>
  );
}
