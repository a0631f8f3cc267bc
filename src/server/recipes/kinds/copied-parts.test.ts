import { describe, expect, it } from 'vitest';
import { errorsOf } from '#contract/base/finding.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import type { WritableRecipe } from '../writing.ts';
import { formOf } from '#contract/recipes/test-form.ts';
import { keyless, noteOf } from './test-sources.ts';
import { writable } from '../writings.ts';

const blogPost = writable['blog-post'];
const communityPost = writable['community-post'];
const commentReplies = writable['comment-replies'];
const prompt = writable.prompt;

const rulesOf = (recipe: WritableRecipe, text: string, values: RecipeValues) =>
  (recipe.check?.(text, values) ?? []).map(({ level, rule }) => `${level} ${rule}`);
/** Label, text and how many errors keep it from being copied. */
const partsOf = (recipe: WritableRecipe, text: string, values: RecipeValues) =>
  (recipe.parts?.(text, values) ?? []).map(({ label, text: words, findings }) => [
    label.ko,
    words,
    errorsOf(findings).length,
  ]);

const BLOG = `# 자취 식비 반으로 줄인 법

안녕하세요, 하나입니다 [1].

## 장보기
주 1회만 봐요 [2].

〔사진 1: 장바구니〕

## 밀프렙
일요일에 만들어요.

〔사진: 반찬통〕

![냉장고](https://example.kr/a.png)

## 정리
반이 됐어요.

#식비 #자취 #밀프렙`;
const AD = '[광고] 이 글은 마루식품에서 광고비를 받고 작성했습니다.';

describe('a blog post', () => {
  const values = (more: RecipeValues = {}) => formOf(blogPost, { topic: '식비', ...more });

  it.each<[string, string, string[]]>([
    ['that has all', BLOG, []],
    ['of two words', '식비 절약', ['warning headings-few', 'warning pictures-few']],
    ['with two pictures', BLOG.replace('〔사진 1: 장바구니〕', ''), ['warning pictures-few']],
    ['with two headings', BLOG.replace('## 정리\n', ''), ['warning headings-few']],
    ['with pictures in other brackets', BLOG.replace('〔사진 1: 장바구니〕', '[사진: 장바구니]'), []],
    ['with a blank', BLOG.replace('반이', '〔결과〕이'), ['warning blank-left']],
  ])('%s', (_, text, rules) => expect(rulesOf(blogPost, text, values())).toEqual(rules));

  it('without a model has headings and places for pictures, of one source as of four', () => {
    for (const count of [1, 4]) {
      const sources = Array.from({ length: count }, (_, i) => noteOf(`소스 ${i}\n문장이에요.`));
      const text = keyless(blogPost, values(), { sources, keywords: ['식비'] }, 'ko');
      expect(rulesOf(blogPost, text, values())).toEqual(['warning blank-left']);
    }
  });

  it('is copied as title, body and hashtags, without the numbers of passages', () => {
    const [title, body, tags] = partsOf(blogPost, BLOG, values());
    expect(title).toEqual(['제목', '자취 식비 반으로 줄인 법', 0]);
    expect(body?.[1]).toMatch(/^안녕하세요, 하나입니다\.\n\n## 장보기[\s\S]*반이 됐어요\.$/);
    expect(tags).toEqual(['해시태그', '#식비 #자취 #밀프렙', 0]);
  });

  it.each([
    ['is held back where it hides its sponsor', BLOG, 1],
    ['is copied where it says so on top', BLOG.replace('안녕하세요', `${AD}\n\n안녕하세요`), 0],
  ])('%s', (_, text, errors) => {
    expect(partsOf(blogPost, text, values({ sponsor: '마루식품' })).map(([, , count]) => count)).toEqual([
      0,
      errors,
      0,
    ]);
  });

  it.each([
    ['without hashtags', '# 제목\n\n본문이에요.', ['제목', '본문이에요.']],
    ['without a title', '본문이에요.\n\n#식비', ['본문이에요.', '#식비']],
    ['with a hashtag in its text', '# 제목\n\n#식비 이야기예요.', ['제목', '#식비 이야기예요.']],
    ['without anything', '', []],
  ])('%s is copied as what is there', (_, text, words) => {
    expect(partsOf(blogPost, text, values()).map(([, part]) => part)).toEqual(words);
  });
});

describe('a community post', () => {
  const values = (more: RecipeValues = {}) => formOf(communityPost, { topic: '식비', ...more });
  const POST = '식비, 어떻게 줄이세요? [1]\n\n댓글로 알려 주세요!\n\n## 투표\n- 장보기 [2]\n- 밀프렙\n- 배달 끊기';

  it('is copied without its poll, and the poll option by option', () => {
    expect(partsOf(communityPost, POST, values())).toEqual([
      ['글', '식비, 어떻게 줄이세요?\n\n댓글로 알려 주세요!', 0],
      ['투표 보기 1', '장보기', 0],
      ['투표 보기 2', '밀프렙', 0],
      ['투표 보기 3', '배달 끊기', 0],
    ]);
  });

  it.each<[string, RecipeValues, number]>([
    ['hides its sponsor', { sponsor: '마루식품' }, 1],
    ['is too long', { length: 100 }, 1],
    ['is right', {}, 0],
  ])('is held back where it %s', (_, form, errors) => {
    const text = POST.replace('댓글로', `${'길게 써요. '.repeat(form['length'] ? 20 : 1)}댓글로`);
    expect(partsOf(communityPost, text, values(form))[0]?.[2]).toBe(errors);
  });

  const OPTIONS = ['장보기', '밀프렙', '배달 끊기'];
  const listed = (mark: (place: number) => string) => OPTIONS.map((option, i) => `${mark(i)}${option}`).join('\n');
  it.each([
    ['### 투표', listed(() => '• ')],
    ['# 투표', listed(() => '* ')],
    ['## 📊 투표', listed((i) => `${i + 8}. `)],
    ['## 투표: 여러분은요?', listed((i) => `${i + 1}) `)],
    ['## 투표', `${listed(() => '- ')}\n\n투표는 하루만 열어 둘게요.`],
    ['## 투표', `${listed(() => '- ')}\n\n## 해시태그\n- #식비`],
  ])('reads its poll below “%s”: %j', (heading, list) => {
    const parts = partsOf(communityPost, `식비 이야기예요.\n\n${heading}\n${list}`, values());
    expect(parts.map(([, words]) => words)).toEqual(['식비 이야기예요.', ...OPTIONS]);
  });

  it.each([
    '식비 투표해 주세요!\n- 장보기\n- 밀프렙',
    '투표: 내일 열어요.\n\n식비 이야기예요.',
    '투표\n\n식비 이야기예요.',
    '지난 투표 결과: 장보기가 이겼어요.\n- 1등 장보기',
  ])('takes for no poll: %j', (text) => expect(partsOf(communityPost, text, values())).toHaveLength(1));

  it.each<[string, string[], string[]]>([
    ['that is right', ['장보기', '밀프렙'], []],
    ['of five', ['가', '나', '다', '라', '마'], []],
    ['of one', ['장보기'], ['error poll-options']],
    ['of none', [], ['error poll-options']],
    ['of seven', ['가', '나', '다', '라', '마', '바', '사'], ['error poll-options', 'error poll-options']],
    ['with an option of 65 letters', ['가'.repeat(65), '나'], []],
    ['with an option of 66 letters', ['가'.repeat(66), '나'], ['error poll-option-long']],
    ['whose numbers of passages do not count', [`${'가'.repeat(65)} [1]`, '나'], []],
    ['that says one thing twice', ['장보기', '밀프렙', '장보기!'], ['error poll-option-twice']],
    ['with an empty option', ['장보기', '밀프렙', ''], ['error poll-option-empty']],
    ['with blanks', ['장보기', '〔보기 2〕', '〔보기 2〕'], ['warning blank-left']],
  ])('is checked for a poll %s', (_, options, rules) => {
    const text = `식비 이야기예요.\n\n## 투표\n${options.map((option) => `- ${option}`).join('\n')}`;
    expect(rulesOf(communityPost, text, values())).toEqual(rules);
  });

  it('holds every option back that is still to be written, that is too long or one too many', () => {
    const options = ['장보기', '〔보기 2〕', '{{보기}}', '가'.repeat(70), '나', '다'];
    const text = `식비 이야기예요.\n\n## 투표\n${options.map((option) => `- ${option}`).join('\n')}`;
    expect(partsOf(communityPost, text, values()).map(([, , errors]) => errors)).toEqual([0, 0, 1, 1, 1, 0, 1]);
  });

  it('without a poll is one part', () => {
    expect(partsOf(communityPost, '식비 이야기예요.', values())).toEqual([['글', '식비 이야기예요.', 0]]);
  });
});

it('replies are copied one by one, without the comments', () => {
  const text =
    '> 얼마나 줄었나요?\n\n62만 원이 38만 원이 됐어요 [1].\n\n> 고마워요\n봐 주셔서 고마워요!\n\n> 별로\n\n## 답할 때 쓸 수 있는 소스 문장\n- 장은 주 1회 [2]';
  expect(partsOf(commentReplies, text, {})).toEqual([
    ['답글 1', '62만 원이 38만 원이 됐어요.', 0],
    ['답글 2', '봐 주셔서 고마워요!', 0],
  ]);
});

it('a prompt is copied as a whole, with its variables and without numbers', () => {
  expect(partsOf(prompt, '## 입력\n- 제목: {{제목}} [1]\n', {})).toEqual([
    ['프롬프트', '## 입력\n- 제목: {{제목}}', 0],
  ]);
});

it('a blank in the second reply is told with the second reply', () => {
  const text = '> 얼마예요?\n38만 원이에요.\n\n> 어디서 사요?\n〔산 곳〕에서 샀어요.';
  const parts = commentReplies.parts?.(text, {}) ?? [];
  expect(parts.map(({ findings }) => findings.map(({ at }) => text.slice(...(at ?? [0, 0]))))).toEqual([
    [],
    ['〔산 곳〕'],
  ]);
});
