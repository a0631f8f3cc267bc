import type { RecipeWriting } from '../writing.ts';
import { beatSheetOf } from '#contract/recipes/structure/beat-sheet.ts';
import { beatsOf } from '#contract/recipes/structure/beats.ts';
import { USUAL_STRUCTURE } from '../structure/usual-structure.ts';
import { numberValue } from '#contract/recipes/values.ts';
import { orderOf } from './orders.ts';
import { sheetRecord } from './sheet-record.ts';
import { xraysOf } from './xrays.ts';

const USUAL = {
  ko: '레퍼런스에서 시각이 있는 구조를 찾지 못해 흔히 쓰는 다섯 단계로 나눴어요. 말이 있는 영상을 연결하고 다시 만들면 그 영상의 구조를 옮겨요.',
  en: 'No reference shows a structure in time, so these are the five usual parts. Connect a video with speech and make it again to follow its structure.',
} as const;

export const beatSheetWriting: RecipeWriting = {
  // It plans a video of the creator's own and takes no matter of the references.
  isOwnWords: true,
  record: sheetRecord,
  order: (values, language) =>
    orderOf(
      language === 'ko'
        ? `${numberValue(values, 'minutes')}분짜리 영상의 비트 시트를 만듭니다. 레퍼런스의 구조만 옮기고 레퍼런스의 말과 소재는 하나도 쓰지 않습니다. \`rows\`에 구간을 차례대로: \`name\`은 구간 이름, \`sec\`은 길이(초, 모두 더하면 ${numberValue(values, 'minutes') * 60}), \`purpose\`는 하는 일 한 문장. 구절 번호는 붙이지 않습니다.`
        : `Make a beat sheet for a video of ${numberValue(values, 'minutes')} minutes. Take only the structure of the references, none of their words and matters. \`rows\` are its beats in order: \`name\`, \`sec\` (its length in seconds, together ${numberValue(values, 'minutes') * 60}) and \`purpose\` in one sentence. No numbers of passages.`,
      [],
      values,
      language,
      ['cited', 'blanks'],
    ),
  outline(values, material, language) {
    const xrays = xraysOf(material).map(({ xray }) => xray);
    const form = { targetSec: numberValue(values, 'minutes') * 60, language };
    if (xrays.some((xray) => beatsOf(xray).length > 0)) return beatSheetOf(xrays, form);
    return `${beatSheetOf(USUAL_STRUCTURE, form)}\n> ${USUAL[language]}\n`;
  },
};
