/**
 * The text without the letters at its end that `letter` matches, a pattern for one letter and without the g flag. A pattern for
 * the whole run ('\s+$') would look through each run within the text once for every letter of it.
 */
export function withoutEnd(text: string, letter: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const isPair = /[\udc00-\udfff]/.test(text.charAt(end - 1)) && /[\ud800-\udbff]/.test(text.charAt(end - 2));
    const from = end - (isPair ? 2 : 1);
    if (!letter.test(text.slice(from, end))) break;
    end = from;
  }
  return text.slice(0, end);
}
