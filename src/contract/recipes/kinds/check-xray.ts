import { formatMoment } from '../../base/moment.ts';
import type { Finding } from '../../base/finding.ts';
import type { RecipeValues } from '../recipe.ts';
import { isBeyondKept, unpackSeconds } from '../structure/known-seconds.ts';
import { totalsLine, type Totals } from '../structure/totals-line.ts';
import { textValue } from '../values.ts';

type XrayRule = 'time-unknown' | 'totals-missing';

/** How people round a moment. */
const NEAR_SEC = 1;
export const MOST_TOTALS = 20;
const MOST_FINDINGS = 30;
/** The first moment of a cell of a table. */
const BEGINNING = /\|\s*((?:\d{1,2}:)?\d{1,3}:\d{2})(?=\s*(?:[-–—~∼〜|]))/g;

const secondsIn = (moment: string): number => moment.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Times at which nothing begins, and totals that have been lost. What was made before these were kept is not judged. */
export function checkXray(text: string, values: RecipeValues): Finding<XrayRule>[] {
  const known = unpackSeconds(textValue(values, 'begins'));
  const times = known.length === 0 ? [] : [...text.matchAll(BEGINNING)].flatMap((found) => timeFinding(found, known));
  return [...times.slice(0, MOST_FINDINGS), ...totalsIn(values).flatMap((totals) => totalsFinding(text, totals))];
}

function timeFinding({ 0: cell, 1: time = '', index }: RegExpExecArray, known: readonly number[]): Finding<XrayRule>[] {
  const sec = secondsIn(time);
  const nearest = known.reduce((best, one) => (Math.abs(one - sec) < Math.abs(best - sec) ? one : best));
  if (Math.abs(nearest - sec) <= NEAR_SEC || isBeyondKept(sec)) return [];
  const start = index + cell.length - time.length;
  const fix = formatMoment(nearest);
  return [
    {
      rule: 'time-unknown',
      level: 'error',
      at: [start, start + time.length],
      words: {
        ko: `${time}에 시작하는 말이 영상에 없어요. 가장 가까운 ${fix}로 고치거나 그 줄을 빼 주세요.`,
        en: `Nothing in the recordings begins at ${time}. Change it to ${fix}, the nearest beginning, or drop the row.`,
      },
      fix,
    },
  ];
}

/** The totals of each recording, as they were learnt. */
export const totalsIn = (values: RecipeValues): Totals[] =>
  textValue(values, 'totals')
    .split('\n')
    .slice(0, MOST_TOTALS)
    .flatMap((line) => {
      const [durationSec = Number.NaN, wordsPerMinute = Number.NaN, questionsPerMinute = Number.NaN] = line
        .split(' ')
        .map(Number);
      const isWhole = [durationSec, wordsPerMinute, questionsPerMinute].every(Number.isFinite);
      return line !== '' && isWhole ? [{ durationSec, wordsPerMinute, questionsPerMinute }] : [];
    });

/** A text may tell none as a figure all the same. */
const totalsInFigures = (totals: Totals): string[] =>
  totals.questionsPerMinute >= 0.05
    ? []
    : [
        totalsLine(totals, 'ko').replace(/질문 (?:거의 )?없음$/, '질문 분당 0.0개'),
        totalsLine(totals, 'en').replace(/(?:no|hardly a) questions?$/, '0.0 questions a minute'),
      ];

function totalsFinding(text: string, totals: Totals): Finding<XrayRule>[] {
  const [ko, en] = [totalsLine(totals, 'ko'), totalsLine(totals, 'en')];
  if ([ko, en, ...totalsInFigures(totals)].some((line) => text.includes(line))) return [];
  return [
    {
      rule: 'totals-missing',
      level: 'error',
      at: null,
      words: {
        ko: `길이와 말하기 속도, 질문 수를 적은 줄이 없어요. ‘${ko}’ 줄을 영상 제목 아래에 그대로 넣어 주세요.`,
        en: `The line with length, pace and questions is missing. Put “${en}” below the title of its video.`,
      },
    },
  ];
}
