import { CLOCK, secondsOf } from '#contract/sources/captions/clock.ts';
import { stemOf } from '#contract/base/stem.ts';
import { SOURCE_WORD } from '../../overview/vocabulary.ts';
import { tellingWordsOf } from '../../../ai/embedded/terms.ts';
import { listOf, startsWithOneOf } from './word-lists.ts';

/** Seconds from the beginning; `fromEnd`: counted back from the end, `from` being the farther one. */
export interface TimeSpan {
  from: number;
  to: number;
  isFromEnd: boolean;
  /** A moment: what is being said then belongs to it. */
  isMoment: boolean;
}

export interface AskedSpan {
  span: TimeSpan;
  /** The question without its times. */
  rest: string;
  /** The words of it that name something else than a source and that it speaks. */
  matter: string[];
}

/** A question for one moment is answered by what is said within so many seconds. */
const MOMENT_SEC = 5;

const NUMBERS = new Map(
  listOf(`
    한:1 두:2 세:3 네:4 다섯:5 열:10 스무:20 서른:30 오:5 십:10 십오:15 이십:20 삼십:30 사십:40 오십:50 육십:60
    one:1 two:2 three:3 four:4 five:5 ten:10 fifteen:15 twenty:20 thirty:30 forty:40 sixty:60
  `).map((pair): [string, number] => {
    const [word = '', number] = pair.split(':');
    return [word, Number(number)];
  }),
);
const NUMBER = String.raw`(?:\d{1,3}|(?<![가-힣a-z])(?:${[...NUMBERS.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')}))`;
const UNIT = String.raw`(?:시간|분|초|hours?|minutes?|mins?|seconds?|secs?)(?![a-z])`;
const LENGTH = String.raw`(${NUMBER})[\s-]?(${UNIT})(?:\s?(${NUMBER})\s?(${UNIT}))?`;
/** A clock, 'minute 2', or a length; before a length a number that shares its unit: 1~2분. */
const POINT = new RegExp(
  String.raw`(?<![\d:])(${CLOCK})(?![\d:])|(?:minute|second)\s(\d{1,3})(?!\d)|(?:(\d{1,3})\s?[~–-]\s?)?${LENGTH}`,
  'giu',
);

/** 'The last minute'. */
const BARE_UNIT = /\b(first|opening|initial|last|final|closing) (minute|hour)\b/gi;
const FIRST =
  /(?:첫|처음|초반|시작|시작\s?(?:후|하고|부터)|앞|앞부분|도입부?|오프닝|인트로|first|opening|initial)\s*$/i;
const LAST = /(?:마지막|끝나기\s?전|끝|끝부분|후반|last|final|closing)\s*$/i;
const AT_BEFORE = /(?:\bat|\baround)\s*(?:the\s)?$/i;
const AT_BEHIND = /^\s*(?:에서?|쯤|경|지점|대목|부분|구간|(?:-|\s)?mark)/i;
const JOINT = /^\s*(?:부터|에서|to|and|until|till|through|[~–-])\s*$/i;
const JOINED_BEFORE = /(?:from|between)\s*$/i;
const JOINED_BEHIND = /^\s*(?:까지|사이|구간|동안|에|의|대목|부분)/;
/** By when something has to be there: no span of what is said. */
const DEADLINE = { before: /within\s(?:the\s)?(?:first\s*)?$/i, behind: /^\s*(?:안|이내|내에|내로|전|까지)/ };
const DUTY = /[가-힣]야\s?(?:하|되|돼|할|해|만)|\b(?:must|have to|has to|need to|needs to|required)\b/i;
const LEFT_OVERS = /^\s*(?:안에?|이내에?|내에|간|부터|까지|사이|동안|에서는?|에는?|의|를|을|은|는|이|가|쯤|경)+/;

/** What a video does in a span: it speaks, shows, begins. */
const SPEAKS = listOf(`
  시작 열리 여는 보여 보이 말 이야기 얘기 나오 나온 나와 다루 다룬 언급 설명 소개 내용 대사 멘트 장면 훅 후킹 오프닝 인트로 도입 구간 부분
  대목 끝나 끝내 마무리 들리 들려 진행 구성 요약 정리 알려 자막 문장 하나요 하는 하고 해요 한다 오나요 뭐라 펼쳐
  start begin open say said says mention happen talk tell show cover end close hook line spoken word content go done
`);

/** Null where no span of something that runs is asked for, as by when a caption has to be there. */
export function readTimeSpan(question: string): AskedSpan | null {
  const text = question.normalize('NFC').replace(BARE_UNIT, '$1 1 $2');
  const found = spanOf(text, [...text.matchAll(POINT)].map(toPoint));
  if (!found || DUTY.test(question)) return null;
  const { rest } = found;
  const words = tellingWordsOf(rest).filter((word) => !SOURCE_WORD.test(word) && !isOrder(word));
  const matter = words.filter((word) => !startsWithOneOf(word, SPEAKS));
  const isOfVideo = words.length > matter.length || matter.length === 0 || namesVideo(rest);
  if (!isOfVideo || (found.isDeadline && matter.length > 0)) return null;
  if (found.span.isMoment && matter.length > 0 && !namesVideo(rest)) return null;
  return { span: found.span, rest, matter: matter.map(stemOf) };
}

interface Point {
  at: number;
  end: number;
  seconds: number;
  /** Of '1~2분' where it begins. */
  from: number | null;
  isClock: boolean;
}

function toPoint(found: RegExpExecArray): Point {
  const [, clock, minute, shared, number = '0', unit = '', more, moreUnit = ''] = found;
  const isClock = clock !== undefined;
  const place = { at: found.index, end: found.index + found[0].length, isClock };
  if (isClock) return { ...place, seconds: secondsOf(clock), from: null };
  if (minute !== undefined) {
    const isMinute = /^minute/i.test(found[0]);
    return { ...place, seconds: Number(minute) * (isMinute ? 60 : 1), from: null };
  }
  const seconds = inSeconds(number, unit) + (more === undefined ? 0 : inSeconds(more, moreUnit));
  return { ...place, seconds, from: shared === undefined ? null : inSeconds(shared, unit) };
}

const inSeconds = (number: string, unit: string): number =>
  (NUMBERS.get(number.toLowerCase()) ?? Number(number)) *
  (/^(?:시간|h)/i.test(unit) ? 3_600 : /^(?:분|m)/i.test(unit) ? 60 : 1);

function spanOf(text: string, points: readonly Point[]): ReturnType<typeof spanned> | null {
  for (const [place, point] of points.entries()) {
    const [before, behind] = [text.slice(0, point.at), text.slice(point.end)];
    const next = points[place + 1];
    const joint = next ? text.slice(point.end, next.at) : '';
    if (next && JOINT.test(joint) && next.seconds > point.seconds) {
      const after = text.slice(next.end);
      const isRange = (point.isClock && next.isClock) || JOINED_BEFORE.test(before) || JOINED_BEHIND.test(after);
      if (isRange) return spanned(point.seconds, next.seconds, before.replace(JOINED_BEFORE, ''), after);
    }
    if (point.from !== null) {
      if (JOINED_BEHIND.test(behind)) return spanned(point.from, point.seconds, before, behind);
      continue;
    }
    const isDeadline = DEADLINE.behind.test(behind) || DEADLINE.before.test(before);
    if (FIRST.test(before)) return { ...spanned(0, point.seconds, before.replace(FIRST, ''), behind), isDeadline };
    if (LAST.test(before)) return spanned(point.seconds, 0, before.replace(LAST, ''), behind, true);
    if (AT_BEFORE.test(before) || AT_BEHIND.test(behind))
      return momentAt(point.seconds, before.replace(AT_BEFORE, ''), behind);
  }
  return null;
}

const spanned = (from: number, to: number, before: string, behind: string, isFromEnd = false) => ({
  span: { from, to, isFromEnd, isMoment: false },
  rest: `${before} ${behind.replace(AT_BEHIND, ' ').replace(LEFT_OVERS, ' ')}`,
  isDeadline: false,
});

function momentAt(seconds: number, before: string, behind: string): ReturnType<typeof spanned> {
  const found = spanned(seconds, seconds + MOMENT_SEC, before, behind);
  return { ...found, span: { ...found.span, isMoment: true } };
}

const isOrder = (word: string): boolean =>
  /^(?:\d+|번째|첫|두|세|네|두번째|첫번째|first|second|third|last|final)$/.test(word);
const namesVideo = (text: string): boolean =>
  /영상|비디오|클립|쇼츠|릴스|\b(?:videos?|clips?|shorts?|reels?)\b/i.test(text);
