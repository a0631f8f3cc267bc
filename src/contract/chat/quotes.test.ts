import { describe, expect, it } from 'vitest';
import { differenceOf, judgeQuote, standsIn, toComparable } from './quote-verdict.ts';
import { isTelling, quotedIn } from './quoted-words.ts';

describe('what an answer quotes', () => {
  it.each([
    ['메모에 “2주 안에 써야 한다”고 쓰여 있어요 [1].', ['2주 안에 써야 한다'], [[1]]],
    ['"홈카페 원두는 신선해야 한다"라고 해요.[2]', ['홈카페 원두는 신선해야 한다'], [[2]]],
    ['[3]은 「향이 먼저 사라진다」며 서두르라고 합니다.', ['향이 먼저 사라진다'], [[3]]],
    ['『냉동하면 석 달까지 간다』 [1][2]', ['냉동하면 석 달까지 간다'], [[1, 2]]],
    ['‘향이 먼저 사라진다’는 말 [1]', ['향이 먼저 사라진다'], [[1]]],
    ["It says 'the smell goes first' [1].", ['the smell goes first'], [[1]]],
    ['It says ‘it’s the smell that goes first’ [4].', ['it’s the smell that goes first'], [[4]]],
    ['„Zuerst geht der Duft“ und «les arômes partent» [1]', ['Zuerst geht der Duft', 'les arômes partent'], [[1], [1]]],
    ['“향이 먼저 사라진다 [2]”', ['향이 먼저 사라진다'], [[2]]],
    ['“첫째 문장입니다.” 다른 문장입니다 [1].', ['첫째 문장입니다.'], [[]]],
    ['앞 문장입니다 [1]. “둘째는 번호가 없다”고 해요.', ['둘째는 번호가 없다'], [[]]],
    ['“하나는 이렇다” [1], “둘은 저렇다” [2]', ['하나는 이렇다', '둘은 저렇다'], [[1], [2]]],
    ['“3주” 안에 [1]', ['3주'], [[1]]],
    ['“그가 ‘향이 먼저 사라진다’고 했다” [1]', ['그가 ‘향이 먼저 사라진다’고 했다'], [[1]]],
  ])('%j: %j, cited as %j', (answer, words, marks) => {
    const found = quotedIn(answer);
    expect(found.map((one) => one.words)).toEqual(words);
    expect(found.map((one) => one.marks)).toEqual(marks);
    for (const { start, end } of found) expect(answer.slice(start, end)).toMatch(/^[“"„«「『‘'][^]+[”"“»」』’']$/);
  });

  it.each([
    ['> 향이 먼저 사라지고 단맛이 사라진다. [1]', '향이 먼저 사라지고 단맛이 사라진다.', [1]],
    ['글에는 이렇게 있어요.\n\n> 향이 먼저\n> 사라진다 [2]\n\n뒤', '향이 먼저\n사라진다', [2]],
    ['> 향이 먼저 사라진다\n>\n> — 원두 이야기 [3]', '향이 먼저 사라진다', [3]],
    ['> 향이 먼저 사라진다\n> — 원두 이야기 [3]', '향이 먼저 사라진다', [3]],
    ['> 향이 먼저 사라진다\n\n— 원두 이야기 [3]', '향이 먼저 사라진다', [3]],
  ])('a block that cites something is a quotation: %j', (answer, words, marks) => {
    const [block, ...others] = quotedIn(answer);
    expect(others).toEqual([]);
    expect(block).toMatchObject({ words, marks, kind: 'block' });
    const shown = answer.slice(block?.start, block?.end).replace(/^> ?/gm, '');
    expect(shown).toBe(words);
  });

  it.each([
    ['‹les arômes partent›', 'les arômes partent'],
    ['＂향이 먼저 사라진다＂', '향이 먼저 사라진다'],
    ['> 그는 “향이 먼저 사라진다”고 했다 [1]', '향이 먼저 사라진다'],
  ])('%j quotes %j', (answer, words) => expect(quotedIn(answer)).toMatchObject([{ words, kind: 'words' }]));

  it.each([
    ['“프로덕트마켓핏”', 'word', 'not-found', false],
    ['“프로덕트마켓핏”', 'word', 'elsewhere', false],
    ['“프로덕트마켓핏”', 'word', 'supported', true],
    ['“3주”', 'words', 'not-found', true],
    ['“둘째 문장입니다”', 'words', 'not-found', true],
    ['> 짧게 말하면 이렇습니다 [1]', 'block', 'not-found', false],
    ['> 짧게 말하면 이렇습니다 [1]', 'block', 'altered', true],
  ] as const)('%j is %s: %s tells something: %s', (answer, kind, verdict, tells) => {
    expect(quotedIn(answer).map((one) => [one.kind, isTelling(one, verdict)])).toEqual([[kind, tells]]);
  });

  it.each([
    '> 번호 없는 상자에 든 말입니다',
    '> **핵심:** 향이 먼저 사라집니다 [1]',
    '> 요약: 향이 먼저 사라집니다 [1]',
    '> [!NOTE]\n> 향이 먼저 사라집니다 [1]',
    '> 💡 향이 먼저 사라집니다 [1]',
    '~~~\n“코드 안의 말입니다”\n~~~',
    '‘핵심’과 “원두”는 강조일 뿐입니다.',
    "I don't think it's the users' fault.",
    '27" 모니터와 32" 모니터',
    '```json\n{"key": "a value that is long"}\n```',
    '`"code is not a quotation"`',
    '“앞 문단에서 열리고\n\n뒤 문단에서 닫힌다”',
  ])('%j quotes nobody', (answer) => {
    expect(quotedIn(answer)).toEqual([]);
  });
});

describe('whether quoted words stand in a passage', () => {
  const passage =
    '홈카페 원두는 개봉한 뒤 13주가 아니라 2주 안에 써야 맛있다. "향이 먼저 사라진다"고 그는 말했다. It’s not about 1,300 beans — it is fresh.';
  it.each([
    ['2주 안에 써야 맛있다', true],
    ['2주  안에\n써야 맛있다', true],
    ['2주안에 써야 맛있다.', true],
    ['홈카페 원두는 … 2주 안에 써야', true],
    ['홈카페 원두는 (중략) 맛있다', true],
    ['[그] 원두는 개봉한 뒤', true],
    ['‘향이 먼저 사라진다’고 그는', true],
    ["it's not about 1,300 beans - it is fresh", true],
    ['It’s not **about**', true],
    ['２주 안에 써야', true],
    ['2주 안에 써야 맛있다, 향이 먼저', true],
    ['그는 말했다! It’s not', true],
    ['1300 beans', false],
    ['3주가 아니라', false],
    ['300 beans', false],
    ['resh', false],
    ['3주 안에 써야 맛있다', false],
    ['맛있다 … 홈카페 원두는', false],
    ['…', false],
  ])('%j: %s', (words, stands) => {
    expect(standsIn(words, passage)).toBe(stands);
  });

  it('does not take a part of a word for a word, but lets a particle follow', () => {
    expect(standsIn('가능하다', '그것은 불가능하다.')).toBe(false);
    expect(standsIn('신선한 원두', '신선한 원두를 고른다.')).toBe(true);
  });

  it.each([
    ['써야 해요. 그 뒤엔 향이 사라져요.', '써야 해요 그 뒤엔 향이 사라져요', true],
    ['First, grind it. Then wait', 'first grind it then wait', true],
    ['extra information helps', 'extra infor-\nmation helps', true],
    ['a well-known roaster', 'a well-\nknown roaster', true],
    ['a wellknown roaster', 'a well-known roaster', true],
    ['known roaster', 'a well-known roaster', true],
    ['서울에서 시작했다', '서울[12]에서 시작했다.', true],
    ['2-3주 안에 쓴다', '2~3주 안에 쓴다', true],
    ['2\\~3주 안에 쓴다', '2~3주 안에 쓴다', true],
    ['23주 안에 쓴다', '2-3주 안에 쓴다', false],
    ['5도에서', '영하로 내려가 -5도에서', false],
    ['-5도에서', '영하로 내려가 -5도에서', true],
    ['1.5배', '15배', false],
    ['3주가', '１３주가 지났다', false],
    ['둘째 것', '1. 첫째 것\n2. 둘째 것', true],
    ['첫째 것 둘째 것', '1. 첫째 것\n2. 둘째 것', true],
    ['분쇄도를 바꾼다'.normalize('NFD'), '분쇄도를 바꾼다', true],
    ['분쇄도를 바꾼다', '분쇄도를 바꾼다'.normalize('NFD'), true],
  ])('%j stands in %j: %s', (words, passage, stands) => expect(standsIn(words, passage)).toBe(stands));

  it('knows words across the marks of Markdown and across cut lines', () => {
    expect(standsIn('라떼 한 잔 4,000원', '| 메뉴 | 값 |\n| --- | --- |\n| 라떼 한 잔 | 4,000원 |')).toBe(true);
    expect(standsIn('개봉한 뒤 두 주 안에', '개봉한 뒤 두\n주 안에 쓴다.')).toBe(true);
  });
});

describe('the verdict on a quotation', () => {
  const memo = toComparable('홈카페 원두는 개봉한 뒤 2주 안에 써야 맛있다. 냉동하면 석 달까지 간다.');
  const page = toComparable('향이 먼저 사라지고 그다음에 단맛이 사라진다.');
  it.each([
    ['supported', '2주 안에 써야 맛있다', [memo], [page], '2주 안에 써야 맛있다'],
    ['altered', '개봉한 뒤 3주 안에 써야 맛있다', [memo], [page], '개봉한 뒤 2주 안에 써야 맛있다.'],
    [
      'altered',
      '향이 먼저 사라지고 그다음에 신맛이 사라진다',
      [memo],
      [page],
      '향이 먼저 사라지고 그다음에 단맛이 사라진다.',
    ],
    ['elsewhere', '향이 먼저 사라지고', [memo], [page], '향이 먼저 사라지고'],
    ['supported', '향이 먼저 사라지고', [], [memo, page], '향이 먼저 사라지고'],
    ['altered', '3주', [memo], [page], '2주'],
    ['altered', '석 달 3주', [toComparable('석 달 2주')], [page], '석 달 2주'],
    ['altered', '30%', [toComparable('값이 20% 올랐다')], [], '20%'],
    ['altered', '1,500원', [toComparable('라떼는 4,000원이다')], [], '4,000원'],
    ['not-found', '3달러', [memo], [page], undefined],
    ['not-found', '비트코인 채굴 난이도는 이 주마다 조정된다', [memo], [page], undefined],
    ['not-found', '2주 안에 써야 맛있다', [], [], undefined],
  ])('is %s for %j', (verdict, words, cited, others, actual) => {
    const judged = judgeQuote(words, cited, others);
    expect(judged.verdict).toBe(verdict);
    expect(judged.found?.actual).toBe(actual);
  });

  it('tells the words in which the source differs', () => {
    expect(differenceOf('개봉한 뒤 3주 안에 써야 맛있다', '개봉한 뒤 2주 안에 꼭 써야 맛있다.')).toEqual([
      { text: '개봉한', isOther: false },
      { text: '뒤', isOther: false },
      { text: '2주', isOther: true },
      { text: '안에', isOther: false },
      { text: '꼭', isOther: true },
      { text: '써야', isOther: false },
      { text: '맛있다.', isOther: false },
    ]);
  });
});
