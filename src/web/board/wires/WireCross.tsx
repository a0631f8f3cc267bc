import { X } from 'lucide-react';
import { useWords } from '../../words/index.ts';
import { useRemove } from '../../board-context/use-remove.ts';
import { crossPlace } from './cross-place.ts';
import { useOnWire } from './use-wire-on-screen.ts';

/** The cross that deletes a wire. */
export function WireCross({ id }: { id: string }) {
  const remove = useRemove();
  const t = useWords('board');
  const button = useOnWire<HTMLButtonElement>(id, crossPlace);
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
