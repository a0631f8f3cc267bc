import type { Language } from '../../base/language.ts';
import { blanksLeft } from '../blanks-left.ts';
import type { Finding } from '../../base/finding.ts';
import type { Recipe, RecipeField, RecipeValues } from '../recipe.ts';
import { numberValue, textValue } from '../values.ts';
import { topicField, wishField } from './fields.ts';
import { postsOf, weightOf } from './posts.ts';
import { partOf } from './sections.ts';
import { disclosedWithin, sponsoredText, sponsorFields } from './sponsored.ts';

const postsField = {
  name: 'posts',
  kind: 'number',
  label: { ko: '글 수', en: 'Posts' },
  start: 6,
  min: 2,
  max: 15,
  unit: { ko: '개', en: ' posts' },
} as const satisfies RecipeField;

/** What one post holds: 500 characters on Threads, 280 on X. */
const lengthField = {
  name: 'length',
  kind: 'choice',
  label: { ko: '올릴 곳', en: 'Platform' },
  start: '500',
  options: [
    { value: '500', label: { ko: '스레드 (500자)', en: 'Threads (500 characters)' } },
    { value: '280', label: { ko: 'X (280자, 한글은 140자)', en: 'X (280 characters, Hangul counts twice)' } },
  ],
} as const satisfies RecipeField;

const fields = [topicField, postsField, lengthField, ...sponsorFields, wishField] as const;

export const limitOf = (values: RecipeValues): number => Number(textValue(values, 'length') || 500);

/** The first post says who paid: most readers see no other. */
function withSponsor(text: string, values: RecipeValues, language?: Language): string {
  const [first] = postsOf(text);
  if (!first) return text;
  const [from, to] = first.bodyAt;
  return text.slice(0, from) + sponsoredText('community', text.slice(from, to), values, language) + text.slice(to);
}

const sponsorFindings = (text: string, values: RecipeValues): readonly Finding[] => {
  const [first] = postsOf(text);
  return disclosedWithin('community', text, first?.bodyAt ?? [0, text.length], values);
};

/** A thread of short posts, each within what its place takes. */
export const thread: Recipe = {
  name: { ko: '스레드 글', en: 'Thread' },
  what: {
    ko: '스레드나 X에 이어 올릴 짧은 글 여러 개를 글자 수에 맞춰 만들어요.',
    en: 'A series of short posts for Threads or X, each within the limit.',
  },
  fields,
  check(text, values) {
    const limit = limitOf(values);
    const posts = postsOf(text);
    const wanted = numberValue(values, 'posts');
    const long = posts.flatMap((post): Finding[] => {
      const length = weightOf(post.text, limit);
      return length <= limit
        ? []
        : [
            {
              rule: 'post-too-long',
              level: 'error',
              at: post.at,
              words: {
                ko: `${post.number}번째 글이 ${length}자예요. ${limit}자 안으로 줄여 주세요.${limit === 280 ? ' 한글은 두 자로 세요.' : ''}`,
                en: `Post ${post.number} has ${length} characters. Shorten it to ${limit}.`,
              },
            },
          ];
    });
    const rest = [...sponsorFindings(text, values), ...blanksLeft(text)];
    if (posts.length === wanted) return [...long, ...rest];
    return [
      ...long,
      ...rest,
      {
        rule: 'posts',
        level: posts.length === 0 ? 'error' : 'warning',
        at: null,
        words: {
          ko: `글이 ${posts.length}개예요. ${wanted}개로 맞춰 주세요. 글마다 "1/"처럼 번호로 시작해야 해요.`,
          en: `There are ${posts.length} posts. Make it ${wanted}; each begins with its number, as in "1/".`,
        },
      },
    ];
  },
  fit: withSponsor,
  parts(text, values) {
    const findings = thread.check?.(text, values) ?? [];
    const told = sponsorFindings(text, values);
    return postsOf(text).map((post, i) => {
      const label = { ko: `${post.number}번째 글`, en: `Post ${post.number}` };
      const part = partOf(label, text, post.at, findings);
      return { ...part, text: post.text, findings: i === 0 ? [...part.findings, ...told] : part.findings };
    });
  },
};
