import { readScript } from './script.ts';
import { say, type ScriptFinding } from './script-words.ts';
import { maskOf } from './spoken-words.ts';
import type { Span } from '../../base/marked-text.ts';

const FIRST = 0xac00;
const VOWELS = 21;
const CODAS = 28;
const SILENT = 11;

interface Syllable {
  at: number;
  onset: number;
  vowel: number;
  coda: number;
}

/** Where the onsets are made, in the order of Unicode: ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ. */
const PLACES = [0, 0, 1, 2, 2, 3, 4, 5, 5, 6, 6, 7, 8, 8, 8, 0, 2, 5, 9];
const STRONG = new Set([1, 4, 8, 10, 13, 14, 15, 16, 17]);

/** Of each syllable how much of the hard thing lies in the last `within` syllables. */
type Amounts = (syllables: readonly Syllable[], within: number) => number[];

const summed =
  (amountAt: (syllables: readonly Syllable[], at: number) => number): Amounts =>
  (syllables, within) => {
    const amounts = syllables.map((_, at) => amountAt(syllables, at));
    let sum = 0;
    return amounts.map((amount, at) => (sum += amount - (amounts[at - within] ?? 0)));
  };

/** How alike a syllable is to the eight before it: the tongue mixes up what differs in one sound only. */
const alike = summed((syllables, at) => {
  const one = syllables[at];
  let sum = 0;
  for (let before = Math.max(0, at - 8); before < at; before += 1) {
    const other = syllables[before];
    if (one && other) sum += likenessOf(one, other);
  }
  return sum;
});

function likenessOf(one: Syllable, other: Syllable): number {
  if (one.onset === SILENT && other.onset === SILENT && one.coda === 0 && other.coda === 0) return 0;
  const onset = one.onset === other.onset && one.onset !== SILENT;
  const vowel = one.vowel === other.vowel;
  const coda = one.coda === other.coda && one.coda !== 0;
  if (one.onset === other.onset && vowel && one.coda === other.coda) return 1;
  if (Number(onset) + Number(vowel) + Number(coda) >= 2) return 0.8;
  return coda && one.onset !== SILENT && PLACES[one.onset] === PLACES[other.onset] ? 0.3 : 0;
}

/** The most onsets made in one place. */
const placed: Amounts = (syllables, within) => {
  const counts = PLACES.map(() => 0);
  const count = (syllable: Syllable | undefined, change: number): number => {
    if (syllable === undefined || syllable.onset === SILENT) return 0;
    const place = PLACES[syllable.onset] ?? 0;
    return (counts[place] = (counts[place] ?? 0) + change);
  };
  return syllables.map((syllable, at) => {
    count(syllables[at - within], -1);
    return count(syllable, 1);
  });
};

const strong = summed((syllables, at) => Number(STRONG.has(syllables[at]?.onset ?? SILENT)));

/** ㄴ and ㄹ that change each other, and ㄹ after a closed syllable: 신라, 칼날, 음료. */
const liquid = summed((syllables, at) => {
  const coda = syllables[at - 1]?.coda;
  const onset = syllables[at]?.onset;
  return Number(
    (onset === 5 && (coda === 4 || coda === 8 || coda === 16 || coda === 21)) || (onset === 2 && coda === 8),
  );
});

/**
 * What must come together within so many syllables said in one go. The bounds are those which fewer than one in a hundred
 * sentences of encyclopedic Korean passes, all together, while most of the well-known tongue twisters do.
 */
const RULES: readonly { amounts: Amounts; within: number; least: number; why: { ko: string; en: string } }[] = [
  {
    amounts: alike,
    within: 14,
    least: 9.2,
    why: { ko: '비슷한 소리가 이어져', en: 'syllables that sound alike follow each other' },
  },
  {
    amounts: placed,
    within: 10,
    least: 7,
    why: { ko: '같은 자리에서 나는 첫소리가 이어져', en: 'one consonant begins nearly every syllable' },
  },
  { amounts: strong, within: 6, least: 5, why: { ko: '센소리가 이어져', en: 'strong consonants follow each other' } },
  {
    amounts: liquid,
    within: 8,
    least: 4,
    why: { ko: 'ㄴ과 ㄹ이 맞물려', en: 'ㄴ and ㄹ change each other again and again' },
  },
];

/** A stretch without a comma or another sign at which the voice stops. */
const STRETCH = /[가-힣][가-힣\s\u0001]*/g;
const SHOWN = 40;

/** Runs that are hard to say, each a warning; a run is told once, by the first reason that holds. */
export function tongueTwisters(text: string): ScriptFinding[] {
  const lines = readScript(text).sections.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'spoken'));
  return lines.flatMap((line) =>
    [...maskOf(line.text).matchAll(STRETCH)].flatMap(({ 0: stretch, index }) => {
      const start = line.at[0] + index;
      return runsOf(syllablesIn(stretch)).map(({ from, to, why }): ScriptFinding => {
        const at = wholeWords(stretch, from, to);
        const words = stretch.slice(...at).replaceAll('\u0001', '');
        const shown = words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words;
        return {
          rule: 'tongue-twister',
          level: 'warning',
          at: [start + at[0], start + at[1]],
          words: say.twister(shown, why),
        };
      });
    }),
  );
}

function syllablesIn(stretch: string): Syllable[] {
  return [...stretch.matchAll(/[가-힣]/g)].map(({ 0: letter, index }) => {
    const code = letter.charCodeAt(0) - FIRST;
    return {
      at: index,
      onset: Math.floor(code / (VOWELS * CODAS)),
      vowel: Math.floor(code / CODAS) % VOWELS,
      coda: code % CODAS,
    };
  });
}

interface Run {
  from: number;
  to: number;
  why: { ko: string; en: string };
}

function runsOf(syllables: readonly Syllable[]): Run[] {
  const runs: Run[] = [];
  for (const { amounts, within, least, why } of RULES) {
    let open: Run | null = null;
    amounts(syllables, within).forEach((amount, at) => {
      if (amount < least - 1e-6) return;
      const from = syllables[Math.max(0, at - within + 1)]?.at ?? 0;
      const to = (syllables[at]?.at ?? 0) + 1;
      if (open !== null && from <= open.to) open.to = to;
      else runs.push((open = { from, to, why }));
    });
  }
  const told: Run[] = [];
  for (const run of runs.sort((a, b) => a.from - b.from)) {
    if (run.from >= (told.at(-1)?.to ?? 0)) told.push(run);
  }
  return told;
}

function wholeWords(stretch: string, from: number, to: number): Span {
  const start = stretch.lastIndexOf(' ', from) + 1;
  const end = stretch.indexOf(' ', to);
  return [start, end < 0 ? stretch.trimEnd().length : end];
}
