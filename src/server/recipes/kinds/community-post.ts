import type { Language } from '#contract/base/language.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import type { RecipeWriting } from '../writing.ts';
import { numberValue, textValue } from '#contract/recipes/values.ts';
import { worksheetOf, type PartPlan } from '../worksheet/worksheet-of.ts';
import { audienceField, topicField, wishField } from '#contract/recipes/kinds/fields.ts';
import { orderOf } from './orders.ts';
import { blank } from '#contract/recipes/kinds/outline.ts';
import { pollIn } from '#contract/recipes/kinds/poll.ts';
import { communityRecord } from './post-records.ts';
import { disclosureLetters, sponsorOrder } from './sponsored.ts';

/** What a model has of the length, beside the disclosure and the heading of the poll. */
const lettersFor = (values: RecipeValues, language: Language): number =>
  Math.max(50, numberValue(values, 'length') - disclosureLetters('community', values, language) - 20);

const WORDS = {
  ko: {
    name: '글',
    lines: ['궁금하게 하는 첫 줄', '내 이야기 한두 줄', '댓글을 부르는 질문'],
    poll: '투표',
    option: '보기',
  },
  en: {
    name: 'The post',
    lines: ['a first line that makes curious', 'a line or two of your own', 'a question to answer in the comments'],
    poll: 'Poll',
    option: 'option',
  },
};

export const communityPostWriting: RecipeWriting = {
  record: communityRecord,
  order: (values, language) =>
    orderOf(
      `${sponsorOrder(values, language, 'community')}${
        language === 'ko'
          ? `유튜브 커뮤니티 탭에 올릴 글을 씁니다. \`post\`: 보기까지 모두 ${lettersFor(values, language)}자 안, 첫 줄은 궁금하게, 줄바꿈을 넉넉히, 끝에는 댓글을 부르는 질문 하나. \`options\`: 투표 보기 3~4개, 보기마다 20자 안팎.`
          : `Write a post for the YouTube community tab: \`post\` has at most ${lettersFor(values, language)} characters together with the options, a first line that makes curious, short paragraphs, one question at the end. \`options\`: 3 or 4 of a poll, about 20 characters each.`
      }`.trim(),
      [topicField, audienceField, wishField],
      values,
      language,
    ),
  worksheet(values, material, language) {
    const { name, lines, poll, option } = WORDS[language];
    const options = [1, 2, 3].map((number) => `- ${blank(`${option} ${number}`)}`).join('\n');
    const plans: PartPlan[] = [
      { name, heading: '', text: lines.map(blank).join('\n\n'), wants: { at: 'matter' } },
      { name: poll, heading: `## ${poll}`, text: options },
    ];
    return worksheetOf(plans, material, { topic: textValue(values, 'topic') });
  },
  names: (text) => pollIn(text)?.options ?? [],
};
