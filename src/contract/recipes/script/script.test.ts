import { describe, expect, it } from 'vitest';
import { readScript } from './script.ts';

const script = `# 커피가 쓴 이유

## 훅 (0:00–0:08)
커피가 쓴 건 **원두** 탓이 아니에요. [2]
화면: 물 온도 96℃
B-roll: 끓는 주전자
(카메라를 보며)

## 약속 (8초)
1. 오늘 세 가지만 바꿔요.
> 여기서 손가락

## 본론 1
### 물 온도
나레이션: 92도로 낮춰 보세요.
---
[자막: 92℃]

## CTA
구독해 주세요!
`;

const kindsOf = (text: string) =>
  readScript(text).sections.flatMap(({ lines }) => lines.map((line) => [line.kind, line.text]));
const sectionsOf = (text: string) => readScript(text).sections.map(({ role, title }) => [role, title]);

describe('a script', () => {
  it('has a title and sections with parts and lengths', () => {
    const { title, sections } = readScript(script);
    expect(title).toBe('커피가 쓴 이유');
    expect(sections.map((section) => [section.role, section.title, section.targetSec])).toEqual([
      ['hook', '훅', 8],
      ['promise', '약속', 8],
      ['body', '본론 1', null],
      ['cta', 'CTA', null],
    ]);
  });

  it('has lines that are marked as broadcasters do', () =>
    expect(kindsOf('NA) 오늘은 카메라를 봅니다.\nS) 카메라\nE) 띠링\nM) 잔잔하게\nCG) 62만 원')).toEqual([
      ['spoken', '오늘은 카메라를 봅니다.'],
      ['screen', '카메라'],
      ['direction', '띠링'],
      ['direction', '잔잔하게'],
      ['screen', '62만 원'],
    ]));

  it('has parts under lines of a time and the name of a part, which are not said', () =>
    expect(
      readScript('0:00-0:03 훅\n안녕하세요.\n0:03-0:20 본론\n0:05 결과부터 볼게요.').sections.map((section) => [
        section.role,
        section.targetSec,
        section.lines.map(({ text }) => text),
      ]),
    ).toEqual([
      ['hook', 3, ['안녕하세요.']],
      ['body', 17, ['결과부터 볼게요.']],
    ]));

  it('has lines of five kinds', () => {
    expect(kindsOf(script)).toEqual([
      ['spoken', '커피가 쓴 건 **원두** 탓이 아니에요. [2]'],
      ['screen', '물 온도 96℃'],
      ['broll', '끓는 주전자'],
      ['direction', '카메라를 보며'],
      ['spoken', '오늘 세 가지만 바꿔요.'],
      ['note', '여기서 손가락'],
      ['note', '### 물 온도'],
      ['spoken', '92도로 낮춰 보세요.'],
      ['screen', '92℃'],
      ['spoken', '구독해 주세요!'],
    ]);
  });

  it('says where everything stands', () => {
    for (const text of [script, script.replaceAll('\n', '\r\n')]) {
      const { sections } = readScript(text);
      for (const { lines } of sections) for (const line of lines) expect(text.slice(...line.at)).toBe(line.text);
      expect(sections[0]?.at[0]).toBe(text.indexOf('## 훅'));
      sections.slice(1).forEach(({ at }, i) => expect(at[0]).toBe(sections[i]?.at[1]));
      expect(sections.at(-1)?.at[1]).toBe(text.length);
    }
  });
});

describe('lines', () => {
  it.each([
    ['**화면:** 물', 'screen', '물'],
    ['**화면**: 물', 'screen', '물'],
    ['- 자막: 물', 'screen', '물'],
    ['On screen: water', 'screen', 'water'],
    ['On-screen text: water', 'screen', 'water'],
    ['[화면] 물', 'screen', '물'],
    ['(자막: 물)', 'screen', '물'],
    ['비롤: 물', 'broll', '물'],
    ['B-Roll 2: 물', 'broll', '물'],
    ['자료화면: 물', 'broll', '물'],
    ['자료 화면 : 물', 'broll', '물'],
    ['컷 3: 물', 'broll', '물'],
    ['🎥 컷: 물', 'broll', '물'],
    ['[B-roll: 물]', 'broll', '물'],
    ['[0:03] 화면: 물', 'screen', '물'],
    ['[한숨]', 'direction', '한숨'],
    ['*(한숨)*', 'direction', '한숨'],
    ['（한숨）', 'direction', '한숨'],
    ['BGM: 잔잔하게', 'direction', '잔잔하게'],
    ['> 참고', 'note', '참고'],
    ['출처: 논문', 'note', '논문'],
    ['#커피 #쇼츠', 'note', '#커피 #쇼츠'],
    ['나레이션: 안녕', 'spoken', '안녕'],
    ['멘트: 안녕', 'spoken', '안녕'],
    ['1) 안녕', 'spoken', '안녕'],
    ['0:03 안녕', 'spoken', '안녕'],
    ['결과: 두 배', 'spoken', '결과: 두 배'],
    ['화면이 밝아요', 'spoken', '화면이 밝아요'],
    ['(웃으며) 안녕', 'spoken', '(웃으며) 안녕'],
    ['(하나) 말 (둘)', 'spoken', '(하나) 말 (둘)'],
    ['[링크](https://a.kr)', 'spoken', '[링크](https://a.kr)'],
  ])('%s', (line, kind, text) => {
    expect(kindsOf(line)).toEqual([[kind, text]]);
  });

  it.each(['', '   ', '---', '* * *', '[3]', '[1][2]', '[1, 2] [4]'])('%j says nothing', (line) => {
    expect(kindsOf(line)).toEqual([]);
  });
});

describe('sections', () => {
  it.each([
    ['훅', 'hook'],
    ['🔥 후킹', 'hook'],
    ['1. 오프닝', 'hook'],
    ['도입부 - 문제 제기', 'hook'],
    ['Cold open', 'hook'],
    ['약속', 'promise'],
    ["What you'll learn", 'promise'],
    ['본론 2: 사례로 보기', 'body'],
    ['포인트 1', 'body'],
    ['첫 번째 방법', 'body'],
    ['Main content', 'body'],
    ['근거', 'proof'],
    ['실제 사례', 'proof'],
    ['Case study', 'proof'],
    ['마무리 & CTA', 'cta'],
    ['행동 유도', 'cta'],
    ['Call-to-action', 'cta'],
    ['협찬', 'sponsor'],
    ['중간 광고', 'sponsor'],
    ['Sponsor', 'sponsor'],
    ['광고비를 줄이는 법', 'other'],
    ['물 온도', 'other'],
    ['훅훅', 'other'],
    ['Address', 'other'],
  ])('called %s are %s', (name, role) => {
    expect(sectionsOf(`## ${name}\n가`)).toEqual([[role, name]]);
  });

  it.each([
    ['without headings have no title', '안녕\n하세요', [['other', '']]],
    [
      'begin before the first heading',
      '안녕\n## 훅\n가',
      [
        ['other', ''],
        ['hook', '훅'],
      ],
    ],
    [
      'stand under headings of the first level too',
      '# 훅\n가\n# 본론\n나',
      [
        ['hook', '훅'],
        ['body', '본론'],
      ],
    ],
    [
      'may be called in brackets',
      '[훅]\n가\n**본론 (10초)**\n나',
      [
        ['hook', '훅'],
        ['body', '본론'],
      ],
    ],
    ['below others are theirs', '## 본론\n### 물\n가\n### 불\n나', [['body', '본론']]],
    [
      'below others open where they name a part',
      '## 대본\n### 훅\n가\n### 본론\n나',
      [
        ['hook', '훅'],
        ['body', '본론'],
      ],
    ],
    ['may be wrapped in a fence', '```markdown\n## 훅\n가\n```', [['hook', '훅']]],
    [
      'stay when empty',
      '## 훅\n\n## 본론\n가',
      [
        ['hook', '훅'],
        ['body', '본론'],
      ],
    ],
    ['are none in an empty text', '', []],
  ])('%s', (_what, text, expected) => {
    expect(sectionsOf(text)).toEqual(expected);
  });

  it('do not read code as speech', () => {
    expect(kindsOf('## 훅\n```ts\nconst a = 1;\n```\n가')).toEqual([
      ['note', 'const a = 1;'],
      ['spoken', '가'],
    ]);
  });
});
