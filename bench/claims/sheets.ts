import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { checkQuotes } from '../../src/server/chat/answers/check-quotes.ts';
import { statementsOf } from '../../src/server/chat/answers/statements.ts';
import { judgeByRules, type Judged } from '../../src/server/chat/answers/support.ts';
import { provenIn, verdictPrompt, verdictShape, withProven } from '../../src/server/chat/answers/verify-by-model.ts';
import { parts, passages, statements, toCited, type Labelled, type Part } from './labelled.ts';

const ON_A_SHEET = 4;
const ANSWERS = new URL('answers.jsonl', import.meta.url);

/** An answer made of the statements over four passages, in an order that tells nothing of their kind. */
interface Sheet {
  name: string;
  cited: ReturnType<typeof toCited>[];
  said: Labelled[];
  answer: string;
}

const order = ({ id }: Labelled): string => createHash('sha256').update(id).digest('hex');

function sheetsOf(part: Part): Sheet[] {
  const own = [...passages.values()].filter((one) => one.part === part);
  return Array.from({ length: Math.ceil(own.length / ON_A_SHEET) }, (_, i) => {
    const here = own.slice(i * ON_A_SHEET, (i + 1) * ON_A_SHEET);
    const ids = here.map(({ id }) => id);
    const said = statements
      .filter(({ passage }) => ids.includes(passage))
      .sort((a, b) => order(a).localeCompare(order(b)));
    const numbered = said.map(({ text, passage }) => text.replace('[1]', `[${ids.indexOf(passage) + 1}]`));
    return { name: `${part}-${i + 1}`, cited: here.map(toCited), said, answer: numbered.join('\n\n') };
  });
}

export const sheets: readonly Sheet[] = parts.flatMap(sheetsOf);

/** What a small model is asked of a sheet, word for word. */
export function promptOf({ cited, answer }: Sheet): string {
  const { instructions, turns } = verdictPrompt(numbered(answer), textsOf(cited), 'ko');
  return `${instructions}\n\n${turns[0]?.text ?? ''}`;
}

const numbered = (answer: string) => statementsOf(answer).map(({ text, marks }, i) => ({ n: i + 1, text, marks }));
const textsOf = (cited: Sheet['cited']) => cited.map(({ text }, i) => ({ number: i + 1, text }));

/** The statements of a sheet that get a mark, by the rules or with the answers of a model; null where none are kept. */
export function markedOn(sheet: Sheet, withModel: boolean): Set<Labelled> | null {
  const { cited, said, answer } = sheet;
  const quotes = checkQuotes(answer, cited, cited, []);
  const byRules = judgeByRules(answer, cited, { quotes, read: cited });
  const given = withModel ? answersOf(sheet) : null;
  if (withModel && !given) return null;
  const texts = new Map(numbered(answer).map(({ n, text }) => [n, text]));
  const judged = given ? withProven(byRules, provenIn(given, texts, textsOf(cited))) : byRules;
  return new Set(placed(said, answer).flatMap(({ one, start, end }) => (isMarked(judged, start, end) ? one : [])));
}

const isMarked = (judged: readonly Judged[], start: number, end: number): boolean =>
  judged.some(
    ({ verdict, statement }) => verdict === 'not-borne-out' && statement.start >= start && statement.start < end,
  );

function placed(said: readonly Labelled[], answer: string) {
  const paragraphs = answer.split('\n\n');
  let at = 0;
  return said.map((one, i) => {
    const start = at;
    at += (paragraphs[i]?.length ?? 0) + 2;
    return { one, start, end: at };
  });
}

function answersOf({ name }: Sheet) {
  if (!existsSync(ANSWERS)) return null;
  for (const line of readFileSync(ANSWERS, 'utf8').trim().split('\n')) {
    const { sheet, ...given } = JSON.parse(line) as { sheet: string };
    if (sheet === name) return verdictShape.schema.parse(given);
  }
  return null;
}
