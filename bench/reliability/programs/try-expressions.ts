import { parentPort, workerData } from 'node:worker_threads';

/** Tries each expression from `start` on against texts that nearly match, and tells its parent after each. */
const { all, start, slowMs } = workerData as {
  all: { source: string; flags: string }[];
  start: number;
  slowMs: number;
};
/** The first tries of an expression are slower, and so is one beside other work. */
const TRIES = 3;
const LENGTHS = [1_000, 10_000, 100 * 1024] as const;
/** What the classes of an expression stand for. */
const USUAL = [' ', '\n', '\t', 'a', 'Z', '1', '가', '.', ',', '-', '/', ':', '"', "'", '<', '(', '[', '|', '_'];
const MOST_TEXTS = 40;

for (let index = start; index < all.length; index += 1) {
  const { source = '', flags = '' } = all[index] ?? {};
  parentPort?.postMessage({ index, slow: slowest(new RegExp(source, flags), source) });
}

function slowest(expression: RegExp, source: string): { length: number; ms: number; text: string } | null {
  const edges = edgesFor(source);
  for (const length of LENGTHS)
    for (const part of partsOf(source))
      for (const [before, behind] of edges) {
        const text = `${before}${part.repeat(Math.ceil(length / part.length)).slice(0, length)}${behind}`;
        let ms = timeOf(expression, text);
        for (let tries = 1; tries < TRIES && ms > slowMs; tries += 1) ms = Math.min(ms, timeOf(expression, text));
        if (ms > slowMs) return { length, ms, text: before + part + behind };
      }
  return null;
}

/**
 * What stands around the repeated part. Of an expression for both ends of a text the first half would take what the second is
 * tried with; where everything but some letters goes on to the end, one of those has to end it.
 */
function edgesFor(source: string): (readonly [before: string, behind: string])[] {
  const befores = /\^.*\|/.test(source) ? ['', '\u0001'] : [''];
  const behinds = /\[\^[^\]]*\][*+]\??\$/.test(source) ? ['\u0001', '\n', '.', ')', '가'] : ['\u0001'];
  return befores.flatMap((before) => behinds.map((behind) => [before, behind] as const));
}

function timeOf(expression: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  expression.lastIndex = 0;
  expression.exec(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
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
