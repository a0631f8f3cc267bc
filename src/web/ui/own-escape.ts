/** On a field that takes Esc for itself: the dialog or panel around it stays open. */
export const OWN_ESCAPE = 'data-own-escape';

/** For what closes by Esc before a field within it hears the key. */
export function leaveToField(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest(`[${OWN_ESCAPE}]`)) event.preventDefault();
}
