import { isRounded } from './measures.ts';
import { statementsOf, type Statement } from './statements.ts';
import { ADJACENT, headedIn, nextTo, wordsOf, type HeadedFigure, type Word } from './heads.ts';

/** A figure of a passage with all that are said in its sentence, in those of its shape beside it, or in its list or table. */
interface SetApart extends HeadedFigure {
  group: readonly HeadedFigure[];
}

/** More than any answer says; what it has beyond is not compared. */
const MOST_FIGURES = 200;
/** More pairs of figures than the tables of any answer's sources make; what is left then is not compared. */
const MOST_PAIRS = 2_000_000;

/** A passage as it is asked whose a figure is. */
export interface Owners {
  byValue: ReadonlyMap<number, readonly SetApart[]>;
  words: ReadonlySet<string>;
  /** How the verbs begin with which its sentences end: they are the same in other forms ('올렸다', '올린'). */
  verbs: ReadonlySet<string>;
}

/** The first syllable of a word without its last consonant. */
const openingOf = (word: string): string => word.charAt(0).normalize('NFD').slice(0, 2);

/** By these another is named for what is told of: compared with it, left out, before or after it. */
const RELATED =
  /보다|대비|비해|비하|비교|달리|반면|제외|빼고|뺀|빼면|외에|말고|아닌|아니|다음|이듬|이후|이전|직후|직전|뒤|(?<!\p{L})후(?:에|의|로)?(?!\p{L})|지나|이어|이은|넘|앞서|앞선|뒤진|못지|못 미|버금|나머지|다른|(?<!\p{L})중(?!\p{L})|가운데|사이|배인|배의|배가|배로|시작|출발|부터|까지|만에|깎|더한|더해|합쳐|합한|합하|합계|평균|차이|경쟁|상대|처럼|만큼|에서(?!는|도)|함께|가장|제일|\b(?:than|after|before|except|besides|unlike|beyond|versus|vs|against|not|since|from|until|other|next|following|later|rest|between|average|total|compared)\b/iu;
const ABOUT = /^(?:약|대략|거의|얼추|about|around|roughly|nearly|almost|approximately)$/u;
const GENERAL =
  /^(?:전체|총|평균|합계|모든|모두|기타|최대|최소|최고|최저|실제|현재|각각|기준|약|대략|무려|겨우|고작|오직|단|only|total|all|average|other|rest)$/u;
/** Takes up what was named before. */
const TAKES_UP =
  /^(?:이|그|저|이것|그것|이는|그는|그녀|이들|그들|해당|같은|회사|업체|기업|당사|본사|채널|제품|팀|it|they|he|she|this|that|these|those|company|former|latter)$/u;
const SAYS_ONLY = /^(?:is|are|was|were|has|have|had|be|the|an?|of|in|at|for|costs?|gets?|got|reached|its)$/u;
/** Unknown to the source, it may lead on to the matter of something else: in Korean a verb, in English any word. */
function mayLeadOn({ said }: Word): boolean {
  if (LATIN.test(said)) return !SAYS_ONLY.test(said);
  const last = said.codePointAt(said.length - 1) ?? 0;
  if (last < 0xac00 || last > 0xd7a3) return false;
  if (
    /(?:[해아어여서고며면데니만로]|[해아어여쳐져겨려와워]도|[쳐져겨려춰꿔]|하는|되는|있는|없는|[어아여]지는|(?:^|라|려|어|나|아)[가오]는)$/u.test(
      said,
    )
  )
    return true;
  const final = (last - 0xac00) % 28;
  return (final === 4 || final === 8) && !/(?:은|는|을|를)$/u.test(said);
}

export function ownersOf(passage: string, statements = statementsOf(passage)): Owners {
  const figures = statements.map(headedIn);
  const blocks = Map.groupBy(statements.keys(), (at) => statements[at]?.block ?? null);
  const inBlock = new Map([...blocks].map(([block, all]) => [block, all.flatMap((at) => figures[at] ?? [])]));
  const byValue = new Map<number, SetApart[]>();
  statements.forEach(({ block }, at) => {
    const own = figures[at] ?? [];
    const beside = [at - 1, at + 1].filter((other) => statements[other]?.block === null);
    const shaped = beside.flatMap((other) => (isOfOneShape(own, figures[other] ?? []) ? (figures[other] ?? []) : []));
    const group = block === null ? [...own, ...shaped] : (inBlock.get(block) ?? []);
    for (const figure of own) {
      const alike = byValue.get(figure.value) ?? [];
      alike.push({ ...figure, group });
      byValue.set(figure.value, alike);
    }
  });
  const verbs = statements.flatMap(({ text }) => wordsOf(text).at(-1)?.said ?? []).map(openingOf);
  const words = wordsOf(passage).flatMap(({ said, stem }) => [said, stem]);
  return { byValue, words: new Set(words), verbs: new Set(verbs) };
}

/** Two sentences with one figure each, which differ in whose it is and in nothing else. */
function isOfOneShape([one, ...more]: readonly HeadedFigure[], [other, ...others]: readonly HeadedFigure[]): boolean {
  if (!one || !other || more.length + others.length > 0 || one.shape !== other.shape) return false;
  return one.behind.map(({ stem }) => stem).join() === other.behind.map(({ stem }) => stem).join();
}

/** Which statements give a figure to another matter than their passages do, in which that matter has a figure of its own. */
export function findMisgiven(
  statements: readonly Pick<Statement, 'text' | 'columns'>[],
  citedBy: readonly (readonly Owners[])[],
): ReadonlySet<number> {
  const found = new Set<number>();
  let left = MOST_FIGURES;
  let pairs = MOST_PAIRS;
  statements.forEach((statement, by) => {
    const cited = citedBy[by] ?? [];
    if (cited.length === 0 || left <= 0) return;
    const known = (word: Word) =>
      cited.some(
        ({ words, verbs }) =>
          words.has(word.said) || words.has(word.stem) || (word.said.length < 4 && verbs.has(openingOf(word.said))),
      );
    const figures = headedIn(statement);
    left -= figures.length;
    const isOne = figures.some((figure) => {
      const places = isDate(figure) ? [] : cited.flatMap((owners) => placesOf(figure, owners));
      pairs -= places.reduce((all, { group }) => all + group.length, 0);
      return pairs > 0 && isMisgiven(figure, places, known);
    });
    if (isOne) found.add(by);
  });
  return found;
}

function isMisgiven(figure: HeadedFigure, places: readonly SetApart[], known: (word: Word) => boolean): boolean {
  if (places.length === 0) return false;
  const mentioned = mentionedFor(figure);
  const isMentioned = ({ words }: HeadedFigure) =>
    mentioned.some(({ said, stem }) => words.has(said) || words.has(stem));
  return places.every(({ group, ...place }) =>
    group.some(
      (other) =>
        other.value !== place.value &&
        other.unit === place.unit &&
        isMentioned(other) &&
        isOf(figure, other, place, { mentioned, known }),
    ),
  );
}

/** Where a passage has it; of one that is rounded where it has what that stands for. */
function placesOf(figure: HeadedFigure, { byValue }: Owners): readonly SetApart[] {
  const exact = byValue.get(figure.value);
  if (exact || !ABOUT.test(figure.before.at(-1)?.said ?? '')) return exact ?? [];
  return [...byValue.values()].flat().filter((one) => one.unit === figure.unit && isRounded(figure, one));
}

const mentionedFor = ({ before, behind, heads }: HeadedFigure): Word[] => [
  ...before,
  ...behind,
  ...[...heads.values()].flatMap((head) => [...head]).map((stem) => ({ said: stem, stem })),
];

/** Years, months and hours are told in too many ways. */
const isDate = ({ unit, value }: HeadedFigure): boolean =>
  /^(?:월|시|세기)$/u.test(unit) || (unit === '년' && value > 999);
/** Of a day only whose it is. */
const isDay = ({ unit, before }: HeadedFigure): boolean => unit === '일' && /\d월$/u.test(before.at(-1)?.said ?? '');
const OF_DAYS = /^(?:topic|row)$/u;

interface Asked {
  mentioned: readonly Word[];
  known: (word: Word) => boolean;
}

/** Whether an answer names for a figure what its source names for another figure, and not what it names for this one. */
function isOf(said: HeadedFigure, other: HeadedFigure, place: HeadedFigure, { mentioned, known }: Asked): boolean {
  const isJudged = (part: string) => place.heads.has(part) && (!isDay(said) || OF_DAYS.test(part));
  const parts = [...other.heads.keys()].filter(isJudged);
  const apart = parts.filter((part) => differ(other.heads.get(part), place.heads.get(part)));
  if (apart.length === 0 || (apart.length > 1 && other.shape === 'row')) return false;
  const [next, here, there] = [said, place, other].map(({ before }) => nextTo(before)?.stem.replace(/^\d+월$/u, ''));
  const isShared = next !== undefined && (other.words.has(next) || (LATIN.test(next) && there === undefined));
  if (next && next === here && next !== there && !isShared) return false;
  const ownOfPlace = [...place.words].filter((word) => !other.words.has(word));
  if (mentioned.some((word) => ownOfPlace.some((own) => isLike(word, own)))) return false;
  return apart.some((part) => {
    const wanted = without(other.heads.get(part), place.words);
    const unwanted = without(place.heads.get(part), other.words);
    if (wanted.length === 0 || unwanted.length === 0 || unwanted.some((word) => TAKES_UP.test(word))) return false;
    const [first = ''] = wanted;
    const isNamed = part === ADJACENT && LATIN.test(first) ? [first] : wanted;
    return isNamed.some((word) => !GENERAL.test(word) && isPlainlyNamed(said, word, other, known));
  });
}

const LATIN = /^[a-z]/u;
const differ = (one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): boolean =>
  [...(one ?? [])].some((word) => !other?.has(word)) && [...(other ?? [])].some((word) => !one?.has(word));
const without = (words: ReadonlySet<string> | undefined, others: ReadonlySet<string>): string[] =>
  [...(words ?? [])].filter((word) => !others.has(word));

/** Written shorter or longer it is the same. */
const isLike = ({ said, stem }: Word, word: string): boolean =>
  stem === word ||
  said === word ||
  (word.length > 1 && said.startsWith(word)) ||
  (stem.length > 1 && word.startsWith(stem));

/** Named as the matter of this figure: nothing that relates it to another stands between, unless the source says so, too. */
function isPlainlyNamed(figure: HeadedFigure, word: string, other: HeadedFigure, known: Asked['known']): boolean {
  const isIt = ({ said, stem }: Word) => stem === word || said === word || (word.length > 1 && said.startsWith(word));
  const isRelated = (words: readonly Word[]) => RELATED.test(words.map(({ said }) => said).join(' '));
  const at = figure.before.findLastIndex(isIt);
  const isTaken = [...figure.named.values()].some((head) => head.has(word));
  if (at < 0 && !isTaken) return figure.isLast && figure.behind.some(isIt) && !isRelated(figure.behind);
  if (LATIN.test(word) && isRelated(figure.before.slice(Math.max(0, at - 3), Math.max(0, at)))) return false;
  const between = figure.before.slice(Math.max(0, at)).filter((one) => isIt(one) || !other.words.has(one.stem));
  if (isRelated(between)) return false;
  return between.every((one) => isIt(one) || known(one) || GENERAL.test(one.said) || !mayLeadOn(one));
}
