import { X } from 'lucide-react';
import { useWords } from '../../words/index.ts';
import { useRemove } from '../use-remove.ts';
import { useOnWire } from './use-wire-on-screen.ts';

const HALF_PX = 12;

/** The cross that deletes a wire: in its middle, below a label. */
export function WireCross({ id }: { id: string }) {
  const remove = useRemove();
  const t = useWords('board');
  const button = useOnWire<HTMLButtonElement>(id, ({ middle, halfPx, hasLabel }) => ({
    x: middle.x,
    y: middle.y + (hasLabel ? halfPx + HALF_PX + 1 : 0),
  }));
  return (
    <button
      ref={button}
      type="button"
      className="board-wire-cross"
      aria-label={t('deleteWire')}
      onClick={() => remove([id])}
    >
      <X size={13} strokeWidth={2} aria-hidden="true" />
    </button>
  );
}
