import { describe, expect, it } from 'vitest';
import { readPack } from '#contract/recipes/description/pack.ts';
import { errorsOf } from '#contract/base/finding.ts';
import type { ReadSource, RecipeValues } from '#contract/recipes/recipe.ts';
import type { WritableRecipe } from '../writing.ts';
import { formOf } from '#contract/recipes/test-form.ts';
import { keyless, noteOf, videoOf } from './test-sources.ts';
import { writable } from '../writings.ts';

const descriptionPack = writable['description-pack'];

const recipe: WritableRecipe = descriptionPack;
const talk = Array.from({ length: 60 }, (_, i) => `${i}번째로 말하는 문장이에요.`);
const chaptersAt = (name: string, starts: readonly number[]) =>
  starts.map((startSec) => ({ startSec, title: `${name} ${startSec}` }));
const longer = videoOf('자취 브이로그 1년', talk, { chapters: chaptersAt('남의 챕터', [0, 200, 500]) });
const shorter = videoOf('식비 절약 비법', talk.slice(0, 30), { chapters: chaptersAt('다른 챕터', [0, 90, 200]) });
const upload = videoOf('식비_최종.mp4', talk, { kind: 'file', chapters: chaptersAt('내 챕터', [0, 100, 400]) });

const SCRIPT = `롱폼 대본: 자취 식비 줄이기
## 훅 (0:00–0:24)
한 달 식비가 절반이 됐어요.
## 약속 (0:24–1:00)
오늘 세 가지를 알려 드릴게요.
## 본론 1: 장보기 (1:00–5:00)
장은 주 1회만 봐요.
## 근거: 한 달 가계부 (5:00–7:10)
62만 원이 38만 원이 됐어요.
## 마무리 (7:10–8:00)
구독과 좋아요 부탁드려요.`;
const script = noteOf(SCRIPT, { madeBy: 'long-script' });
const UNTIMED =
  '## 오프닝\n안녕하세요.\n## 약속\n오늘은 식비예요.\n## 본론\n장은 주 1회만 봐요.\n## 마무리\n또 만나요.';

const values = (more: RecipeValues = {}) => formOf(recipe, { topic: '자취 식비', ...more });
const make = (sources: readonly ReadSource[], more: RecipeValues = {}, language: 'ko' | 'en' = 'ko') =>
  keyless(recipe, values(more), { sources, keywords: ['식비', '자취'] }, language);
const chaptersOf = (text: string) => readPack(text).chapters.map(({ startSec, title }) => [startSec, title]);
const orderFor = (sources: readonly ReadSource[], more: RecipeValues = {}) => {
  const material = { sources, keywords: [] };
  return recipe.order(recipe.learn?.(values(more), material) ?? values(more), 'ko');
};

const PLANNED = [
  [0, '〔훅〕'],
  [24, '〔약속〕'],
  [60, '장보기'],
  [300, '한 달 가계부'],
  [430, '〔마무리〕'],
];

it.each([
  ['{{날짜}}에 새로 올려요.', ['설명', '설명 전체']],
  ['〔날짜〕에 새로 올려요.', ['설명', '설명 전체']],
  ['금요일에 새로 올려요.', []],
])('a description with %s is held back as long as that is open', (line, held) => {
  const pack = `## 제목 후보\n\n- 자취 식비\n\n## 설명\n\n${line}\n\n## 태그\n\n식비`;
  const parts = recipe.parts?.(pack, values()) ?? [];
  const open = parts.filter(({ findings }) => findings.some(({ rule }) => rule === 'blank-left'));
  expect(open.map(({ label }) => label.ko)).toEqual(held);
  expect(open.every(({ findings }) => errorsOf(findings).length > 0)).toBe(true);
});

describe('the chapters of a description pack', () => {
  it('are asked for where the script still has a place of a template', () => {
    const open = noteOf(SCRIPT.replace('본론 1: 장보기', '{{알맹이}}'));
    expect(chaptersOf(make([open]))[2]).toEqual([60, '〔알맹이〕']);
  });

  it('are those that the script plans, never those of a reference', () => {
    const text = make([longer, shorter, script]);
    expect(chaptersOf(text)).toEqual(PLANNED);
    expect(text).toContain('## 챕터 (계획 8:00)');
    expect(make([longer, shorter, script], {}, 'en')).toContain('## Chapters (planned 8:00)');
  });

  it.each<[string, ReadSource[], RecipeValues, number[]]>([
    ['none of references alone', [longer, shorter], {}, []],
    ['none of a single reference', [longer], {}, []],
    ['those of the one recording that is said to be mine', [longer, script], { film: 'recorded' }, [0, 200, 500]],
    ['those of my upload beside references', [longer, upload, shorter], { film: 'recorded' }, [0, 100, 400]],
    [
      'of several videos those of the one that the topic names',
      [longer, shorter],
      { film: 'recorded', topic: '식비 절약' },
      [0, 90, 200],
    ],
    ['none where it is not clear which video is mine', [longer, shorter], { film: 'recorded', topic: '커피' }, []],
    ['none where no recording is wired', [script], { film: 'recorded' }, []],
    [
      'by the time that the lines take, without lengths',
      [noteOf(UNTIMED.replace(/\.$/gm, `.${' 가나다라마바사'.repeat(12)}`))],
      {},
      [0, 18, 37, 56],
    ],
    [
      'those of the finished film, once they stand below the script',
      [noteOf(`${SCRIPT}\n\n## 챕터\n\n> - 00:00 훅\n> - 00:20 장보기\n> - 05:10 마무리`, { madeBy: 'long-script' })],
      {},
      [0, 20, 310],
    ],
    ['none of a note that is no script', [noteOf('## 장보기\n주 1회.\n## 요리\n두 번.\n## 청소\n세 번.')], {}, []],
    ['none of another result', [noteOf(SCRIPT, { madeBy: 'blog-post' })], {}, []],
    ['none of a web page with such headings', [noteOf(SCRIPT, { kind: 'website' })], {}, []],
  ])('are %s', (_, sources, form, starts) => {
    expect(chaptersOf(make(sources, form)).map(([start]) => start)).toEqual(starts);
  });

  it.each<[string, string, RecipeValues, string[]]>([
    ['at the times of the film', '00:00 훅\n00:24 약속\n01:00 장보기', {}, []],
    ['at other times', '00:00 훅\n00:31 약속\n01:00 장보기', {}, ['chapters-of-nobody']],
    [
      'of a film that nobody knows',
      '00:00 훅\n00:24 약속\n01:00 끝',
      { chapters: '', filmSec: 0 },
      ['chapters-of-nobody'],
    ],
    ['beyond its end', '00:00 훅\n00:24 약속\n12:30 결과', {}, ['chapter-end', 'chapters-of-nobody']],
    [
      'beyond the end of one without chapters',
      '0:00 훅\n9:30 결과',
      { chapters: '' },
      ['chapter-count', 'chapter-end', 'chapters-of-nobody'],
    ],
    ['that do not rise', '00:00 훅\n01:00 장보기\n00:24 약속', {}, ['chapter-order']],
    ['that begin late', '00:24 약속\n01:00 장보기\n05:00 가계부', {}, ['chapter-first']],
    ['that are none', '매주 토요일 7:30에 올려요.\n문의 12:00', {}, []],
    ['of an old result', '00:00 훅\n00:31 약속\n01:00 끝', { chapters: 7, filmSec: 0 }, []],
  ])('within a description are looked at: %s', (_, lines, more, rules) => {
    const known = recipe.learn?.(values(), { sources: [script], keywords: [] }) ?? {};
    const text = `## 제목\n\n- 자취 식비\n\n## 설명\n\n식비 이야기예요.\n\n${lines}\n`;
    const found = (recipe.check?.(text, { ...known, ...more }) ?? []).map(({ rule }) => rule);
    expect(found.filter((rule) => rule.startsWith('chapter'))).toEqual(rules);
  });

  it('are told to a model with their times, or that there are none', () => {
    const order = orderFor([longer, shorter, script]);
    expect(order).toContain('`chapterTitles`에는 아래 줄마다 제목 하나를 순서대로 적습니다');
    expect(order).toContain('00:00 〔훅〕\n00:24 〔약속〕\n01:00 장보기');
    expect(order).not.toContain('남의 챕터');
    expect(orderFor([longer, shorter])).toContain('`chapterTitles`는 빈 목록으로 둡니다');
    expect(orderFor([longer], { film: 'recorded' })).toContain('<chapters>');
  });

  it('are found in my recording by a model, each where something begins to be said', () => {
    const form = values({ film: 'recorded' });
    const material = { sources: [videoOf('식비.mp4', talk.slice(0, 20), { kind: 'file' })], keywords: [] };
    const learnt = recipe.learn?.(form, material) ?? {};
    for (const language of ['ko', 'en'] as const)
      expect(recipe.order(learnt, language)).not.toMatch(/참고 영상|references/);
    expect(recipe.order(learnt, 'ko')).toContain('연결된 영상의 챕터 3~8개');
    const draft = {
      titles: [],
      description: '식비 이야기예요.',
      tags: ['식비'],
      hashtags: [],
      thumbnailCopy: [],
      keywords: [],
    };
    const chapterTitles = ['0:00 여는 말', '1:01 장보기', '2:30 지어낸 시각', '3:00 마무리'];
    const { record } = recipe;
    const text = record?.draw(record.verify({ ...draft, chapterTitles }, material, learnt), learnt, 'ko') ?? '';
    expect(chaptersOf(text)).toEqual([
      [0, '여는 말'],
      [60, '장보기'],
      [180, '마무리'],
    ]);
    expect(readPack(text).otherChapterLines.map((line) => line.text)).toEqual(['지어낸 시각']);
    expect(recipe.check?.(text, learnt).map(({ rule }) => rule)).not.toContain('chapters-of-nobody');
    expect(orderFor([script], { film: 'recorded' })).toContain('올릴 영상의 시각을 알 수 없습니다');
  });

  it('are asked about where nothing wired tells of this film', () => {
    const rules = (sources: readonly ReadSource[]) => {
      const learnt = recipe.learn?.(values(), { sources, keywords: [] }) ?? {};
      return recipe.check?.(make([script]), learnt).map(({ level, rule }) => `${level} ${rule}`);
    };
    expect(rules([longer])).toContain('warning chapters-of-nobody');
    expect(rules([longer, script])).not.toContain('warning chapters-of-nobody');
    expect(recipe.check?.(make([script]), values()).map(({ rule }) => rule)).not.toContain('chapters-of-nobody');
  });

  it('stay planned when the note is fitted', () => {
    const text = make([longer, script]);
    const fitted = recipe.fit?.(text, values()) ?? '';
    expect(chaptersOf(fitted)).toEqual(PLANNED);
    expect(fitted).toContain('(계획 8:00)');
    expect(errorsOf(recipe.check?.(text, values()) ?? [])).toEqual([]);
  });
});

describe('what of a description pack can be copied', () => {
  const FILLED = `## 제목 후보
- 자취생 식비 절반 줄인 세 가지

## 설명
한 달 식비를 62만 원에서 38만 원으로 줄인 방법이에요.

## 챕터 (계획 8:00)
00:00 한 달 식비
01:00 장보기
07:00 정리

## 태그
식비, 자취

## 썸네일 문구
- 식비 반값`;
  const held = (text: string, form: RecipeValues = {}) =>
    (recipe.parts?.(text, values(form)) ?? [])
      .filter(({ findings }) => errorsOf(findings).length > 0)
      .map(({ label }) => label.ko);
  const LINE = '[유료 광고] 이 영상은 마루식품에서 광고비를 받고 만들었습니다.\n';

  it.each<[string, string, RecipeValues, string[]]>([
    ['everything where nothing is wrong', FILLED, {}, []],
    ['not the description that hides its sponsor', FILLED, { sponsor: '마루식품' }, ['설명', '설명 전체']],
    ['all of one that names its sponsor', FILLED.replace('한 달 식비를', `${LINE}$&`), { sponsor: '마루식품' }, []],
    ['no title with a blank in it', FILLED.replace('세 가지', '〔숫자〕'), {}, ['제목']],
    ['no description with a blank in it', FILLED.replace('방법', '〔무엇〕'), {}, ['설명', '설명 전체']],
    ['no chapters without names', FILLED.replace('장보기', '〔본론〕'), {}, ['챕터', '설명 전체']],
    ['no chapters that go on to the end', FILLED.replace('07:00', '07:55'), {}, ['챕터', '설명 전체']],
    ['no thumbnail copy that is still to be written', FILLED.replace('식비 반값', '〔한마디〕'), {}, ['썸네일 문구']],
  ])('is %s', (_, text, form, labels) => expect(held(text, form)).toEqual(labels));

  it('is held back by a blank that is only told while it is written', () => {
    const text = FILLED.replace('세 가지', '〔숫자〕');
    expect(recipe.check?.(text, values())).toMatchObject([{ rule: 'blank-left', level: 'warning' }]);
  });
});
