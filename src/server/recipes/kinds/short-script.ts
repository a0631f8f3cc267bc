import type { RecipeWriting } from '../writing.ts';
import { learnBeats } from '#contract/recipes/structure/wired-sheet.ts';
import { textValue } from '#contract/recipes/values.ts';
import { shownIn } from '../script/record-lines.ts';
import { worksheetOf } from '../worksheet/worksheet-of.ts';
import { linesInOrder } from './by-beats.ts';
import { topicField, wishField } from '#contract/recipes/kinds/fields.ts';
import { orderOf } from './orders.ts';
import { limitField } from '#contract/recipes/kinds/own-limit.ts';
import { shortRecord } from './short-record.ts';
import { partsOfShort, scriptParts, wordsOf } from './script-parts.ts';
import { sponsorOrder } from './sponsored.ts';
import { timesOf, beatsOf } from '#contract/recipes/kinds/short-script.ts';

export const shortScriptWriting: RecipeWriting = {
  learn: learnBeats,
  record: shortRecord,
  names: (text) => shownIn(text, 'broll'),
  headlines: (text) => shownIn(text, 'screen'),
  order(values, language) {
    const { maxSec, syllablesPerSec } = timesOf(values);
    const syllables = Math.round(maxSec * syllablesPerSec * 0.85);
    return orderOf(
      `${sponsorOrder(values, language, 'short')}${
        language === 'ko'
          ? `쇼츠 대본을 씁니다. \`lines\`에 차례대로 \`say\`(말하는 줄) 5~10줄, 줄마다 한 문장, 모두 합쳐 ${syllables}음절 안(${maxSec}초). 첫 줄은 5초 안에 멈춰 세우는 훅, 마지막 줄은 댓글이나 저장을 부르는 말입니다. 화면 글은 \`screen\`, 자료 화면은 \`shot\` 줄로 그 말 뒤에 둡니다.${linesInOrder(beatsOf(values), language)}`
          : `Write the script of a Short. \`lines\`, in order: 5 to 10 \`say\` lines of one spoken sentence each, at most ${syllables} syllables together (about ${wordsOf(syllables)} words, ${maxSec} seconds). The first is a hook of at most 5 seconds, the last asks for a comment or a save. Text on screen is a \`screen\` line and a picture a \`shot\` line behind what is said.${linesInOrder(beatsOf(values), language)}`
      }`.trim(),
      [topicField, limitField, wishField],
      values,
      language,
    );
  },
  worksheet(values, material, language) {
    const wired = beatsOf(values);
    const beats = wired.length > 0 ? wired : partsOfShort(timesOf(values).maxSec, language);
    return worksheetOf(scriptParts(beats, material, language), material, { topic: textValue(values, 'topic') });
  },
};
