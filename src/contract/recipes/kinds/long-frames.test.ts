import { describe, expect, it } from 'vitest';
import { marksIn } from '../../chat/citations.ts';
import { errorsOf } from '../../base/finding.ts';
import type { Recipe, RecipeMaterial, RecipeValues } from '../recipe.ts';
import { recipes } from './index.ts';
import { formOf, noteOf, videoOf } from './test-sources.ts';

const TALK = [
  '안녕하세요 여러분, 오늘은 자취 삼 년 차인 제가 식비를 절반으로 줄인 방법을 처음부터 끝까지 순서대로 알려 드리려고 해요.',
  '자취 1년 차의 식비는 한 달 평균 62만 원이었는데, 그중 41만 원이 배달 앱에서 나간 돈이라는 걸 카드 명세서를 보고 처음 알았어요.',
  '배달을 주 2회로 줄이자 38만 원이 되었어요.',
  '장은 주 1회, 배부른 시간에 보는 편이 좋아요.',
  '냉동 채소와 두부, 달걀을 기본으로 담으면 버리는 것이 줄어요.',
  '그런데 문제는 배달비와 최소 주문 금액이었습니다.',
  '일요일 저녁에 반찬 세 가지를 만들어 두면 평일에 칼을 잡을 일이 거의 없어요.',
];
const REPORT = [
  '통계청 가계동향조사에 따르면 1인 가구의 월평균 식료품과 외식 지출은 2023년 기준 45만 7천 원으로 전체 소비 지출의 약 28퍼센트를 차지한다고 합니다.',
  '소포장 채소는 대용량보다 100그램당 1.8배 비쌌지만, 버리는 양까지 셈하면 오히려 쌌습니다.',
  '전문가들은 식단을 먼저 짜고 장을 보는 습관이 충동구매를 줄인다고 말합니다.',
];
const TOPIC = '자취생을 위한 한 달 식비 줄이기';
const longScript: Recipe = recipes['long-script'];
const material: RecipeMaterial = {
  sources: [videoOf('식비 절반', TALK), noteOf(`# 장보기 물가\n${REPORT.join('\n')}`)],
  keywords: ['식비'],
};
const endless: RecipeMaterial = {
  sources: [noteOf(`# 자막\n${`${TALK.join(' ').replace(/[.,]/g, '')} `.repeat(3)}`)],
  keywords: ['식비'],
};
const english: RecipeMaterial = {
  sources: [
    videoOf('Food', [
      'I spent four hundred dollars a month on takeout before I ever looked at a single receipt.',
      'Cooking on Sunday for two hours gave me five dinners for the week.',
      'My bill fell from $420 to $260 in one month.',
      'Frozen vegetables cost half as much and nothing rots.',
      'Write the list before you are hungry.',
      'Rice costs $1 a pound.',
    ]),
  ],
  keywords: ['food'],
};
const nothing: RecipeMaterial = { sources: [], keywords: [] };

const form = (values: RecipeValues) => formOf(longScript, { topic: TOPIC, ...values });
const partOf = (text: string, name: string) =>
  text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${name}`)) ?? '';
const errorsIn = (text: string, values: RecipeValues) =>
  errorsOf(longScript.check?.(text, values) ?? []).map(({ rule, words }) => `${rule}: ${words.ko}`);

describe.each([1, 3, 5, 10, 15])('a fresh frame of %i minutes', (minutes) => {
  it.each([
    ['a talk and a report', material],
    ['captions without a stop', endless],
    ['no sources', nothing],
  ])('made from %s has no error at any speed', (_, sources) => {
    for (const speed of [150, 300, 450, 600])
      for (const sponsor of ['', '마루식품']) {
        const values = form({ minutes, speed, sponsor });
        expect(errorsIn(longScript.outline(values, sources, 'ko'), values)).toEqual([]);
      }
  });

  it('in English has no error either, with the seconds of a disclosure kept free', () => {
    for (const speed of [150, 180, 300])
      for (const sponsorKind of ['paid', 'product', 'affiliate'])
        for (const sponsor of ['', 'Brew', 'Northpeak Outdoor Gear Company'])
          for (const sources of [material, english]) {
            const values = form({ minutes, speed, sponsor, sponsorKind });
            expect(errorsIn(longScript.outline(values, sources, 'en'), values)).toEqual([]);
          }
  });

  it('quotes whole sentences, each once', () => {
    const text = longScript.outline(form({ minutes }), material, 'ko');
    const quotes = material.sources.flatMap((source) => source.quotes);
    const marks = marksIn(text);
    expect(marks.length).toBeGreaterThan(1);
    expect(new Set(marks).size).toBe(marks.length);
    for (const mark of marks) expect(text).toContain(`${quotes.find((quote) => quote.mark === mark)?.text} [${mark}]`);
  });
});

describe('a frame of one minute', () => {
  const values = form({ minutes: 1 });

  it('takes a shorter sentence where a longer one does not fit', () => {
    const proof = partOf(longScript.outline(values, { ...material, sources: [videoOf('식비', TALK)] }, 'ko'), '근거');
    expect(proof).toContain('배달을 주 2회로 줄이자 38만 원이 되었어요.');
    expect(proof).not.toContain('62만 원');
  });

  it('says what to write where nothing fits', () => {
    const text = longScript.outline(values, endless, 'ko');
    expect(marksIn(text)).toEqual([]);
    expect(partOf(text, '훅')).toContain('〔내 경험으로 여는 첫 문장〕');
    expect(partOf(text, '본론')).toContain('〔전할 내용〕');
    expect(partOf(text, '근거')).toContain('〔숫자나 사례〕');
  });

  it('promises without the topic where saying it takes too long', () => {
    const text = longScript.outline({ ...values, topic: `${TOPIC}, `.repeat(4) }, nothing, 'ko');
    expect(partOf(text, '약속').split('\n\n')[1]).toBe('〔보고 나면 얻는 것〕');
  });
});
