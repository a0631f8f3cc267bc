import type { Language } from '../../base/language.ts';
import { blanksLeft } from '../blanks-left.ts';
import type { Recipe, RecipeField, RecipeValues } from '../recipe.ts';
import type { RecipeWriting } from '../writing.ts';
import { checkLimits } from '../script/limits.ts';
import { numberValue, textValue } from '../values.ts';
import { worksheetOf, type PartPlan } from '../worksheet/worksheet-of.ts';
import { audienceField, topicField, wishField } from './fields.ts';
import { orderOf } from './orders.ts';
import { blank } from './outline.ts';
import { checkPoll, pollIn } from './poll.ts';
import { partOf, trimmed } from './sections.ts';
import { communityRecord } from './post-records.ts';
import { disclosed, disclosureLetters, sponsoredText, sponsorFields, sponsorOrder } from './sponsored.ts';

const lengthField = {
  name: 'length',
  kind: 'number',
  label: { ko: '글자 수', en: 'Length' },
  start: 400,
  min: 100,
  max: 5_000,
  unit: { ko: '자', en: ' characters' },
} as const satisfies RecipeField;

const fields = [topicField, audienceField, lengthField, ...sponsorFields, wishField] as const;
const limitsOf = (values: RecipeValues) => ({ maxCharacters: numberValue(values, 'length') });

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

/** A post for the community tab, with a question or a poll at its end. */
export const communityPost: Recipe = {
  name: { ko: '커뮤니티 글', en: 'Community post' },
  what: {
    ko: '커뮤니티 탭에 올릴 짧은 글과 투표를 만들어요.',
    en: 'A short post for the community tab, with a poll.',
  },
  fields,
  check: (text, values) => [
    ...checkLimits(text, limitsOf(values)),
    ...disclosed('community', text, values),
    ...checkPoll(text),
    ...blanksLeft(text),
  ],
  fit: (text, values, language) => sponsoredText('community', text, values, language),
  parts(text, values) {
    const poll = pollIn(text);
    const at = trimmed(text, [0, poll?.headingAt[0] ?? text.length]);
    const told = [...checkLimits(text, limitsOf(values)), ...disclosed('community', text, values)];
    const post = partOf({ ko: '글', en: 'The post' }, text, at, blanksLeft(text));
    const wrong = checkPoll(text);
    const options = (poll?.options ?? []).map((option, i) => {
      const part = partOf({ ko: `투표 보기 ${i + 1}`, en: `Option ${i + 1}` }, text, option, wrong);
      return { ...part, findings: [...part.findings, ...blanksLeft(part.text, 'error')] };
    });
    return post.text === '' ? options : [{ ...post, findings: [...post.findings, ...told] }, ...options];
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
