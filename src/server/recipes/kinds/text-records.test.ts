import { describe, expect, it } from 'vitest';
import { errorsOf } from '#contract/base/finding.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import type { WritableRecipe } from '../writing.ts';
import { readBeatSheet } from '#contract/recipes/structure/wired-sheet.ts';
import { startValues } from '#contract/recipes/values.ts';
import type { RecipeId } from '#contract/recipes/kinds/index.ts';
import { writable } from '../writings.ts';

const drawn = (id: RecipeId, told: unknown, more: RecipeValues = {}, language: 'ko' | 'en' = 'ko'): string => {
  const recipe: WritableRecipe = writable[id];
  const values = { ...startValues(recipe), topic: '식비', ...more };
  return recipe.record?.draw(recipe.record.verify(told, { sources: [], keywords: [] }, values), values, language) ?? '';
};
const rulesOf = (id: RecipeId, text: string, more: RecipeValues = {}): string[] => {
  const recipe: WritableRecipe = writable[id];
  return (recipe.check?.(text, { ...startValues(recipe), topic: '식비', ...more }) ?? []).map(({ rule }) => rule);
};

describe('a beat sheet that a model fills as a record', () => {
  const rows = [
    { name: '훅', sec: 24, purpose: '궁금증 하나를 심는다' },
    { name: '본론 | 하나', sec: 456, purpose: '차례로\n푼다' },
  ];

  it('is the table of its rows one after another, and is read as the rows that it was', () => {
    const text = drawn('beat-sheet', { rows }, { minutes: 8 });
    expect(text).toBe(
      '## 비트 시트 (8:00)\n\n| 비트 | 시간 | 길이 | 목적 |\n| --- | --- | --- | --- |\n| 훅 | 0:00–0:24 | 24초 | 궁금증 하나를 심는다 |\n| 본론 / 하나 | 0:24–8:00 | 456초 | 차례로 푼다 |\n',
    );
    expect(readBeatSheet(text)).toEqual([
      { name: '훅', sec: 24, purpose: '궁금증 하나를 심는다' },
      { name: '본론 / 하나', sec: 456, purpose: '차례로 푼다' },
    ]);
    expect(rulesOf('beat-sheet', text, { minutes: 8 })).toEqual([]);
  });

  it('is told where its rows do not add up to the video', () =>
    expect(rulesOf('beat-sheet', drawn('beat-sheet', { rows }, { minutes: 9 }), { minutes: 9 })).toEqual([
      'beats-sum',
    ]));

  it('shows a row without a length, which no script follows, and one without a name under its number', () => {
    const open = [rows[0], { name: '전환', sec: 0, purpose: '뒤집는다' }, { name: ' ', sec: 456, purpose: '' }];
    const text = drawn('beat-sheet', { rows: open }, { minutes: 8 });
    expect(text).toContain('\n| 전환 | ? | ? | 뒤집는다 |\n| 3 | 0:24–8:00 | 456초 |  |\n');
    expect(readBeatSheet(text).map(({ name, sec }) => [name, sec])).toEqual([
      ['훅', 24],
      ['3', 456],
    ]);
    expect(rulesOf('beat-sheet', text, { minutes: 8 })).toEqual(['beat-untimed']);
  });

  it('shows a row when all of it has come', () =>
    expect(drawn('beat-sheet', { rows: [{ name: '훅' }, { name: '훅', sec: 3 }, { sec: 3 }] })).toBe(''));
});

describe('an analysis that a model fills as a record', () => {
  const told = {
    glance: ['질문으로 시작한다 [1].'],
    works: [{ what: '결과부터', why: '끝이 궁금하다 (0:09) [1].' }],
    structure: [{ source: '식비 절반', flow: '질문, 증거, 부탁' }],
    alike: [],
    toTry: ['# 첫 문장을\n질문으로'],
  };

  it('is a list under each of its headings, without those of which nothing is told', () =>
    expect(drawn('reference-analysis', told)).toBe(
      '## 한눈에\n\n- 질문으로 시작한다 [1].\n\n## 무엇이 통하나\n\n- 결과부터: 끝이 궁금하다 (0:09) [1].\n\n## 구조\n\n- 식비 절반: 질문, 증거, 부탁\n\n## 내 콘텐츠로 옮기기\n\n- 첫 문장을 질문으로',
    ));

  it('shows the half of a pair that was left without the other, and no marks of its own list twice', () =>
    expect(
      drawn('reference-analysis', {
        glance: ['- ## 1. 짧다'],
        works: [{ what: '', why: '끝이 궁금하다 [1].' }],
        structure: [{ source: '', flow: '질문, 증거' }],
      }),
    ).toBe('## 한눈에\n\n- 짧다\n\n## 무엇이 통하나\n\n- 끝이 궁금하다 [1].\n\n## 구조\n\n- 질문, 증거'));

  it('begins to be seen with the first words', () =>
    expect(drawn('reference-analysis', { glance: ['질문'] }, {}, 'en')).toBe('## At a glance\n\n- 질문'));
});

describe('an X-ray that a model fills as a record', () => {
  const row = (beat: string, when: string) => ({ beat, when, words: '얼마나 | 쓰세요 [1]', why: '묻는다' });
  const video = { title: '식비', rows: [row('훅', '0:00–0:09'), row('약속', '0:10–0:19')] };
  const source = {
    title: '식비',
    kind: 'youtube' as const,
    quotes: [],
    text: '',
    segments: [{ startSec: 0, endSec: 29, text: '얼마나' }],
    chapters: [],
    citeAt: () => null,
  };
  const values = { totals: '29 60 2.0' };
  const recipe: WritableRecipe = writable['structure-xray'];
  const told = (record: unknown) =>
    recipe.record?.draw(recipe.record.verify(record, { sources: [source], keywords: [] }, values), values, 'ko');

  it('is a table below the totals of its recording, and what the videos share', () => {
    const text = told({ videos: [video], shared: ['묻고 시작한다.'] });
    expect(text).toBe(
      '### 식비\n\n길이 0:29 · 분당 60어절 · 질문 분당 2.0개\n\n| 구간 | 언제 | 말 | 판단 근거 |\n| --- | --- | --- | --- |\n| 훅 | 0:00–0:09 | 얼마나   쓰세요 [1] | 묻는다 |\n| 약속 | 0:10–0:19 | 얼마나   쓰세요 [1] | 묻는다 |\n\n## 닮은 점\n\n- 묻고 시작한다.',
    );
    expect(recipe.check?.(text ?? '', values)).toEqual([]);
  });

  it('shows a row when it is whole, and no totals of a video that is none of the sources', () => {
    expect(told({ videos: [video] })).not.toContain('약속');
    expect(told({ videos: [{ ...video, title: '' }], shared: [] })).toContain('### 1\n\n| 구간');
    expect(told({ videos: [{ title: '식비', rows: [] }] })).toBe('');
    expect(told({ videos: [{ title: '식비', rows: [] }], shared: [] })).toContain('### 식비\n\n길이 0:29');
    expect(told({ videos: [{ ...video, title: '다른 영상' }], shared: [] })).not.toContain('길이');
  });
});

const partsOf = (id: RecipeId, text: string, more: RecipeValues = {}): [string, string, number][] => {
  const recipe: WritableRecipe = writable[id];
  const values = { ...startValues(recipe), topic: '식비', ...more };
  return (recipe.parts?.(text, values) ?? []).map(({ label, text: words, findings }) => [
    label.ko,
    words,
    errorsOf(findings).length,
  ]);
};
const AD = '[광고] 이 게시물은 린나에서 광고비를 받고 작성했습니다.';

describe('posts that a model fills as a record', () => {
  it('of a thread get their numbers, and the first one its disclosure', () => {
    const posts = ['1/ 식비가 반이 됐어요 [1].', '배달은 주 2회.\n장은 주 1회.', '여러분은요?'];
    const text = drawn('thread', { posts }, { posts: 3 });
    expect(text).toBe('1/ 식비가 반이 됐어요 [1].\n\n2/ 배달은 주 2회.\n장은 주 1회.\n\n3/ 여러분은요?');
    expect(rulesOf('thread', text, { posts: 3 })).toEqual([]);
    const paid = { posts: 3, sponsor: '린나' };
    expect(drawn('thread', { posts }, paid)).toBe(text.replace('1/ ', `1/ ${AD}\n\n`));
    expect(rulesOf('thread', drawn('thread', { posts }, paid), paid)).toEqual([]);
    expect(drawn('thread', { posts: ['식'] }, paid)).toBe(`1/ ${AD}\n\n식`);
  });

  it('of the community have their poll below them, and the disclosure above', () => {
    const told = { post: '장보기가 어려우세요?\n\n저는 주 1회예요 [1].', options: ['네', '# 아니요'] };
    const text = drawn('community-post', told, { sponsor: '린나' });
    expect(text).toBe(`${AD}\n\n${told.post}\n\n## 투표\n\n- 네\n- 아니요`);
    expect(rulesOf('community-post', text, { sponsor: '린나' })).toEqual([]);
    expect(partsOf('community-post', text).map(([label]) => label)).toEqual(['글', '투표 보기 1', '투표 보기 2']);
    expect(drawn('community-post', { options: ['네', '아니요'] }, {}, 'en')).toBe('## Poll\n\n- 네\n- 아니요');
  });

  it('as a letter have each field below its heading, and disclose on top of the body', () => {
    const told = {
      subject: '식비 반값',
      preview: '세 가지를 바꿨어요.',
      greeting: '안녕하세요.',
      parts: [{ heading: '장보기', text: '## 주 1회만\n봐요 [1].' }],
      request: '답장 주세요.',
    };
    const text = drawn('newsletter', told, { sponsor: '린나' });
    expect(partsOf('newsletter', text, { sponsor: '린나' })).toEqual([
      ['제목', '식비 반값', 0],
      ['미리보기', '세 가지를 바꿨어요.', 0],
      ['본문', `${AD.replace('게시물', '글')}\n\n안녕하세요.\n\n### 장보기\n\n주 1회만\n봐요.`, 0],
      ['부탁', '답장 주세요.', 0],
    ]);
    expect(drawn('newsletter', { subject: '식' })).toBe('## 제목\n\n식');
  });

  it('as a blog have headings, places for pictures and hashtags, and disclose below the title', () => {
    const part = (heading: string, picture: string) => ({ heading, text: '첫 문단.\n\n둘째 [1].', picture });
    const told = {
      title: '식비 반값',
      greeting: '안녕하세요.',
      parts: [part('장보기', '장바구니'), part('배달', '〔사진: 빈 그릇〕'), part('반찬', '반찬통'), part('끝', '')],
      summary: '한 줄.',
      hashtags: ['식비', '#자취 요리'],
    };
    const text = drawn('blog-post', told, { sponsor: '린나' });
    expect(text).toContain(`# 식비 반값\n\n${AD.replace('게시물', '글')}\n\n안녕하세요.\n\n## 장보기\n\n첫 문단.`);
    expect(text).toContain('〔사진: 빈 그릇〕\n\n## 반찬');
    expect(text.endsWith('## 정리\n\n한 줄.\n\n#식비 #자취요리')).toBe(true);
    expect(rulesOf('blog-post', text, { sponsor: '린나' })).toEqual([]);
    expect(drawn('blog-post', { title: '식', parts: [{ heading: '장보기' }] }, { sponsor: '린나' })).toBe('# 식');
  });

  it('show parts that lack a heading, a text or both', () => {
    const parts = [
      { heading: '', text: '봐요.', picture: '' },
      { heading: '2. 배달', text: '', picture: '' },
      { heading: '', text: '', picture: '빈 그릇' },
    ];
    const [body, picture] = ['### 1\n\n봐요.\n\n### 2. 배달\n\n### 3', '〔사진: 빈 그릇〕'];
    expect(drawn('newsletter', { parts: parts.slice(0, 2) })).toBe(`## 본문\n\n${body.replace('\n\n### 3', '')}`);
    expect(drawn('blog-post', { parts })).toBe(`${body.replaceAll('###', '##')}\n\n${picture}`);
    expect(drawn('blog-post', { parts: [{ heading: '장보' }] })).toBe('');
  });

  it.each<[string, RecipeId, unknown, string]>([
    ['a title', 'blog-post', { title: '# **제목: 식비** 반값' }, '# 식비 반값'],
    ['a subject', 'newsletter', { subject: '- Subject: `식비` 반값' }, '## 제목\n\n식비 반값'],
    ['a preview', 'newsletter', { preview: '미리보기: 셋' }, '## 미리보기\n\n셋'],
    ['an option', 'community-post', { options: ['1. **네**', '- [ ] 아니요'] }, '## 투표\n\n- 네\n- [ ] 아니요'],
    ['a post', 'thread', { posts: ['1/2 **반값**', '2/ 끝', '1/3 가격'] }, '1/ 반값\n\n2/ 끝\n\n3/ 1/3 가격'],
    ['a picture', 'blog-post', { parts: [{ heading: '식', text: '', picture: '사진: 빈 그릇' }] }, '〔사진: 빈 그릇〕'],
    [
      'hashtags',
      'blog-post',
      { hashtags: ['#ad #sponsored', '##두번', '식비, 자취', 'C#'] },
      '#ad #sponsored #두번 #식비 #자취 #C#',
    ],
  ])('write no mark and no label of %s twice', (_, id, told, text) =>
    expect(drawn(id, told, { posts: 2 })).toContain(text),
  );

  it('as a blog tell of hashtags that are more than Naver takes', () => {
    const hashtags = Array.from({ length: 16 }, (_, i) => `#식비${i} #자취${i}`);
    const many = drawn('blog-post', { hashtags });
    expect(rulesOf('blog-post', many)).toContain('hashtags-many');
    const tags = Array.from({ length: 31 }, (_, i) => `#tag${i}`).join(' ');
    expect(rulesOf('blog-post', `# A title\n\nWords.\n\n${tags}`)).not.toContain('hashtags-many');
    expect(rulesOf('blog-post', drawn('blog-post', { hashtags: hashtags.slice(1) }))).not.toContain('hashtags-many');
  });

  it('in reply stand below the comment that they answer, as it was pasted', () => {
    const comments = '얼마나 줄었나요?\n고마워요';
    const replies = [
      { comment: 2, reply: '제가 고마워요!' },
      { comment: 1, reply: '38만 원이요 [1].' },
      { comment: 7, reply: '누구세요' },
    ];
    const text = drawn('comment-replies', { replies }, { comments });
    const own = '> 고마워요\n\n제가 고마워요!\n\n> 얼마나 줄었나요?\n\n38만 원이요 [1].';
    expect(text).toBe(`${own}\n\n> (7번 댓글 없음)\n\n누구세요`);
    expect(rulesOf('comment-replies', text, { comments })).toEqual(['reply-stray']);
    // One to no comment answers no comment in its place.
    const stray = drawn('comment-replies', { replies: [replies[0], replies[2]] }, { comments });
    expect(rulesOf('comment-replies', stray, { comments })).toEqual(['reply-missing', 'reply-stray']);
  });
});

describe('what is no record of a text', () => {
  const TEXTS = [
    'structure-xray',
    'beat-sheet',
    'reference-analysis',
    'thread',
    'community-post',
    'newsletter',
    'blog-post',
    'comment-replies',
  ];
  const FIELDS =
    'rows glance works structure alike toTry posts post options subject preview greeting parts request title';
  const wrong = (told: unknown) =>
    Object.fromEntries(`${FIELDS} summary hashtags replies videos shared`.split(' ').map((field) => [field, told]));
  it.each([
    null,
    7,
    'x',
    [],
    {},
    wrong(7),
    wrong([null, 7, [], {}]),
    wrong({}),
    JSON.parse('{"__proto__":{"posts":["x"]}}'),
  ])('is drawn as nothing: %j', (told) => {
    for (const id of TEXTS) expect(drawn(id as RecipeId, told, { sponsor: '린나' })).toBe('');
  });
});
