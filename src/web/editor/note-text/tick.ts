const BOX = /^(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\n[ \t]*)?\[([ xX])\](?=\s|$)/;

/**
 * The text with the check box of the list item that begins at this place ticked, or unticked; null when no check box stands
 * there any more. Nothing else of the text changes.
 */
export function tickAt(text: string, itemStart: number): string | null {
  const [whole, state] = BOX.exec(text.slice(itemStart, itemStart + 200)) ?? [];
  if (whole === undefined) return null;
  const box = itemStart + whole.length - 2;
  return text.slice(0, box) + (state === ' ' ? 'x' : ' ') + text.slice(box + 1);
}
