import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beatKinds, beatsOf, type BeatKind } from '../../src/contract/recipes/structure/beats.ts';
import { xrayOf } from '../../src/contract/recipes/structure/xray.ts';
import type { Segment } from '../../src/contract/sources/captions/segment.ts';
import { readTranscript } from '../../src/server/sources/youtube/subtitles.ts';
import { at, rounded } from './figures.ts';
import { labelled } from './labelled.ts';

/** What the structure finder finds in recordings, and how well it meets labelled lines. */
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
  const againstLabels = scoreLabelled();
  return { hasCorpus: files.length > 0, recordings: recorded.length, found, againstLabels };
}

const LINE_SEC = 6;

interface Counts {
  hits: number;
  found: number;
  labelled: number;
}

/** A found beat is right where a stretch of lines with that label begins within a line of it, or holds its beginning. */
function scoreLabelled() {
  const counts = new Map<BeatKind, Counts>(beatKinds.map((kind) => [kind, { hits: 0, found: 0, labelled: 0 }]));
  for (const { lines } of labelled) {
    const spoken = lines.map((line, i) => ({
      startSec: i * LINE_SEC,
      endSec: (i + 1) * LINE_SEC - 0.4,
      text: typeof line === 'string' ? line : line[1],
    }));
    const found = beatsOf(xrayOf(spoken, null, lines.length * LINE_SEC));
    for (const [kind, count] of counts) {
      const stretches = stretchesOf(lines.map((line) => typeof line !== 'string' && line[0] === kind));
      const own = found.filter((beat) => beat.kind === kind).map(({ startSec }) => Math.round(startSec / LINE_SEC));
      const meets = (at: number, [from, to]: readonly [number, number]) =>
        at >= from - 1 && at <= Math.max(to, from + 1);
      count.hits += stretches.filter((stretch) => own.some((at) => meets(at, stretch))).length;
      count.found += own.length;
      count.labelled += stretches.length;
    }
  }
  console.log(`\nThe structure finder against ${labelled.length} recordings labelled by hand line by line\n`);
  console.log('               found  labelled  precision  recall    F1');
  const sum = (of: keyof Counts) => [...counts.values()].reduce((all, one) => all + one[of], 0);
  const all: Counts = { hits: sum('hits'), found: sum('found'), labelled: sum('labelled') };
  return Object.fromEntries([...counts, ['all', all] as const].map(([kind, count]) => [kind, tellScore(kind, count)]));
}

/** Lines that follow each other with the same label, as [first, last]. */
const stretchesOf = (isIn: readonly boolean[]): (readonly [number, number])[] =>
  isIn.flatMap((own, from) => {
    if (!own || isIn[from - 1]) return [];
    const after = isIn.indexOf(false, from);
    return [[from, (after < 0 ? isIn.length : after) - 1] as const];
  });

function tellScore(kind: string, { hits, found, labelled: wanted }: Counts) {
  const [precision, recall] = [Math.min(hits, found) / Math.max(1, found), hits / Math.max(1, wanted)];
  const f1 = hits === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  const shares = [precision, recall, f1].map((share, i) => share.toFixed(2).padStart([11, 8, 6][i]!));
  console.log(kind.padEnd(12) + String(found).padStart(8) + String(wanted).padStart(10) + shares.join(''));
  return { precision: rounded(precision), recall: rounded(recall), f1: rounded(f1) };
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
