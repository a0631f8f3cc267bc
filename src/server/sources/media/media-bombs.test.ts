import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceProblems } from '#contract/sources/source-state.ts';
import { mediaBombs } from '../../../../tests/replay/media-bombs.ts';
import { containerOf } from '../../files/signatures.ts';
import { SourceFailure } from '../reading.ts';
import { createRecordings } from './recordings.ts';

const has = (program: string): boolean => {
  try {
    execFileSync(program, ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** A place that a list of addresses may lead to; nobody must come. */
let asked = 0;
const server = createServer((_, reply) => {
  asked++;
  reply.end('secret');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const made = (what: string) => {
  const bomb = mediaBombs(address()).find((one) => one.what === what);
  if (!bomb) throw new Error(what);
  return bomb.make();
};

const films = mediaBombs('http://127.0.0.1')
  .map(({ what, fileName }) => ({ what, isPicture: fileName.endsWith('.png') }))
  .filter(({ isPicture }) => !isPicture);

describe('lists of addresses and files', () => {
  it.each(films.filter(({ what }) => /: a list of/.test(what)).map(({ what }) => what))(
    'are no recording, whatever they are called: %s',
    (what) => expect(containerOf(made(what))).toBeNull(),
  );
});

describe.runIf(has('ffmpeg') && has('ffprobe'))('what is made to break ffmpeg', () => {
  // Without walls, so that what it may open is all that keeps it from the address.
  const recordings = createRecordings({
    ffmpeg: { path: 'ffmpeg', probe: 'ffprobe' },
    tesseract: null,
    walls: [],
  });

  it.each(films.filter(({ what }) => !/: a list of/.test(what)).map(({ what }) => what))(
    'ends within the limits, with a reason or as a recording, and leads nowhere: %s',
    { timeout: 120_000 },
    async (what) => {
      const bytes = made(what);
      const container = containerOf(bytes);
      if (!container || !recordings) throw new Error('a recording by its first bytes');
      const signal = AbortSignal.timeout(100_000);
      try {
        const { probe, still } = await recordings.open(bytes, container, signal);
        expect(`${still?.toString('latin1')}`).not.toMatch(/root:|secret/);
        if (probe.hasSound) await recordings.cut(bytes, container, probe.durationSec, signal);
      } catch (error) {
        if (!(error instanceof SourceFailure)) throw error;
        expect(sourceProblems.filter((problem) => problem !== 'unexpected')).toContain(error.problem);
      }
      expect(asked).toBe(0);
    },
  );
});
