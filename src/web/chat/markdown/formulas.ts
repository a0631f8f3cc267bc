import { withoutCode } from '#contract/base/code-in-text.ts';

/** As models write formulas: \(…\) within a line, \[…\] in lines of their own. */
const WITHIN_LINE = /(?<![\\`]|\\\))\\\(((?:(?!(?<!\\)\\[()])[^`\n]){1,300})\\\)(?!`)/g;
const OWN_LINES = /(?<=^[ \t]*)\\\[((?:(?!(?<!\\)\\[[\]])[^`]){1,2000})\\\](?=[ \t]*$)/gm;

const SIGN = /\\[a-z]|[=^_]/i;
/** Reckoning without words, or a single name as in \(2x\). */
const BARE = /^(?=[ -~]+$)(?:.*(?:[+*/<>|]| - )|\s*\d{0,3}[a-z]\d{0,2}\s*$)/i;
/** Brackets behind a backslash are mostly brackets. */
const BLOCK_SIGN = /\\[a-z]{2}|[=^]/i;
/** What Markdown would end a paragraph at. */
const BREAKS = /\n[ \t]*(?:\n|[-+*][ \t]|\d{1,9}[.)][ \t]|[>#]|[=-]+[ \t]*(?:\n|$)|~~~)/;

/**
 * The text with its formulas as code, so that Markdown takes none of their signs away. Backticks take the place of the marks
 * around them: everything stands where it stood.
 */
export function withFormulas(text: string): string {
  if (!/\\[([]/.test(text)) return text;
  const words = withoutCode(text);
  const found = [
    ...[...words.matchAll(WITHIN_LINE)].filter(([, inner = '']) => SIGN.test(inner) || BARE.test(inner)),
    ...[...words.matchAll(OWN_LINES)].filter(([, inner = '']) => BLOCK_SIGN.test(inner) && !BREAKS.test(inner)),
  ];
  let shown = text;
  for (const { 0: whole, index } of found)
    shown = `${shown.slice(0, index)}\`\`${whole.slice(2, -2)}\`\`${shown.slice(index + whole.length)}`;
  return shown;
}
