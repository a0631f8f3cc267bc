import { useEffect, useRef, type PointerEvent } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import type { WireEnd } from '../../editor/rules/wires.ts';
import { useNotices } from '../../lib/notices.ts';
import { useWords } from '../../words/index.ts';
import { sayCarried } from '../actions/say-wired.ts';
import { reconnect } from '../../editor/commands/wires.ts';
import { panAtEdge } from '../engine/edge-pan.ts';
import { useEngine } from '../engine/use-engine.ts';
import { useOnWire } from './use-wire-on-screen.ts';

const FROM_END_PX = 24;
const LEAST_PX = 3;

interface Hold {
  from: Point;
  at: Point;
  /** Ends the moving of the board at its edges; null until the end is carried. */
  stop: (() => void) | null;
}

/**
 * The end of the selected wire, to be carried to another card, also to one that comes into sight at the edge of the board;
 * over nothing, or after Esc, it goes back.
 */
export function WireGrip({ id, end }: { id: string; end: WireEnd }) {
  const engine = useEngine();
  const { editor, wires } = engine;
  const notices = useNotices();
  const board = useWords('board');
  const t = useWords('wires');
  const hold = useRef<Hold | null>(null);
  const grip = useOnWire<HTMLSpanElement>(id, ({ beside }) => beside(end, FROM_END_PX));
  useEffect(() => {
    const release = () => {
      hold.current?.stop?.();
      hold.current = null;
      wires.drop();
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || wires.carried()?.end !== end) return;
      event.stopPropagation();
      release();
    };
    window.addEventListener('keydown', giveUp, true);
    return () => {
      window.removeEventListener('keydown', giveUp, true);
      if (hold.current) release();
    };
  }, [wires, end]);

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    hold.current = { from: at, at, stop: null };
  }

  function carry(): void {
    if (hold.current) wires.carry(id, end, editor.camera.toBoard(hold.current.at));
  }

  function move(event: PointerEvent): void {
    const held = hold.current;
    if (!held) return;
    held.at = { x: event.clientX, y: event.clientY };
    if (!held.stop && Math.hypot(held.at.x - held.from.x, held.at.y - held.from.y) < LEAST_PX) return;
    held.stop ??= panAtEdge(editor.camera, () => held.at, carry);
    carry();
  }

  function letGo(isMeant: boolean): void {
    const carried = wires.carried();
    hold.current?.stop?.();
    hold.current = null;
    wires.drop();
    if (!carried?.target || !isMeant) return;
    const verdict = reconnect(editor, id, end, { nodeId: carried.target.card.id, handle: carried.target.side });
    sayCarried({ notices, t: board }, t('moved'), verdict);
  }

  return (
    <span
      ref={grip}
      aria-hidden="true"
      className="board-wire-grip"
      data-end={end}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={() => letGo(true)}
      onPointerCancel={() => letGo(false)}
    />
  );
}
