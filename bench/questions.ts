import { parseArgs } from 'node:util';
import type { Citation } from '../src/contract/chat/chat.schema.ts';
import { answerByQuoting } from '../src/server/chat/answers/by-quoting.ts';
import { gatheredOf, type Labelled, type WrittenBoard } from './questions/board.ts';
import { korquadBoard } from './questions/korquad.ts';
import { sealedBoards } from './questions/sealed-boards.ts';
import { sealed } from './questions/sealed.ts';
import { tunedBoards } from './questions/tuned-boards.ts';
import { tuned } from './questions/tuned.ts';

/**
 * What the engine without a model answers and what it refuses, on questions labelled by hand over small boards and on
 * KorQuAD. Half of it is sealed: of that only sums are printed. `--failures` lists what went wrong in the other half.
 */
const { values: options } = parseArgs({ options: { failures: { type: 'boolean', default: false } } });

interface Outcome {
  label: Labelled;
  isAnswered: boolean;
  /** Every word that was wanted stands in a quote of its source, nothing else that it may not, and what is missing is named. */
  isRight: boolean;
  /** Quotes that hold nothing of what was wanted. */
  padding: number;
}

async function ask(board: WrittenBoard, label: Labelled, isShown: boolean): Promise<Outcome> {
  const sources = gatheredOf(board);
  const { language } = board;
  const writer = answerByQuoting({ question: label.ask, language, past: [], gather: () => Promise.resolve(sources) });
  let text = '';
  await writer.write((piece) => void (text += piece), new AbortController().signal);
  const { citations } = writer.facts(text, true);
  const outcome = judge(label, citations, text);
  if (isShown && !outcome.isRight)
    console.log(
      `${label.kind}: ${label.ask}\n${citations.map(({ title, quote }) => `    ${title}: ${quote}`).join('\n')}`,
    );
  return outcome;
}

function judge(label: Labelled, citations: readonly Citation[], text: string): Outcome {
  const { holds, missing = [], never = [] } = label;
  const isAnswered = citations.length > 0;
  const isHeld = ({ title, quote }: Citation, [source, words]: readonly [string, string]) =>
    title === source && quote.includes(words);
  const isClean = never.every((words) => citations.every(({ quote }) => !quote.includes(words)));
  const prose = text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n');
  const isWhole =
    holds.every((wanted) => citations.some((one) => isHeld(one, wanted))) &&
    missing.every((words) => prose.includes(words));
  return {
    label,
    isAnswered,
    isRight: holds.length > 0 ? isAnswered && isWhole && isClean : !isAnswered,
    padding: citations.filter((one) => !holds.some((wanted) => isHeld(one, wanted))).length,
  };
}

const share = (count: number, of: number): number => (of === 0 ? 1 : Math.round((count / of) * 1_000) / 1_000);

function figuresOf(outcomes: readonly Outcome[]) {
  const wanted = outcomes.filter(({ label }) => label.holds.length > 0);
  const answered = outcomes.filter(({ isAnswered }) => isAnswered);
  const rightly = wanted.filter(({ isAnswered }) => isAnswered).length;
  const refused = outcomes.length - answered.length;
  const rightlyRefused = refused - (wanted.length - rightly);
  return {
    questions: outcomes.length,
    answeredPrecision: share(rightly, answered.length),
    answeredRecall: share(rightly, wanted.length),
    refusedPrecision: share(rightlyRefused, refused),
    refusedRecall: share(rightlyRefused, outcomes.length - wanted.length),
    quotesRight: share(wanted.filter(({ isRight }) => isRight).length, wanted.length),
    paddingPerAnswer: share(
      answered.reduce((sum, { padding }) => sum + padding, 0),
      answered.length,
    ),
  };
}

const kinds = ['single', 'compound', 'comparison', 'unheld', 'no-fact', 'span', 'named'] as const;

async function runPart(
  name: string,
  boards: Readonly<Record<string, WrittenBoard>>,
  labels: Readonly<Record<string, readonly Labelled[]>>,
  isSealed: boolean,
) {
  const outcomes: Outcome[] = [];
  for (const [key, board] of Object.entries(boards))
    for (const label of labels[key] ?? []) outcomes.push(await ask(board, label, options.failures && !isSealed));
  const byKind = kinds.flatMap((kind) => {
    const of = outcomes.filter(({ label }) => label.kind === kind);
    return of.length === 0 ? [] : [`${kind} ${of.filter(({ isRight }) => isRight).length}/${of.length}`];
  });
  const figures = figuresOf(outcomes);
  console.log(`${name}\n  ${byKind.join('  ')}`);
  for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure.padEnd(18)} ${value}`);
  return figures;
}

async function runKorquad(part: 'even' | 'odd') {
  const found = korquadBoard(part);
  return found && runPart(`korquad, ${part}`, { korquad: found.board }, { korquad: found.labels }, part === 'odd');
}

const figures = {
  tuned: await runPart('tuned', tunedBoards, tuned, false),
  sealed: await runPart('sealed', sealedBoards, sealed, true),
  korquad: await runKorquad('even'),
  korquadSealed: await runKorquad('odd'),
};
console.log(JSON.stringify({ bench: 'questions', ...figures }));
