import { readFileSync } from 'node:fs';
import { readForm } from '#contract/offers/read-form.ts';
import { redFlagsOf } from '#contract/offers/red-flags/red-flags.ts';
import { mailOf, SENT } from './offers/score.ts';
import { baselineFinds, flags } from './red-flags/baseline.ts';

/**
 * How well the tables of the checklist find clauses to be careful about: precision and recall of each flag beside those of a few
 * words, over 250 labelled clauses, of which half are harmless and look alike. Of a sealed part, which no rule is tuned on, only
 * the figures are printed; --clauses prints what is wrong and missed in the open one.
 */
interface Labelled {
  text: string;
  flags: string[];
  /** Flags that some would raise, too: they count neither way. */
  mayBe?: string[];
}
type Finds = (flag: string, text: string) => boolean;

const linesOf = (file: string): Labelled[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);
const parts = { open: linesOf('./red-flags/clauses.jsonl'), sealed: linesOf('./red-flags/sealed/clauses.jsonl') };
const PRECISION = 0.8;

const found = new Map<string, Set<string | null>>();
for (const { text } of Object.values(parts).flat()) {
  const mails = [mailOf(text)];
  found.set(text, new Set(redFlagsOf(readForm(mails, SENT), mails).map(({ rule }) => rule)));
}
const byRules: Finds = (flag, text) => found.get(text)?.has(flag) === true;

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100) / 100;

function score(clauses: readonly Labelled[], of: readonly string[], finds: Finds) {
  const judged = of.flatMap((flag) =>
    clauses
      .filter(({ mayBe = [] }) => !mayBe.includes(flag))
      .map((one) => ({ isFlag: one.flags.includes(flag), isFound: finds(flag, one.text) })),
  );
  const right = judged.filter(({ isFlag, isFound }) => isFlag && isFound).length;
  const precision = share(right, judged.filter(({ isFound }) => isFound).length);
  const recall = share(right, judged.filter(({ isFlag }) => isFlag).length);
  const f1 = precision && recall ? Math.round(((2 * precision * recall) / (precision + recall)) * 100) / 100 : 0;
  return { precision, recall, f1 };
}

const all = [...parts.open, ...parts.sealed];
const rows = flags.map((flag) => {
  const [own, base] = [score(all, [flag], byRules), score(all, [flag], baselineFinds)];
  return { flag, ...own, baseline: base.f1, isPrecise: (own.precision ?? 1) >= PRECISION, beats: own.f1 > base.f1 };
});
console.table(rows);

if (process.argv.includes('--clauses'))
  for (const { text, flags: wanted, mayBe = [] } of parts.open)
    for (const flag of flags.filter((one) => !mayBe.includes(one) && byRules(one, text) !== wanted.includes(one)))
      console.log(`${wanted.includes(flag) ? 'missed' : 'wrong '} ${flag}: ${text}`);

const figures = Object.fromEntries(
  Object.entries(parts).map(([part, clauses]) => [
    part,
    { clauses: clauses.length, rules: score(clauses, flags, byRules), baseline: score(clauses, flags, baselineFinds) },
  ]),
);
console.log(JSON.stringify({ bench: 'red-flags', ...figures }));
