import { describe, expect, it } from 'vitest';
import { errorsOf } from '#contract/base/finding.ts';
import type { RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import type { WritableRecipe } from '../writing.ts';
import { readScript } from '#contract/recipes/script/script.ts';
import { spokenLinesOf } from '#contract/recipes/script/speech.ts';
import { withoutModel } from '../worksheet/without-model.ts';
import { formOf } from '#contract/recipes/test-form.ts';
import { videoOf } from './test-sources.ts';
import { writable } from '../writings.ts';

const film = videoOf('식비', [
  '배달을 주 2회로 줄이자 38만 원이 되었어요.',
  '장은 주 1회, 배부른 시간에 보는 편이 좋아요.',
  '그런데 문제는 배달비와 최소 주문 금액이었습니다.',
]);
const material: RecipeMaterial = { sources: [film], keywords: ['식비', '배달'] };
const nothing: RecipeMaterial = { sources: [], keywords: [] };
const payers = ['', '마루식품', 'Northpeak Outdoor Gear Company'];

describe.each([
  ['short-script', [{ seconds: 60 }, { seconds: 30 }]],
  ['long-script', [{ minutes: 1 }, { minutes: 8 }, { minutes: 15 }]],
] as const)('a fresh worksheet of a %s', (id, lengths) => {
  const recipe: WritableRecipe = writable[id];
  it.each(['ko', 'en'] as const)('has no error at any speed and length, whoever pays (%s)', (language) => {
    const forms = lengths.flatMap((length) =>
      [150, 300, 450].flatMap((speed) =>
        payers.flatMap((sponsor) =>
          ['paid', 'product', 'affiliate'].map((sponsorKind): RecipeValues => ({
            ...length,
            speed,
            sponsor,
            sponsorKind,
          })),
        ),
      ),
    );
    for (const form of forms)
      for (const sources of [material, nothing]) {
        const values = formOf(recipe, { topic: '자취생 식비 줄이기', ...form });
        const { text } = withoutModel(recipe, values, sources, language);
        expect(errorsOf(recipe.check?.(text, values) ?? []).map(({ words }) => `${words.en}\n${text}`)).toEqual([]);
        expect(text).not.toMatch(/\[\d\]/);
      }
  });
});

it.each(['paid', 'product', 'affiliate'])(
  'a sponsored short (%s) shows who pays and begins with its hook',
  (sponsorKind) => {
    const recipe: WritableRecipe = writable['short-script'];
    const { text } = withoutModel(
      recipe,
      formOf(recipe, { topic: '식비', sponsor: '마루식품', sponsorKind }),
      material,
      'ko',
    );
    expect(text).toMatch(/^화면: .*(?:유료 광고|협찬)/);
    expect(spokenLinesOf(readScript(text))[0]?.line.text).toBe('〔여는 한마디〕');
  },
);

it('45 seconds are shared out among five parts without gaps', () => {
  const recipe: WritableRecipe = writable['short-script'];
  const { sheet } = withoutModel(recipe, formOf(recipe, { topic: '식비', seconds: 45 }), material, 'ko');
  expect(sheet?.parts.map(({ name, fromSec, toSec }) => [name, fromSec, toSec])).toEqual([
    ['훅', 0, 4],
    ['약속', 4, 11],
    ['본론', 11, 26],
    ['근거', 26, 39],
    ['마무리', 39, 45],
  ]);
});
