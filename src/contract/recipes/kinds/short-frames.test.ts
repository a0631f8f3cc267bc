import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../base/finding.ts';
import type { Recipe, RecipeMaterial, RecipeValues } from '../recipe.ts';
import { readScript } from '../script/script.ts';
import { spokenLinesOf } from '../script/speech.ts';
import { recipes } from './index.ts';
import { formOf, videoOf } from './test-sources.ts';

const short: Recipe = recipes['short-script'];
const korean: RecipeMaterial = {
  sources: [
    videoOf('식비', [
      '배달을 주 2회로 줄이자 38만 원이 되었어요.',
      '장은 주 1회, 배부른 시간에 보는 편이 좋아요.',
      '냉동 채소와 두부, 달걀을 기본으로 담으면 버리는 것이 줄어요.',
      '그런데 문제는 배달비와 최소 주문 금액이었습니다.',
    ]),
  ],
  keywords: ['식비'],
};
const english: RecipeMaterial = {
  sources: [
    videoOf('Food', [
      'Cooking on Sunday gave me five dinners for the week.',
      'My bill fell from $420 to $260 in one month.',
      'Write the list before you are hungry.',
    ]),
  ],
  keywords: ['food'],
};
const nothing: RecipeMaterial = { sources: [], keywords: [] };
const form = (values: RecipeValues) => formOf(short, { topic: '자취생 식비 줄이기', ...values });
const frameOf = (values: RecipeValues, material: RecipeMaterial, language: 'ko' | 'en') => {
  const text = short.outline(values, material, language);
  return short.fit?.(text, values) ?? text;
};

describe.each(['ko', 'en'] as const)('a fresh short in %s', (language) => {
  it.each([
    ['Korean', korean],
    ['English', english],
    ['no', nothing],
  ])('from %s sources has no error at any speed, whoever pays', (_, material) => {
    for (const speed of [150, 200, 300, 450])
      for (const sponsor of ['', '마루식품', 'Northpeak Outdoor Gear Company'])
        for (const sponsorKind of ['paid', 'product', 'affiliate']) {
          const values = form({ speed, sponsor, sponsorKind });
          const text = frameOf(values, material, language);
          expect(errorsOf(short.check?.(text, values) ?? []).map(({ words }) => `${words.en}\n${text}`)).toEqual([]);
        }
  });
});

it.each(['paid', 'product', 'affiliate'])(
  'a sponsored short (%s) shows who pays and begins with its hook',
  (sponsorKind) => {
    const text = frameOf(form({ sponsor: '마루식품', sponsorKind }), korean, 'ko');
    expect(text).toMatch(/^화면: .*(?:유료 광고|협찬)/);
    expect(spokenLinesOf(readScript(text))[0]?.line.text).toMatch(/^자취생 식비 줄이기/);
  },
);
