import { useCallback, useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import { toNodeLook } from '#contract/board/kinds/index.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import '../board.css';
import type { Brought } from '../commands/read-transfer.ts';
import { connect, type Ends } from '../commands/connect.ts';
import type { SceneNode } from '../editor/scene.ts';
import type { Engine } from '../engine/engine.ts';
import { useEngine, useEngineState } from '../engine/use-engine.ts';
import { FlowBoard } from '../flow-adapter.tsx';
import { Marquee } from '../Marquee.tsx';
import { useBoardKeys } from '../use-board-keys.ts';
import { useBringing } from '../use-bringing.ts';
import { usePointing } from '../use-pointing.ts';
import { useWheel } from '../use-wheel.ts';
import type { ToolId } from '../read-key.ts';
import { ContextMenu } from './ContextMenu.tsx';
import { SelectionTools } from './SelectionTools.tsx';
import { NumberedSources } from './SourceNumbers.tsx';
import { WireCross } from '../WireCross.tsx';

interface BoardViewProps {
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

/** The surface of the open board: cards, wires, gestures and keys. Its panels find engine and editor by context. */
export function BoardView({ onBrought, onTool, onGroundDoubleClick, onCardPress, onSave, children }: BoardViewProps) {
  const engine = useEngine();
  const { editor } = engine;
  const board = useRef<HTMLDivElement>(null);
  const gestures = useGestures(onCardPress);
  const pointer = useEngineState((open) => open.pointerMode());
  const t = useWords('board');
  useFrame(engine, board);
  useWheel(board);
  usePointing(board, onGroundDoubleClick);
  const { language } = useLanguage();
  useBoardKeys({ language, onTool, onSave });
  useBringing(board, onBrought);
  const labelOf = useLabels();
  const fit = useCallback(() => {
    const bounds = editor.scene.bounds();
    if (bounds) editor.camera.begin(bounds);
  }, [editor]);
  return (
    <div ref={board} className="board" data-pointer={pointer} role="application" aria-label={t('board')}>
      <NumberedSources>
        <FlowBoard labelOf={labelOf} onReady={fit} {...gestures} />
      </NumberedSources>
      <WireCross />
      <SelectionTools />
      <Marquee board={board} />
      <ContextMenu board={board} />
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
  return useCallback(({ node }: SceneNode) => {
    const look = toNodeLook(node.type, node.metadata);
    return latest.current.t('cardLabel', { kind: latest.current.faces(`kind.${look}`), title: node.title });
  }, []);
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
