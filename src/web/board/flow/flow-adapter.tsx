import {
  ConnectionMode,
  Handle,
  Position,
  ReactFlow,
  type ConnectionLineComponentProps,
  type Node,
  type NodeProps,
} from '@xyflow/react';
import { memo, Suspense, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Point, Rect } from '#contract/board/geometry.ts';
import { isLocked } from '../../editor/rules/locking.ts';
import { BOARD } from '#contract/limits.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useBehindFrame } from '../../lib/use-behind-frame.ts';
import { BoardCard } from './BoardCard.tsx';
import type { Ends } from '../../editor/commands/connect.ts';
import { ZOOM } from '../../editor/camera.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import type { SceneNode } from '../../editor/scene.ts';
import type { Engine } from '../engine/engine.ts';
import { LiveCards, mayDrag, zIndexOf } from '../engine/live-cards.ts';
import { useEngine, useEngineState } from '../engine/use-engine.ts';
import { CameraLink } from './flow-camera.tsx';
import { SCROLLING_CLASS } from '../pointer/use-wheel.ts';
import { handleAt, pathOf, curveBetween, sides, type Side } from '../engine/wire-path.ts';
import { isCoarse } from '../../lib/coarse.ts';

const FINGER_PX = 6;

/** A pointer that moves less than this has only pressed. */
const dragThresholdPx = (): number => (isCoarse() ? FINGER_PX : 1);

/** With `flow-camera.tsx` and `flow-grips.tsx` all that knows @xyflow/react. It sees the live cards only and never the document. */

/** Fetches what cards are resized by, so that the first that is chosen need not wait for it. */
export const loadGrips = () => import('./flow-grips.tsx');
const Grips = lazyComponent(loadGrips, 'Grips');

type FlowNode = Node<Record<string, never>, 'card'>;

/** Whole pixels; where a drag comes to rest is for `Aligner` to say. */
const SNAP: [number, number] = [1, 1];
const HANDLE_PX = 12;
const NOTHING: Record<string, never> = {};
const positions: Record<Side, Position> = { l: Position.Left, r: Position.Right, t: Position.Top, b: Position.Bottom };

/** Sizes and handles are given, so that nothing is measured and a card can be used in the frame in which it comes. */
function toFlowNode(card: SceneNode, isSelected: boolean, label: string): FlowNode {
  const { id, x, y, width, height } = card;
  const handles = sides.map((side) => {
    const at = handleAt({ x: 0, y: 0, width, height }, side);
    return {
      id: side,
      type: 'source' as const,
      position: positions[side],
      x: at.x - HANDLE_PX / 2,
      y: at.y - HANDLE_PX / 2,
      width: HANDLE_PX,
      height: HANDLE_PX,
    };
  });
  return {
    id,
    type: 'card',
    position: { x, y },
    width,
    height,
    measured: { width, height },
    handles,
    zIndex: zIndexOf(card, isSelected),
    data: NOTHING,
    selected: isSelected,
    ...(!mayDrag(card, isSelected) && { draggable: false }),
    ariaLabel: label,
    // Without the English word that the engine would have read after the name.
    domAttributes: { 'aria-roledescription': undefined },
  };
}

interface FlowBoardProps {
  labelOf: (card: SceneNode) => string;
  onCardClick: (id: string, event: React.MouseEvent) => void;
  onGroundClick: (event: React.MouseEvent) => void;
  onMoveStart: (card: SceneNode, event: MouseEvent | TouchEvent) => void;
  onMoveEnd: () => void;
  onConnect: (ends: Ends) => void;
  /** A wire from this card was let go over no handle: on a card's body, or over nothing. */
  onConnectOver: (from: string, client: Point) => void;
  onReady: () => void;
}

export function FlowBoard(props: FlowBoardProps) {
  const engine = useEngine();
  const { editor } = engine;
  const nodes = useLiveNodes(engine, props.labelOf);
  const isHand = useEngineState((open) => open.pointerMode() === 'hand');
  const grip = useGrip(engine);
  const carry = (event: MouseEvent | TouchEvent, node: FlowNode) =>
    engine.moveTo(grip.placeOf(node), { keepsAxis: event.shiftKey, isFree: event.altKey });
  return (
    <ReactFlow<FlowNode>
      nodes={nodes}
      edges={NO_EDGES}
      nodeTypes={nodeTypes}
      onPointerDownCapture={grip.press}
      onMoveStart={(event) => event && editor.camera.interrupt()}
      onNodeClick={(event, node) => props.onCardClick(node.id, event)}
      onPaneClick={props.onGroundClick}
      onNodeDragStart={(event, node) => {
        const card = editor.scene.entry(node.id);
        if (!card) return;
        props.onMoveStart(card, event);
        grip.take(event);
        carry(event, node);
      }}
      onNodeDrag={carry}
      onNodeDragStop={props.onMoveEnd}
      onConnectStart={(_, { nodeId }) => engine.setConnecting(nodeId)}
      onConnect={(ends) => engine.isConnecting() && props.onConnect(ends)}
      onConnectEnd={(event, state) => {
        if (!engine.isConnecting()) return;
        engine.setConnecting(null);
        if (state.isValid || !state.fromNode) return;
        const at = 'changedTouches' in event ? event.changedTouches[0] : event;
        if (at) props.onConnectOver(state.fromNode.id, { x: at.clientX, y: at.clientY });
      }}
      nodesDraggable={editor.mayEdit}
      nodesConnectable={editor.mayEdit}
      connectionMode={ConnectionMode.Loose}
      connectionRadius={BOARD.connectionRadiusPx}
      connectionLineComponent={DrawnWire}
      snapToGrid
      snapGrid={SNAP}
      nodeDragThreshold={dragThresholdPx()}
      connectOnClick={false}
      minZoom={ZOOM.least}
      maxZoom={ZOOM.most}
      panOnDrag={isHand ? HAND_BUTTONS : ARROW_BUTTONS}
      zoomOnScroll
      zoomOnPinch
      zoomOnDoubleClick={false}
      elementsSelectable={false}
      selectNodesOnDrag={false}
      elevateNodesOnSelect={false}
      zIndexMode="manual"
      panActivationKeyCode={null}
      selectionKeyCode={null}
      multiSelectionKeyCode={null}
      deleteKeyCode={null}
      disableKeyboardA11y
      noWheelClassName={SCROLLING_CLASS}
      proOptions={PRO_OPTIONS}
    >
      <CameraLink onReady={props.onReady} />
    </ReactFlow>
  );
}

/**
 * Where on the card it is held: the interaction engine counts from where a press became a drag, and the card would stay behind
 * the pointer by as much as that took.
 */
function useGrip({ editor }: Engine) {
  const pressed = useRef<Point>({ x: 0, y: 0 });
  const behind = useRef<Point>({ x: 0, y: 0 });
  return {
    press({ isPrimary, clientX, clientY }: React.PointerEvent) {
      if (isPrimary) pressed.current = { x: clientX, y: clientY };
    },
    take(event: MouseEvent | TouchEvent) {
      const at = 'touches' in event ? event.touches[0] : event;
      const { zoom } = editor.camera.view;
      const { x, y } = pressed.current;
      behind.current = at ? { x: (at.clientX - x) / zoom, y: (at.clientY - y) / zoom } : { x: 0, y: 0 };
    },
    placeOf: ({ position: { x, y } }: FlowNode): Point => ({ x: x + behind.current.x, y: y + behind.current.y }),
  };
}

const NO_EDGES: never[] = [];
/** The left button moves the board by the hand only; the others, and Space, are for `HandPan`. */
const HAND_BUTTONS = [0];
const ARROW_BUTTONS: number[] = [];
const PRO_OPTIONS = { hideAttribution: true };

function useLiveNodes(engine: Engine, labelOf: (card: SceneNode) => string): FlowNode[] {
  const [cards] = useState(() => new LiveCards<FlowNode>(engine, labelOf, toFlowNode));
  const subscribe = useCallback(
    (seen: () => void) => {
      cards.refresh();
      return engine.subscribe((isUrgent) => {
        if (!cards.refresh()) return;
        if (isUrgent) flushSync(seen);
        else seen();
      });
    },
    [engine, cards],
  );
  return useSyncExternalStore(subscribe, cards.read);
}

function DrawnWire({
  fromX,
  fromY,
  toX,
  toY,
  fromPosition,
  toPosition,
  connectionStatus,
}: ConnectionLineComponentProps<FlowNode>) {
  const sideOf = (position: Position): Side => sides.find((side) => positions[side] === position) ?? 'r';
  const at = (x: number, y: number): Rect => ({ x, y, width: 0, height: 0 });
  const curve = curveBetween(at(fromX, fromY), sideOf(fromPosition), at(toX, toY), sideOf(toPosition));
  return (
    <g className="board-drawn-wire" data-snaps={connectionStatus === 'valid'}>
      <path d={pathOf(curve)} />
      <circle cx={toX} cy={toY} r={6} />
    </g>
  );
}

const FlowCard = memo(
  function FlowCard({ id, selected = false }: NodeProps<FlowNode>) {
    const { editor } = useEngine();
    const card = editor.scene.entry(id);
    if (!card) return null;
    return (
      <>
        <BoardCard id={id} isSelected={selected} />
        {editor.mayEdit &&
          sides.map((side) => (
            <Handle key={side} id={side} type="source" position={positions[side]} className="board-handle" />
          ))}
        {editor.mayEdit && selected && !isLocked(card.node) && <GripsWhenAlone id={id} card={card} />}
      </>
    );
  },
  (a, b) =>
    a.id === b.id &&
    a.selected === b.selected &&
    a.draggable === b.draggable &&
    a.width === b.width &&
    a.height === b.height,
);

/** Who is chosen beside it comes and goes without the card. */
function GripsWhenAlone({ id, card }: { id: string; card: SceneNode }) {
  const isOnlyOne = useEditorState((editor) => editor.selection().size === 1);
  const hasGrips = useBehindFrame(isOnlyOne, false);
  return isOnlyOne && hasGrips ? (
    <Suspense>
      <Grips id={id} card={card} />
    </Suspense>
  ) : null;
}

const nodeTypes = { card: FlowCard };
