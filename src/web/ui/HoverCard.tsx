import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const OPEN_AFTER_MS = 300;
const CLOSE_AFTER_MS = 120;
const WIDTH_PX = 300;
const GAP_PX = 6;
const EDGE_PX = 8;

interface HoverCardProps {
  /** What is read in the card; nothing in it can be pressed. */
  card: ReactNode;
  /** It stays closed while what it tells is shown anyway. */
  isOff?: boolean;
  /** The element it belongs to. */
  children: ReactNode;
}

/** A card above (or below) an element while the pointer rests on it or on the card, or the keyboard's focus is there. Esc closes it. */
export function HoverCard({ card, isOff = false, children }: HoverCardProps) {
  const [place, setPlace] = useState<DOMRect | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = place !== null && !isOff;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setPlace(null);
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', leave, true);
    window.addEventListener('scroll', close, true);
    window.addEventListener('wheel', close, { passive: true });
    return () => {
      document.removeEventListener('keydown', leave, true);
      window.removeEventListener('scroll', close, true);
      window.removeEventListener('wheel', close);
    };
  }, [isOpen]);
  const later = (ms: number, next: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(next, ms);
  };
  const open = (of: Element) => {
    const trigger = of.firstElementChild;
    if (trigger?.isConnected) setPlace(trigger.getBoundingClientRect());
  };
  const close = () => {
    clearTimeout(timer.current);
    setPlace(null);
  };
  const handleEnter = ({ pointerType, currentTarget }: PointerEvent) => {
    if (pointerType !== 'touch') later(place ? 0 : OPEN_AFTER_MS, () => open(currentTarget));
  };
  const handleFocus = ({ target, currentTarget }: FocusEvent) =>
    target.matches(':focus-visible') && open(currentTarget);
  return (
    <span
      className="contents"
      onPointerEnter={handleEnter}
      onPointerLeave={() => later(CLOSE_AFTER_MS, close)}
      onPointerDown={close}
      onFocus={handleFocus}
      onBlur={close}
    >
      {children}
      {isOpen && createPortal(<Card place={place}>{card}</Card>, document.body)}
    </span>
  );
}

function Card({ place, children }: { place: DOMRect; children: ReactNode }) {
  const width = Math.min(WIDTH_PX, window.innerWidth - 2 * EDGE_PX);
  const middle = place.left + place.width / 2 - width / 2;
  const left = Math.max(EDGE_PX, Math.min(middle, window.innerWidth - width - EDGE_PX));
  const isAbove = place.top > window.innerHeight - place.bottom;
  const height = isAbove ? { bottom: window.innerHeight - place.top + GAP_PX } : { top: place.bottom + GAP_PX };
  return (
    <div
      style={{ left, width, ...height }}
      className="fixed z-(--z-menu) rounded-card bg-raised px-4 py-3.5 shadow-pop appear-scrim"
    >
      {children}
    </div>
  );
}
