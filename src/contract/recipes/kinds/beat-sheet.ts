import type { Finding } from '../../base/finding.ts';
import { formatMoment } from '../../base/moment.ts';
import type { Recipe, RecipeField, RecipeValues } from '../recipe.ts';
import type { RecipeWriting } from '../writing.ts';
import { beatSheetOf } from '../structure/beat-sheet.ts';
import { beatsOf } from '../structure/beats.ts';
import { USUAL_STRUCTURE } from '../structure/usual-structure.ts';
import { readBeatSheet } from '../structure/wired-sheet.ts';
import { numberValue } from '../values.ts';
import { orderOf } from './orders.ts';
import { sheetRecord } from './sheet-record.ts';
import { xraysOf } from './xrays.ts';

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

const USUAL = {
  ko: '레퍼런스에서 시각이 있는 구조를 찾지 못해 흔히 쓰는 다섯 단계로 나눴어요. 말이 있는 영상을 연결하고 다시 만들면 그 영상의 구조를 옮겨요.',
  en: 'No reference shows a structure in time, so these are the five usual parts. Connect a video with speech and make it again to follow its structure.',
} as const;

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
  fields,
  check: (text, values) => [...checkTimes(text), ...checkSum(text, values)],
};

export const beatSheetWriting: RecipeWriting = {
  record: sheetRecord,
  order: (values, language) =>
    orderOf(
      language === 'ko'
        ? `${numberValue(values, 'minutes')}분짜리 영상의 비트 시트를 만듭니다. 레퍼런스의 구조만 옮기고 레퍼런스의 말과 소재는 하나도 쓰지 않습니다. \`rows\`에 구간을 차례대로: \`name\`은 구간 이름, \`sec\`은 길이(초, 모두 더하면 ${numberValue(values, 'minutes') * 60}), \`purpose\`는 하는 일 한 문장. 번호는 붙이지 않습니다.`
        : `Make a beat sheet for a video of ${numberValue(values, 'minutes')} minutes. Take only the structure of the references, none of their words and matters. \`rows\` are its beats in order: \`name\`, \`sec\` (its length in seconds, together ${numberValue(values, 'minutes') * 60}) and \`purpose\` in one sentence. No numbers of passages.`,
      [],
      values,
      language,
    ),
  outline(values, material, language) {
    const xrays = xraysOf(material).map(({ xray }) => xray);
    const form = { targetSec: numberValue(values, 'minutes') * 60, language };
    if (xrays.some((xray) => beatsOf(xray).length > 0)) return beatSheetOf(xrays, form);
    return `${beatSheetOf(USUAL_STRUCTURE, form)}\n> ${USUAL[language]}\n`;
  },
};
