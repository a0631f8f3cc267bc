import type { Language } from '../../base/language.ts';
import { blanksLeft } from '../blanks-left.ts';
import type { Finding } from '../../base/finding.ts';
import type { Recipe, RecipeField, RecipeValues } from '../recipe.ts';
import { numberValue, textValue } from '../values.ts';
import { worksheetOf, type PartPlan } from '../worksheet/worksheet-of.ts';
import { topicField, wishField } from './fields.ts';
import { orderOf } from './orders.ts';
import { atStart, blank } from './outline.ts';
import { postsOf, weightOf } from './posts.ts';
import { partOf } from './sections.ts';
import { threadRecord } from './post-records.ts';
import { disclosedWithin, disclosureLetters, sponsoredText, sponsorFields, sponsorOrder } from './sponsored.ts';

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

const limitOf = (values: RecipeValues): number => Number(textValue(values, 'length') || 500);

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

/** What the first, each one between and the last one say. */
const POSTS = {
  ko: ['멈춰 서게 하는 한 줄', '한 가지 이야기', '질문이나 부탁'],
  en: ['a line that makes people stop', 'one thing', 'a question or a request'],
} as const;

/** A thread of short posts, each within what its place takes. */
export const thread: Recipe = {
  name: { ko: '스레드 글', en: 'Thread' },
  what: {
    ko: '스레드나 X에 이어 올릴 짧은 글 여러 개를 글자 수에 맞춰 만들어요.',
    en: 'A series of short posts for Threads or X, each within the limit.',
  },
  fields,
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
