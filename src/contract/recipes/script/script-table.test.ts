import { describe, expect, it } from 'vitest';
import { checkLongScript } from './check-script.ts';
import { readScript } from './script.ts';
import { shotsOf } from '#web/recipes/shots/shot-list.ts';
import { measureOf } from './speech.ts';

const TABLE = `## 훅 (0:00–0:10)

| 시간 | 화면 | 내레이션 | 자막 |
|:---|---|---|---:|
| 0:00 | 냉장고 문 | 안녕하세요 여러분 [1] | 냉장고 |
| 0:05 | (전환) | 오늘은 세 가지예요. | - |
| 0:09 | 클로즈업 | | 끝 |`;

const linesOf = (text: string) =>
  readScript(text).sections.flatMap(({ lines }) => lines.map(({ kind, text: words }) => [kind, words]));

describe('a script in a table', () => {
  it('says the column of speech and shows the others', () => {
    expect(linesOf(TABLE)).toEqual([
      ['spoken', '안녕하세요 여러분 [1]'],
      ['broll', '냉장고 문'],
      ['screen', '냉장고'],
      ['spoken', '오늘은 세 가지예요.'],
      ['broll', '전환'],
      ['broll', '클로즈업'],
      ['screen', '끝'],
    ]);
    expect(measureOf(TABLE).syllables).toBe(16);
  });

  it('gives places of the text', () => {
    for (const section of readScript(TABLE).sections)
      for (const { at, text } of section.lines) expect(TABLE.slice(...at)).toBe(text);
  });

  it('gives shots with what is seen', () => {
    expect(shotsOf(readScript(TABLE), 5).map(({ spoken, screen, broll }) => [spoken, screen, broll])).toEqual([
      ['안녕하세요 여러분', '냉장고', '냉장고 문'],
      ['오늘은 세 가지예요.', '끝', '전환\n클로즈업'],
    ]);
  });

  it.each<[string, string, [string, string][]]>([
    [
      'without outer bars',
      '화면 | 대사\n--- | ---\n얼굴 | 봐요',
      [
        ['spoken', '봐요'],
        ['broll', '얼굴'],
      ],
    ],
    ['of the matter alone', '| 초 | 내용 |\n|--|--|\n| 3 | 봐요 |', [['spoken', '봐요']]],
    [
      'with the texts on screen beside the pictures',
      '| Spoken | Screen | B-roll |\n|-|-|-|\n| Look | 3 tips | door |',
      [
        ['spoken', 'Look'],
        ['screen', '3 tips'],
        ['broll', 'door'],
      ],
    ],
    ['with labels in its cells', '| # | 대사 |\n|-|-|\n| 1 | 진행자: 네 |', [['spoken', '네']]],
    [
      'of no speech: a note',
      '| 제품 | 가격 |\n|-|-|\n| 컵 | 3천 원 |',
      [
        ['note', '| 제품 | 가격 |'],
        ['note', '|-|-|'],
        ['note', '| 컵 | 3천 원 |'],
      ],
    ],
  ])('%s', (_what, text, lines) => expect(linesOf(text)).toEqual(lines));

  it('reads the list of shots that is copied as Markdown', () => {
    const copied =
      '| 구간 | 시간 | 대사 | 화면 | B-roll |\n| --- | --- | --- | --- | --- |\n| 훅 | 0:00–0:03 | 봐요 | 3가지 | 문 |';
    expect(linesOf(copied)).toEqual([
      ['spoken', '봐요'],
      ['screen', '3가지'],
      ['broll', '문'],
    ]);
  });

  it('has the sections that it names, with their times', () => {
    const whole = `# 제목

| 구간 | 시간 | 화면 | 대사 |
|---|---|---|---|
| 훅 | 0:00–0:05 | 문 | 이거 모르면 손해예요. |
| **약속** | 5~10초 | 나 | 오늘 세 가지를 알려 드릴게요. |
| 본론 | 0:10–0:30 | 표 | 첫째는 안쪽이에요. |
| | | 표 | 둘째는 3일이에요. |
| 마무리 | | 나 | 저장해 두세요! |`;
    const script = readScript(whole);
    expect(script.sections.map(({ title, role, targetSec, lines }) => [title, role, targetSec, lines.length])).toEqual([
      ['훅', 'hook', 5, 2],
      ['약속', 'promise', 5, 2],
      ['본론', 'body', 20, 4],
      ['마무리', 'cta', null, 2],
    ]);
    const findings = checkLongScript(whole, { targetSec: 30 });
    expect(findings.filter(({ rule }) => rule === 'section-missing')).toHaveLength(1);
    expect(findings.find(({ rule }) => rule === 'section-unsized')?.fix).toBeUndefined();
  });

  it('leaves sections to headings where there are any', () => {
    const script = readScript('## 훅\n| 구간 | 대사 |\n|-|-|\n| 본론 | 봐요 |\n\n## 마무리\n끝');
    expect(script.sections.map(({ title }) => title)).toEqual(['훅', '마무리']);
  });

  it('is read in the time of its length', () => {
    const rows = '| 얼굴 | 봐요 |\n'.repeat(5_000);
    expect(linesOf(`| 화면 | 대사 |\n|-|-|\n${rows}`)).toHaveLength(10_000);
    expect(linesOf(`|${'-|'.repeat(20_000)}\n|${'-|'.repeat(20_000)}`)).toHaveLength(2);
  });
});

describe('who speaks', () => {
  it.each([
    ['나: 반가워요', '반가워요'],
    ['**나** : 반가워요', '반가워요'],
    ['게스트: 네', '네'],
    ['MC: 네', '네'],
    ['VO) 시작합니다', '시작합니다'],
    ['NA) 시작합니다', '시작합니다'],
    ['1줄: 봐요', '봐요'],
    ['줄 2: 봐요', '봐요'],
    ['00:00-00:03 | 여러분', '여러분'],
    ['핵심: 이것만요', '핵심: 이것만요'],
    ['A) 하나', 'A) 하나'],
    ['S24 써 봤어요', 'S24 써 봤어요'],
  ])('%s', (line, said) => expect(linesOf(line)).toEqual([['spoken', said]]));

  it.each([
    ['자막) 세 가지', 'screen', '세 가지'],
    ['S#1 카페', 'broll', 'S#1 카페'],
  ])('%s is not said', (line, kind, words) => expect(linesOf(line)).toEqual([[kind, words]]));

  it('is told from a name that comes back, not from the matter of a line', () => {
    expect(linesOf('김민수: 네\n이지은(웃음): 아니요\n김민수: 왜요\n이지은: 그냥요\n팁: 하나\n팁: 둘\n끝: 네')).toEqual(
      ['네', '아니요', '왜요', '그냥요', '팁: 하나', '팁: 둘', '끝: 네'].map((words) => ['spoken', words]),
    );
  });
});
