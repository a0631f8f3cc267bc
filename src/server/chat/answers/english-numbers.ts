const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
const SMALL = new Map(`${ones} seventeen eighteen nineteen`.split(' ').map((word, value) => [word, value]));
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const TENS = new Map(tens.split(' ').map((word, i) => [word, 10 * (i + 2)]));
const SCALES = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);
const WORD = /[a-z]+/gi;

interface Word {
  word: string;
  start: number;
  end: number;
  /** Nothing but a space or a hyphen stands between it and the word before. */
  goesOn: boolean;
}

/** The numbers that stand in English words: 412 of 'four hundred and twelve dollars', 26 of 'twenty-six'. */
export function englishNumbersIn(text: string): { value: number; start: number; end: number }[] {
  const words = wordsOf(text);
  const found: { value: number; start: number; end: number }[] = [];
  for (let i = 0; i < words.length;) {
    const number = numberAt(words, i);
    if (number) found.push({ value: number.value, start: words[i]!.start, end: words[number.next - 1]!.end });
    i = number?.next ?? i + 1;
  }
  return found;
}

const wordsOf = (text: string): Word[] => {
  let before = -1;
  return [...text.matchAll(WORD)].map(({ 0: word, index: start }) => {
    const goesOn = before >= 0 && /^[ -]$/.test(text.slice(before, start));
    before = start + word.length;
    return { word: word.toLowerCase(), start, end: before, goesOn };
  });
};

/** Up to 'thousand' and so on it is below a thousand, and each such word is smaller than the one before. */
function numberAt(words: readonly Word[], from: number): { value: number; next: number } | null {
  let [value, next, last] = [0, from, Infinity];
  for (;;) {
    const part = belowThousand(words, next, next > from);
    if (!part) break;
    const scale = part.next < words.length && words[part.next]!.goesOn ? SCALES.get(words[part.next]!.word) : undefined;
    if ((scale ?? 1) >= last) break;
    value += part.value * (scale ?? 1);
    next = part.next + (scale === undefined ? 0 : 1);
    last = scale ?? 1;
  }
  return next === from ? null : { value, next };
}

/** 'a hundred', 'four hundred and twelve', 'twenty-six'; behind a larger part also with 'and' before it. */
function belowThousand(
  words: readonly Word[],
  from: number,
  isBehind: boolean,
): { value: number; next: number } | null {
  let at = from;
  const follows = (i: number) => (i === from ? !isBehind || words[i]?.goesOn : words[i]?.goesOn);
  if (isBehind && words[at]?.word === 'and' && words[at]!.goesOn) at += 1;
  const begins = follows(at) ? words[at]?.word : undefined;
  if (begins === undefined) return null;
  const behind = words[at + 1]?.goesOn ? words[at + 1]!.word : '';
  if (begins === 'a') return behind === 'hundred' || SCALES.has(behind) ? hundreds(words, at, 1) : null;
  const small = SMALL.get(begins);
  if (small !== undefined) return behind === 'hundred' ? hundreds(words, at, small) : { value: small, next: at + 1 };
  const ten = TENS.get(begins);
  if (ten === undefined) return null;
  const unit = SMALL.get(behind) ?? 0;
  return unit > 0 && unit < 10 ? { value: ten + unit, next: at + 2 } : { value: ten, next: at + 1 };
}

function hundreds(words: readonly Word[], at: number, count: number): { value: number; next: number } {
  if (words[at + 1]?.word !== 'hundred') return { value: count, next: at + 1 };
  const rest = belowThousand(words, at + 2, true);
  return rest && rest.value < 100
    ? { value: 100 * count + rest.value, next: rest.next }
    : { value: 100 * count, next: at + 2 };
}
