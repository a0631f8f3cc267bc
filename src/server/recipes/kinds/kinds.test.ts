import { describe, expect, it } from 'vitest';
import { marksIn } from '#contract/chat/citations.ts';
import { errorsOf } from '#contract/base/finding.ts';
import type { Quote, ReadSource, RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import type { WritableRecipe } from '../writing.ts';
import { readValues, startValues } from '#contract/recipes/values.ts';
import { recipeIds, type RecipeId } from '#contract/recipes/kinds/index.ts';
import { keyless } from './test-sources.ts';
import { writable } from '../writings.ts';

const sentences = [
  '자취 1년 차의 식비는 한 달 평균 62만 원이었어요.',
  '배달을 주 2회로 줄이자 38만 원이 되었어요.',
  '장은 주 1회, 배부른 시간에 보는 편이 좋아요.',
  '냉동 채소와 두부, 달걀을 기본으로 담으면 버리는 것이 줄어요.',
];
let mark = 0;
const quoted = (texts: readonly string[]): Quote[] =>
  texts.map((text, at) => ({ mark: (mark += 1), text, startSec: at * 15 }));

const talk = [
  '한 달 식비가 절반으로 줄었다면 믿으시겠어요?',
  '오늘은 제가 해 본 방법 세 가지를 알려드릴게요.',
  '실제로 62만 원에서 38만 원이 됐어요.',
  '그런데 문제는 배달이었습니다.',
  '도움이 되셨다면 구독과 좋아요 부탁드려요.',
];
const film: ReadSource = {
  title: '식비 절반 줄인 법',
  kind: 'youtube',
  quotes: quoted(sentences),
  text: talk.join(' '),
  segments: talk.map((text, at) => ({ startSec: at * 15, endSec: at * 15 + 12, text })),
  chapters: [0, 20, 45].map((startSec) => ({ startSec, title: `${startSec}초부터` })),
  citeAt: () => 1,
};
const page: ReadSource = {
  ...film,
  title: '장보기 요령',
  kind: 'website',
  quotes: quoted(sentences.map((sentence) => `다른 사람도 ${sentence}`)),
  segments: [],
  chapters: [],
};
const material: RecipeMaterial = { sources: [film, page], keywords: ['식비', '배달', '장보기', '냉동', '두부'] };
const nothing: RecipeMaterial = { sources: [], keywords: [] };

/** Every field with something in it. */
function filled(recipe: WritableRecipe, more: RecipeValues = {}): RecipeValues {
  const written = Object.fromEntries(
    recipe.fields.flatMap(({ name, kind }) => (kind === 'line' || kind === 'text' ? [[name, '식비 줄이기']] : [])),
  );
  const read = readValues(recipe, { ...startValues(recipe), ...written, ...more });
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

const each = recipeIds.map((id): [RecipeId, WritableRecipe] => [id, writable[id]]);

describe.each(each)('the recipe %s', (_, recipe) => {
  const known = new Set(material.sources.flatMap(({ quotes }) => quotes.map((quote) => quote.mark)));
  const outline = (language: 'ko' | 'en', values = filled(recipe)) => keyless(recipe, values, material, language);

  it.each(['ko', 'en'] as const)('without a model gives a text in %s that cites only what is there', (language) => {
    const text = outline(language);
    expect(text.trim()).not.toBe('');
    expect(marksIn(text).filter((one) => !known.has(one))).toEqual([]);
  });

  it('is made of its own form: two forms, two texts or the same frame', () => {
    expect(recipe.order(filled(recipe), 'ko')).not.toBe('');
    expect(recipe.order(filled(recipe), 'en')).not.toBe(recipe.order(filled(recipe), 'ko'));
  });

  it('does not fail without sources', () => {
    expect(() => keyless(recipe, filled(recipe), nothing, 'ko')).not.toThrow();
    expect(() => keyless(recipe, filled(recipe), nothing, 'en')).not.toThrow();
  });

  it('has a form that says everything in both languages', () => {
    const words = [recipe.name, recipe.what, ...recipe.fields.map(({ label }) => label)];
    for (const { ko, en } of words) expect([ko.trim(), en.trim()]).not.toContain('');
    expect(new Set(recipe.fields.map(({ name }) => name)).size).toBe(recipe.fields.length);
  });

  it('survives every text that a person may write into the result', () => {
    for (const text of ['', ' ', '\ud83d', '## ', '가'.repeat(20_000), '[1] '.repeat(5_000), '\n'.repeat(5_000)]) {
      expect(() => recipe.check?.(text, filled(recipe))).not.toThrow();
      expect(() => recipe.parts?.(text, filled(recipe))).not.toThrow();
      expect(() => recipe.fit?.(text, filled(recipe))).not.toThrow();
    }
  });

  it('brings its own frame nearer to its rules, never away from them', () => {
    const { check, fit } = recipe;
    if (!check || !fit) return;
    const text = outline('ko');
    const fitted = fit(text, filled(recipe));
    expect(errorsOf(check(fitted, filled(recipe))).length).toBeLessThanOrEqual(
      errorsOf(check(text, filled(recipe))).length,
    );
    expect(fit(fitted, filled(recipe))).toBe(fitted);
  });
});

describe('a sponsored text without a model is disclosed where it must be', () => {
  const sponsored = each.filter(([, { fields }]) => fields.some(({ name }) => name === 'sponsor'));
  it.each(sponsored)('%s', (_, recipe) => {
    const values = filled(recipe, { sponsor: '마루식품', sponsorKind: 'product' });
    const text = keyless(recipe, values, material, 'ko');
    const about = (recipe.check?.(text, values) ?? []).filter(({ words }) => /광고|협찬|표시/.test(words.ko));
    expect(about).toEqual([]);
    expect(text).toContain('마루식품');
    const without = filled(recipe, { sponsor: '' });
    expect(keyless(recipe, without, material, 'ko')).not.toContain('마루식품');
  });
});

it('a long script with blanks may be short for now; once they are filled in it may not', () => {
  const recipe: WritableRecipe = writable['long-script'];
  const values = filled(recipe, { sponsor: '' });
  const text = keyless(recipe, values, material, 'ko');
  expect(errorsOf(recipe.check?.(text, values) ?? [])).toEqual([]);
  expect(errorsOf(recipe.check?.(text.replace(/〔[^〕]*〕/g, '그래요.'), values) ?? []).length).toBeGreaterThan(0);
});

describe('a limit that is written into the form of a script', () => {
  const SCRIPT =
    '한 달 식비가 반이 됐어요.\n장은 주 1회만 봐요.\n배달은 주 2회예요.\n반찬은 일요일에 만들어요.\n저장해 두세요.';
  it.each<[string, string[]]>([
    ['', []],
    ['60음절', []],
    ['20음절', ['syllables-over']],
    ['20어절', []],
    ['10어절', ['words-over']],
    ['5초', ['seconds-over']],
    ['20음절, 10어절', ['syllables-over', 'words-over']],
    ['짧게', ['limit-unread']],
  ])('"%s"', (limit, rules) => {
    const recipe: WritableRecipe = writable['short-script'];
    const values = { ...filled(recipe, { sponsor: '', limit }), limit };
    expect(recipe.check?.(SCRIPT, values).map(({ rule }) => rule)).toEqual(rules);
    expect(recipe.order(values, 'ko').includes('분량 제한')).toBe(limit !== '');
  });
});

describe('frames that must keep limits keep them', () => {
  it.each<[RecipeId, RecipeValues]>([
    ['short-script', { seconds: 60 }],
    ['description-pack', {}],
    ['thread', { posts: 6, length: '280' }],
    ['thread', { posts: 2, length: '500' }],
  ])('%s %j', (id, more) => {
    const recipe: WritableRecipe = writable[id];
    const values = filled(recipe, { sponsor: '', ...more });
    const text = keyless(recipe, values, material, 'ko');
    const fitted = recipe.fit?.(text, values) ?? text;
    expect(errorsOf(recipe.check?.(fitted, values) ?? [])).toEqual([]);
  });
});

describe('a reply to a sponsor', () => {
  const mail =
    '안녕하세요, 마루식품 마케팅팀 김하나입니다. 신제품 두부면을 제안드립니다.\n브랜드: 마루식품\n제품: 두부면\n콘텐츠: 브랜디드 영상 1편\n원고료: 200만 원(VAT 별도)\n수정: 무제한\n업로드: 4월 10일';
  const brief: RecipeMaterial = { sources: [{ ...page, text: mail, quotes: [] }], keywords: [] };
  const reply: WritableRecipe = writable['sponsor-reply'];
  const values = (answer: string) =>
    filled(reply, {
      answer,
      creator: '하나네 부엌',
      rateCard: '브랜디드 영상: 300만원\n쇼츠 - 80만 원',
      offer: '',
      received: '2026-03-02',
    });

  it.each(['accept', 'negotiate', 'decline'])(
    'that is to %s names no price but those of the rate card and the brief',
    (answer) => {
      const learnt = reply.learn?.(values(answer), brief) ?? {};
      const text = keyless(reply, learnt, brief, 'ko');
      expect(reply.check?.(text, learnt)).toEqual([]);
      expect(text).toContain('하나네 부엌');
      expect(errorsOf(reply.check?.(`${text}\n250만 원이면 좋겠어요.`, learnt) ?? [])).toHaveLength(1);
    },
  );

  it('compares what is offered with the rate card', () =>
    expect(keyless(reply, values('negotiate'), brief, 'ko')).toMatch(/3,000,000원|300만/));

  it('is made of a card that names the fee, what is missing and the endless revisions', () => {
    const card = keyless(writable['sponsor-brief'], { received: '2026-03-02' }, brief, 'ko');
    for (const word of ['마루식품', '2,000,000원', '무제한', '물어보기', '2026-04-10']) expect(card).toContain(word);
  });
});
