import { blanksLeft } from '../blanks-left.ts';
import type { Recipe, RecipeField, RecipeValues } from '../recipe.ts';
import { checkLimits } from '../script/limits.ts';
import { numberValue } from '../values.ts';
import { audienceField, topicField, wishField } from './fields.ts';
import { checkPoll, pollIn } from './poll.ts';
import { partOf, trimmed } from './sections.ts';
import { disclosed, sponsoredText, sponsorFields } from './sponsored.ts';

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
