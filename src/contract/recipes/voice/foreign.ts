const LEAST_WORDS = 12;
const FUNCTION_WORDS = /\b(?:the|and|of|to|in|is|it|that|for|you|with|on|are|this|be|as|not|or|but|have|a)\b/gi;
const LEAST_FUNCTION_SHARE = 0.08;

/** Whether a text is neither Korean nor English, so that no list says anything of it. */
export function isForeign(text: string): boolean {
  if (/[가-힣]/.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 < letters) return true;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return words >= LEAST_WORDS && (text.match(FUNCTION_WORDS)?.length ?? 0) < words * LEAST_FUNCTION_SHARE;
}
