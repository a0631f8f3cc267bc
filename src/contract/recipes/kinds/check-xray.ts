import { formatMoment } from '../../base/moment.ts';
import type { Finding } from '../../base/finding.ts';
import type { RecipeValues } from '../recipe.ts';
import { isBeyondKept, unpackSeconds } from '../structure/known-seconds.ts';
import { totalsLine, type Totals } from '../structure/totals-line.ts';
import { textValue } from '../values.ts';

type XrayRule = 'time-unknown' | 'time-beyond' | 'totals-missing';

/** How people round a moment. */
const NEAR_SEC = 1;
export const MOST_TOTALS = 20;
const MOST_FINDINGS = 30;
/** As long as an end screen may stand after the last words. */
const AFTER_WORDS_SEC = 20;
/** A cell of a table that begins with a moment, and the end of its stretch. */
const STRETCH = /\|\s*((?:\d{1,2}:)?\d{1,3}:\d{2})\s*(?:(?=\|)|[-–—~∼〜]\s*((?:\d{1,2}:)?\d{1,3}:\d{2})?)/g;

const secondsIn = (moment: string): number => moment.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Times at which nothing begins, or that lie behind the end, and totals that have been lost. Where no times are kept none is judged. */
export function checkXray(text: string, values: RecipeValues): Finding<XrayRule>[] {
  const begins = unpackSeconds(textValue(values, 'begins'));
  // The titles of the sources whose times are known, where others have none.
  const timed = 'timed' in values ? textValue(values, 'timed').split('\n') : null;
  const all = totalsIn(values);
  let from = 0;
  const times = text.split(/^(?=#)/m).flatMap((part) => {
    const at = from;
    from += part.length;
    const title = /^#+ (.*)/.exec(part)?.[1]?.trim() ?? '';
    if (begins.length === 0 || (timed && !timed.includes(title))) return [];
    const end = all.find((totals) => linesOf(totals).some((line) => part.includes(line)))?.durationSec ?? Infinity;
    const known = begins.filter((sec) => sec <= end + NEAR_SEC);
    return [...part.matchAll(STRETCH)].flatMap((found) => timeFinding(found, at, known, end));
  });
  return [...times.slice(0, MOST_FINDINGS), ...all.flatMap((totals) => totalsFinding(text, totals))];
}

function timeFinding(
  { 0: cell, 1: time = '', 2: till = '', index }: RegExpExecArray,
  from: number,
  known: readonly number[],
  endSec: number,
): Finding<XrayRule>[] {
  const sec = secondsIn(time);
  const nearest = known.reduce((best, one) => (Math.abs(one - sec) < Math.abs(best - sec) ? one : best), known[0] ?? 0);
  const isBegun = Math.abs(nearest - sec) <= NEAR_SEC || (isBeyondKept(sec) && sec <= endSec);
  if (isBegun && (till === '' || secondsIn(till) <= endSec + AFTER_WORDS_SEC)) return [];
  const said = isBegun ? till : time;
  const start = from + index + cell.lastIndexOf(said);
  const fix = formatMoment(isBegun ? endSec : nearest);
  const words = isBegun
    ? {
        ko: `영상은 ${fix}에 끝나요. 끝나는 시각(${till})을 고쳐 주세요.`,
        en: `The recording ends at ${fix}. Change ${till}.`,
      }
    : {
        ko: `${time}에 시작하는 말이 영상에 없어요. 가장 가까운 ${fix}로 고치거나 그 줄을 빼 주세요.`,
        en: `Nothing in the source begins at ${time}. Change it to ${fix}, the nearest beginning, or drop the row.`,
      };
  const rule = isBegun ? 'time-beyond' : 'time-unknown';
  return [{ rule, level: 'error', at: [start, start + said.length], words, fix }];
}

/** The totals of each recording, as they were learnt. */
export const totalsIn = (values: RecipeValues): Totals[] =>
  textValue(values, 'totals')
    .split('\n')
    .slice(0, MOST_TOTALS)
    .flatMap((line) => {
      const [durationSec = NaN, wordsPerMinute = NaN, questionsPerMinute = NaN] = line.split(' ').map(Number);
      const totals = { durationSec, wordsPerMinute, questionsPerMinute };
      return line !== '' && Object.values(totals).every(Number.isFinite) ? [totals] : [];
    });

/** The line of totals in both languages; a text may tell none as a figure all the same. */
const linesOf = (totals: Totals): string[] => {
  const [ko, en] = [totalsLine(totals, 'ko'), totalsLine(totals, 'en')];
  const inFigures = en.replace(/(?:no|hardly a) questions?$/, '0.0 questions a minute');
  return [ko, en, ko.replace(/질문 (?:거의 )?없음$/, '질문 분당 0.0개'), inFigures];
};

function totalsFinding(text: string, totals: Totals): Finding<XrayRule>[] {
  const [ko = '', en = '', ...others] = linesOf(totals);
  if ([ko, en, ...others].some((line) => text.includes(line))) return [];
  const words = {
    ko: `길이와 말하기 속도, 질문 수를 적은 줄이 없어요. ‘${ko}’ 줄을 영상 제목 아래에 그대로 넣어 주세요.`,
    en: `The line with length, pace and questions is missing. Put “${en}” below the title of its video.`,
  };
  return [{ rule: 'totals-missing', level: 'error', at: null, words }];
}
