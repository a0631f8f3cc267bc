import {
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Point } from '#contract/board/geometry.ts';
import { toNodeLook } from '#contract/board/kinds/index.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { afterFirstFrame } from '../../lib/after-first-frame.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import '../look/board.css';
import { sayTied } from '../actions/say-wired.ts';
import { useWiredMails } from '../wires/read-wired-mails.ts';
import type { ClipboardContent } from '../../editor/commands/read-transfer.ts';
import { connect, type Ends } from '../../editor/commands/connect.ts';
import { toggleSelected } from '../../editor/commands/toggle-selected.ts';
import type { SceneNode } from '../../editor/scene.ts';
import type { Engine } from '../engine/engine.ts';
import { useEngine, useEngineState } from '../engine/use-engine.ts';
import { FlowBoard } from '../flow/flow-adapter.tsx';
import { Announcements } from '../keyboard-a11y/Announcements.tsx';
import { ToOutline } from '../keyboard-a11y/ToOutline.tsx';
import { cardIdAt } from '../../board-context/focus-card.ts';
import { useCardFocus } from '../keyboard-a11y/use-card-focus.ts';
import { useBoardKeys } from '../keyboard/use-board-keys.ts';
import { usePaste } from '../clipboard/use-paste.ts';
import { usePlayingMedia } from '../flow/use-playing-media.ts';
import { useDragKeys } from '../pointer/use-drag-keys.ts';
import { useHandPan } from '../pointer/use-hand-pan.ts';
import { useHeldFocus } from '../flow/use-held-focus.ts';
import { usePointing } from '../pointer/use-pointing.ts';
import { useWorkPlace } from '../pointer/use-work-place.ts';
import { useWheel } from '../pointer/use-wheel.ts';
import { usePanels, useShownPanels } from '../../board-context/panels.ts';
import { NumberedSources } from '../flow/SourceNumbers.tsx';
import { useContextMenu } from './use-context-menu.ts';
import { useProcessingNotices } from './use-processing-notices.ts';
import { findConnectionTarget } from '../engine/connection-target.ts';

const BoardInteractions = lazyComponent(() => import('./BoardInteractions.tsx'), 'BoardInteractions');

interface BoardViewProps {
  /** Something was pasted or dropped; the point is the board's, null when it was not brought to a place. */
  onPaste: (brought: ClipboardContent, at: Point | null) => void;
  onGroundDoubleClick: (at: Point) => void;
  /** A card was pressed once, live or painted. */
  onCardPress: (card: SceneNode) => void;
  /** Panels over the board. */
  children?: ReactNode;
}

/** The surface of the open board: cards, wires, gestures and keys. Its panels find engine and editor by context. */
export function BoardView({ onPaste, onGroundDoubleClick, onCardPress, children }: BoardViewProps) {
  const engine = useEngine();
  const { editor } = engine;
  const board = useRef<HTMLDivElement>(null);
  const gestures = useGestures(onCardPress);
  const pointer = useEngineState((open) => open.pointerMode());
  const { isZen } = useShownPanels();
  const [stands, setStands] = useState(false);
  const t = useWords('board');
  useFrame(engine, board);
  useWheel(board);
  useHandPan(board);
  useHeldFocus(board);
  usePlayingMedia(board);
  useDragKeys();
  usePointing(board, onGroundDoubleClick);
  useWorkPlace(board);
  useBoardKeys(stands);
  usePaste(board, onPaste);
  useContextMenu(board);
  useCardFocus(board);
  useProcessingNotices(editor);
  const labelOf = useLabels();
  const fit = useCallback(() => {
    const bounds = editor.scene.bounds();
    if (bounds) editor.camera.begin(bounds, editor.scene.shown());
    void afterFirstFrame().then(() => setStands(true));
  }, [editor]);
  return (
    <div
      ref={board}
      className="board"
      data-pointer={pointer}
      data-zen={isZen || undefined}
      role="application"
      aria-label={t('board')}
    >
      {/* Headings of notes come below one of the page, also where no panel has any. */}
      <h2 className="sr-only">{t('board')}</h2>
      <ToOutline />
      <NumberedSources>
        <FlowBoard labelOf={labelOf} onReady={fit} {...gestures} />
      </NumberedSources>
      {stands && (
        <Suspense>
          <BoardInteractions board={board} />
        </Suspense>
      )}
      <Announcements />
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
    const { camera } = engine.editor;
    const measure = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      camera.measure({ x: left, y: top, width, height });
      engine.resize(width, height);
    };
    /** What is seen stays where it is in the window when the board takes more of it. */
    const stay = () => {
      const { x, y } = camera.frame;
      measure();
      const by = { x: x - camera.frame.x, y: y - camera.frame.y };
      if (by.x !== 0 || by.y !== 0) camera.go({ ...camera.view, x: camera.view.x + by.x, y: camera.view.y + by.y });
    };
    measure();
    const observer = new ResizeObserver(stay);
    observer.observe(element);
    return () => observer.disconnect();
  }, [engine, board]);
}

function useLabels(): (card: SceneNode) => string {
  const kindWords = useWords('nodeViews');
  const t = useWords('board');
  const { language } = useLanguage();
  // Asked for all live cards whenever one of them changes, in every frame of a drag.
  const known = useMemo(() => ({ language, labels: new WeakMap<BoardNode, string>() }), [language]);
  const latest = useRef({ kindWords, t, known });
  useEffect(() => {
    latest.current = { kindWords, t, known };
  });
  return useCallback(({ node }: SceneNode) => {
    const { labels } = latest.current.known;
    const look = toNodeLook(node.type, node.metadata);
    const label =
      labels.get(node) ??
      latest.current.t('cardLabel', { kind: latest.current.kindWords(`kind.${look}`), title: node.title });
    labels.set(node, label);
    return label;
  }, []);
}

/** What clicks, drags and connections on the board do. */
function useGestures(onCardPress: (card: SceneNode) => void) {
  const engine = useEngine();
  const { editor } = engine;
  const panels = usePanels();
  const notices = useNotices();
  const t = useWords('board');
  const readMails = useWiredMails();
  const click = (id: string, event: MouseEvent) => {
    if (event.shiftKey || event.metaKey || event.ctrlKey) toggleSelected(editor, id);
    else editor.select([id]);
    const card = editor.scene.entry(id);
    if (card) onCardPress(card);
  };
  const tie = (ends: Ends) => {
    const verdict = connect(editor, ends);
    sayTied({ notices, t }, verdict);
    if (verdict.ok) readMails([ends.source], ends.target);
  };
  /** The wire at the pointer, where nothing but ground or a group's plate lies over it. */
  const wireAt = (event: MouseEvent): string | null => {
    const client = { x: event.clientX, y: event.clientY };
    const under = editor.scene.at(editor.camera.toBoard(client));
    if (under && under.kind !== 'group') return null;
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    engine.pointAt(client, isTouch);
    const wire = engine.hoveredWire();
    if (isTouch) engine.pointAway();
    return wire;
  };
  return {
    onCardClick(id: string, event: MouseEvent) {
      // What a card has opened is drawn elsewhere: a press there is none on the card.
      if (cardIdAt(event.target) !== id) return;
      click((editor.scene.entry(id)?.kind === 'group' ? wireAt(event) : null) ?? id, event);
    },
    onGroundClick(event: MouseEvent) {
      const under = editor.scene.at(editor.camera.toBoard({ x: event.clientX, y: event.clientY }));
      const hit = wireAt(event) ?? under?.id;
      if (hit !== undefined) click(hit, event);
      else if (!event.shiftKey) editor.select([]);
    },
    onMoveStart(card: SceneNode, event: Pick<MouseEvent, 'shiftKey' | 'metaKey' | 'ctrlKey' | 'altKey'>) {
      const adds = event.shiftKey || event.metaKey || event.ctrlKey;
      if (!editor.selection().has(card.id)) editor.select(adds ? [...editor.selection(), card.id] : [card.id]);
      engine.startMove(card, event.altKey);
    },
    onMoveEnd() {
      const refusal = engine.endMove();
      if (refusal === 'ai-chat')
        notices.show({ tone: 'failed', title: t('groupRefused'), text: t('groupRefusedText') });
      if (refusal === 'invalid-position') {
        notices.show({ tone: 'failed', title: t('invalidPosition'), text: t('invalidPositionText') });
      }
    },
    /** By whichever side it was drawn, it lies between the nearest ones, also when the cards have moved. */
    onConnect: ({ source, target }: Ends) => tie({ source, target, sourceHandle: null, targetHandle: null }),
    onConnectOver(from: string, client: Point) {
      const target = findConnectionTarget(editor.scene, editor.camera.toBoard(client), from);
      if (target) tie({ source: from, sourceHandle: null, target: target.card.id, targetHandle: null });
      else panels.open({ what: 'quick-add', from, at: editor.camera.toBoard(client), client });
    },
  };
}
