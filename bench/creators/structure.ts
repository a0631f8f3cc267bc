import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beatsOf, type BeatKind } from '../../src/contract/recipes/structure/beats.ts';
import { xrayOf } from '../../src/server/recipes/structure/xray.ts';
import type { Segment } from '../../src/contract/sources/captions/segment.ts';
import { readTranscript } from '../../src/server/sources/youtube/subtitles.ts';
import { at, rounded } from './figures.ts';

/** What the structure finder finds in recordings, and how long it takes. */
export function measureStructure() {
  const corpus = new URL('../../../shared/corpora/youtube/', import.meta.url);
  const own = new URL('../../tests/replay/fixtures/captions.ko.json', import.meta.url);
  const files = existsSync(corpus) ? readdirSync(corpus).map((name) => new URL(name, corpus)) : [];
  if (files.length === 0)
    console.log('\nno corpus youtube beside the repository: its recordings are not looked through');
  const read = (file: URL) => {
    const { form, segments } = readTranscript(readFileSync(file, 'utf8'));
    return form === 'plain' || form === 'timed' ? [] : segments;
  };
  const films = files.map((file) => ({ name: path.basename(file.pathname), segments: read(file) }));
  const recorded = films.filter(({ segments }) => segments.length > 0);
  const ours = read(own);
  console.log('\nThe structure of recordings: what is found, and the median time of it\n');
  const rows = [
    ...recorded,
    { name: 'our own', segments: ours },
    { name: 'our own, for an hour', segments: forAnHour(ours) },
  ];
  const found = rows.map(({ name, segments }) => ({ name, ...lookThrough(segments) }));
  for (const { name, lengthSec, segments, beats, ms } of found) {
    const told = Object.entries(beats).map(([kind, count]) => `${kind} ${count}`);
    console.log(
      `${name.padEnd(24)}${`${lengthSec} s`.padEnd(9)}${`${segments} lines`.padEnd(12)}${`${ms} ms`.padEnd(11)}${told.join(', ') || 'nothing'}`,
    );
  }
  return { hasCorpus: files.length > 0, recordings: recorded.length, found };
}

const FIND_TIMES = 15;

function lookThrough(segments: readonly Segment[]) {
  const spoken = segments.map(({ start, end, text }) => ({ startSec: start, endSec: end, text }));
  const lengthSec = spoken.at(-1)?.endSec ?? 0;
  const times: number[] = [];
  for (let i = 0; i < FIND_TIMES; i++) {
    const startedAt = performance.now();
    xrayOf(spoken, null, lengthSec);
    times.push(performance.now() - startedAt);
  }
  const beats: Partial<Record<BeatKind, number>> = {};
  for (const { kind } of beatsOf(xrayOf(spoken, null, lengthSec))) beats[kind] = (beats[kind] ?? 0) + 1;
  return { lengthSec: Math.round(lengthSec), segments: segments.length, beats, ms: rounded(at(times, 0.5)) };
}

function forAnHour(segments: readonly Segment[]): Segment[] {
  const lengthSec = segments.at(-1)?.end ?? 0;
  const times = lengthSec > 0 ? Math.ceil(3_600 / lengthSec) : 0;
  return Array.from({ length: times }, (_, i) =>
    segments.map(({ start, end, text }) => ({ start: start + i * lengthSec, end: end + i * lengthSec, text })),
  ).flat();
}
