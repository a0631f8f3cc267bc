import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { Canvas as CanvasFacts } from '#contract/canvases/canvas.schema.ts';
import { BoardView } from '../board/BoardView.tsx';
import type { BoardEditor } from '../board/editor/board-editor.ts';
import { useEvidence, useEditorState } from '../board/editor/hooks.ts';
import { MinimapPanel } from '../board/MinimapPanel.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { CanvasFailed, CanvasOpening } from './CanvasStates.tsx';
import { EmptyBoard } from './EmptyBoard.tsx';
import { FilePicker } from './FilePicker.tsx';
import { PhoneChat } from './PhoneChat.tsx';
import { PhoneDock } from './PhoneDock.tsx';
import { SaveBar } from './SaveBar.tsx';
import { ToolPanel } from './ToolPanel.tsx';
import { useCanvas } from './use-canvas.ts';
import { useEditorNews } from './use-editor-news.ts';
import { useProcessingNotices } from './use-processing-notices.ts';
import { useSave } from './use-save.ts';
import { useTools } from './use-tools.ts';
import { ZoomBar } from './ZoomBar.tsx';

const AddLinkDialog = lazy(() => import('./AddLinkDialog.tsx').then((m) => ({ default: m.AddLinkDialog })));
const SourceReader = lazy(() => import('../sources/SourceReader.tsx').then((m) => ({ default: m.SourceReader })));

/** The canvas editor. */
export function CanvasScreen() {
  const { canvasId = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  return <Canvas key={`${canvasId} ${attempt}`} canvasId={canvasId} onRetry={() => setAttempt((count) => count + 1)} />;
}

function Canvas({ canvasId, onRetry }: { canvasId: string; onRetry: () => void }) {
  const tellNews = useEditorNews();
  const state = useCanvas(canvasId, tellNews);
  usePageTitle(state.is === 'open' ? state.canvas.title : undefined);
  return (
    <main id="content" className="relative h-[calc(100dvh-var(--h-nav))] overflow-hidden bg-board">
      {state.is === 'loading' && <CanvasOpening />}
      {state.is === 'failed' && <CanvasFailed error={state.error} onRetry={onRetry} />}
      {state.is === 'open' && <OpenCanvas key={state.editor.boardId} canvas={state.canvas} editor={state.editor} />}
    </main>
  );
}

/** From here on panels stand beside the board; below, everything comes as a sheet over it. */
const WIDE = '(min-width: 48rem)';
const isWide = (): boolean => matchMedia(WIDE).matches;

const REVEAL_MS = 220;
const INSETS = { tools: 210, bar: 60, zoomBar: 52, dock: 84, reader: 412 };

function OpenCanvas({ canvas, editor }: { canvas: CanvasFacts; editor: BoardEditor }) {
  const tools = useTools(editor);
  const save = useSave(editor);
  const [chatId, setChatId] = useState<string | null>(null);
  useProcessingNotices(editor);
  useInsets(editor);
  return (
    <BoardView
      editor={editor}
      onBrought={tools.bring}
      onTool={tools.use}
      onSave={save}
      onGroundDoubleClick={(at) => tools.use('text', at)}
      onCardPress={(card) => card.kind === 'ai-chat' && !isWide() && setChatId(card.id)}
    >
      <EmptyBoard onTool={tools.use} />
      <ToolPanel onTool={tools.use} />
      <SaveBar title={canvas.title} onSave={save} />
      <ZoomBar />
      <MinimapPanel className="right-3 bottom-3 z-(--z-panel) hidden md:block" />
      <PhoneDock onTool={tools.use} onPaste={tools.bring} />
      {chatId !== null && <PhoneChat key={chatId} nodeId={chatId} onClose={() => setChatId(null)} />}
      <EvidencePanel editor={editor} />
      <FilePicker field={tools.picker} onFiles={tools.addFiles} />
      {tools.dialog !== null && (
        <Suspense>
          <AddLinkDialog source={tools.dialog.source} onClose={tools.closeDialog} onAdd={tools.addLinks} />
        </Suspense>
      )}
    </BoardView>
  );
}

/** The panels leave the middle of the board free for what is fitted or flown to. */
function useInsets(editor: BoardEditor): void {
  const [hasPanels, setHasPanels] = useState(isWide);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => setHasPanels(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  useEffect(() => {
    const { tools, bar, zoomBar, dock } = INSETS;
    editor.camera.cover({ left: hasPanels ? tools : 0, top: bar, bottom: hasPanels ? zoomBar : dock });
  }, [editor, hasPanels]);
}

/** Moves the board aside where the reader would cover the card that it belongs to. */
function keepInSight(editor: BoardEditor, nodeId: string): void {
  const card = editor.scene.entry(nodeId);
  if (!card) return;
  const { view, frame } = editor.camera;
  const left = card.x * view.zoom + view.x;
  const right = left + card.width * view.zoom;
  if (left < frame.width && right > frame.width - INSETS.reader) editor.camera.reveal(card, REVEAL_MS);
}

function EvidencePanel({ editor }: { editor: BoardEditor }) {
  const evidence = useEvidence();
  const isThere = useEditorState((open) => evidence !== null && open.node(evidence.nodeId) !== undefined);
  useEffect(() => {
    const isBeside = evidence !== null && isWide();
    editor.camera.cover({ right: isBeside ? INSETS.reader : 0 });
    if (isBeside) keepInSight(editor, evidence.askedFrom ?? evidence.nodeId);
  }, [editor, evidence]);
  if (!evidence || !isThere) return null;
  return (
    <Suspense>
      <SourceReader
        canvasId={editor.canvasId}
        nodeId={evidence.nodeId}
        passageId={evidence.passageId}
        quote={evidence.quote ?? null}
        startSec={evidence.startSec ?? null}
        onClose={() => editor.openEvidence(null)}
      />
    </Suspense>
  );
}
