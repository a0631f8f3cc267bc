import type { RecipeWriting } from '../writing.ts';
import { learnBeats } from '#contract/recipes/structure/wired-sheet.ts';
import { numberValue, textValue } from '#contract/recipes/values.ts';
import { shownIn } from '../script/record-lines.ts';
import { worksheetOf } from '../worksheet/worksheet-of.ts';
import { sectionsInOrder } from './by-beats.ts';
import { audienceField, topicField, wishField } from '#contract/recipes/kinds/fields.ts';
import { longBeats, longParts, longTimes } from '#contract/recipes/kinds/long-record.ts';
import { longRecord } from './long-record.ts';
import { orderOf } from './orders.ts';
import { limitField } from '#contract/recipes/kinds/own-limit.ts';
import { atStart } from './outline.ts';
import { inFives, scriptParts, wordsOf } from './script-parts.ts';
import { disclosureSeconds, SAID_TWICE_SEC, sponsorOrder } from './sponsored.ts';

const reservedWords = {
  ko: (sec: number) => ` 광고임을 밝히는 ${sec}초는 여기에 들어 있지 않습니다.`,
  en: (sec: number) => ` The ${sec} seconds of the disclosure come on top of that.`,
};

export const longScriptWriting: RecipeWriting = {
  learn: learnBeats,
  record: longRecord,
  names: (text) => shownIn(text, 'broll'),
  headlines: (text) => shownIn(text, 'screen'),
  order(values, language) {
    const { targetSec, syllablesPerSec } = longTimes(values);
    // Breath and pauses take the rest.
    const spoken = syllablesPerSec * 0.9;
    const reservedSec = disclosureSeconds(values, language, { targetSec, syllablesPerSec });
    const syllables = inFives((targetSec - reservedSec) * spoken);
    const inOrder = longParts(values, language);
    const isTwice = targetSec > SAID_TWICE_SEC;
    const told = {
      ...(longBeats(values).length === 0 && { reservedSec }),
      ...(reservedSec > 0 && { disclosed: isTwice ? [0, inOrder.length - 1] : [0] }),
      disclosedSec: Math.ceil(isTwice ? reservedSec / 2 : reservedSec),
    };
    const parts = sectionsInOrder(inOrder, { syllablesPerSec: spoken, ...told }, language);
    const reserved = reservedSec === 0 ? '' : reservedWords[language](reservedSec);
    return orderOf(
      `${sponsorOrder(values, language, 'script')}${
        language === 'ko'
          ? `유튜브 롱폼 대본을 씁니다. 전체 ${numberValue(values, 'minutes')}분, 말로 읽는 글이 약 ${syllables}음절입니다.${reserved} \`sections\`는 이 순서이고 \`name\`은 이 이름입니다: ${parts}. \`lines\`에는 말하는 그대로를 문단마다 \`say\` 줄로 쓰고, 화면 글은 \`screen\`, 자료 화면은 \`shot\` 줄로 그 말 뒤에 둡니다. 시간은 적지 않습니다.`
          : `Write the script of a long video: ${numberValue(values, 'minutes')} minutes, about ${wordsOf(syllables)} spoken words (${syllables} syllables).${reserved} \`sections\` in this order, each with this \`name\`: ${parts}. In \`lines\` each paragraph as it is said is a \`say\` line; text on screen is a \`screen\` line and a picture a \`shot\` line behind what is said. Write no times.`
      }`.trim(),
      [topicField, limitField, audienceField, wishField],
      values,
      language,
    );
  },
  worksheet(values, material, language) {
    const topic = textValue(values, 'topic');
    return worksheetOf(scriptParts(longParts(values, language), material, language), material, {
      topic,
      lead: `# ${atStart(topic, language)}`,
    });
  },
};
