import { describe, expect, it } from 'vitest';
import { tooClose } from './originality.ts';
import { indexSources } from './source-index.ts';

const sources = [
  {
    id: 'coffee',
    title: '커피 이야기',
    passages: [
      {
        id: 'c1',
        text: '커피를 처음 재배한 곳은 에티오피아의 고원 지대로 알려져 있다. 목동이 붉은 열매를 먹고 뛰노는 염소를 보고 그 효능을 발견했다는 전설이 전해진다.',
      },
      {
        id: 'c2',
        text: '오늘날 세계에서 가장 많은 커피를 생산하는 나라는 브라질이며 전체 생산량의 삼분의 일을 차지한다. 구독과 좋아요 부탁드려요.',
      },
    ],
  },
  {
    id: 'bike',
    title: 'Riding to work',
    passages: [
      {
        id: 'b1',
        text: 'Riding a bicycle to the office every morning saved our family almost four hundred dollars in fuel last winter.',
      },
    ],
  },
];

const found = (draft: string) =>
  tooClose(draft, sources).findings.map(({ rule, sourceId, passageId }) => [rule, sourceId, passageId]);

describe('wording that is too close to a source', () => {
  it.each([
    ['copied', '커피를 처음 재배한 곳은 에티오피아의 고원 지대로 알려져 있다.', 'copied', 'c1'],
    ['said with other endings', '커피를 처음 재배한 곳은 에티오피아의 고원 지대로 알려져 있어요.', 'copied', 'c1'],
    ['said with other particles', '커피가 처음 재배된 곳은 에티오피아 고원 지대라고 알려져 있습니다.', 'copied', 'c1'],
    ['spaced differently', '커피를처음 재배한곳은 에티오피아의고원 지대로 알려져있다.', 'copied', 'c1'],
    ['put in another order', '에티오피아의 고원 지대로 알려져 있는 곳은 커피를 처음 재배한 곳이다.', 'copied', 'c1'],
    [
      'with words exchanged',
      '커피를 가장 많이 생산하는 나라는 브라질인데 전체 생산량의 삼분의 일 정도를 맡고 있어요.',
      'close',
      'c2',
    ],
    [
      'within a longer sentence',
      '제가 어제 책에서 봤는데 목동이 붉은 열매를 먹고 뛰노는 염소를 보고 그 효능을 발견했다는 전설이 전해진다고 해서 친구랑 한참 웃으면서 이야기했어요.',
      'close',
      'c1',
    ],
    [
      'in English',
      'Riding bicycles to the office every morning saved our family nearly four hundred dollars in fuel.',
      'copied',
      'b1',
    ],
    ['decomposed', '커피를 처음 재배한 곳은 에티오피아의 고원 지대로 알려져 있다.'.normalize('NFD'), 'copied', 'c1'],
  ])('a sentence is found %s', (_, draft, rule, passage) => {
    const [first] = tooClose(draft, sources).findings;
    expect([first?.rule, first?.passageId]).toEqual([rule, passage]);
    expect(first?.at).toEqual([0, draft.length]);
  });

  it.each([
    ['the same matter in own words', '저는 커피가 아프리카에서 왔다는 걸 염소 이야기 덕분에 처음 알았어요.'],
    ['something else', '어제는 강릉에 다녀왔는데요 바다가 정말 예뻐서 사진을 백 장이나 찍었어요.'],
    ['what everybody says', '구독과 좋아요 부탁드려요.'],
    ['a few common words', '커피를 생산하는 나라'],
    ['other English', 'My sister takes the train because the office has no place for bicycles.'],
    ['nothing', ''],
  ])('%s is original', (_, draft) => {
    expect(tooClose(draft, sources)).toMatchObject({ findings: [], quotations: [] });
  });

  it('shows the words of the source, across the border of two passages', () => {
    const split = [
      {
        id: 's',
        title: '영상',
        passages: [
          { id: '1', text: '목동이 붉은 열매를 먹고 뛰노는' },
          { id: '2', text: '염소를 보고 그 효능을 발견했다는 전설' },
        ],
      },
    ];
    const [first] = tooClose(
      '목동이 붉은 열매를 먹고 뛰노는 염소를 보고 효능을 발견했다는 전설이에요.',
      split,
    ).findings;
    expect(first).toMatchObject({
      passageId: '1',
      sourceText: '목동이 붉은 열매를 먹고 뛰노는 염소를 보고 그 효능을 발견했다는 전설',
    });
  });
});

describe('quotations', () => {
  const sentence = '커피를 처음 재배한 곳은 에티오피아의 고원 지대로 알려져 있다';

  it.each([`“${sentence}.” [1]`, `책에는 "${sentence}"고 쓰여 있어요 [2].`, `“${sentence} [3]”`])(
    '%s is a quotation',
    (draft) => {
      const { findings, quotations } = tooClose(draft, sources);
      expect([findings, quotations.map(({ passageId }) => passageId)]).toEqual([[], ['c1']]);
    },
  );

  it('asks for the mark where it is missing', () => {
    expect(found(`“${sentence}.”`)).toEqual([['uncited', 'coffee', 'c1']]);
  });

  const ride = ['Riding a bicycle to the office every morning', 'saved our family almost four hundred dollars in fuel'];
  it.each([
    ['in two pieces', `She says “${ride[0]}” and “${ride[1]}” [1].`, 1, []],
    ['behind a length in inches', `The 26" wheel is fine. "${ride.join(' ')} last winter." [1]`, 1, []],
    ['of which only a part is quoted', `“${ride[0]}” ${ride[1]} [1].`, 0, ['copied']],
  ])('%s is told as it is', (_, draft, count, rules) => {
    const { findings, quotations } = tooClose(draft, sources);
    expect([quotations.length, findings.map(({ rule }) => rule)]).toEqual([count, rules]);
  });

  it('does not take a mark for quotation marks', () => {
    expect(found(`${sentence}. [1]`)).toEqual([['copied', 'coffee', 'c1']]);
  });
});

describe('figures for each source', () => {
  it('counts its sentences, its longest stretch and its share', () => {
    const draft = '커피를 처음 재배한 곳은 에티오피아의 고원 지대로 알려져 있다. 어제는 비가 왔어요.';
    expect(tooClose(draft, sources).perSource).toEqual([
      { id: 'coffee', closeSentences: 1, longestRun: 26, share: 0.5 },
      { id: 'bike', closeSentences: 0, longestRun: 0, share: 0 },
    ]);
  });

  it('judges by an index as by the sources', () => {
    const draft = sources[0]?.passages[0]?.text ?? '';
    expect(tooClose(draft, indexSources(sources))).toEqual(tooClose(draft, sources));
  });
});

describe('large and hostile texts', () => {
  /** Words of three syllables that do not come again. */
  const syllable = (number: number) => {
    const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
    return String.fromCharCode(0xac00 + ((Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 8) % 11_172));
  };
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => [0, 1, 2].map((k) => syllable((from + i) * 3 + k)).join(''));
  const textOf = (from: number, letters: number) =>
    words(from, letters / 4)
      .map((word, i) => (i % 9 === 8 ? `${word}.` : word))
      .join(' ');

  it('judges 20,000 letters by 500,000 in time and finds the copied part', () => {
    const large = [{ id: 'l', title: '긴 글', passages: [{ id: '1', text: textOf(0, 500_000) }] }];
    const index = indexSources(large);
    const { findings } = tooClose(`${textOf(900_000, 18_000)}\n${textOf(4_500, 2_000)}`, index);
    expect(findings.length).toBeGreaterThan(40);
    expect(findings.length).toBeLessThan(70);
  });

  it.each([
    ['one letter', '가'.repeat(100_000)],
    ['lone surrogates', '\ud800'.repeat(100_000)],
    ['emoji', '😂'.repeat(50_000)],
    ['quotation marks', '“'.repeat(100_000)],
    ['straight ones', '"가'.repeat(50_000)],
    ['single ones', " '가 ".repeat(25_000)],
    ['block quotations', '> 가\n'.repeat(20_000)],
    ['apostrophes', "'it's".repeat(20_000)],
    ['boilerplate', '구독 좋아요 이 글은 '.repeat(9_000)],
    ['blanks', ' '.repeat(100_000)],
  ])('%s against itself is judged in time', (_, text) => {
    expect(() => tooClose(text, [{ id: 'a', title: 'a', passages: [{ id: 'p', text }] }])).not.toThrow();
  });
});

describe('a sentence whose numbers are written otherwise is the same sentence', () => {
  it.each<[string, string]>([
    [
      '하루 30분씩 3개월 동안 1,200명이 참여한 실험에서 체중이 평균 12% 줄었다.',
      '하루 삼십 분씩 세 달 동안 천이백 명이 참여한 실험에서 체중이 평균 십이 퍼센트 줄었다.',
    ],
    ['매출은 3억 2천만 원에서 5억 원으로 56% 늘었다.', '매출은 삼억 이천만 원에서 오억 원으로 오십육 퍼센트 늘었다.'],
    [
      '월급 300만원 중 45만원은 적금, 120만원은 월세와 관리비로 나갑니다.',
      '월급 3,000,000원 중 450,000원은 적금, 1,200,000원은 월세와 관리비로 나갑니다.',
    ],
    [
      'Revenue grew from 3 million to 5 million dollars, up 66 percent.',
      'Revenue grew from three million to five million dollars, up sixty-six percent.',
    ],
    ['서울 인구는 938만 명이다.', '서울 인구는 구백삼십팔만 명이에요.'],
  ])('%s / %s', (written, said) => {
    const found = tooClose(said, [{ id: 's', title: '원본', passages: [{ id: 'p', text: written }] }]).findings;
    expect(found).toMatchObject([{ rule: 'copied', sourceId: 's', passageId: 'p' }]);
    expect(written).toContain(found[0]?.sourceText.slice(-4));
  });

  it.each([
    ['월급은 300만원입니다.', '조회수가 삼백만 회를 넘겼어요.'],
    ['하루 30분 운동하면 한 달에 2kg이 빠진다.', '삼십 분 동안 두 사람이 이야기를 나눴어요.'],
  ])('but the same numbers alone are not: %s / %s', (written, said) =>
    expect(tooClose(said, [{ id: 's', title: '원본', passages: [{ id: 'p', text: written }] }]).findings).toEqual([]),
  );
});
