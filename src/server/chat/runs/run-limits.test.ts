import { describe, expect, it } from 'vitest';
import pino from 'pino';
import { noFacts, type AnswerWriter } from '../answers/answer.ts';
import { startRun, type Ending, type RunBook } from './run.ts';

const log = pino({ level: 'silent' });
const limits = { silenceMs: 5_000, totalMs: 5_000, flushMs: 10, characters: 1_000 };

async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const heard: T[] = [];
  for await (const event of events) heard.push(event);
  return heard;
}

/** A book that remembers; what is stored at the end is not the matter here. */
function aBook(finish: RunBook['finish'] = async () => null, opened: Promise<unknown> = Promise.resolve()) {
  const kept: string[] = [];
  const endings: Ending[] = [];
  const book: RunBook = {
    opened,
    keep: async (text) => void kept.push(text),
    finish: async (ending) => {
      endings.push(ending);
      return finish(ending);
    },
  };
  return { book, kept, endings };
}
const aWriter = (write: AnswerWriter['write']): AnswerWriter => ({ write, facts: () => noFacts });
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

describe('the limits of a run', () => {
  it.each(['totalMs', 'silenceMs'])('ends it when the time is over, and keeps what is written (%s)', async (clock) => {
    const { book, endings } = aBook();
    const writer = aWriter(async (say, signal) => {
      await say('여기까지');
      await aborted(signal);
    });
    await startRun('r', writer, book, { limits: { ...limits, [clock]: 30 }, log }).ended;
    expect(endings).toMatchObject([{ status: 'failed', problem: 'timeout', text: '여기까지' }]);
  });

  it('cuts an answer that never ends, and says that it is not whole', async () => {
    const { book, endings } = aBook();
    const writer = aWriter(async (say, signal) => {
      while (!signal.aborted) await say('가나다라');
    });
    await startRun('r', writer, book, { limits: { ...limits, characters: 10 }, log }).ended;
    expect(endings).toMatchObject([
      { status: 'done', text: '가나다라가나다라가나', facts: { metadata: { cut: 'length' } } },
    ]);
  });

  it('ends it although the writer does not heed the signal, and hears nothing more of it', async () => {
    const { book, endings } = aBook();
    const late = Promise.withResolvers<void>();
    const writer = aWriter(async (say) => {
      await say('앞');
      await late.promise;
      await say('뒤');
    });
    const run = startRun('r', writer, book, { limits, log });
    await run.stop('stopped');
    late.resolve();
    expect(endings).toMatchObject([{ status: 'stopped', text: '앞' }]);
    expect(run.text).toBe('앞');
  });

  it('hands out the first words, and takes no more before there is something to keep book of', async () => {
    const opened = Promise.withResolvers<void>();
    const { book } = aBook(undefined, opened.promise);
    const said: string[] = [];
    const writer = aWriter(async (say) => {
      for (const piece of ['가', '나']) {
        said.push(piece);
        await say(piece);
      }
    });
    const run = startRun('r', writer, book, { limits, log });
    await new Promise((resolve) => setImmediate(resolve));
    expect(said).toEqual(['가']);
    opened.resolve();
    await run.ended;
    expect([said, run.text]).toEqual([['가', '나'], '가나']);
  });

  it('keeps what is written on the way', async () => {
    const { book, kept } = aBook();
    const go = Promise.withResolvers<void>();
    const writer = aWriter(async (say) => {
      await say('하나 ');
      await go.promise;
    });
    const run = startRun('r', writer, book, { limits, log });
    await expect.poll(() => kept.at(-1)).toBe('하나 ');
    go.resolve();
    await run.ended;
  });

  it('tells a listener of a bug without its text, and of an end that could not be stored', async () => {
    const { book, endings } = aBook(() => Promise.reject(new Error('the database is gone')));
    const run = startRun(
      'r',
      aWriter(() => Promise.reject(new TypeError('secret'))),
      book,
      { limits, log },
    );
    const heard = await collect(run.events(0, new AbortController().signal));
    expect(heard).toMatchObject([{ event: 'error', code: 'unexpected' }]);
    expect(JSON.stringify(heard)).not.toContain('secret');
    expect(endings).toMatchObject([{ status: 'failed', problem: 'unexpected' }]);
  });

  it('tells every listener all of it, from where each stands, and lets one leave', async () => {
    const { book } = aBook();
    const go = Promise.withResolvers<void>();
    const writer = aWriter(async (say) => {
      await say('가나');
      await go.promise;
      await say('다라');
    });
    const run = startRun('r', writer, book, { limits, log });
    const leaving = new AbortController();
    const left = collect(run.events(0, leaving.signal));
    const from3 = collect(run.events(3, new AbortController().signal));
    leaving.abort();
    expect(await left).toMatchObject([{ event: 'delta', at: 0, text: '가나' }]);
    go.resolve();
    expect((await from3)[0]).toEqual({ event: 'delta', at: 3, text: '라' });
  });

  it('tells every listener, also one that comes late, what was taken back, and keeps nothing of it', async () => {
    const { book, endings } = aBook();
    const go = Promise.withResolvers<void>();
    const writer = aWriter(async (say) => {
      await say('생각');
      await go.promise;
      await say('', true);
      await say('답');
      await say('입니다');
    });
    const run = startRun('r', writer, book, { limits, log });
    const first = run.events(0, new AbortController().signal);
    expect((await first.next()).value).toEqual({ event: 'delta', at: 0, text: '생각' });
    go.resolve();
    const heard = await collect(first);
    expect(heard[0]).toMatchObject({ event: 'replace' });
    expect(heard.map((event) => ('text' in event ? event.text : '')).join('')).toBe('답입니다');
    const late = await collect(run.events(2, new AbortController().signal));
    expect(late[0]).toEqual({ event: 'replace', text: '답입니다' });
    const fromBegin = await collect(run.events(0, new AbortController().signal));
    expect(fromBegin[0]).toEqual({ event: 'delta', at: 0, text: '답입니다' });
    expect(endings).toMatchObject([{ text: '답입니다' }]);
  });

  it('hands on what follows quickly in one, the first words at once', async () => {
    const { book } = aBook();
    const pieces = Array.from({ length: 200 }, (_, i) => `${i} `);
    const writer = aWriter(async (say) => {
      for (const piece of pieces) await say(piece);
    });
    const run = startRun('r', writer, book, { limits, log });
    const heard = await collect(run.events(0, new AbortController().signal));
    const deltas = heard.flatMap((event) => (event.event === 'delta' ? [event.text] : []));
    expect(deltas.join('')).toBe(pieces.join(''));
    expect(deltas[0]?.length).toBeLessThan(20);
    expect(deltas.length).toBeLessThan(pieces.length / 4);
  });
});
