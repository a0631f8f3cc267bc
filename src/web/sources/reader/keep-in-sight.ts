/** Where something stands on the screen just now; null while it does not stand there. */
export type Place = () => Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'> | null;

interface Options {
  /** 'centre' moves it into the middle each time, 'nearest' only where it is out of sight. */
  at?: 'centre' | 'nearest';
}

/** What a person does to scroll; moving by program causes none of these. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** What is higher than the area is shown from its beginning on, with so much above it. */
const ABOVE_PX = 16;
/** Nobody sees a smaller shift. */
const SHIFT_PX = 1;
/** So many frames in a row it has to stand still before only changes of size are looked at. */
const RESTS = 4;

const kept = new WeakMap<HTMLElement, () => void>();

/**
 * Brings a place into sight of a scrolled area and keeps it there while what stands around it gets its real size: passages
 * that were never laid out, pictures, letters, a player above. It ends with the first movement of the person who reads,
 * and with the next place that is to be kept in the same area. Answers how to end it.
 */
export function keepInSight(area: HTMLElement, place: Place, { at = 'centre' }: Options = {}): () => void {
  kept.get(area)?.();
  let frame = 0;
  let rests = 0;
  // A step may lay out passages whose real heights move the place again.
  const look = () => {
    rests = bringIntoSight(area, place, at) ? 0 : rests + 1;
    frame = rests < RESTS ? requestAnimationFrame(look) : 0;
  };
  const soon = () => {
    rests = 0;
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(area);
  for (const child of area.children) sizes.observe(child);
  const changes = new MutationObserver(soon);
  changes.observe(area, { childList: true, subtree: true });
  const end = () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
    for (const name of HANDS) area.removeEventListener(name, end);
    if (kept.get(area) === end) kept.delete(area);
  };
  for (const name of HANDS) area.addEventListener(name, end, { passive: true });
  kept.set(area, end);
  look();
  return end;
}

/** Whether something had to be moved. */
function bringIntoSight(area: HTMLElement, place: Place, at: 'centre' | 'nearest'): boolean {
  const found = place();
  const height = area.clientHeight;
  if (!found || height === 0) return false;
  const top = area.getBoundingClientRect().top + area.clientTop;
  const isInside = found.top >= top && found.bottom <= top + height;
  if (at === 'nearest' && isInside) return false;
  const length = found.bottom - found.top;
  const isHigh = length > height - 2 * ABOVE_PX;
  const wanted = isHigh ? top + Math.min(ABOVE_PX, height / 4) : top + (height - length) / 2;
  const before = area.scrollTop;
  if (Math.abs(found.top - wanted) > SHIFT_PX) area.scrollTop += found.top - wanted;
  return Math.abs(area.scrollTop - before) > SHIFT_PX;
}

/** Scrolls tables and code sideways, as far as the element in them needs to be seen. */
export function showSideways(element: Element, area: HTMLElement): void {
  for (let box = element.parentElement; box && box !== area; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth) continue;
    const [own, frame] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    if (own.left < frame.left) box.scrollLeft += own.left - frame.left - ABOVE_PX;
    else if (own.right > frame.right)
      box.scrollLeft += Math.min(own.left - frame.left, own.right - frame.right) + ABOVE_PX;
  }
}
