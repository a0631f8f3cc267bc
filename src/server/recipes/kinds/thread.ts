import type { RecipeWriting } from '../writing.ts';
import { numberValue, textValue } from '#contract/recipes/values.ts';
import { worksheetOf, type PartPlan } from '../worksheet/worksheet-of.ts';
import { topicField, wishField } from '#contract/recipes/kinds/fields.ts';
import { orderOf } from './orders.ts';
import { atStart } from './outline.ts';
import { blank } from '#contract/recipes/kinds/outline.ts';
import { threadRecord } from './post-records.ts';
import { disclosureLetters, sponsorOrder } from './sponsored.ts';
import { limitOf } from '#contract/recipes/kinds/thread.ts';

/** What the first, each one between and the last one say. */
const POSTS = {
  ko: ['멈춰 서게 하는 한 줄', '한 가지 이야기', '질문이나 부탁'],
  en: ['a line that makes people stop', 'one thing', 'a question or a request'],
} as const;

export const threadWriting: RecipeWriting = {
  record: threadRecord,
  order(values, language) {
    const count = numberValue(values, 'posts');
    const limit = language === 'ko' && limitOf(values) === 280 ? 140 : limitOf(values);
    // Its number stands before each post.
    const [most, first] = [limit - 4, limit - 4 - disclosureLetters('community', values, language)];
    const firstWords =
      first === most ? '' : language === 'ko' ? `(첫 글은 ${first}자)` : ` (the first at most ${first})`;
    return orderOf(
      `${sponsorOrder(values, language, 'community')}${
        language === 'ko'
          ? `이어지는 짧은 글 ${count}개를 씁니다. \`posts\`에 하나씩, 번호 없이, 글마다 ${most}자${firstWords}를 넘지 않습니다. 첫 글은 멈춰 서게, 글마다 한 가지만, 마지막 글은 질문이나 부탁으로 끝냅니다.`
          : `Write ${count} short posts in a row in \`posts\`, without numbers, each at most ${most} characters${firstWords}. The first makes people stop, each says one thing, the last ends with a question or a request.`
      }`.trim(),
      [topicField, wishField],
      values,
      language,
    );
  },
  worksheet(values, material, language) {
    const count = numberValue(values, 'posts');
    const topic = textValue(values, 'topic');
    const [first, between, last] = POSTS[language];
    const plans = Array.from({ length: count }, (_, i): PartPlan => {
      const heading = `${i + 1}/`;
      if (i === 0)
        return { name: heading, heading, text: `${atStart(topic, language)} ${blank(first)}`, wants: { at: 'start' } };
      const isLast = i === count - 1;
      return { name: heading, heading, text: blank(isLast ? last : between), wants: { at: isLast ? 'end' : 'matter' } };
    });
    return worksheetOf(plans, material, { topic });
  },
};
