import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findQuote, quoteAt } from '../../src/contract/comments/find-quote.ts';
import { edited, selectedIn, textOf, written, type Letter, type Material } from './edits.ts';
import { chanceOf, round, type Figure, type Options, type Part } from './figure.ts';

const NOTES = 500;
const EDITS = 10;
/** With this seed the sealed part: other texts, which are not looked at while the search is made better. */
const SEALED_SEED = 7_919;

interface Passage {
  language: 'ko' | 'en';
  text: string;
}

const readPassages = (file: string): Passage[] =>
  readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Passage);

type Verdict = 'right' | 'wrong' | 'lost';
interface Case {
  verdict: Verdict;
  language: Passage['language'];
  told: string;
}

/** Whether the words are found where their letters are: of a quote of which less than half is left, none is right too. */
function judge(letters: readonly Letter[], quoted: { start: number; end: number }, found: Found): Verdict {
  const isOfQuote = ({ was }: Letter) => was >= quoted.start && was < quoted.end;
  const left = letters.filter(isOfQuote).length;
  const isMostlyGone = left < (quoted.end - quoted.start) / 2;
  if (!found) return isMostlyGone ? 'right' : 'lost';
  const within = letters.slice(found.start, found.end).filter(isOfQuote).length;
  return within > 0 && within >= Math.min(left, (found.end - found.start) / 2) / 1.5 ? 'right' : 'wrong';
}
type Found = { start: number; end: number } | null;

function tryAll(seed: number, passages: readonly Passage[], notes: number): Case[] {
  const chance = chanceOf(seed);
  const materials = new Map<Passage['language'], Material>();
  for (const language of ['ko', 'en'] as const) {
    const texts = passages.filter((one) => one.language === language).map(({ text }) => text);
    materials.set(language, {
      chance,
      words: texts.join(' ').split(/\s+/),
      sentences: texts.join(' ').split(/(?<=[.!?])\s+/),
    });
  }
  const cases: Case[] = [];
  for (let i = 0; i < notes; i++) {
    const language = i % 2 === 0 ? 'ko' : 'en';
    const material = materials.get(language);
    if (!material) continue;
    const text = noteOf(passages, language, chance);
    const quoted = selectedIn(text, chance);
    if (!quoted || quoted.end <= quoted.start) continue;
    const end = Math.min(quoted.end, quoted.start + 300);
    const span = { start: quoted.start, end };
    const quote = quoteAt(text, span.start, span.end);
    for (let k = 0; k < EDITS; k++) {
      const letters = edited(written(text), material);
      const found = findQuote(textOf(letters), quote, span.start);
      const verdict = judge(letters, span, found);
      const now = found ? textOf(letters.slice(found.start, found.end)) : null;
      cases.push({ verdict, language, told: JSON.stringify({ quote: quote.exact, now }) });
    }
  }
  return cases;
}

/** Two passages make a note of some hundred words. */
function noteOf(passages: readonly Passage[], language: string, chance: () => number): string {
  const own = passages.filter((one) => one.language === language);
  const some = () => own[Math.floor(chance() * own.length)]?.text ?? '';
  return chance() < 0.5 ? some() : `${some()}\n\n${some()}`;
}

async function run({ rounds, seed }: Options): Promise<Figure[]> {
  const isSealed = seed === SEALED_SEED;
  const files = isSealed ? ['ai-phrases/sealed.jsonl'] : ['claims/passages.jsonl', 'ai-phrases/tuned.jsonl'];
  const passages = files.flatMap(readPassages);
  const cases = tryAll(seed, passages, rounds ?? NOTES);
  const shareOf = (verdict: Verdict, of = cases) => of.filter((one) => one.verdict === verdict).length / of.length;
  if (process.env['TOLD'] && !isSealed)
    for (const { verdict, told } of cases.filter((one) => one.verdict !== 'right').slice(0, 60))
      console.log(verdict, told);
  const by = (language: string) => cases.filter((one) => one.language === language);
  return [
    { what: 'found where their letters are, or rightly lost', value: share('right'), unit: '', bar: { least: 0.98 } },
    { what: 'found elsewhere', value: share('wrong'), unit: '', bar: { most: 0.005 } },
    { what: 'lost', value: share('lost'), unit: '' },
    { what: 'right in Korean', value: round(shareOf('right', by('ko')), 4), unit: '' },
    { what: 'right in English', value: round(shareOf('right', by('en')), 4), unit: '' },
    { what: 'edits tried', value: cases.length, unit: '', note: isSealed ? 'the sealed part' : 'the tuned part' },
  ];
  function share(verdict: Verdict) {
    return round(shareOf(verdict), 4);
  }
}

export const anchors: Part = { name: 'anchors', what: 'comments in a note find their words again after an edit', run };
