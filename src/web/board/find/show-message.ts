const PATIENCE_MS = 3_000;
const SETTLING_MS = 600;

/**
 * Brings a message of a chat on the board into sight within its own scroll area, once the chat stands there, and marks it.
 * What comes above it a little later must not push it out again. Answers how to give it up and take the mark away.
 */
export function showMessage(nodeId: string, messageId: string): () => void {
  let until = performance.now() + PATIENCE_MS;
  let frame = 0;
  let shown: HTMLElement | null = null;
  const look = () => {
    const card = document.querySelector(`.react-flow__node[data-id="${nodeId}"]`);
    const message = card?.querySelector<HTMLElement>(`[data-message="${messageId}"]`);
    const area = message && scrollAreaOf(message);
    if (message && area && (message !== shown || isOutOfSight(message, area))) {
      if (!shown) until = performance.now() + SETTLING_MS;
      bringIntoSight(message, area);
      message.classList.add('found-message');
      shown = message;
    }
    if (performance.now() < until) frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    shown?.classList.remove('found-message');
  };
}

/** A chat keeps its end in sight until it hears that somebody has scrolled: it is told at once. */
function bringIntoSight(message: HTMLElement, area: HTMLElement): void {
  const frame = area.getBoundingClientRect();
  const shift = message.getBoundingClientRect().top - frame.top;
  area.scrollTop += shift / (frame.height / area.offsetHeight || 1) - area.clientHeight / 4;
  area.dispatchEvent(new Event('scroll'));
}

function isOutOfSight(message: HTMLElement, area: HTMLElement): boolean {
  const { top, bottom } = area.getBoundingClientRect();
  const at = message.getBoundingClientRect();
  return at.bottom < top + 1 || at.top > bottom - 1;
}

/** The chat's own area; never the board, which hides what is outside of it. */
function scrollAreaOf(element: HTMLElement): HTMLElement | null {
  for (let area = element.parentElement; area && !area.matches('.react-flow__node'); area = area.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(area).overflowY)) return area;
  }
  return null;
}
