import { useCallback, useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import { useNotices } from '../lib/notices.ts';
import { useWords } from '../words/index.ts';
import './board.css';
import type { Brought } from './commands/read-transfer.ts';
import { connect, type Ends } from './commands/connect.ts';
import type { BoardEditor } from './editor/board-editor.ts';
import { EditorContext } from './editor/hooks.ts';
import type { SceneNode } from './editor/scene.ts';
import { Engine } from './engine/engine.ts';
import { EngineContext, useEngine } from './engine/use-engine.ts';
import { FlowBoard } from './flow-adapter.tsx';
import { Marquee } from './Marquee.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useBringing } from './use-bringing.ts';
import { usePointing } from './use-pointing.ts';
import { useWheel } from './use-wheel.ts';
import type { ToolId } from './read-key.ts';
import { SelectionTools } from './SelectionTools.tsx';
import { WireCross } from './WireCross.tsx';

interface BoardViewProps {
  editor: BoardEditor;
  /** Something was pasted or dropped; the point is the board's, null when it was not brought to a place. */
  onBrought: (brought: Brought, at: Point | null) => void;
  onTool: (tool: ToolId) => void;
  onGroundDoubleClick: (at: Point) => void;
  /** A card was pressed once, live or painted. */
  onCardPress: (card: SceneNode) => void;
  onSave: () => void;
  /** Panels over the board. */
  children?: ReactNode;
}

/** A board on the screen with everything one can do on it. Its panels find engine and editor by context. Key it by board. */
export function BoardView(props: BoardViewProps) {
  const { editor } = props;
  const [engine] = useState(() => new Engine(editor));
  useEffect(() => {
    engine.open();
    return () => engine.close();
  }, [engine]);
  return (
    <EditorContext value={editor}>
      <EngineContext value={engine}>
        <Surface {...props} />
      </EngineContext>
    </EditorContext>
  );
}

function Surface({ editor, onBrought, onTool, onGroundDoubleClick, onCardPress, onSave, children }: BoardViewProps) {
  const engine = useEngine();
  const board = useRef<HTMLDivElement>(null);
  const gestures = useGestures(onCardPress);
  const t = useWords('board');
  useFrame(engine, board);
  useWheel(board);
  usePointing(board, onGroundDoubleClick);
  useBoardKeys({ onTool, onSave });
  useBringing(board, onBrought);
  const labelOf = useLabels();
  const fit = useCallback(() => {
    const bounds = editor.scene.bounds();
    if (bounds) editor.camera.begin(bounds);
  }, [editor]);
  return (
    <div ref={board} className="board" role="application" aria-label={t('board')}>
      <FlowBoard labelOf={labelOf} onReady={fit} {...gestures} />
      <WireCross />
      <SelectionTools />
      <Marquee board={board} />
      {children}
    </div>
  );
}

/** Keeps the painted ground under the cards, and everybody informed about the element's place and size. */
function useFrame(engine: Engine, board: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    element.prepend(engine.ground);
    const measure = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      engine.editor.camera.measure({ x: left, y: top, width, height });
      engine.resize(width, height);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [engine, board]);
}

function useLabels(): (card: SceneNode) => string {
  const faces = useWords('faces');
  const t = useWords('board');
  const latest = useRef({ faces, t });
  useEffect(() => {
    latest.current = { faces, t };
  });
  return useCallback(
    ({ kind, node }: SceneNode) =>
      latest.current.t('cardLabel', { kind: latest.current.faces(`kind.${kind}`), title: node.title }),
    [],
  );
}

/** What clicks, drags and connections on the board do. */
function useGestures(onCardPress: (card: SceneNode) => void) {
  const engine = useEngine();
  const { editor } = engine;
  const notices = useNotices();
  const t = useWords('board');
  const toggle = (id: string) => {
    const next = new Set(editor.selection());
    if (!next.delete(id)) next.add(id);
    editor.select(next);
  };
  const click = (id: string, event: MouseEvent) => {
    if (event.shiftKey || event.metaKey || event.ctrlKey) toggle(id);
    else editor.select([id]);
    const card = editor.scene.entry(id);
    if (card) onCardPress(card);
  };
  const tie = (ends: Ends) => {
    const verdict = connect(editor, ends);
    if (verdict.ok) notices.show({ tone: 'done', title: t('connectionCreated'), text: t('connectionCreatedText') });
    else notices.show({ tone: 'told', title: t(`connectionRefused.${verdict.reason}`) });
  };
  return {
    onCardClick: click,
    onGroundClick(event: MouseEvent) {
      const under = editor.scene.at(editor.camera.toBoard({ x: event.clientX, y: event.clientY }));
      if (!under || under.kind === 'group') engine.pointAt({ x: event.clientX, y: event.clientY });
      const wire = engine.hoveredWire();
      if (wire !== null) click(wire, event);
      else if (under) click(under.id, event);
      else if (!event.shiftKey) editor.select([]);
    },
    onMoveStart(card: SceneNode, event: { shiftKey: boolean; metaKey: boolean; ctrlKey: boolean }) {
      const adds = event.shiftKey || event.metaKey || event.ctrlKey;
      if (!editor.selection().has(card.id)) editor.select(adds ? [...editor.selection(), card.id] : [card.id]);
      engine.startMove(card);
    },
    onMoveEnd() {
      const refusal = engine.endMove();
      if (refusal === 'ai-chat') notices.show({ tone: 'told', title: t('groupRefused'), text: t('groupRefusedText') });
      if (refusal === 'invalid-position') {
        notices.show({ tone: 'failed', title: t('invalidPosition'), text: t('invalidPositionText') });
      }
    },
    onConnect: tie,
    onConnectOver(from: string, client: Point) {
      const target = editor.scene.at(editor.camera.toBoard(client));
      if (target && target.id !== from)
        tie({ source: from, sourceHandle: null, target: target.id, targetHandle: null });
    },
  };
}
