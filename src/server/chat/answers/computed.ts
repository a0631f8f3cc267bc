import { isAlike, type Figure } from './figures.ts';
import { worthOf } from './measures.ts';

/** How an answer says that it reckoned: the words of its language for what it did. */
const SUM =
  /합계|합산|총|합(?:하|치|쳐|해|은|이|한|친)|도합|더하|더해|더한|묶|모으|모두|전부|전체|\+|\b(?:total|sum|altogether|combined|together|in all|plus|add|overall)/iu;
/** What is taken away from all the rest. */
const NET = /제외|빼|뺀|공제|(?<!\p{L})순\s|순이익|순수익|\b(?:net|profit|minus|after|without|less)\b/iu;
const DIFFERENCE =
  /차이|차액|빼|뺀|제외|공제|남|더\s|덜\s|비[싸쌌]|[싸쌌]|많|적|줄|늘|길|짧|높|낮|올랐|올라|오른|내렸|내려|내린|떨어|초과|상승|하락|앞[서섰]|뒤[지졌]|감소|증가|절약|아끼|아낄|이익|마진|[-−]\s?\d|\b(?:difference|minus|more|less|fewer|sav\w+|increas\w+|decreas\w+|drop\w*|rose|grew|fell|remain\w*|left|cheaper|dearer|longer|shorter|higher|lower|above|below|after|net|profits?|margin)\b/iu;
const AVERAGE = /평균|\b(?:average|mean)\b/iu;
const ABOUT = /약\s|대략|쯤|정도|가까이|\b(?:about|around|roughly|nearly|almost|some|approximately)\b/iu;
const TIMES = /^(?:배|times?|fold|x)/iu;
const PRODUCT =
  /\p{Script=Hangul}면(?=\s)|동안|곱|×|씩|치(?=\s)|연간|(?<!\p{L})연\s|일 ?년|한 ?해|\b(?:per|each|a year|yearly|annual\w*|a month|monthly|times)\b/iu;
const QUOTIENT = /당(?=\s|\d)|꼴|씩|나누|나눈|평균|\b(?:per|each|average|divided)\b/iu;
/** These say when or which, and are compared with nothing. */
const PLACING = /^(?:년|월|일|주|화|편|차|위|번|대|세)$/u;
/** Units that only a reckoning has. */
export const RECKONING_UNIT = /^(?:%|배|times?$|fold$|x$)/iu;
/** Words of reckoning, which no source has to hold. */
export const RECKONING = new RegExp(
  `(?:${[SUM, NET, DIFFERENCE, AVERAGE, ABOUT, PRODUCT, QUOTIENT].map(({ source }) => source).join('|')})`,
  'iu',
);

/** Beyond so many figures hardly any sum is told apart from chance. */
const MOST_OPERANDS = 12;
/** As many totals and named figures are set against each other. */
const MOST_TOTALS = 12;
/** More columns than anybody sets against each other. */
const MOST_COLUMNS = 40;
const COUNTED: readonly RegExp[] = [
  /(?<!\p{L})(?:두|둘|2[개편주달곳명])|\b(?:two|both)\b/iu,
  /(?<!\p{L})(?:세|셋|석|3[개편주달곳명])(?=\s|\p{L})|\bthree\b/iu,
  /(?<!\p{L})(?:네|넷|넉|4[개편주달곳명])(?=\s|\p{L})|\bfour\b/iu,
  /(?<!\p{L})(?:다섯|5[개편주달곳명])|\bfive\b/iu,
];

/** What a figure may be reckoned from. */
export interface Operands {
  /** Those of its own sentence, and what has been reckoned in it before. */
  own: readonly Figure[];
  /** Those of its passages that the sentence names. */
  named: readonly Figure[];
  /** Those that stand together: in one sentence, row, column, list or passage. */
  groups: readonly (readonly Figure[])[];
  /** Of these the sentences and columns, whose order tells a course. */
  rows: readonly (readonly Figure[])[];
  /** Those that stand side by side: the columns of a table. */
  siblings: readonly (readonly Figure[])[];
}

/**
 * Whether a figure is what these come to, where the words around it say that it was reckoned. Groups are reckoned as a
 * whole; of its own sentence any two do as well. In a second step totals and averages are set against each other, against
 * the sentence's own and against what it names.
 */
export function isComputed(figure: Figure, text: string, operands: Operands): boolean {
  const { own, named, groups, rows, siblings } = operands;
  const isIt = (result: number) => isNear(figure, text, result);
  const isSaid = ([one, other]: readonly [Figure, Figure]) => againstEachOther(figure, text, [one, other]).some(isIt);
  const wholes = [...byUnit(own), ...groups.flatMap(byUnit)].flatMap((group) => partsOf(group, text, named));
  const amounts = [...wholes, ...pairsOf(own, own)].flatMap((group) => amountsOf(group, text));
  if (amounts.some((one) => isAlike(one, figure) && isIt(one.value)) || pairsOf(own, own).some(isSaid)) return true;
  // A sentence that names what it compares compares nothing else.
  const isShare = figure.unit === '%' || TIMES.test(figure.unit);
  const compared = own.filter((one) => (isShare ? !PLACING.test(one.unit) : isAlike(one, figure))).length;
  if (compared > 1) return false;
  const few = named.slice(0, MOST_TOTALS);
  const two = wholes.flatMap(([one, other, ...more]): [Figure, Figure][] =>
    one && other && more.length === 0 ? [[one, other]] : [],
  );
  if ([...two, ...pairsOf(own, few)].some(isSaid)) return true;
  if (rows.flatMap((row) => stepsOf(row, named)).some((step) => growthOf(figure, text, step).some(isIt))) return true;
  if (compared > 0) return false;
  const totals = unique(wholes.flatMap((group) => amountsOf(group, text))).slice(0, MOST_TOTALS);
  const columns = siblings
    .map((column) => byUnit(column).flatMap((group) => amountsOf(group, text)))
    .filter((amounts) => amounts.length > 0)
    .slice(0, MOST_COLUMNS);
  const between = pairsOf(columns, columns).flatMap(([some, others]) => pairsOf(some, others));
  return [...pairsOf(totals, few), ...between].some(isSaid);
}

/** Of figures in their order: how far it is from the first to the last, and from each to the next. */
const stepsOf = (group: readonly Figure[], named: readonly Figure[]): [Figure, Figure][] =>
  byUnit(group).flatMap((alike) => {
    const [first, last] = [alike[0], alike.at(-1)];
    if (!first || !last || alike.length < 3 || alike.length > MOST_OPERANDS) return [];
    const isNamed = (one: Figure) => named.some(({ value }) => value === one.value);
    const steps = alike.slice(1).flatMap((one, place): [Figure, Figure][] => {
      const before = alike[place];
      return before && isNamed(one) ? [[before, one]] : [];
    });
    return [[first, last], ...steps];
  });

/** What shares and counts of the sentence and of its passages make of an amount. */
export interface Factors {
  /** What it names, or what alone counts so in its passages. */
  amounts: readonly Figure[];
  /** Those of the sentence itself, whether a passage has them or not. */
  counts: readonly Figure[];
  /** Sentences and rows of its passages, in which an amount stands beside what it is shared by. */
  lines: readonly (readonly Figure[])[];
}

/** Whether a figure is a multiple, a part or a share of an amount; null where it is not, else the count that it took. */
export function scaledBy(figure: Figure, text: string, { amounts, counts, lines }: Factors): readonly Figure[] | null {
  const isOf = (amount: Figure) => amount.unit !== '' && amount.unit === figure.unit;
  const alike = amounts.filter(isOf);
  const isPart = (amount: number) => Math.abs(figure.value - amount) <= figure.step / 2;
  const isIt = (count: Figure) =>
    alike.some(({ value }) => {
      if (count.unit === '%') return sharesOf(value, count.value, text).some((share) => isNear(figure, text, share));
      const times = timesOf(count);
      if (PRODUCT.test(text) && times.some((one) => isNear(figure, text, value * one))) return true;
      return QUOTIENT.test(text) && times.some((one) => isPart(value / one));
    });
  const count = counts.find((one) => one.unit !== figure.unit && isIt(one));
  if (count) return [count];
  if (!QUOTIENT.test(text)) return null;
  const isInLine = lines.some((line) =>
    line
      .filter(isOf)
      .some(({ value }) => line.some((one) => !isOf(one) && timesOf(one).some((times) => isPart(value / times)))),
  );
  return isInLine ? [] : null;
}

const sharesOf = (amount: number, percent: number, text: string): number[] => {
  const share = (amount * percent) / 100;
  return [
    share,
    ...(DIFFERENCE.test(text) || NET.test(text) ? [amount - share] : []),
    ...(SUM.test(text) ? [amount + share] : []),
  ];
};

/** A year has twelve months, and so many weeks and days. */
const timesOf = ({ value, unit }: Figure): number[] => {
  if (!Number.isInteger(value) || value < 1 || value > 1000) return [];
  return unit === '년' || unit === 'year' ? [12, 52, 365].map((times) => value * times) : value > 1 ? [value] : [];
};

const unique = (figures: readonly Figure[]): Figure[] => [...new Map(figures.map((one) => [one.value, one])).values()];

const pairsOf = <One>(some: readonly One[], others: readonly One[]): [One, One][] =>
  some.flatMap((one, place) =>
    (some === others ? others.slice(place + 1) : others).map((other): [One, One] => [one, other]),
  );

/** The groups of a passage are the same for every figure that is asked about. */
const parted = new WeakMap<readonly Figure[], Figure[][]>();

/** Those of a group that count the same; one that stands there twice counts once. */
function byUnit(group: readonly Figure[]): Figure[][] {
  const known = parted.get(group);
  if (known) return known;
  const alike = Map.groupBy(group, ({ unit }) => unit);
  const bare = alike.get('') ?? [];
  const all = alike.size === 2 && bare.length > 0 ? [[...group]] : [];
  const made = [...alike.values(), ...all].map(unique);
  parted.set(group, made);
  return made;
}

/** A group, its first ones, as many as the text counts, and all but what it takes away. */
function partsOf(group: readonly Figure[], text: string, named: readonly Figure[]): Figure[][] {
  if (group.length > MOST_OPERANDS) return [];
  if (group.length < 3) return [[...group]];
  const counts = COUNTED.flatMap((count, place) => (count.test(text) ? [place + 2] : []));
  const first = SUM.test(text) ? group.slice(3).map((_, place) => group.slice(0, place + 3)) : [];
  const counted = counts.flatMap((count) => group.slice(count - 1).map((_, from) => group.slice(from, from + count)));
  const rest = group.filter((one) => !named.some(({ value }) => value === one.value));
  return [[...group], ...first, ...counted, ...(NET.test(text) && rest.length < group.length ? [rest] : [])];
}

const sumOf = (figures: readonly Figure[]): number => figures.reduce((all, { value }) => all + value, 0);

/** What a group comes to: its sum, its average. */
function amountsOf(group: readonly Figure[], text: string): Figure[] {
  const [first] = group;
  if (!first || group.length < 2 || group.length > MOST_OPERANDS) return [];
  if (!group.every((one) => group.every((other) => isAlike(one, other)))) return [];
  const sum = sumOf(group);
  return [...(SUM.test(text) || NET.test(text) ? [sum] : []), ...(AVERAGE.test(text) ? [sum / group.length] : [])].map(
    (value) => ({ ...first, value, digits: '' }),
  );
}

/** From an earlier to a later one: by how much it changed, and by what part of the earlier. */
function growthOf(figure: Figure, text: string, [from, to]: readonly [Figure, Figure]): number[] {
  const change = Math.abs(to.value - from.value);
  if (figure.unit === '%') return from.unit === '%' ? [] : [(change / from.value) * 100];
  return isAlike(figure, from) && DIFFERENCE.test(text) ? [change] : [];
}

function againstEachOther(figure: Figure, text: string, [one, other]: readonly [Figure, Figure]): number[] {
  if (!isAlike(one, other)) return [];
  const [a, b] = [one.value, other.value];
  const shares = [a / b, b / a, Math.abs(a - b) / b, Math.abs(a - b) / a];
  const isSame = isAlike(one, figure) && isAlike(other, figure);
  return [
    ...(isSame && DIFFERENCE.test(text) ? [Math.abs(a - b)] : []),
    ...(figure.unit === '%' && one.unit !== '%' ? shares.map((share) => share * 100) : []),
    ...(TIMES.test(figure.unit) ? shares.slice(0, 2) : []),
  ].filter(Number.isFinite);
}

/** Told to be about right, it may be rounded by so much. */
const MOST_ROUNDED = 0.02;

/** As exact as it is written: shares and averages are rounded, and so is what is said to be about right. */
function isNear(figure: Figure, text: string, result: number): boolean {
  const { value, step, unit } = figure;
  const isAbout = ABOUT.test(text);
  const isRounded = unit === '%' || TIMES.test(unit) || AVERAGE.test(text) || isAbout;
  const worth = isAbout ? Math.min(worthOf(figure) / 2, Math.abs(result) * MOST_ROUNDED) : 0;
  return Math.abs(value - result) <= Math.max(isRounded ? step / 2 : 0, worth) + Math.abs(result) * 1e-9;
}
