/** What somebody selected in the reader. */
export interface Selected {
  text: string;
  /** The passage in which it begins. */
  passageId: string;
  /** Where it stands in the window. */
  rect: DOMRect;
}

/** The selection as far as it lies within the area; null where nothing of it does. */
export function readSelection(area: HTMLElement): Selected | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!area.contains(range.startContainer) || !area.contains(range.endContainer)) return null;
  const text = selection.toString().trim();
  const passageId = elementOf(range.startContainer)?.closest<HTMLElement>('[data-passage]')?.dataset['passage'];
  return text === '' || passageId === undefined ? null : { text, passageId, rect: range.getBoundingClientRect() };
}

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);

const steps = {
  ArrowDown: ['forward', 'line'],
  ArrowUp: ['backward', 'line'],
  ArrowRight: ['forward', 'word'],
  ArrowLeft: ['backward', 'word'],
} as const;
const isStep = (key: string): key is keyof typeof steps => key in steps;

/**
 * Selects by keys, in a text that nobody can put a caret into: the first press takes the passage in sight, further ones
 * widen or narrow it. Answers whether the key was one of these.
 */
export function selectByKey(area: HTMLElement, key: string): boolean {
  if (!isStep(key)) return false;
  const selection = document.getSelection();
  if (!selection) return false;
  if (readSelection(area)) selection.modify('extend', ...steps[key]);
  else {
    const words = firstInSight(area)?.querySelector('[data-words]');
    if (words) selection.selectAllChildren(words);
  }
  return true;
}

function firstInSight(area: HTMLElement): HTMLElement | undefined {
  const { top } = area.getBoundingClientRect();
  const passages = [...area.querySelectorAll<HTMLElement>('[data-passage]')];
  return (
    passages.find((passage) => passage.querySelector('[aria-current]')) ??
    passages.find((passage) => passage.getBoundingClientRect().bottom > top + 8)
  );
}
