import type { Finding } from '../../base/finding.ts';
import { formatMoment } from '../../base/moment.ts';
import type { Recipe, RecipeField, RecipeValues } from '../recipe.ts';
import { readBeatSheet } from '../structure/wired-sheet.ts';
import { numberValue } from '../values.ts';

export const minutesField = {
  name: 'minutes',
  kind: 'number',
  label: { ko: '영상 길이', en: 'Length of the video' },
  start: 8,
  min: 1,
  max: 60,
  unit: { ko: '분', en: ' minutes' },
} as const satisfies RecipeField;

const fields = [minutesField] as const;

/** Lengths may add up to so much more or less than the whole. */
const TOLERANCE = 0.05;

/** Rows whose time and length are open. */
function checkTimes(text: string): Finding[] {
  return [...text.matchAll(/^\|[^|\n]*\|\s*\?\s*\|\s*\?\s*\|.*$/gm)].map(({ 0: row, index }) => ({
    rule: 'beat-untimed',
    level: 'warning',
    at: [index, index + row.length],
    words: {
      ko: '이 구간에는 길이가 없어서 대본이 따르지 않아요. 시간과 길이를 적거나 지워 주세요.',
      en: 'This beat has no length, so scripts do not follow it. Write its time and length, or remove it.',
    },
  }));
}

/** A sheet that is longer or shorter than its video. */
function checkSum(text: string, values: RecipeValues): Finding[] {
  const wholeSec = numberValue(values, 'minutes') * 60;
  const sumSec = readBeatSheet(text).reduce((sum, { sec }) => sum + sec, 0);
  if (sumSec === 0 || Math.abs(sumSec - wholeSec) <= wholeSec * TOLERANCE) return [];
  const [sum, whole] = [formatMoment(sumSec), formatMoment(wholeSec)];
  const words = {
    ko: `구간을 모두 더하면 ${sum}인데 영상 길이는 ${whole}이에요. 길이를 맞춰 주세요.`,
    en: `The beats add up to ${sum}; the video is to be ${whole} long. Adjust their lengths.`,
  };
  return [{ rule: 'beats-sum', level: 'warning', at: null, words }];
}

/** The structure of the references without their words: to be wired to a chat as what to follow. */
export const beatSheet: Recipe = {
  name: { ko: '비트 시트', en: 'Beat sheet' },
  what: {
    ko: '레퍼런스의 구조만 옮긴 뼈대를 만들어요. 레퍼런스의 말은 들어가지 않아요.',
    en: 'The references’ structure fitted to your length, without any of their words.',
  },
  hasVoice: false,
  fields,
  check: (text, values) => [...checkTimes(text), ...checkSum(text, values)],
};
