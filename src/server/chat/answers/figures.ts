import { stemOf } from '#contract/base/stem.ts';
import { stemsOf, wordsOf } from '../../ai/embedded/terms.ts';
import { cellsOf, statementsOf, type Statement } from './statements.ts';

/** A number of a text with what it counts. */
export interface Figure {
  value: number;
  /** What stands right after it ('원', '%', 'views'); empty where nothing does. */
  unit: string;
  /** The digits as they are compared with those of passages: without commas; of '1억 2,000만' all of it, '1억2000만'. */
  digits: string;
  /** The worth of its last digit: 10,000 of '30만', 0.1 of '2.5'. */
  step: number;
}

/** A figure with the words that say what it is of. */
export interface LabelledFigure extends PlacedFigure {
  labels: ReadonlySet<string>;
}

/** In '62만 원에서 38만 원으로' 62 comes before 38. */
export interface Course {
  from: Figure;
  to: Figure;
}

const DIGITS = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const NUMBER = `(?<![\\p{L}\\d.,:])(${DIGITS})(?![\\d:]|[.,]\\d)`;
/** '천만', '억', '백' behind a number; '조각' is no such. */
const TIMES = '\\s?(?:[십백천]?[만억]|[십백천]|조(?![각건금사합]))';
/** '1억 2,000만', '3천5백만', '1만 2,300': what is added to the first number. */
const MORE = `(?:\\s?\\d{1,4}(?:,\\d{3})?${TIMES})*(?:(?<=[천만])\\s?(?:\\d,)?\\d{3}(?![\\d:.,]|\\s?[년월일]))?`;
const TIMES_IN_ENGLISH = '\\s?(k|m|thousand|million|billion)(?![a-z])';
/** '4천여 명' counts people. */
const SOME = '(?:여(?=\\s|[명개회건편원곳권대장]))?';
const UNIT = '\\s?(%|퍼센트|percent|\\p{Script=Hangul}{1,2}|\\p{Script=Latin}+)?';
const FIGURE = new RegExp(`${NUMBER}(?:(${TIMES}${MORE})${SOME}|${TIMES_IN_ENGLISH})?${UNIT}`, 'giu');
const FIGURE_WITH_PARTICLE = new RegExp(`${FIGURE.source}\\p{Script=Hangul}*`, 'giu');
const WORTH: Record<string, number> = {
  십: 10,
  백: 100,
  천: 1e3,
  만: 1e4,
  억: 1e8,
  조: 1e12,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  billion: 1e9,
};
/** A figure with where it stands, as [start, end) of the text in its plain forms (NFKC). */
export interface PlacedFigure extends Figure {
  start: number;
  end: number;
}

/** The figures of a text in its order. Times of day and of films, and numbers within words, are none. */
export function placedIn(text: string): PlacedFigure[] {
  return [...text.normalize('NFKC').matchAll(FIGURE)].map(
    ({ 0: whole, 1: number = '', 2: korean = '', 3: english = '', 4: unit = '', index }) => {
      const counted = unitOf(unit);
      return {
        ...worthOf(number, korean || english.toLowerCase()),
        unit: counted,
        start: index,
        end: index + whole.length - (counted === '' ? unit.length : 0),
      };
    },
  );
}

function worthOf(number: string, times: string): Pick<Figure, 'value' | 'digits' | 'step'> {
  const digits = number.replaceAll(',', '');
  const stepOf = (plain: string) => 1 / 10 ** (plain.split('.')[1]?.length ?? 0);
  if (/^[a-z]/.test(times)) {
    const worth = WORTH[times] ?? 1;
    return { value: Number(digits) * worth, digits, step: stepOf(digits) * worth };
  }
  // '3천5백만' is (3천 + 5백)만: what a large word multiplies has been added up before.
  const written = `${digits}${times.replace(/[,\s]/g, '')}`;
  const parts = [...`${digits}${times.replaceAll(',', '')}`.matchAll(/(\d+(?:\.\d+)?)|[십백천만억조]/gu)];
  let [value, section, open, step] = [0, 0, 0, 1];
  for (const { 0: part, 1: plain } of parts) {
    const worth = WORTH[part] ?? 1;
    if (plain !== undefined) [open, step] = [Number(plain), stepOf(plain)];
    else {
      if (worth < 1e4) section += open * worth;
      else [value, section] = [value + (section + open) * worth, 0];
      [open, step] = [0, step * worth];
    }
  }
  const isOne = parts.filter(([, plain]) => plain).length === 1;
  return { value: value + section + open, digits: isOne ? digits : written, step };
}

/** Of a Korean unit its one syllable, of these its two; after a bare number there stands a particle. */
const LONG_UNIT = /^(?:달러|유로|시간|개월|그램|미터|리터|킬로|조각|군데|가지|차례|포인)/u;
const NO_UNIT =
  /^(?:in|on|at|to|of|by|for|from|per|a|an|and|or|is|are|was|were|more|less|fewer|than|plus|minus|each|with|the|as|while|but|it|its|he|she|they|we|i|you|his|her|their|our|this|that|there|had|has|have|when|where|who|which|so|then|alone|only)$/;
const BARE = /^(?:[으로에은는이가을를과와의도]|부터|보다|까지)/u;

function unitOf(after: string): string {
  const unit = after.toLowerCase();
  if (unit.startsWith('퍼') || unit === 'percent') return '%';
  if (NO_UNIT.test(unit)) return '';
  if (!/^\p{Script=Hangul}/u.test(unit)) return unit.length > 2 ? unit.replace(/s$/, '') : unit;
  if (LONG_UNIT.test(unit)) return unit;
  return BARE.test(unit) ? '' : unit.charAt(0);
}

/** Where one clause of a sentence ends and the next begins. */
export const CLAUSE_END =
  /[,;，、]\s|(?<=\p{Script=Hangul}[고며데만니])(?<!\d\s?[십백천]만)\s|\s(?=(?:and(?!\s\d+\s?(?:sec|min))|while|but|whereas|그리고|반면)\s)/iu;

/** The last word of a Korean sentence says what was done, not what with. */
const PREDICATE = /(?<![\d십백천만억조])\s[\p{Script=Hangul}]+(?:다|요|음|함|죠|까)[\s.!?]*$/u;

/** What a statement says of its figures, each with the words of its clause, or of the row and column in which it stands. */
export function labelledIn({ text, columns }: Pick<Statement, 'text' | 'columns'>): LabelledFigure[] {
  if (columns !== null) return inRow(text, columns);
  const clauses: string[] = [];
  let open = '';
  for (const piece of text.trim().replace(PREDICATE, '').split(CLAUSE_END)) {
    open += ` ${piece}`;
    if (placedIn(piece).length === 0) continue;
    clauses.push(open);
    open = '';
  }
  if (clauses.length > 0) clauses[clauses.length - 1] += open;
  return clauses.flatMap(inClause);
}

/** Of several figures that count the same each has the words between it and the one before. */
function inClause(clause: string): LabelledFigure[] {
  const words = clause.normalize('NFKC');
  const all = placedIn(words);
  return all.map((figure) => {
    const alike = all.filter(({ unit }) => unit === figure.unit);
    const from = alike[alike.indexOf(figure) - 1]?.end ?? 0;
    const own = alike.length === 1 ? words : words.slice(from, figure.start);
    return { ...figure, labels: labelsOf(own, figure.unit) };
  });
}

/** The first cell of a row names it, whatever numbers are in it. */
function inRow(row: string, columns: readonly string[]): LabelledFigure[] {
  const cells = cellsOf(row);
  const names = cells.filter((cell, place) => place === 0 || placedIn(cell).length === 0).join(' ');
  return cells.slice(1).flatMap((cell, place) => {
    const head = columns[place + 1 + columns.length - cells.length] ?? '';
    return placedIn(cell).map((figure) => ({ ...figure, labels: labelsOf(`${names} ${head} ${cell}`, figure.unit) }));
  });
}

/** The words of a text, and what it counts otherwise than in this unit: '3월' and '1화' say what a number of views is of. */
export function labelsOf(text: string, unit: string | null = null): ReadonlySet<string> {
  const plain = text.normalize('NFKC');
  const telling = wordsOf(plain.replace(FIGURE_WITH_PARTICLE, ' ')).filter((word) => stemsOf(word).length > 0);
  const words = telling.flatMap((word) => [word, stemOf(word), ...beginningsOf(word)]);
  const others = placedIn(plain).filter((other) => other.unit !== unit && other.unit !== '');
  const counted = unit === null || unit === '' ? [] : [`#${unit}`];
  return new Set([
    ...words.filter((word) => !/\d/.test(word)),
    ...others.map((one) => one.digits + one.unit),
    ...counted,
  ]);
}

/** Of a Korean word, whose end may be a particle or a part of it: how it begins. */
const beginningsOf = (word: string): string[] =>
  /^\p{Script=Hangul}{3,}$/u.test(word) ? Array.from({ length: word.length - 2 }, (_, i) => word.slice(0, i + 2)) : [];

const BETWEEN_COURSE = /^(?:에서|부터|이던|였던|던)(?:\s\S{1,12}){0,3}\s?$/u;

/** Where a text says that one figure became another, or reaches from one to another. */
export function coursesIn(text: string): Course[] {
  const words = text.normalize('NFKC');
  const figures = placedIn(words);
  return figures.slice(1).flatMap((to, place) => {
    const from = figures[place];
    if (!from) return [];
    const between = words
      .slice(from.start, to.start)
      .replace(/^\d+(?:,\d{3})*(?:\.\d+)?\s?(?:[십백천]?[만천억조]\s?)?/u, '');
    const tail = between.replace(/^(?:%|\p{Script=Hangul}{1,2}?|\p{Script=Latin}+)?(?=에서|부터|이던|였던|던|\s)/u, '');
    const isEnglish = /\bfrom\s*[$₩€]?$/i.test(words.slice(0, from.start)) && /\bto\s*[$₩€]?$/i.test(between);
    return isEnglish || BETWEEN_COURSE.test(tail) ? [{ from, to }] : [];
  });
}

/** A passage as it is compared with what an answer says of its figures. */
export interface FiguresOfPassage {
  figures: readonly LabelledFigure[];
  values: ReadonlySet<number>;
  /** All words with which it has a figure, by its value. */
  labels: ReadonlyMap<number, ReadonlySet<string>>;
  courses: readonly Course[];
}

/** Whether two figures may count the same: of what stands alone nobody knows. */
export const isAlike = (one: Figure, other: Figure): boolean =>
  one.unit === other.unit || one.unit === '' || other.unit === '';

export function figuresOfPassage(passage: string, statements = statementsOf(passage)): FiguresOfPassage {
  const figures = statements.flatMap(labelledIn);
  const labels = new Map<number, Set<string>>();
  for (const figure of figures) {
    const known = labels.get(figure.value) ?? new Set();
    figure.labels.forEach((label) => known.add(label));
    labels.set(figure.value, known);
  }
  return { figures, values: new Set(figures.map(({ value }) => value)), labels, courses: coursesIn(passage) };
}
