import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { parseSync } from 'vite';
import { boundedExpressions } from './bounded-expressions.ts';
import type { Row } from './row.ts';

const FOLDERS = ['src/contract', 'src/server'];
const SLOW_MS = 50;
/** After so long without a word an expression counts as one that never ends. */
const GIVE_UP_MS = 10_000;

interface Found {
  file: string;
  place: string;
  source: string;
  flags: string;
}

/** What the worker says of one expression: the shortest text on which it took too long; null when none did. */
interface Judged {
  index: number;
  slow: { length: number; ms: number; text: string } | null;
}

export const regularExpressions: Row = {
  id: 'F8',
  what: 'every regular expression of the server against texts of up to 100 KiB that nearly match: at most 50 ms of its thread',
  rounds: 1,
  async run() {
    const read = FOLDERS.flatMap(readExpressions);
    const all = read.filter((found) => !isBounded(found));
    const stale = boundedExpressions.filter(
      ({ file, source }) => !read.some((found) => found.file === file && found.source === source),
    );
    const slow: (Found & { length: number; ms: number; text: string })[] = [];
    let next = 0;
    while (next < all.length) {
      const start = next;
      const worker = new Worker(new URL('./programs/try-expressions.ts', import.meta.url), {
        workerData: { all, start, slowMs: SLOW_MS },
      });
      await new Promise<void>((resolve) => {
        let timer = setTimeout(() => undefined, 0);
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            const endless = all[next];
            if (endless) slow.push({ ...endless, length: 0, ms: Infinity, text: '' });
            next += 1;
            void worker.terminate().then(() => resolve());
          }, GIVE_UP_MS);
        };
        wait();
        worker.on('message', ({ index, slow: found }: Judged) => {
          const expression = all[index];
          if (expression && found) slow.push({ ...expression, ...found });
          next = index + 1;
          wait();
        });
        worker.once('exit', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    for (const { place, source, length, ms, text } of slow)
      console.log(
        `    ${place}: ${Math.round(ms)} ms on ${length} letters of ${JSON.stringify(text)}: ${source.slice(0, 90)}`,
      );
    for (const { file, source } of stale) console.log(`    ${file} has no longer the bounded ${source.slice(0, 90)}`);
    return {
      isMet: slow.length === 0 && stale.length === 0,
      tried: 1,
      figures: `${all.length} expressions, ${slow.length} too slow; ${read.length - all.length} see only short texts`,
    };
  },
};

const isBounded = (found: Found): boolean =>
  boundedExpressions.some(({ file, source }) => found.file === file && found.source === source);

function readExpressions(folder: string): Found[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('testing'),
  );
  return files.flatMap((name) => {
    const file = path.join(folder, name);
    const code = readFileSync(file, 'utf8');
    return [...expressionsIn(parseSync(file, code).program)].map(({ pattern, flags, start }) => ({
      file,
      place: `${file}:${code.slice(0, start).split('\n').length}`,
      source: pattern,
      flags,
    }));
  });
}

interface Node {
  type?: string;
  start?: number;
  regex?: { pattern: string; flags: string };
}

function* expressionsIn(node: unknown): Generator<{ pattern: string; flags: string; start: number }> {
  if (typeof node !== 'object' || node === null) return;
  const { regex, start = 0 } = node as Node;
  if (regex) yield { ...regex, start };
  for (const inner of Object.values(node)) yield* expressionsIn(inner);
}
