import { describe, expect, it } from 'vitest';
import { findCue } from './answer-cues.ts';
import { toConfidence } from './confidence.ts';
import { findOverview } from './overview.ts';
import { findQuotes, rankPassages } from './quoting.ts';
import { sentencesOf } from '../sentences.ts';
import { couldStandIn, soughtIn } from './text-index.ts';
import { pairsOf, questionPairs, questionTerms, termsOf } from './terms.ts';

describe('the terms of a text', () => {
  it.each([
    ['학교에서', ['학교']],
    ['훈민정음을', ['훈민정음', '훈민', '민정', '정음']],
    ['1989년 2월', ['1989', '년', '2', '월', '1989년', '2월']],
    ['넣어야', ['넣']],
    ['넣고', ['넣']],
    ['Videos about cats', ['video', 'about', 'cat']],
    ['東京タワー', ['東京', 'タワー', 'タワ', 'ワー']],
    ['', []],
    ['!?…', []],
  ])('%j has %j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it.each([
    ['유료 광고', ['유료', '료광', '광고']],
    ['유료광고!', ['유료', '료광', '광고']],
    ['e-mail', ['em', 'ma', 'ai', 'il']],
    ['한', []],
    ['', []],
  ])('the letters of %j stand in pairs as %j', (text, pairs) => {
    expect(pairsOf(text)).toEqual(pairs);
  });

  it('the pairs of a question do not reach over the words that only ask', () => {
    expect(questionPairs('광고는 언제 고지')).toEqual(['광고', '고는', '고지']);
    expect(questionPairs('이 소스에 대해 설명해줘')).toEqual([]);
  });

  it.each([
    ['세종대왕은 누구인가?', ['세종대왕', '세종', '종대', '대왕']],
    ['이 소스에 대해 설명해줘', []],
    ['고지 자막은 언제 넣어야 해?', ['고지', '자막', '넣']],
    ['수정은 몇 번까지 해줘야 하나요?', ['수정', '번']],
    ['What is the budget?', ['budget']],
  ])('the question %j names %j', (question, terms) => {
    expect(questionTerms(question)).toEqual(terms);
  });
});

describe('a Korean question about an English page', () => {
  const question = 'trace compilation subsystem NANOJIT 은 VM 과 어떤 관계인가요?';
  const page =
    'The trace compilation subsystem, NANOJIT, is separate from the VM and can be used for other applications.';

  it('is covered by the English words it names', () => {
    expect(findQuotes(question, [page, 'Elsewhere a trace is recorded.']).coverage).toBe(1);
  });

  it.each([
    ['커피 추출 비율은?', page, ['커피', '추출', '비율']],
    ['VM 관계', page, ['vm', '관계']],
    ['NANOJIT VM 관계', '나노짓은 VM과 따로 쓰인다.', ['nanojit', 'vm', '관계']],
    ['NANOJIT VM 관계', page, ['nanojit', 'vm']],
  ])('%j is looked for in %j by %j', (asked, text, terms) => {
    expect(couldStandIn(text, soughtIn(asked)).terms).toEqual(terms);
  });
});

describe('sentences', () => {
  it.each([
    ['하나다. 둘이다! 셋인가? 넷', ['하나다.', '둘이다!', '셋인가?', '넷']],
    ['값은 3.14이다. 끝.', ['값은 3.14이다.', '끝.']],
    ['J. R. 톨킨이 썼다. 다음 글.', ['J. R. 톨킨이 썼다.', '다음 글.']],
    ['머리글\n본문이다.', ['머리글', '본문이다.']],
    [
      'It cost $600. The rest is due in 2027. Then 2. Item two.',
      ['It cost $600.', 'The rest is due in 2027.', 'Then 2. Item two.'],
    ],
    ['  ', []],
  ])('of %j are %j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it('of automatic captions without full stops are pieces of a length that can be quoted', () => {
    const captions = Array.from({ length: 200 }, (_, i) => `자막${i}`).join(' ');
    const pieces = sentencesOf(captions);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(150);
    expect(pieces.join(' ')).toBe(captions);
    expect(sentencesOf('😀'.repeat(400)).join('')).toBe('😀'.repeat(400));
  });

  it('stand in the text as they are', () => {
    const text = '  "그는 말했다. \'그렇다.\'" (2. 둘째) 끝났다.\n\n다음…  ';
    for (const sentence of sentencesOf(text)) expect(text).toContain(sentence);
  });
});

it('a question in everyday words finds its sentence', () => {
  const brief = [
    '광고 고지\n본편 시작 10초 안에 ‘유료 광고 포함’ 자막을 넣고, 설명란에도 적어 주세요. 자막은 5초 이상 화면에 있어야 합니다.',
    '노출 시간\n본편 안에서 제품이 나오는 시간은 모두 60초입니다. 쇼츠로 나눌 때는 한 편에 15초 이상 담아 주세요.',
  ];
  expect(findQuotes('고지 자막은 언제 넣어야 해?', brief).quotes[0]?.text).toContain('시작 10초 안에');
});

describe('what a question asks for', () => {
  it.each([
    ['언제 지어졌나?', '1395년에 지어졌다', true],
    ['언제 지어졌나?', '태조가 지었다', false],
    ['고지는 언제 넣어야 해?', '시작 10초 안에 넣어 주세요', true],
    ['언제 받나요?', '게시 후 3주 뒤', true],
    ['몇 명인가?', '스물 세 명', false],
    ['몇 명인가?', '23명', true],
    ['When was it built?', 'It was built in 1395.', true],
  ])('%j finds it in %j: %s', (question, sentence, finds) => {
    expect(findCue(question)?.(sentence)).toBe(finds);
  });

  it('is unknown for other questions', () => {
    expect(findCue('왜 지었나?')).toBeNull();
  });
});

const passages = [
  '경복궁은 1395년에 지어졌다. 조선의 으뜸 궁궐이다.',
  '세종대왕은 1443년에 훈민정음을 창제하였다. 집현전 학자들이 도왔다.',
  '김치는 배추를 소금에 절여 만든다. 겨울에 많이 담근다.',
];

describe('quoting', () => {
  it('finds the sentence that answers, as it stands in its passage', () => {
    const { quotes, isThere, strength } = findQuotes('훈민정음은 언제 창제되었나?', passages);
    expect(quotes[0]).toMatchObject({ passage: 1, text: '세종대왕은 1443년에 훈민정음을 창제하였다.' });
    expect(isThere).toBe(true);
    expect(strength).toBeGreaterThan(0);
    for (const quote of quotes) expect(passages[quote.passage]).toContain(quote.text);
  });

  it.each(['비트코인 채굴 난이도는?', '', '???', '설명해줘'])('covers nothing of %j', (question) => {
    expect(findQuotes(question, passages).isThere).toBe(false);
  });

  it('answers in other words than the question has, where the telling ones are the same', () => {
    const article = [
      '요리와 만들기 영상에서는 완성된 모습을 먼저 보여 주는 방식이 통했다. 완성된 케이크를 1초 동안 보여 준 영상은 저장 횟수가 2.4배 많았다.',
      '자막은 화면의 아래 삼분의 일에 둔다. 글자는 한 줄에 열두 자를 넘지 않는다.',
    ];
    const { quotes, isThere } = findQuotes('결과를 먼저 보여 주면 몇 배가 되나요?', article);
    expect(isThere).toBe(true);
    expect(quotes[0]?.text).toContain('2.4배');
  });

  it('quotes items and cells without their marks, and no headings', () => {
    const passages = [
      '## 배송 기간\n\n- 배송 기간은 사흘입니다.\n- 반품은 이레 안에 됩니다.',
      '| 나라 | 수도 이름 |\n| --- | --- |\n| 한국 | 수도 이름은 서울입니다 |',
    ];
    const quoted = (question: string) => findQuotes(question, passages).quotes.map(({ text }) => text);
    expect(quoted('배송 기간은?')[0]).toBe('배송 기간은 사흘입니다.');
    expect(quoted('한국의 수도 이름은?')).toContain('수도 이름은 서울입니다');
    expect([...quoted('배송 기간은?'), ...quoted('한국의 수도 이름은?')].join(' ')).not.toMatch(/[|#]|^- /);
  });

  it('quotes once what stands in several places, and is as sure of it as of one that stands alone', () => {
    const words = ['원두는 하루에 20그램을 씁니다.', '우유는 냉장고에 둡니다.', '물은 끓여서 식힙니다.'];
    const said = findQuotes('원두는 하루에 얼마나 쓰나요?', [
      `${words.join(' ')} ${words.join('\n')}`,
      words.join(' '),
    ]);
    expect(said.quotes.map(({ text }) => text)).toEqual([words[0]]);
    const alone = findQuotes('원두는?', ['원두는 볶습니다.']);
    expect(findQuotes('원두는?', ['원두는 볶습니다. 원두는 볶습니다.']).strength).toBeCloseTo(alone.strength);
  });

  it('bears having nothing to search', () => {
    expect(findQuotes('무엇?', [])).toMatchObject({ quotes: [], coverage: 0 });
    expect(rankPassages('김치', [], 5)).toEqual([]);
  });

  it('ranks passages by how well they fit', () => {
    expect(rankPassages('김치 담그는 법', passages, 5)[0]).toBe(2);
  });
});

describe('a quote', () => {
  const said = '원두 20그램을 갈고 물 300그램을 붓습니다. 물은 93도로 끓인 다음 붓습니다. 필터는 먼저 적십니다.';

  it('is one sentence where that stands out', () => {
    expect(findQuotes('물은 몇 도로 끓이나요?', [said]).quotes[0]?.text).toBe('물은 93도로 끓인 다음 붓습니다.');
  });

  it('takes in neighbours that are about as good, as they stand, and knows its best sentence', () => {
    const [quote] = findQuotes('원두와 물은 얼마나 붓나요?', [said]).quotes;
    expect(quote?.best).toBe('원두 20그램을 갈고 물 300그램을 붓습니다.');
    expect(said).toContain(quote?.text);
    expect(quote?.text.length).toBeGreaterThan(quote?.best.length ?? Infinity);
  });

  it('does not reach over a line, a cell or 300 letters', () => {
    const lines = '원두는 20그램입니다.\n원두는 갈아 둡니다.';
    expect(findQuotes('원두는 얼마인가요?', [lines]).quotes[0]?.text).not.toContain('\n');
    const long = Array.from({ length: 9 }, (_, i) => `원두는 ${'아주 '.repeat(15)}좋은 것을 ${i}번 씁니다.`).join(' ');
    for (const { text } of findQuotes('원두는?', [long]).quotes) expect(text.length).toBeLessThanOrEqual(300);
  });

  it('is no heading that only repeats the question, unless there is nothing else', () => {
    const told = ['광고 고지', '본편 시작 10초 안에 유료 광고 고지 자막을 넣습니다.'];
    const quoted = (texts: string[]) => findQuotes('광고 고지는 언제?', texts).quotes.map(({ text }) => text);
    expect(quoted(told)).toEqual([told[1]]);
    expect(quoted(['광고 고지'])).toEqual(['광고 고지']);
  });

  it('is found under other spaces and endings', () => {
    const texts = ['영상에는 유료광고 표시가 보여야 합니다.', '원두는 매일 볶습니다.', '우유는 차게 둡니다.'];
    expect(findQuotes('유료 광고 표시를 보이는 법', texts).quotes[0]?.passage).toBe(0);
  });
});

describe('confidence', () => {
  it('rises with the strength, from 0 to below 1', () => {
    const values = Array.from({ length: 101 }, (_, i) => toConfidence(i / 100));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
  });
});

describe('an overview', () => {
  it('takes central sentences of each source, in the order of the text', () => {
    const found = findOverview(passages, [[0, 1], [2]]);
    expect(new Set(found.map(({ passage }) => passage === 2))).toEqual(new Set([false, true]));
    expect(found.map(({ passage }) => passage)).toEqual(found.map(({ passage }) => passage).toSorted((a, b) => a - b));
    for (const { passage, text } of found) expect(passages[passage]).toContain(text);
  });

  it('does not say twice what a source repeats', () => {
    const greeting = '오늘도 구독과 좋아요, 그리고 알림 설정까지 잊지 마세요 여러분.';
    const text = `${greeting} 홈카페 원두는 하루에 이십 그램을 갈아서 내립니다. ${greeting} ${greeting}`;
    expect(findOverview([text, text], [[0], [1]]).map((said) => said.text)).toHaveLength(2);
  });
});
