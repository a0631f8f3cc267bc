import { parentPort, workerData } from 'node:worker_threads';

/** Tries each expression from `start` on against texts that nearly match, and tells its parent after each. */
const { all, start, slowMs } = workerData as {
  all: { source: string; flags: string }[];
  start: number;
  slowMs: number;
};
const LENGTHS = [1_000, 10_000, 100 * 1024] as const;
/** What the classes of an expression stand for. */
const USUAL = [' ', '\n', '\t', 'a', 'Z', '1', '가', '.', ',', '-', '/', ':', '"', "'", '<', '(', '[', '|', '_'];
const MOST_TEXTS = 40;

for (let index = start; index < all.length; index += 1) {
  const { source = '', flags = '' } = all[index] ?? {};
  parentPort?.postMessage({ index, slow: slowest(new RegExp(source, flags), source) });
}

function slowest(expression: RegExp, source: string): { length: number; ms: number; text: string } | null {
  for (const length of LENGTHS)
    for (const part of partsOf(source)) {
      const text = `${part.repeat(Math.ceil(length / part.length)).slice(0, length)}\u0001`;
      const startedAt = performance.now();
      expression.lastIndex = 0;
      expression.exec(text);
      const ms = performance.now() - startedAt;
      if (ms > slowMs) return { length, ms, text: part };
    }
  return null;
}

/** The letters that stand in the expression itself, alone and by its words, and the usual ones. */
function partsOf(source: string): string[] {
  const plain = source
    .replace(/\\[pP]\{[^}]*\}|\\u\{?[\da-f]{2,6}\}?|\\x[\da-f]{2}|\\[a-zA-Z]|\(\?<?[=!:]|\(\?<\w+>|\{\d*,?\d*\}/g, ' ')
    .replace(/[\\^$*+?()[\]{}|]/g, ' ');
  const words = plain.split(/\s+/).filter(Boolean);
  const letters = [...new Set(words.join(''))];
  return [...new Set([...USUAL, ...letters, ...words, ...words.map((word) => `${word} `)])].slice(
    0,
    MOST_TEXTS + USUAL.length,
  );
}
