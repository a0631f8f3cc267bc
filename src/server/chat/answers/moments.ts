import { wordsOf } from './heads.ts';
import { CLAUSE_END } from './figures.ts';

/** A place in a film, or a length in minutes and seconds, as [start, end) of the text in its plain forms (NFKC). */
export interface Moment {
  /** In seconds; what is told in whole minutes reaches to the next. */
  from: number;
  to: number;
  start: number;
  end: number;
  /** It says how long, not when. */
  isLength: boolean;
  /** Of minutes only, or about so: nothing else need stand in the source. */
  isRough: boolean;
}

/** A piece of a source as what is said of its time is compared with it. */
export interface Timed {
  /** Of a film; null elsewhere. */
  startSec: number | null;
  endSec: number | null;
  /** The moments and lengths in its words, in seconds. */
  told: ReadonlySet<number>;
  /** By the second at which something stands in a list of moments: its words. */
  at: ReadonlyMap<number, ReadonlySet<string>>;
}

const IN_KOREAN = /(?<![\d.,])(?:(\d{1,2})\s?시간\s?)?(\d{1,3})\s?분\s?(\d{1,2})\s?초/gu;
const IN_ENGLISH =
  /(?<![\d.,])(?:(\d{1,2})[\s-]?(?:hours?|hrs?|h)[\s,]+(?:and\s)?)?(\d{1,3})[\s-]?(?:minutes?|mins?|m)[\s,]+(?:and\s)?(\d{1,2})[\s-]?(?:seconds?|secs?|s)\b/giu;
const CLOCK = /(?<![\d:.,/])(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?![\d:]|\.\d)/gu;
/** Of minutes alone only what says that something comes there. */
const MINUTES_IN_KOREAN =
  /(?<![\d.,:]|시간\s?|시\s?)(\d{1,3})()()\s?분\s?(?=지점|쯤에|쯤부터|쯤에서|경에|무렵|대에|대부터|째에)/gu;
const MINUTES_IN_ENGLISH =
  /(?<![\d.,:])(?:\b(?:minute)\s(\d{1,3})()()|(\d{1,3})[\s-]?(?:minutes?|min)(?=\s(?:mark|in(?:to)?\b)))/giu;

const OF_DAY = /(?:오전|오후|새벽|아침|저녁|밤|낮|자정|정오)\s?$|\b(?:tomorrow|today|noon)\s(?:at\s)?$/iu;
const OF_DAY_AFTER =
  /^\s?(?:a\.?m\b|p\.?m\b|KST|EST|PST|UTC|GMT|o'clock|에\s(?:업로드|공개|예약|만나|모이|올리|올려))/iu;
/** '9:16' is the shape of a picture. */
const SHAPE = /^(?:\d{1,2}:)?0?9:16$/u;
const LENGTH_AFTER =
  /^\s?(?:동안|간(?!격)|짜리|길이|분량|이상|이내|이하|안에|만에|걸|소요|long\b|in length|of\b)|^[\s-](?:video|film|clip)/iu;
const LENGTH_BEFORE =
  /(?:길이(?:는|가)?|총|전체|분량(?:은|이)?|시간(?:은|이)?|\b(?:for|lasts?|lasted|takes?|took|runs?|ran|running time(?: of| is)?|length(?: of| is)?|duration(?: of| is)?))\s(?:약\s|about\s)?$/iu;
const ABOUT = /(?:약|대략|거의|\b(?:about|around|roughly|nearly|almost|approximately))\s?$/iu;
const ABOUT_AFTER = /^\s?(?:쯤|경|정도|무렵|가량|즈음|전후|or so\b)/iu;

/** Whether it says when something comes in a film or how long something takes; times of day are none. */
export function momentsIn(text: string): Moment[] {
  const plain = text.normalize('NFKC');
  const find = (pattern: RegExp, isMinutes: boolean) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: said, 1: first, 2: minutes, 3: seconds, 4: more, index }): Moment[] => {
      const end = index + said.length;
      const [ahead, behind] = [plain.slice(Math.max(0, index - 30), index), plain.slice(end, end + 30)];
      if (OF_DAY.test(ahead) || OF_DAY_AFTER.test(behind) || SHAPE.test(said)) return [];
      if (Number(seconds || 0) > 59) return [];
      const from = isMinutes
        ? Number(first ?? more) * 60
        : Number(first ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
      const isLength = LENGTH_AFTER.test(behind) || LENGTH_BEFORE.test(ahead);
      const isRough = isMinutes || ABOUT.test(ahead) || ABOUT_AFTER.test(behind);
      return [{ from, to: isMinutes ? from + 60 : from, start: index, end, isLength, isRough }];
    });
  const found = [
    ...[IN_KOREAN, IN_ENGLISH, CLOCK].flatMap((pattern) => find(pattern, false)),
    ...[MINUTES_IN_KOREAN, MINUTES_IN_ENGLISH].flatMap((pattern) => find(pattern, true)),
  ];
  return found.sort((a, b) => a.start - b.start);
}

/** Says only that a source tells something there. */
const TELLS =
  /(?<!\p{L})(?:나오|나와|나옵|시작|이어|등장|설명|보여|말하|말해|말합|이야기|얘기|소개|알려|다루|다뤄|언급)\p{Script=Hangul}*(?:\s(?:줘요|줍니다|있어요|있습니다))?|\b(?:comes?(?: up)?|starts?|begins?|appears?|talks?|explains?|shows?|says?|is|are|they|video)\b/giu;

/** What a sentence that names a moment says beside that something is told there: these words a passage has to have. */
export const withoutTelling = (words: string, sentence: string): string =>
  TIMES.test(sentence) ? words.replace(TELLS, ' ') : words;
const TIMES = /\d\s?(?:분|초)|\d:\d\d|\d[\s-](?:min|sec)/iu;

const SECONDS_ALONE = /(?<![\d.,:])(\d{1,4})(\.\d)?\s?(초|seconds?|secs?|분|minutes?|mins?)(?![\p{Script=Latin}])/giu;

/** All lengths and moments that a text tells in any form, in seconds. */
function toldIn(text: string): number[] {
  const single = [...text.normalize('NFKC').matchAll(SECONDS_ALONE)].map(
    ([, whole = '', part = '', unit = '']) => Number(whole + part) * (/^[초s]/iu.test(unit) ? 1 : 60),
  );
  return [...momentsIn(text).map(({ from }) => from), ...single];
}

/** A piece of a source with the moments that it lists, and where in a film it stands itself. */
export function timedOf(text: string, startSec: number | null, endSec: number | null): Timed {
  const at = new Map<number, Set<string>>();
  for (const line of text.split('\n'))
    for (const clause of line.split(CLAUSE_END)) {
      const [moment, ...more] = momentsIn(clause);
      if (!moment || more.length > 0) continue;
      const known = at.get(moment.from) ?? new Set();
      wordsBeside(clause, moment).forEach((word) => known.add(word));
      at.set(moment.from, known);
    }
  return { startSec, endSec, told: new Set(toldIn(text)), at };
}

/** Verbs and the like, which say of anything that it comes. */
const SAYS_ONLY =
  /^(?:나오|나와|나옵|시작|이어|등장|있|영상|부분|장면|구간|지점|그리고|다음|먼저|부터|에서|입니다|예요|이에요|에|쯤|경|the|an?|is|at|in|comes?|starts?|begins?|and|video|part|section|mark|around|about|from|with|on|to)/u;

const wordsBeside = (clause: string, { start, end }: Moment): string[] =>
  wordsOf(`${clause.slice(0, start)} ${clause.slice(end).replace(/^\p{Script=Hangul}+/u, '')}`)
    .filter(({ said, stem }) => stem.length > 1 && !/^\d/.test(said) && !SAYS_ONLY.test(said))
    .map(({ stem }) => stem);

/** A passage of a film begins with a caption, and whoever names its second may mean the one before. */
const SLACK_SEC = 15;
const RELATED =
  /(?:전|뒤|후|다음|까지|이전|이후|앞|끝나|마치)|\b(?:before|after|until|till|by|since|between|end(?:s|ing)?)\b/iu;

/**
 * Whether a sentence gives something a moment that its passages do not: none of its moments is one at which a cited passage of
 * a film is heard, or one stands in a list of moments at something else. `isKnown` tells the moments that the question has,
 * or that come out of others.
 */
export function isMistimed(text: string, cited: readonly Timed[], isKnown: (moment: Moment) => boolean): boolean {
  const moments = momentsIn(text);
  if (moments.length === 0 || cited.length === 0) return false;
  const isHeard = ({ from, to }: Moment) =>
    cited.some(
      ({ startSec, endSec }) =>
        startSec !== null && to >= startSec - SLACK_SEC && from <= (endSec ?? Infinity) + SLACK_SEC,
    );
  const isTold = (one: Moment) => {
    const slack = one.isRough ? 30 : 0;
    return cited.some(({ told }) => told.has(one.from) || [...told].some((sec) => Math.abs(sec - one.from) <= slack));
  };
  const isBorne = (one: Moment) => isKnown(one) || isTold(one) || (!one.isLength && isHeard(one));
  const isOfFilm = cited.some(({ startSec }) => startSec !== null);
  // Words of a film whose seconds nobody kept do not tell when they are said.
  const tells = cited.some(({ told }) => told.size > 0);
  const isLacking = isOfFilm
    ? moments.every((one) => !one.isLength && !isBorne(one))
    : moments.some((one) => one.from === one.to && (tells || one.isLength) && !isBorne(one));
  return (
    isLacking ||
    text
      .normalize('NFKC')
      .split(CLAUSE_END)
      .some((clause) => isOfAnother(clause, cited))
  );
}

/** In a list of moments the words of a clause stand at others than its own, and none at its own. */
function isOfAnother(clause: string, cited: readonly Timed[]): boolean {
  const [moment, ...more] = momentsIn(clause);
  if (!moment || more.length > 0 || moment.isLength || RELATED.test(clause)) return false;
  const here = cited.flatMap(({ at }) => [...(at.get(moment.from) ?? [])]);
  if (here.length === 0) return false;
  const words = wordsBeside(clause, moment);
  const isIn = (word: string, others: Iterable<string>) => [...others].some((other) => isLike(word, other));
  if (words.some((word) => isIn(word, here))) return false;
  const lists = cited.filter(({ at }) => at.has(moment.from) && at.size > 1);
  return lists.some(({ at }) => {
    const holding = [...at].filter(([sec, there]) => sec !== moment.from && words.some((word) => isIn(word, there)));
    return holding.length === 1;
  });
}

const isLike = (word: string, other: string): boolean =>
  word === other || (other.length > 1 && word.startsWith(other)) || (word.length > 1 && other.startsWith(word));
