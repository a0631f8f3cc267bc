import { beatKinds, beatsOf, type Xray } from '../src/contract/recipes/structure/beats.ts';
import { isQuestion } from '../src/server/recipes/structure/signs.ts';
import { utterancesOf, type SpokenSegment, type Utterance } from '../src/server/recipes/structure/utterances.ts';
import { xrayOf } from '../src/server/recipes/structure/xray.ts';
import { baselineOf } from './structure/baseline.ts';
import { passagesOf, spokenOf, type Label, type Passage } from './structure/passages.ts';

/**
 * How well is told what the lines of a video do, by kind: precision and recall of the rules and of a baseline. A line is
 * found where its words are those of a beat; lines with the same label that follow each other count once, and of a hook, a
 * promise and a proof one in a passage. The sealed part is not tuned on: of it only sums are printed; `--failures` lists
 * what goes wrong in the other part.
 */
const KINDS: readonly Label[] = [...beatKinds, 'question'];
const ONCE: readonly Label[] = ['hook', 'promise', 'proof'];

interface Judge {
  name: string;
  tell: (kind: Label, lines: readonly Utterance[], xray: Xray) => readonly Utterance[];
}

const judges: readonly Judge[] = [
  { name: 'baseline', tell: (kind, lines) => baselineOf(kind, lines) },
  {
    name: 'rules',
    tell: (kind, lines, xray) => {
      if (kind === 'question') return lines.filter(({ text }) => isQuestion(text));
      const begins = new Set(beatsOf(xray).flatMap((beat) => (beat.kind === kind ? [beat.startSec] : [])));
      return lines.filter(({ startSec }) => begins.has(startSec));
    },
  },
];

/** Captions are divided and joined into lines of speech: half of the shorter of the two is enough. */
function isSame(one: SpokenSegment, other: SpokenSegment): boolean {
  const both = Math.min(one.endSec, other.endSec) - Math.max(one.startSec, other.startSec);
  return both >= Math.min(one.endSec - one.startSec, other.endSec - other.startSec) / 2;
}

/** The captions with that label, those that follow each other together. */
function stretchesOf({ lines }: Passage, spoken: readonly SpokenSegment[], kind: Label): SpokenSegment[][] {
  const stretches: SpokenSegment[][] = [];
  spoken.forEach((one, i) => {
    if (!lines[i]?.does.includes(kind)) return;
    if (lines[i - 1]?.does.includes(kind)) stretches.at(-1)?.push(one);
    else stretches.push([one]);
  });
  return ONCE.includes(kind) ? [stretches.flat()].filter((all) => all.length > 0) : stretches;
}

function score(part: 'tuned' | 'sealed', { name, tell }: Judge, kind: Label) {
  const sum = { told: 0, right: 0, labelled: 0, found: 0 };
  for (const passage of passagesOf(part)) {
    if (passage.judges && !passage.judges.includes(kind)) continue;
    const spoken = spokenOf(passage);
    const xray = xrayOf(spoken, null, spoken.at(-1)?.endSec ?? 0);
    const told = tell(kind, utterancesOf(spoken), xray);
    const stretches = stretchesOf(passage, spoken, kind);
    const isRight = (one: Utterance) => stretches.flat().some((line) => isSame(one, line));
    const missed = stretches.filter((lines) => !told.some((one) => lines.some((line) => isSame(one, line))));
    sum.told += told.length;
    sum.right += told.filter(isRight).length;
    sum.labelled += stretches.length;
    sum.found += stretches.length - missed.length;
    if (part === 'tuned' && name === 'rules' && process.argv.includes('--failures')) {
      for (const one of told.filter((line) => !isRight(line))) console.log(`no ${kind}: ${one.text}`);
      for (const lines of missed) console.log(`missed ${kind}: ${lines.map(({ text }) => text).join(' / ')}`);
    }
  }
  const [precision, recall] = [sum.right / (sum.told || 1), sum.found / (sum.labelled || 1)];
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  const [p, r, f] = [precision, recall, f1].map((share) => Math.round(share * 100) / 100);
  return { part, kind, judge: name, told: sum.told, labelled: sum.labelled, precision: p, recall: r, f1: f };
}

const rows = (['tuned', 'sealed'] as const).flatMap((part) =>
  KINDS.flatMap((kind) => judges.map((judge) => score(part, judge, kind))),
);
console.table(rows);
console.log(JSON.stringify({ bench: 'structure', rows }));
