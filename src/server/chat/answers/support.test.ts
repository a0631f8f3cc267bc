import { describe, expect, it } from 'vitest';
import { judgeByRules, shareBorneOut } from './support.ts';

const plain = (text: string) => ({ text, startSec: null, endSec: null });
const BEANS = plain(
  '홈카페 원두는 볶은 지 2주 안에 쓴다. 보관은 밀폐 용기에 담아 서늘한 곳에 한다. 향이 먼저 사라진다.',
);
const GEAR = plain(
  '수동 그라인더는 38,000원이고 전동 그라인더는 129,000원이다. 세라믹 드리퍼는 12,000원이며 열을 오래 잡는다. 종이 필터 100장은 4,500원이다.',
);
const TALK = { text: '장을 한 번에 만 2천 원어치만 봐요. 남은 건 34퍼센트였어요.', startSec: 60, endSec: 95 };
const passages = [BEANS, GEAR, TALK];

const supportOf = (answer: string, known: Parameters<typeof judgeByRules>[2] = {}) =>
  shareBorneOut(judgeByRules(answer, passages, known));
const reasonsIn = (answer: string, known: Parameters<typeof judgeByRules>[2] = {}) =>
  judgeByRules(answer, passages, known).map(({ verdict, reason }) => reason ?? verdict);

const TABLE = `| 장비 | 값 |
| --- | ---: |
| 수동 그라인더 | 38,000원 |
| 세라믹 드리퍼 | 12,000원 |
| 종이 필터 100장 | 4,500원 |`;

describe('a sentence that cites a passage', () => {
  it.each([
    ['한 번에 1만 2천 원어치만 사요 [3].', 'borne-out'],
    ['장은 12,000원어치만 봐요 [3].', 'borne-out'],
    ['남은 건 34%였어요 [3].', 'borne-out'],
    ['남은 건 38퍼센트였어요 [3].', 'figure'],
    ['남은 건 34명이었어요 [3].', 'figure'],
    ['1:10쯤 장 보는 이야기가 나와요 [3].', 'borne-out'],
    ['5:40에 장 보는 이야기가 나와요 [3].', 'moment'],
    ['비트코인 채굴 난이도는 이 주마다 조정됩니다 [1].', 'words'],
    ['The beans should be used up within 2 weeks [1].', 'borne-out'],
    ['세라믹 드리퍼는 열을 오래 붙잡아 둬요 [2].', 'borne-out'],
    ['세라믹 드리퍼는 1만 2천 원이에요.[2]', 'borne-out'],
  ])('%s: %s', (answer, said) => {
    expect(reasonsIn(answer)).toEqual([said]);
  });

  it('needs no passage for a figure of the question or of a title', () => {
    const answer = '2024년에 볼 원두 보관 이야기예요 [1].';
    expect(reasonsIn(answer)).toEqual(['figure']);
    expect(reasonsIn(answer, { beside: ['2024년에 볼 커피'] })).toEqual(['borne-out']);
  });

  it('shows the nearest words of the passage, and the figure that stands there in the place of its own', () => {
    const [judged] = judgeByRules('남은 음식은 38퍼센트였어요 [3].', passages);
    expect(judged).toMatchObject({
      said: '38퍼센트',
      instead: '34퍼센트',
      found: { mark: 3, quote: '남은 건 34퍼센트였어요.' },
    });
  });

  it.each<[string, string, string | undefined]>([
    ['14만 원을 벌었어요 [1].', '수익은 52만 원이에요.', '52만 원'],
    ['14만 원을 벌었어요 [1].', '수익은 52만 원이에요. 광고비는 9만 원을 썼어요.', undefined],
    ['14만 원을 벌었어요 [1].', '52만 원, 곧 520,000원이에요.', '52만 원'],
    ['5번 갔어요 [1].', '세 번 갔어요. 10번 봤어요.', undefined],
    ['5주 동안 쉬었어요 [1].', '2~3주 쉬어요.', undefined],
  ])('names a figure in the place of its own only where the passages hold one of its unit: %s: %s', (said, text, one) =>
    expect(judgeByRules(said, [plain(text)])[0]?.instead).toBe(one),
  );

  it.each([
    ['수동 그라인더는 약 3만 8천 원이에요 [2].', 'borne-out'],
    ['전동 그라인더는 약 13만 원이에요 [2].', 'borne-out'],
    ['전동 그라인더는 15만 원이에요 [2].', 'figure'],
  ])('may round where it says so or by its last word: %s', (answer, said) => expect(reasonsIn(answer)).toEqual([said]));
});

describe('what claims nothing is not judged', () => {
  it.each([
    '안녕하세요! 도움이 되면 좋겠어요.',
    '아쉽지만 연결된 소스에는 김대리의 나이, 연봉, 전자레인지 브랜드가 나오지 않습니다.',
    '개봉한 날은 소스에 나오지 않아요 [1].',
    '원두는 냉동해도 돼요. (소스 밖의 내용)',
    'Beans freeze well at -18 degrees (not from the sources).',
    '더 궁금한 점이 있나요?',
    '# 머리글',
    '```\n원두는 9주 안에 써요 [1].\n```',
    '원두는 9주 안에 써요 \\[1\\].',
  ])('%s', (answer) => expect(supportOf(answer)).toBeNull());
});

describe('a sentence without a mark', () => {
  it.each([
    ['종이 필터는 100장에 4,500원이에요.', 'not-judged'],
    ['종이 필터는 100장에 9,900원이에요.', 'uncited'],
    ['3가지 방법이 있어요.', 'not-judged'],
  ])('is judged by its figures over all that was read: %s: %s', (answer, said) =>
    expect(reasonsIn(answer, { read: passages })).toEqual([said]),
  );
});

describe('the rows of a table and the items of a list', () => {
  it.each<[string, string, number]>([
    ['are borne out by what the line before cites', `장비 값은 다음과 같아요 [2].\n\n${TABLE}`, 1],
    ['by the sentence after', `${TABLE}\n\n위 값은 모두 장비 메모에 나와요 [2].`, 1],
    ['by the line that names the source', `${TABLE}\n출처: [2]`, 1],
    ['by the head of the table', TABLE.replace('값 |\n', '값 [2] |\n'), 1],
    ['by a heading that cites', `## 장비 값 [2]\n\n${TABLE}`, 1],
    ['by marks of their own', TABLE.replace('38,000원', '38,000원 [2]').replace('12,000원', '12,000원 [1]'), 1 / 2],
    ['but not with a figure that nobody gives', `다음과 같아요 [2].\n\n${TABLE.replace('12,000', '15,000')}`, 2 / 3],
    ['as items by the line before', '다음과 같아요 [1].\n\n- 밀폐 용기에 담아 보관해요\n- 볶은 지 2주 안에 써요', 1],
    ['by the item above', '- 장비 [2]\n  - 수동 그라인더 38,000원\n  - 세라믹 드리퍼 12,000원', 1],
    ['nor by what their neighbours cite', '- 원두는 2주 안에 써요 [1]\n- 그라인더는 38,000원이에요 [1]', 1 / 2],
  ])('%s', (_, answer, support) => expect(supportOf(answer)).toBeCloseTo(support));
});

it('tells where a sentence stands in the answer, without its signs and marks', () => {
  const answer =
    '정리했어요.\n\n1. **남은 건** 38퍼센트였어요. [3]\n- 원두는 9주 안에 써요 [1].\n\n| a | b |\n|---|---|\n| 값 | 99원 [2] |';
  const marked = judgeByRules(answer, passages).filter(({ verdict }) => verdict === 'not-borne-out');
  expect(marked.map(({ statement: { start, end } }) => answer.slice(start, end))).toEqual([
    '남은 건** 38퍼센트였어요',
    '원두는 9주 안에 써요',
    '값 | 99원',
  ]);
});

describe('a text that a recipe made', () => {
  it.each([
    ['여러분 혹시 통장이 텅 비나요? 남은 건 34퍼센트예요 [3]. 구독과 좋아요 부탁드려요!', 1],
    ['남은 건 38퍼센트예요 [3]. 구독과 좋아요 부탁드려요!', 0],
    ['| 0:00-0:03 | 남은 건 34퍼센트예요 [3] |', 1],
    ['구독과 좋아요 부탁드려요!', null],
    ['| 훅 | 8초 | 멈춰 세우기 |', null],
  ])('is judged by what it cites: %s', (text, support) =>
    expect(supportOf(text, { isMade: true, read: passages })).toBe(support),
  );
});
