/** What is left free of a window: tokens are counted by one vendor's rules, and others count more. */
const SPARE = 0.1;
/** Of a small window the answer takes no more than this part. */
const ANSWER_SHARE = 0.3;

/** How a model's window is shared by what it reads and what it writes. */
export function shareWindow(windowTokens: number, answerLimit: number): { readTokens: number; writeTokens: number } {
  const writeTokens = Math.min(answerLimit, Math.floor(windowTokens * ANSWER_SHARE));
  return { readTokens: Math.floor(windowTokens * (1 - SPARE)) - writeTokens, writeTokens };
}
