import { stemOf } from '#contract/base/stem.ts';
import { CLAUSE_END, placedIn, type PlacedFigure } from './figures.ts';
import { cellsOf, type Statement } from './statements.ts';

/** A word as it stands and as it is compared. */
export interface Word {
  said: string;
  stem: string;
}

/** A figure with the words around it in its clause, and by their part in it what says whose it is. */
export interface HeadedFigure extends PlacedFigure {
  /** By part ('topic', 'place', '#월', 'column'): the words of the nearest such before it, its own or taken over. */
  heads: ReadonlyMap<string, ReadonlySet<string>>;
  /** The parts that its own clause names, and of those before only whose it is. */
  named: ReadonlyMap<string, ReadonlySet<string>>;
  /** Since the figure before it. */
  before: readonly Word[];
  /** Up to the next figure. */
  behind: readonly Word[];
  /** In Korean what stands between two figures is of the second. */
  isLast: boolean;
  /** All that a source says of it: its parts, the words around it and how its sentence ends. */
  words: ReadonlySet<string>;
  /** The names of its own parts: a sentence of the same shape says the like of something else. */
  shape: string;
}

const PARTS: readonly [string, RegExp][] = [
  ['place', /(?:에서는|에서도|에서|에선)$/u],
  ['to', /(?:에게는|에게|에는|에도|에|엔)$/u],
  ['topic', /(?:은|는|도)$/u],
  ['subject', /(?:이|가)$/u],
  ['of', /의$/u],
  ['object', /(?:을|를)$/u],
];
const TIME =
  /^(?:작년|올해|지난해|내년|재작년|금년|전년|상반기|하반기|오전|오후|아침|점심|저녁|밤|낮|새벽|봄|여름|가을|겨울|평일|주말|[월화수목금토일]요일|첫날|어제|오늘|내일|지난달|이달|yesterday|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)(?=$|에|은|는|의|엔|이|도)/u;
const ORDINAL = /^(?:(?:첫|두|세|네|다섯)번째|첫|첫째|둘째|셋째|넷째|다섯째|first|second|third|fourth|fifth)$/u;
const IS_SECOND: Record<string, string> = {
  첫번째: '첫',
  첫째: '첫',
  둘째: '두번째',
  셋째: '세번째',
  넷째: '네번째',
  다섯째: '다섯번째',
};
/** What is counted in order, or says when, places other figures. */
const PLACING = /^(?:월|년|일|주|화|회|편|분|시|호|차|강|부|위|대|학|기|층|번|단|권|세|살|시간|개월)$/u;
/** The part of what stands right before a figure without a particle; no other clause has it. */
export const ADJACENT = 'right before';
/** A verb that leads on to the next, unless it is a noun that ends like one ('광고', '한국어'). */
const CONVERB =
  /(?:(?<![영국용언단])어|(?<!참)여|(?<![피손이오])해|아|[아어여해]서|(?<![광재창최신사보참경])고|며|면서|(?<![라화측방전표장])면|는데|지만|으나|더니|도록)$/u;
/** Of what is done before the figure comes in these are parts. */
const OF_VERB = ['subject', 'object', 'of', 'to', ADJACENT];
const HANGUL = /\p{Script=Hangul}/u;
const LATIN = /^[a-z][a-z'’-]*$/iu;
const NO_HEADS = new Set(
  'an the of to in on at for by with and or but while whereas was were is are be been had has have it its that this there each only about around'.split(
    ' ',
  ),
);

const cleaned = (said: string): string => said.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** The words of a stretch of text; quotation marks, colons and bars fall away. */
export function wordsOf(text: string): Word[] {
  return text
    .replace(/(첫|두|세|네|다섯)\s번째/gu, '$1번째')
    .split(/[\s/|·,;:()]+/u)
    .map(cleaned)
    .filter((said) => said !== '')
    .map((said) => ({ said, stem: IS_SECOND[said] ?? bareOf(said) }));
}

const PARTICLE_BEHIND =
  /(?<=\P{Script=Hangul})(?:은|는|이|가|을|를|의|에|와|과|도|만|로|으로|에서|에는|에게|까지|부터|보다|랑|이랑|하고)$/u;

/** Without its particle, also after letters and numbers of other scripts ('A는'). */
function bareOf(said: string): string {
  if (PARTICLE_BEHIND.test(said)) return said.replace(PARTICLE_BEHIND, '');
  return /.(?:에는|에도|엔)$/u.test(said) ? said.replace(/(?:에는|에도|엔)$/u, '') : stemOf(said);
}

/** In English what is said of several figures is said once, the verb and the time: 'last year revenue rose 12% and costs 8%'. */
const SAID_ONCE =
  /^(?:rose|grew|fell|dropped|went|up|down|by|gained|lost|reached|hit|had|has|have|got|gets?|was|were|is|are|made|makes?|sold|drew|brought|won|took|takes?|ran|runs?|lasts?|weighs?|paid|pays?|came|saw|earns?|adds?|averages?|\p{L}{3,}ed|last|this|next|past|week|month|quarter|year|today|yesterday|january|february|march|april|may|june|july|august|september|october|november|december)$/u;
/** After its subject it is a verb: 'the tripod costs', but 'costs rose'. */
const isSaidOnce = ({ said }: Word, at: number, all: readonly Word[]): boolean =>
  LATIN.test(said) &&
  (SAID_ONCE.test(said) || (/^costs?$/u.test(said) && at > 0 && !NO_HEADS.has(all[at - 1]?.said ?? '')));

/** What stands right before a figure, what is said of several aside. */
export const nextTo = (before: readonly Word[]): Word | undefined => before.findLast((...word) => !isSaidOnce(...word));

type Heads = Map<string, Set<string>>;

/** The parts of a stretch that ends at a figure. What stands right before it without a particle is a part of its own. */
function headsIn(words: readonly Word[]): Heads {
  const heads: Heads = new Map();
  let phrase: string[] = [];
  for (const { said, stem } of words) {
    if (TIME.test(said)) heads.set('time', new Set([stem]));
    else if (ORDINAL.test(said) || IS_SECOND[said]) heads.set('order', new Set([stem]));
    else if (LATIN.test(said)) phrase.push(...(NO_HEADS.has(said) ? [] : [stem]));
    else {
      const part = said.length > 1 ? PARTS.find(([, particle]) => particle.test(said)) : undefined;
      if (part) {
        heads.set(part[0], new Set([...phrase, said.replace(part[1], '')]));
        phrase = [];
      } else if (CONVERB.test(said)) {
        phrase = [];
        OF_VERB.forEach((one) => heads.delete(one));
      } else phrase.push(stem);
    }
  }
  const last = words.at(-1);
  if (phrase.length > 0) heads.set(ADJACENT, new Set(phrase));
  else if (last && /[이가도의]$/u.test(last.said)) heads.set(ADJACENT, new Set([last.said]));
  return heads;
}

const isPlacing = ({ unit, value }: PlacedFigure): boolean =>
  Number.isInteger(value) && value < 3000 && (PLACING.test(unit) || (unit === '' && value > 1900 && value < 2100));

/** Say whose a figure is, also for the clauses after. */
const OWNERS = new Set(['topic', 'subject', 'of', 'row', 'column']);
const RESPECTIVELY = /(?<!\p{L})(?:각각|각기)(?!\p{L})/u;

/** Which figures of a sentence only place its others: of counted films the month, of views the film, too. */
function placingOf(figures: readonly PlacedFigure[]): (figure: PlacedFigure) => boolean {
  const isDate = (figure: PlacedFigure) => isPlacing(figure) && /^[년월]?$/u.test(figure.unit);
  return [isPlacing, isDate].find((isOne) => !figures.every(isOne)) ?? (() => false);
}

/** After a figure in English: for whom, when, where. */
const BEHIND = /^\s*(?:[a-z]+\s)?(in|on|for|at|among|per)\s+(?:the\s)?([a-z0-9]+)/iu;

/** The rest of the word in which a figure stood. */
const ENDING = /^\p{Script=Hangul}+/u;
const withoutFigures = (text: string): string => text.replace(/\d[\d,.]*\p{L}*/gu, ' ');

interface Clause {
  text: string;
  /** Figures that only place the others. */
  placing: readonly PlacedFigure[];
  /** What belongs to each of its figures where the clause says 'respectively'. */
  each: readonly string[] | null;
}

/** The figures of one sentence or item, each with its parts; a part that a clause does not name is that of the one before. */
function inSentence(text: string): HeadedFigure[] {
  const plain = text.normalize('NFKC').trim();
  const isPlace = placingOf(placedIn(plain));
  const found: HeadedFigure[] = [];
  let kept: Heads = new Map();
  for (const clause of clausesOf(plain, isPlace)) {
    const [placing = [], own = []] = [true, false].map((is) => placedIn(clause).filter((one) => isPlace(one) === is));
    const each = RESPECTIVELY.test(clause) ? sharedOut(clause, own) : null;
    own.forEach((figure, at) => {
      const span = { from: own[at - 1]?.end ?? 0, to: own[at + 1]?.start ?? clause.length, at };
      const { heads, ...around } = partsOf(figure, { text: clause, placing, each }, span);
      const named = new Map([...[...kept].filter(([part]) => OWNERS.has(part)), ...heads]);
      kept = new Map([...[...kept].filter(([part]) => part !== ADJACENT), ...heads]);
      found.push({
        ...figure,
        ...around,
        heads: kept,
        named,
        words: new Set(),
        shape: [...heads.keys()].sort().join(),
      });
    });
  }
  const isKorean = HANGUL.test(plain);
  const end = isKorean ? (found.at(-1)?.behind ?? []) : [];
  let [once, unit]: [readonly Word[], string] = [[], ''];
  return found.map((figure) => {
    if (isKorean) return { ...figure, words: wordsFor(figure, [...(figure.isLast ? figure.behind : []), ...end]) };
    once = [...once, ...figure.before.filter(isSaidOnce)];
    unit = figure.unit || unit;
    return { ...figure, unit, words: wordsFor(figure, [...figure.behind, ...once]) };
  });
}

/** What a clause says of one of its figures; `span` reaches from the figure before to the one after. */
function partsOf(
  figure: PlacedFigure,
  { text, placing, each }: Clause,
  span: { from: number; to: number; at: number },
) {
  const { from, to, at } = span;
  const said = each?.[at] ?? text.slice(from, figure.start);
  const rest = text.slice(figure.end, to);
  const isKorean = HANGUL.test(text);
  // What stands between two figures in English is behind the first one.
  const isBehind = at > 0 && !each && !HANGUL.test(said);
  const heads = headsIn(isBehind ? [] : wordsOf(withoutFigures(at > 0 ? said.replace(ENDING, '') : said)));
  const isLast = to === text.length || !isKorean;
  const ahead = placing.filter((one) => one.start >= from && one.end <= figure.start && !isBehind && !each);
  const follow = placing.filter((one) => one.start >= figure.end && one.end <= to && (isLast || each));
  for (const { unit, digits } of [...follow, ...ahead]) heads.set(`#${unit}`, new Set([digits + unit]));
  const [, how, what = ''] = BEHIND.exec(rest) ?? [];
  if (how) heads.set(`behind ${how}`, new Set([stemOf(what.toLowerCase())]));
  return { heads, before: isBehind ? [] : wordsOf(said), behind: wordsOf(rest.replace(ENDING, '')), isLast };
}

const wordsFor = ({ heads, before }: Pick<HeadedFigure, 'heads' | 'before'>, after: readonly Word[]): Set<string> =>
  new Set([...[...heads.values()].flatMap((head) => [...head]), ...[...before, ...after].map(({ stem }) => stem)]);

/** 'A와 B는 각각 30%와 50% 늘었다': to each figure what is named in its place; null where there are not as many. */
function sharedOut(clause: string, figures: readonly PlacedFigure[]): string[] | null {
  const named = clause.slice(0, figures[0]?.start).replace(RESPECTIVELY, ' ').trim();
  const [, list = '', rest = ''] = /^(.*?(?:은|는|이|가|도|의)(?=\s|$))(.*)$/u.exec(named) ?? [];
  const parts = list.split(/(?:와|과|하고|,|·|및)\s+|(?<=\S)\s및\s/u).filter((part) => part.trim() !== '');
  if (figures.length < 2 || parts.length !== figures.length) return null;
  const particle = /(?:은|는|이|가|도|의)$/u.exec(list)?.[0] ?? '';
  return parts.map((part) => `${part.trim().replace(/(?:은|는|이|가|도|의)$/u, '')}${particle} ${rest}`);
}

/** Words without a figure belong to the clause after them, at the end to the last. */
function clausesOf(text: string, isPlace: (figure: PlacedFigure) => boolean): string[] {
  const clauses: string[] = [];
  let open = '';
  for (const piece of text.split(CLAUSE_END)) {
    open += ` ${piece}`;
    if (placedIn(piece).every(isPlace)) continue;
    clauses.push(open.trim());
    open = '';
  }
  if (open !== '') clauses.push((clauses.pop() ?? '') + open);
  return clauses;
}

function inRow(row: string, columns: readonly string[]): HeadedFigure[] {
  const cells = cellsOf(row);
  const name = wordsOf(cells.filter((cell, place) => place === 0 || placedIn(cell).length === 0).join(' '));
  return cells.slice(1).flatMap((cell, place) => {
    const column = wordsOf(columns[place + 1 + columns.length - cells.length] ?? '');
    const heads: Heads = new Map([
      ['row', new Set(name.map(({ stem }) => stem))],
      ['column', new Set(column.map(({ stem }) => stem))],
    ]);
    const before = [...name, ...column];
    const words = wordsFor({ heads, before }, []);
    return placedIn(cell).map((one) => ({
      ...one,
      heads,
      named: heads,
      before,
      behind: [],
      isLast: true,
      words,
      shape: 'row',
    }));
  });
}

/** The figures of a statement, each with its parts. */
export const headedIn = ({ text, columns }: Pick<Statement, 'text' | 'columns'>): HeadedFigure[] =>
  columns === null ? inSentence(text) : inRow(text, columns);
