import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useWords } from '../../words/index.ts';
import { READER_PX, readerWidth, useReaderWidth, widenReader } from './reader-width.ts';

const STEP_PX = 32;

/** The left edge of the reader: dragged, or moved by arrow keys, it makes the reader wider; a double click resets it. */
export function WidthGrip() {
  const t = useWords('sources');
  const width = useReaderWidth();
  const hold = useRef<{ atX: number; width: number } | null>(null);
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    hold.current = { atX: event.clientX, width: readerWidth() };
  };
  const move = (event: PointerEvent) => {
    if (hold.current) widenReader(hold.current.width + hold.current.atX - event.clientX, false);
  };
  const letGo = () => {
    if (hold.current) widenReader(readerWidth(), true);
    hold.current = null;
  };
  const key = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? STEP_PX : event.key === 'ArrowRight' ? -STEP_PX : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    widenReader(readerWidth() + by, true);
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('width')}
      aria-valuemin={READER_PX.least}
      aria-valuemax={READER_PX.most}
      aria-valuenow={width}
      tabIndex={0}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onDoubleClick={() => widenReader(READER_PX.start, true)}
      onKeyDown={key}
      className="absolute inset-y-0 left-0 z-2 hidden w-2 cursor-ew-resize touch-none hover:bg-accent-soft-2 focus-visible:bg-ring md:block pointer-coarse:w-4"
    />
  );
}
