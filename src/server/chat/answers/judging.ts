import type { Claim } from '#contract/chat/claims.ts';
import type { CheckedQuote } from '#contract/chat/chat.schema.ts';
import { costOf } from '#contract/chat/price.ts';
import { lengthOf } from '../../ai/model-engine.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import { termsOf } from '../../ai/embedded/terms.ts';
import { writeWholeObject } from '../../ai/write-object.ts';
import type { Spend } from '../tally.ts';
import type { Asked } from '../context/material.ts';
import type { FilledRecipe } from '../recipes/find-recipe.ts';
import type { Say } from './answer.ts';
import { toCitation, type CitedPassage } from './cite.ts';
import { statementsOf, type Statement } from './statements.ts';
import { askedIn, statingIn } from './stating.ts';
import { judgeByRules, shareBorneOut, type Judged } from './support.ts';
import {
  hidingWords,
  MOST_STATEMENTS,
  provenIn,
  toldOfHiding,
  verdictPrompt,
  verdictShape,
  withProven,
  type NumberedText,
  type Proven,
} from './verify-by-model.ts';

/** Nobody waits longer for a verdict: the rules have theirs. */
const ASK_MS = 20_000;
const PASSAGE_LETTERS = 24_000;
const MOST_BESIDE = 6;
const LEAST_SHARED = 3;

interface Known {
  quotes: readonly CheckedQuote[];
  read: readonly CitedPassage[];
  beside: readonly string[];
}

/** Judges one answer. Without a small model by its rules alone. */
interface Judging {
  /** The same way to tell pieces; what was told is what is asked of. */
  hearing: (tell: Say) => Say;
  /**
   * Asks the small model of the answer that was told, whose marks are final, and tells it anew with the marks that were
   * missing, where the model has shown what bears a sentence out. Never throws.
   */
  ask: (cited: readonly CitedPassage[], read: readonly CitedPassage[], say: Say, signal: AbortSignal) => Promise<void>;
  /** The passages that only these marks cite, in the order of their numbers. */
  attached: () => readonly CitedPassage[];
  /** The answer with blanks in place of what claims nothing by the form of its recipe. */
  stating: (answer: string) => string;
  judge: (
    answer: string,
    cited: readonly CitedPassage[],
    known: Known,
  ) => { claims: Claim[]; confidence: number | null };
}

/** `filled`: the recipe that is made, with what has been learnt for its form by the time that it is judged. */
export function createJudging(
  { smallModel: engine, language, recipe }: Asked,
  spend: Spend,
  filled: () => FilledRecipe | undefined,
): Judging {
  const isMade = recipe !== undefined;
  const isProven = recipe?.recipe.isProven === true;
  const asksHiding = recipe?.recipe.answersSponsor === true;
  const stating = (text: string) => statingIn(text, filled());
  /** By the words of their sentence; the passage is a number of the answer, 0 where the answer does not cite it. */
  const proven = new Map<string, Proven>();
  let answer = '';
  let attached: readonly CitedPassage[] = [];
  return {
    hearing: (tell) => (piece, isAnew) => {
      answer = isAnew ? piece : answer + piece;
      return tell(piece, isAnew);
    },
    attached: () => attached,
    stating,
    async ask(cited, read, say, signal) {
      if (!engine || signal.aborted || isProven) return;
      // A promise to hide is its writer's own words.
      const said = (asksHiding ? statementsOf(answer) : askedIn(answer, filled())).slice(0, MOST_STATEMENTS);
      const beside = besideOf(said, cited, read);
      const passages = fitting([...cited, ...beside]);
      if (said.length === 0 || (passages.length === 0 && !asksHiding)) return;
      const numbered = said.map(({ text, marks, shared }, i) => ({ n: i + 1, text, marks: [...marks, ...shared] }));
      const prompt = verdictPrompt(numbered, passages, language, asksHiding);
      if (lengthOf(prompt) > engine.contextTokens) return;
      const patience = AbortSignal.any([signal, AbortSignal.timeout(ASK_MS)]);
      const written = await writeWholeObject(engine, verdictShape, prompt, patience, language).catch(() => null);
      const { object = null, usage: { inputTokens = null, outputTokens = null } = {}, calls = 1 } = written ?? {};
      const took = {
        inputTokens: inputTokens ?? lengthOf(prompt),
        outputTokens: outputTokens ?? estimateTokens(JSON.stringify(object ?? '')),
      };
      const isTold = inputTokens !== null && outputTokens !== null;
      spend({
        for: 'judge',
        calls,
        ...took,
        cost: isTold && engine.prices ? costOf(engine.prices, took).amount : null,
      });
      if (!object || signal.aborted) return;
      const texts = new Map(numbered.map(({ n, text }) => [n, text]));
      const found = provenIn(object, texts, passages);
      // What a recipe does not cite is its author's own.
      const given = isMade ? { answer, attached: [] } : withMissing(answer, said, found, [cited.length, beside]);
      for (const [n, one] of found) {
        if (one.verdict === 'hides-disclosure') {
          if (asksHiding) proven.set(texts.get(n) ?? '', { ...one, passage: 0, reason: hidingWords[language] });
          continue;
        }
        const passage = beside[one.passage - cited.length - 1];
        const number = passage ? numberOf(given.attached.indexOf(passage), cited.length) : one.passage;
        proven.set(texts.get(n) ?? '', { ...one, passage: number });
      }
      if (given.answer === answer) return;
      ({ attached } = given);
      await say(given.answer, true);
    },
    judge(text, cited, { quotes, read, beside }) {
      if (isProven) return { claims: [], confidence: cited.length > 0 ? 1 : null };
      const byRules = judgeByRules(stating(text), cited, { quotes, read, beside, isMade });
      const byPlace = new Map(
        byRules.flatMap(({ statement }, i) => {
          const one = proven.get(statement.text);
          return one ? [[i + 1, one] as const] : [];
        }),
      );
      const known = new Set(byRules.map(({ statement }) => statement.start));
      const hiding = statementsOf(asksHiding ? text : '').flatMap((statement): Judged[] => {
        const one = known.has(statement.start) ? undefined : proven.get(statement.text);
        return one?.verdict === 'hides-disclosure' ? [toldOfHiding(statement, one)] : [];
      });
      const judged = [...withProven(byRules, byPlace), ...hiding];
      return { claims: judged.flatMap((one) => toClaim(one, cited)), confidence: shareBorneOut(judged) };
    },
  };
}

const numberOf = (attachedAt: number, cited: number): number => (attachedAt < 0 ? 0 : cited + attachedAt + 1);

/** The passages that were read and not cited, of which sentences without a mark may be. */
function besideOf(
  said: readonly Statement[],
  cited: readonly CitedPassage[],
  read: readonly CitedPassage[],
): CitedPassage[] {
  const bare = said.filter(({ marks, shared }) => marks.length + shared.length === 0);
  const others = read
    .filter((one) => !cited.includes(one))
    .map((passage) => ({ passage, terms: new Set(termsOf(passage.text)) }));
  const nearest = bare.flatMap(({ text }) => {
    const terms = [...new Set(termsOf(text))];
    const scored = others
      .map(({ passage, terms: held }) => ({ passage, score: terms.filter((term) => held.has(term)).length }))
      .sort((a, b) => b.score - a.score);
    return scored[0] && scored[0].score >= LEAST_SHARED ? scored[0].passage : [];
  });
  return [...new Set(nearest)].slice(0, MOST_BESIDE);
}

function fitting(passages: readonly CitedPassage[]): NumberedText[] {
  let room = PASSAGE_LETTERS;
  return passages.flatMap(({ text }, i) => {
    room -= text.length;
    return room < 0 ? [] : [{ number: i + 1, text }];
  });
}

/** The answer with a mark behind each sentence that cites nothing and is borne out. */
function withMissing(
  answer: string,
  said: readonly Statement[],
  found: ReadonlyMap<number, Proven>,
  [citedCount, beside]: readonly [number, readonly CitedPassage[]],
): { answer: string; attached: CitedPassage[] } {
  const attached: CitedPassage[] = [];
  const marks = said.flatMap(({ marks, shared, end }, i) => {
    const one = found.get(i + 1);
    if (one?.verdict !== 'borne-out' || marks.length + shared.length > 0) return [];
    const passage = beside[one.passage - citedCount - 1];
    if (passage && !attached.includes(passage)) attached.push(passage);
    return [{ end, mark: passage ? citedCount + attached.indexOf(passage) + 1 : one.passage }];
  });
  const marked = marks
    .toReversed()
    .reduce((text, { end, mark }) => `${text.slice(0, end)} [${mark}]${text.slice(end)}`, answer);
  return { answer: marked, attached };
}

function toClaim({ statement, verdict, reason, said, instead, note, found }: Judged, cited: readonly CitedPassage[]) {
  if (verdict !== 'not-borne-out' || reason === null) return [];
  const passage = found && cited[found.mark - 1];
  const claim: Claim = {
    start: statement.start,
    end: statement.end,
    reason,
    ...(said !== undefined && { said }),
    ...(instead !== undefined && { instead }),
    ...(note !== undefined && note !== '' && { note }),
    found: found && passage ? toCitation(found.mark, passage, found.quote, { claim: statement.text }) : null,
  };
  return [claim];
}
