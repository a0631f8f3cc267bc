import type { Words } from '../../words/index.ts';
import type { ActionContext, BoardAction } from '../actions/action.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { cardIdAt, isCardElement } from '../../board-context/focus-card.ts';
import { saySelected } from '../keyboard-a11y/say.ts';
import { matchShortcut } from './match-shortcut.ts';

/** How a key's effect is told. */
export interface Saying {
  sayDone: (action: BoardAction) => void;
  t: Words<'keyboardA11y'>;
}

/** Does what this press means on the board. Nobody types. */
export function runShortcut(event: KeyboardEvent, context: ActionContext, { sayDone, t }: Saying): void {
  const { editor } = context;
  if (event.key === 'Enter' && !mayTakeEnter(context, event, t)) return;
  if (event.key.startsWith('Arrow') && !mayTakeArrow(editor, event)) return;
  if (event.key === 'Tab' && !mayTakeTab(editor, event.target)) return;
  const wish = matchShortcut(event, context, editor.selection());
  if (!wish) return;
  // The browser's own meaning (a bookmark, a saved page) would surprise whoever edits, even where there is nothing to do.
  const isHeld = event.ctrlKey || event.metaKey;
  if (wish.isOffered || (isHeld && (editor.mayEdit || !wish.action.changes))) event.preventDefault();
  // Cards are in the hand: what a key did to them, an undo above all, would pull them out of it.
  if (context.engine.isBusy() && wish.action.changes) return;
  const staysOnCard = wish.isOffered && isCardElement(event.target);
  if (wish.action.id === 'leave' && event.target instanceof HTMLElement && !staysOnCard) event.target.blur();
  if (!wish.isOffered || (event.repeat && wish.action.changes && !wish.action.repeats)) return;
  wish.action.run(context, editor.selection());
  sayDone(wish.action);
}

/** Buttons keep their Enter; a card that only has the focus is selected by it first, with Shift beside the others. */
function mayTakeEnter({ editor }: ActionContext, event: KeyboardEvent, t: Words<'keyboardA11y'>): boolean {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('button, a, summary, [role="button"], iframe')) return false;
  const focused = cardIdAt(target);
  if (focused === null || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  const chosen = new Set(editor.selection());
  if (chosen.has(focused) && !event.shiftKey) return true;
  const isAdded = !chosen.delete(focused);
  if (isAdded) chosen.add(focused);
  editor.select(event.shiftKey ? chosen : [focused]);
  saySelected(editor, t, focused);
  event.preventDefault();
  return false;
}

/** Arrows belong to buttons and lists that use them, unless cards are selected, Ctrl says that the board is meant, or a card has the focus. */
const mayTakeArrow = (editor: BoardEditor, { target, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  editor.selection().size > 0 || ctrlKey || metaKey || target === document.body || isCardElement(target);

/** Tab walks through the page, unless a selected card is meant: it holds the focus itself, or nothing does. */
function mayTakeTab(editor: BoardEditor, target: EventTarget | null): boolean {
  if (target === document.body) return true;
  if (!(target instanceof HTMLElement) || !target.matches('.react-flow__node')) return false;
  return editor.selection().has(target.dataset['id'] ?? '');
}
