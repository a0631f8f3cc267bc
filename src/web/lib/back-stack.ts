/** A place that somebody has left by following evidence. */
interface Step {
  path: string;
  back: () => void;
}

const MOST_STEPS = 50;
let steps: Step[] = [];

/**
 * Remembers how to get back to where the person is now; call it before leading him elsewhere. Alt+Left goes back, step by
 * step, as long as he is on the same page and does not write; without a step it is the browser's.
 */
export function pushBackStep(back: () => void): void {
  if (steps.length === 0) document.addEventListener('keydown', handleKey);
  steps = [...steps, { path: location.pathname, back }].slice(-MOST_STEPS);
}

const isBackKey = (event: KeyboardEvent): boolean =>
  event.key === 'ArrowLeft' && event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);

function handleKey(event: KeyboardEvent): void {
  if (!isWriting(event.target)) takeBackKey(event);
}

/** Goes one step back where the key asks for it and there is one on this page; for fields in which it is meant so. */
export function takeBackKey(event: KeyboardEvent): void {
  if (!isBackKey(event) || event.isComposing) return;
  const here = steps.filter(({ path }) => path === location.pathname);
  const last = here.pop();
  steps = here;
  if (steps.length === 0) document.removeEventListener('keydown', handleKey);
  if (!last) return;
  event.preventDefault();
  last.back();
}

const PATIENCE_MS = 2_000;
const SETTLING_MS = 300;

/**
 * Where a scroll area stands, for a step back: brings it there again once it is found, and holds it against what still
 * moves in it for a moment.
 */
export function rememberScroll(find: () => Element | null): () => void {
  const before = find()?.scrollTop;
  return () => {
    if (before === undefined) return;
    let until = performance.now() + PATIENCE_MS;
    let isFound = false;
    const look = () => {
      const area = find();
      if (area) {
        if (!isFound) until = performance.now() + SETTLING_MS;
        isFound = true;
        if (Math.abs(area.scrollTop - before) > 1) area.scrollTop = before;
        area.dispatchEvent(new Event('scroll'));
      }
      if (performance.now() < until) requestAnimationFrame(look);
    };
    look();
  };
}
