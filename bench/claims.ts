import { parseArgs } from 'node:util';
import { baselineMarks } from './claims/baseline.ts';
import { isFalse, parts, statements, type Labelled, type Part } from './claims/labelled.ts';
import { markedOn, promptOf, sheets } from './claims/sheets.ts';

/**
 * How well the sentences of an answer that are not borne out are found: precision and recall of the mark, and how many true
 * paraphrases get one. The sealed part is not tuned on: of it only sums are printed. `--failures` lists what went wrong in
 * the other part; `--ask N` prints what a small model is asked of the N-th sheet, whose answers are kept in answers.jsonl.
 */
const { values: options } = parseArgs({
  options: { failures: { type: 'boolean', default: false }, ask: { type: 'string' } },
});

if (options.ask !== undefined) {
  const sheet = sheets[Number(options.ask) - 1];
  console.log(sheet ? `${sheet.name}\n\n${promptOf(sheet)}` : `There are ${sheets.length} sheets.`);
  process.exit(sheet ? 0 : 2);
}

type Marked = ReadonlySet<Labelled>;

function score(all: readonly Labelled[], marked: Marked) {
  const right = all.filter((one) => marked.has(one) && isFalse(one)).length;
  const reworded = all.filter(({ kind }) => kind === 'reworded');
  const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 1000);
  return {
    statements: all.length,
    marked: all.filter((one) => marked.has(one)).length,
    precision: share(right, all.filter((one) => marked.has(one)).length),
    recall: share(right, all.filter(isFalse).length),
    paraphrasesMarked: share(reworded.filter((one) => marked.has(one)).length, reworded.length),
  };
}

function rowsOf(part: Part) {
  const own = sheets.filter(({ name }) => name.startsWith(part));
  const all = statements.filter((one) => one.part === part);
  const rules = new Set(own.flatMap((sheet) => [...(markedOn(sheet, false) ?? [])]));
  const answered = own.flatMap((sheet) => {
    const marked = markedOn(sheet, true);
    return marked ? [{ said: sheet.said, marked }] : [];
  });
  const withModel = new Set(answered.flatMap(({ marked }) => [...marked]));
  if (options.failures && part === 'tuned')
    for (const one of all.filter((said) => rules.has(said) !== isFalse(said)))
      console.log(`${rules.has(one) ? 'falsely marked' : 'missed'}  ${one.kind}: ${one.text}`);
  return [
    { part, judge: 'three rules (baseline)', ...score(all, new Set(all.filter(baselineMarks))) },
    { part, judge: 'rules', ...score(all, rules) },
    ...(answered.length === 0
      ? []
      : [
          {
            part,
            judge: 'rules and small model',
            ...score(
              answered.flatMap(({ said }) => said),
              withModel,
            ),
          },
        ]),
  ];
}

const rows = parts.flatMap(rowsOf);
console.table(rows);
console.log(JSON.stringify({ bench: 'claims', rows }));
