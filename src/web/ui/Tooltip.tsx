import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Slot } from 'radix-ui';
import { LANDING } from '#contract/limits.ts';

interface TooltipProps {
  /** Plain words; the trigger must have a name of its own. */
  text: ReactNode;
  side?: 'top' | 'bottom' | 'right';
  /** Whether the trigger as it looks now needs the hint; it does when absent. */
  isFor?: (trigger: HTMLElement) => boolean;
  /** One element that takes the handlers: a button, a link. */
  children: ReactElement;
}
/** When the last tooltip of the page closed: the next one within the skip delay opens at once. */
const lastClosed = { atMs: -Infinity };

/** A short hint after 700 ms of rest, or at once on keyboard focus; Esc and a press close it. The Esc is left to the dialog around it. */
export function Tooltip({ text, side = 'bottom', isFor, children }: TooltipProps) {
  const id = useId();
  const [place, setPlace] = useState<DOMRect | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = (element: HTMLElement) => {
    if (isFor?.(element) ?? true) setPlace(element.getBoundingClientRect());
  };
  const close = () => {
    clearTimeout(timer.current);
    if (place) lastClosed.atMs = performance.now();
    setPlace(null);
  };
  useEffect(() => {
    if (!place) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPlace(null);
    };
    const drop = () => setPlace(null);
    // Heard on the way down: a dialog that takes the Esc lets nobody hear it on the way up.
    document.addEventListener('keydown', leave, true);
    window.addEventListener('scroll', drop, true);
    return () => {
      document.removeEventListener('keydown', leave, true);
      window.removeEventListener('scroll', drop, true);
    };
  }, [place]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handleEnter = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    const element = event.currentTarget;
    const isSoon = performance.now() - lastClosed.atMs < LANDING.tooltipSkipMs;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => element.isConnected && open(element), isSoon ? 0 : LANDING.tooltipDelayMs);
  };
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget);
  };
  return (
    <>
      <Slot.Root
        onPointerEnter={handleEnter}
        onPointerLeave={close}
        onPointerDown={close}
        onFocus={handleFocus}
        onBlur={close}
        {...(place ? { 'aria-describedby': id } : {})}
      >
        {children}
      </Slot.Root>
      {place && (
        <Bubble id={id} place={place} side={side}>
          {text}
        </Bubble>
      )}
    </>
  );
}

/** Stands in the page beside what it explains, so that it belongs to the same landmark, and above everything on the screen. */
function Bubble({ id, place, side, children }: { id: string; place: DOMRect; side: string; children: ReactNode }) {
  const isLow = place.bottom + 44 > window.innerHeight;
  const goesUp = side === 'top' || (side === 'bottom' && isLow);
  const style =
    side === 'right'
      ? { left: place.right + 8, top: place.top + place.height / 2, translate: '0 -50%' }
      : { left: 0, top: goesUp ? place.top - 8 : place.bottom + 8, translate: goesUp ? '0 -100%' : '0 0' };
  const show = (bubble: HTMLElement | null) => {
    showOnTop(bubble);
    if (bubble && side !== 'right') bubble.style.left = `${leftOf(bubble.offsetWidth, place)}px`;
  };
  return (
    <div
      ref={show}
      popover="manual"
      id={id}
      role="tooltip"
      style={style}
      className="pointer-events-none fixed inset-auto m-0 w-max max-w-64 overflow-visible rounded-[7px] bg-primary px-2.5 py-1 text-xs font-medium text-on-primary shadow-pop appear-scrim"
    >
      {children}
    </div>
  );
}

const EDGE_PX = 8;

/** In the middle of what it explains, as far as the screen allows. */
function leftOf(widthPx: number, place: DOMRect): number {
  const wish = place.left + (place.width - widthPx) / 2;
  return Math.max(EDGE_PX, Math.min(wish, window.innerWidth - widthPx - EDGE_PX));
}

function showOnTop(bubble: HTMLElement | null): void {
  if (bubble?.isConnected && 'showPopover' in bubble) bubble.showPopover();
}
