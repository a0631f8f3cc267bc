import { estimateTokens } from '../../ai/tokens.ts';

const LEFT_OUT = '(The beginning is left out.)\n…';
/** How far from its first letter an end may begin later, with a line or a sentence. */
const LOOKED_FOR = 400;
const BEGINNING = /\n\s*|[.!?。！？…]["'”’」』)\]]{0,2}\s+/;

/** The end of a text within so many tokens, from the beginning of a line or sentence on where one is near. */
export function endOf(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const left = tokens - estimateTokens(LEFT_OUT);
  if (left <= 0) return '';
  let end = text.slice(-Math.ceil((text.length * left) / estimateTokens(text)));
  while (estimateTokens(end) > left) end = end.slice(Math.ceil(end.length / 20));
  const found = BEGINNING.exec(end.slice(0, Math.min(LOOKED_FOR, end.length / 2)));
  const whole = end.slice(found ? found.index + found[0].length : 0);
  return `${LEFT_OUT}${whole.replace(/^[\udc00-\udfff]/, '')}`;
}
