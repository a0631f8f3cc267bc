import { useEffect, useRef, type PointerEvent } from 'react';
import type { WireEnd } from '#contract/board/wires.ts';
import { useNotices } from '../../lib/notices.ts';
import { useWords } from '../../words/index.ts';
import { reconnect } from '../commands/wires.ts';
import { useEngine } from '../engine/use-engine.ts';
import { useOnWire } from './use-wire-on-screen.ts';

const FROM_END_PX = 24;
const LEAST_PX = 3;

/** The end of the selected wire, to be carried to another card; over nothing, or after Esc, it goes back. */
export function WireGrip({ id, end }: { id: string; end: WireEnd }) {
  const engine = useEngine();
  const { editor, wires } = engine;
  const notices = useNotices();
  const board = useWords('board');
  const t = useWords('wires');
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const grip = useOnWire<HTMLSpanElement>(id, ({ beside }) => beside(end, FROM_END_PX));
  useEffect(() => {
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || wires.carried()?.end !== end) return;
      event.stopPropagation();
      pressed.current = null;
      wires.drop();
    };
    window.addEventListener('keydown', giveUp, true);
    return () => {
      window.removeEventListener('keydown', giveUp, true);
      if (pressed.current) wires.drop();
    };
  }, [wires, end]);

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    const from = pressed.current;
    const isUnderWay = wires.carried() !== null;
    if (!from || (!isUnderWay && Math.hypot(event.clientX - from.x, event.clientY - from.y) < LEAST_PX)) return;
    wires.carry(id, end, editor.camera.toBoard({ x: event.clientX, y: event.clientY }));
  }

  function letGo(isMeant: boolean): void {
    const carried = wires.carried();
    pressed.current = null;
    wires.drop();
    if (!carried?.target || !isMeant) return;
    const verdict = reconnect(editor, id, end, { nodeId: carried.target.card.id, handle: carried.target.side });
    if (verdict.ok) notices.show({ tone: 'done', title: t('moved') });
    else if (verdict.reason !== 'unchanged') {
      notices.show({ tone: 'told', title: board(`connectionRefused.${verdict.reason}`) });
    }
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
