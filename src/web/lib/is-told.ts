/** As a search compares texts: whatever their case and the white space within. */
export const squeezed = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** Whether every word that is sought stands somewhere in what is told, whatever its case and the white space within. */
export function isTold(told: readonly string[], sought: string): boolean {
  const all = squeezed(told.join(' '));
  return sought.split(/\s+/).every((word) => all.includes(squeezed(word)));
}
