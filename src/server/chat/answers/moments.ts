import { either, inSequence } from '#contract/base/either.ts';

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
}

const IN_KOREAN = /(?<![\d.,])(?:(\d{1,2})\s?시간\s?)?(\d{1,3})\s?분\s?(\d{1,2})\s?초/gu;
const IN_ENGLISH = inSequence(
  [
    /(?<![\d.,])(?:(\d{1,2})[\s-]?(?:hours?|hrs?|h)[\s,]+(?:and\s)?)?(\d{1,3})[\s-]?(?:minutes?|mins?|m)/u,
    /[\s,]+(?:and\s)?(\d{1,2})[\s-]?(?:seconds?|secs?|s)\b/u,
  ],
  'giu',
);
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
const LENGTH_BEFORE = new RegExp(
  String.raw`(?:${either([/길이(?:는|가)?|총|전체|분량(?:은|이)?|시간(?:은|이)?/u, /\b(?:for|lasts?|lasted|takes?|took|runs?|ran|running time(?: of| is)?|length(?: of| is)?|duration(?: of| is)?)/u], 'u').source})\s(?:약\s|about\s)?$`,
  'iu',
);
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

const SECONDS_ALONE = /(?<![\d.,:])(\d{1,4})(\.\d)?\s?(초|seconds?|secs?|분|minutes?|mins?)(?![\p{Script=Latin}])/giu;

/** All lengths and moments that a text tells in any form, in seconds. */
function toldIn(text: string): number[] {
  const single = [...text.normalize('NFKC').matchAll(SECONDS_ALONE)].map(
    ([, whole = '', part = '', unit = '']) => Number(whole + part) * (/^[초s]/iu.test(unit) ? 1 : 60),
  );
  return [...momentsIn(text).map(({ from }) => from), ...single];
}

/** A piece of a source with where in a film it stands itself. */
export const timedOf = (text: string, startSec: number | null, endSec: number | null): Timed => ({
  startSec,
  endSec,
  told: new Set(toldIn(text)),
});

/** A passage of a film begins with a caption, and whoever names its second may mean the one before. */
const SLACK_SEC = 15;

/**
 * Whether a sentence gives something a moment that its passages do not: none of its moments is one at which a cited passage of
 * a film is heard, or that is told there. `isKnown` tells the moments that the question has.
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
  return isOfFilm
    ? moments.every((one) => !one.isLength && !isBorne(one))
    : moments.some((one) => one.from === one.to && (tells || one.isLength) && !isBorne(one));
}
