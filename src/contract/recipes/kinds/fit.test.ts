import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../base/finding.ts';
import type { Recipe, RecipeMaterial, RecipeValues } from '../recipe.ts';
import { readValues, startValues } from '../values.ts';
import { recipeIds, recipes, type RecipeId } from './index.ts';
import { noteOf, videoOf } from './test-sources.ts';

const LINES = [
  '자취 1년 차의 식비는 한 달 평균 62만 원이었어요.',
  '배달을 주 2회로 줄이자 38만 원이 되었어요.',
  '장은 주 1회, 배부른 시간에 보는 편이 좋아요.',
  '냉동 채소와 두부, 달걀을 기본으로 담으면 버리는 것이 줄어요.',
];
const material: RecipeMaterial = {
  sources: [videoOf('식비 절반', LINES), noteOf(`장보기\n${LINES.join('\n')}`)],
  keywords: ['식비', '배달', '장보기', '두부'],
};
const POLL =
  '\n\n## 투표\n- 장을 미리 보고 메모해 두는 편이에요\n- 배달을 일주일에 두 번으로 줄였어요\n- 아직은 없어요';
const POST = `저는 이번 달에 식비를 반으로 줄였어요 [1].\n\n${LINES.join(' ')} 여러분은 어떤 방법을 쓰고 계세요?`;
const LONG = `${LINES.join(' ')} `.repeat(6).trim();
const SCRIPT = `# 식비\n\n## 훅 (0:00–0:24)\n\n시작해요 [1].\n\n## 본론 (0:24–7:00)\n\n${LONG}\n\n## 마무리 (7:00–8:00)\n\n구독 부탁드려요.`;
const PACK = `## 제목 후보\n\n- ${'식비를 줄이는 법 '.repeat(14)}\n\n## 설명\n\n${LONG}\n\n## 태그\n\n${'식비, 자취, '.repeat(90)}\n\n## 해시태그\n\n#식비 #자취`;
const THREAD = `1/ ${LONG}\n\n2/ ${POST}\n\n3/ 여러분은요?`;
const LETTER = `## 제목\n식비\n\n## 본문\n${LONG}\n\n## 부탁\n답장 주세요.`;
const TEXTS = [
  POST,
  POST + POLL,
  LONG,
  LONG + POLL,
  SCRIPT,
  PACK,
  THREAD,
  LETTER,
  '',
  '한 줄',
  `# 제목\n\n${LONG}\n\n#식비`,
];

const forms: RecipeValues[] = [
  {},
  { sponsor: '마루식품' },
  { length: 180, limit: '150음절', posts: 3, seconds: 30, minutes: 2 },
  { sponsor: '마루식품', sponsorKind: 'affiliate', length: 180, limit: '40어절', posts: 3, seconds: 20, minutes: 1 },
];

/** A thread knows the two lengths of its places only. */
function filled(recipe: Recipe, more: RecipeValues): RecipeValues {
  const own = Object.entries(more).filter(([name]) => recipe.fields.some((field) => field.name === name));
  const values: RecipeValues = { ...startValues(recipe), topic: '식비 줄이기', ...Object.fromEntries(own) };
  const read = readValues(recipe, 'posts' in values ? { ...values, length: '280' } : values);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

const fitting = recipeIds.flatMap((id) => {
  const recipe: Recipe = recipes[id];
  return recipe.fit ? [[id, recipe] as const] : [];
});

describe.each(fitting)('what is fitted as %s', (_, recipe) => {
  const cases = forms.flatMap((form) => {
    const values = filled(recipe, form);
    return [...TEXTS, recipe.outline(values, material, 'ko'), recipe.outline(values, material, 'en')].map((text) => ({
      values,
      text,
    }));
  });
  const fit = (text: string, values: RecipeValues) => recipe.fit?.(text, values) ?? text;

  it('is fitted twice as once', () => {
    for (const { text, values } of cases) {
      const once = fit(text, values);
      expect(fit(once, values)).toBe(once);
    }
  });

  it('is no further from its rules', () => {
    const errors = (text: string, values: RecipeValues) => errorsOf(recipe.check?.(text, values) ?? []);
    for (const { text, values } of cases)
      expect(errors(fit(text, values), values).length).toBeLessThanOrEqual(errors(text, values).length);
  });
});

describe('what is fitted is within its limits', () => {
  it.each<[RecipeId, string, RecipeValues]>([
    ['community-post', POST + POLL, { length: 180 }],
    ['community-post', POST + POLL, { length: 180, sponsor: '마루식품' }],
    ['community-post', LONG + POLL, { length: 150, sponsor: '마루식품' }],
    ['community-post', LONG, { length: 100 }],
    ['thread', THREAD, { posts: 3, sponsor: '마루식품' }],
    ['short-script', LONG, { seconds: 30 }],
    ['short-script', LONG, { seconds: 60, limit: '150음절' }],
    ['long-script', SCRIPT, { minutes: 1, limit: '200음절' }],
    ['description-pack', PACK, {}],
    ['description-pack', PACK, { sponsor: '마루식품' }],
  ])('%s', (id, text, form) => {
    const recipe: Recipe = recipes[id];
    const values = filled(recipe, form);
    const over = (recipe.check?.(recipe.fit?.(text, values) ?? text, values) ?? []).filter(({ rule }) =>
      /-over$|too-long|^title|^tags|^description/.test(rule),
    );
    expect(errorsOf(over)).toEqual([]);
  });
});

describe('a community post that is fitted', () => {
  const recipe: Recipe = recipes['community-post'];
  const AD = '[광고] 이 게시물은 마루식품에서 광고비를 받고 작성했습니다.';
  const fit = (text: string, form: RecipeValues) => recipe.fit?.(text, filled(recipe, form)) ?? '';

  it('says who paid before it is cut, and keeps its closing question and its poll', () => {
    const fitted = fit(POST + POLL, { length: 180, sponsor: '마루식품' });
    expect(fitted.startsWith(`${AD}\n`)).toBe(true);
    expect(fitted).toContain('여러분은 어떤 방법을 쓰고 계세요?');
    expect(fitted.endsWith(POLL.trim())).toBe(true);
    expect(Array.from(fitted).length).toBeLessThanOrEqual(180);
  });

  it.each<[string, string, RecipeValues, string]>([
    ['is left as it is where it is short', POST, {}, POST],
    [
      'loses what stands before its question, the last first',
      `첫 문장이에요. 둘째예요.\n\n셋째 문장은 조금 길게 이어서 써요. ${'넷째 문장은 조금 더 길게 이어서 써요. '.repeat(4)}\n\n어떠세요?`,
      { length: 100 },
      '첫 문장이에요. 둘째예요.\n\n셋째 문장은 조금 길게 이어서 써요. 넷째 문장은 조금 더 길게 이어서 써요. 넷째 문장은 조금 더 길게 이어서 써요.\n\n어떠세요?',
    ],
    [
      'loses a line with its mark',
      `어떻게 하세요?\n\n${'- 소스의 문장이 여기에 길게 한 줄로 놓여요 [1]\n'.repeat(4)}\n댓글로 알려 주세요!`,
      { length: 100 },
      '어떻게 하세요?\n\n- 소스의 문장이 여기에 길게 한 줄로 놓여요 [1]\n- 소스의 문장이 여기에 길게 한 줄로 놓여요 [1]\n\n댓글로 알려 주세요!',
    ],
  ])('%s', (_, text, form, fitted) => expect(fit(text, form).trim()).toBe(fitted));
});

it('a post of a thousand sentences is fitted in time', () => {
  const recipe: Recipe = recipes['community-post'];
  const values = filled(recipe, { sponsor: '마루식품' });
  const fitted = recipe.fit?.('한 문장이에요. 또 한 줄.\n'.repeat(1_000), values) ?? '';
  expect(Array.from(fitted).length).toBeLessThanOrEqual(400);
});
