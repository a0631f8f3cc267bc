import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../base/finding.ts';
import type { Recipe, RecipeValues } from '../recipe.ts';
import { newsletter } from './newsletter.ts';
import { postsOf, weightOf } from './posts.ts';
import { formOf } from '../test-form.ts';
import { thread } from './thread.ts';

const rulesOf = (recipe: Recipe, text: string, values: RecipeValues) =>
  (recipe.check?.(text, values) ?? []).map(({ level, rule }) => `${level} ${rule}`);

const LETTER = `## 제목
식비를 반으로 줄인 한 달

## 미리보기
배달을 주 2회로 줄였어요 [1].

## 본문
안녕하세요, 하나입니다.

### 이번 주에 본 것
장은 주 1회만 봐요 [2].

## 부탁
답장으로 여러분 방법을 알려 주세요.`;
const AD = '[광고] 이 글은 마루식품에서 광고비를 받고 작성했습니다.';

describe('a newsletter', () => {
  const values = (more: RecipeValues = {}) => formOf(newsletter, { topic: '식비', ...more });
  const sponsored = values({ sponsor: '마루식품' });

  it.each<[string, string, RecipeValues, string[]]>([
    ['without a sponsor', LETTER, values(), []],
    ['that hides its sponsor', LETTER, sponsored, ['error top-of-text']],
    ['that names it above the greeting', LETTER.replace('안녕하세요', `${AD}\n\n안녕하세요`), sponsored, []],
    ['that names it in the subject', LETTER.replace('식비를 반', '[광고] 식비를 반'), sponsored, []],
    [
      'that names it in the request only',
      LETTER.replace('답장으로', `${AD} 답장으로`),
      sponsored,
      ['error top-of-text'],
    ],
    ['with a blank', LETTER.replace('하나입', '〔이름〕입'), values(), ['warning blank-left']],
    ['without a subject', LETTER.replace('## 제목', '## 인사'), values(), ['error section-missing']],
    ['without a request', LETTER.replace(/답장으로.*/, ''), values(), ['warning section-missing']],
    ['without words in its body', LETTER.replace(/안녕[^]*?(?=## 부탁)/, ''), values(), ['error section-missing']],
    ['with a preview of 100 letters', LETTER.replace(/배달을.*/, `${'가'.repeat(100)} [1]`), values(), []],
    ['with one of 155', LETTER.replace(/배달을.*/, '가'.repeat(155)), values(), ['warning preview-long']],
    [
      'of two words',
      '안녕 여러분',
      values(),
      ['error section-missing', 'warning section-missing', 'error section-missing', 'warning section-missing'],
    ],
  ])('%s', (_, text, form, rules) => expect(rulesOf(newsletter, text, form)).toEqual(rules));

  it('gets its sponsor on top of the body, once', () => {
    const recipe: Recipe = newsletter;
    const fitted = recipe.fit?.(LETTER, sponsored) ?? '';
    expect(fitted).toContain(`## 본문\n${AD}\n\n안녕하세요`);
    expect(recipe.fit?.(fitted, sponsored)).toBe(fitted);
    expect(rulesOf(recipe, fitted, sponsored)).toEqual([]);
  });

  it('is copied field by field, without numbers; a body that hides its sponsor is not', () => {
    const parts = (newsletter as Recipe).parts?.(LETTER, sponsored) ?? [];
    expect(parts.map(({ label, findings }) => [label.ko, errorsOf(findings).length])).toEqual([
      ['제목', 0],
      ['미리보기', 0],
      ['본문', 1],
      ['부탁', 0],
    ]);
    expect(parts[1]?.text).toBe('배달을 주 2회로 줄였어요.');
    expect(parts[2]?.text).toContain('### 이번 주에 본 것');
  });
});

describe('a thread', () => {
  const values = (more: RecipeValues = {}) => formOf(thread, { topic: '식비', posts: 2, ...more });
  const sponsored = values({ sponsor: '마루식품' });
  const POSTS = '1/ 한 달 식비가 반이 됐어요 [1].\n\n2/ 여러분은 어디서 줄이세요?';
  const POST_AD = '[광고] 이 게시물은 마루식품에서 광고비를 받고 작성했습니다.';

  it.each<[string, string, RecipeValues, string[]]>([
    ['without a sponsor', POSTS, values(), []],
    ['that hides its sponsor', POSTS, sponsored, ['error before-the-fold']],
    ['that names it in the first post', POSTS.replace('1/ ', `1/ ${POST_AD}\n\n`), sponsored, []],
    ['that names it in the last post', POSTS.replace('2/ ', `2/ ${POST_AD}\n\n`), sponsored, ['error before-the-fold']],
    ['with a blank', POSTS.replace('어디서', '〔질문〕'), values(), ['warning blank-left']],
    ['with a post that is too long', POSTS.replace('여러분', '가'.repeat(600)), values(), ['error post-too-long']],
  ])('%s', (_, text, form, rules) => expect(rulesOf(thread, text, form)).toEqual(rules));

  it('gets its sponsor in the first post, and stays as long as it is', () => {
    const recipe: Recipe = thread;
    const fitted = recipe.fit?.(POSTS, sponsored) ?? '';
    expect(fitted).toBe(POSTS.replace('1/ ', `1/ ${POST_AD}\n\n`));
    expect(recipe.fit?.(fitted, sponsored)).toBe(fitted);
  });

  it('is not copied by the post that hides its sponsor', () => {
    const parts = (thread as Recipe).parts?.(POSTS, sponsored) ?? [];
    expect(parts.map(({ text, findings }) => [text, errorsOf(findings).length])).toEqual([
      ['한 달 식비가 반이 됐어요.', 1],
      ['여러분은 어디서 줄이세요?', 0],
    ]);
  });
});

describe('how X counts', () => {
  it.each([
    ['가나다', 6],
    ['abc', 3],
    ['👨‍👩‍👧‍👦', 2],
    ['👍🏻 1️⃣', 5],
    ['봐요 https://example.com/a/very/long/address/that/goes/on?with=much', 28],
    ['“안녕”—…', 9],
    ['가'.normalize('NFD'), 2],
  ])('%s', (text, weight) => expect(weightOf(text, 280)).toBe(weight));

  it('is not how others count', () => expect(weightOf('가나다 https://a.kr', 500)).toBe(16));
});

describe('posts numbered in several ways', () => {
  it.each([
    ['1/ 하나\n1. 첫째\n2. 둘째\n3. 셋째\n\n2/ 둘', ['하나\n1. 첫째\n2. 둘째\n3. 셋째', '둘']],
    ['**1/2** 하나\n\n**2/2**\n둘', ['하나', '둘']],
    ['1. 하나\n\n2) 둘', []],
  ])('%j', (text, posts) => expect(postsOf(text).map((post) => post.text)).toEqual(posts));
});

describe('the posts of a thread', () => {
  it.each<[string, string[]]>([
    ['1/ 하나\n\n2/ 둘', ['하나', '둘']],
    ['1/2 하나\n2/2 둘', ['하나', '둘']],
    ['1/ 3가지 방법이에요', ['3가지 방법이에요']],
    ['1/ 하나\n\n이어서 [3]\n\n2/ 둘', ['하나\n\n이어서', '둘']],
    ['2/ 둘\n1/2 컵을 넣어요\n3/ 셋', ['둘\n1/2 컵을 넣어요', '셋']],
    ['3.5배 늘었어요', []],
    ['말머리\n1/ 하나', ['하나']],
  ])('of %j', (text, posts) => expect(postsOf(text).map((post) => post.text)).toEqual(posts));

  it('count Hangul twice on X', () => {
    expect([weightOf('가a', 280), weightOf('가a', 500)]).toEqual([3, 2]);
  });
});
