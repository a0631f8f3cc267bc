const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Keeps back what a model thinks before it answers, where its server writes that into the answer itself between <think> and
 * </think>. Only at the very beginning: later on such a word is the answer's own.
 */
export function createThoughtFilter() {
  let state: 'beginning' | 'thinking' | 'between' | 'answering' = 'beginning';
  let waiting = '';
  const push = (piece: string): string => {
    if (state === 'answering') return piece;
    waiting += piece;
    if (state === 'beginning') {
      const begun = waiting.trimStart();
      if (begun.length < OPEN.length && OPEN.startsWith(begun)) return '';
      state = begun.startsWith(OPEN) ? 'thinking' : 'answering';
    }
    if (state === 'thinking') {
      const close = waiting.indexOf(CLOSE);
      if (close < 0) {
        waiting = waiting.slice(1 - CLOSE.length);
        return '';
      }
      waiting = waiting.slice(close + CLOSE.length);
      state = 'between';
    }
    const out = state === 'between' ? waiting.trimStart() : waiting;
    waiting = '';
    if (out !== '') state = 'answering';
    return out;
  };
  return { push, end: (): string => (state === 'beginning' ? waiting : '') };
}
