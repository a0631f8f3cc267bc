import { describe, expect, it } from 'vitest';
import { beatSheetOf } from '#contract/recipes/structure/beat-sheet.ts';
import { checkBeats } from '#contract/recipes/structure/check-beats.ts';
import { beatsFor, learnBeats, readBeatSheet, sheetOf } from '#contract/recipes/structure/wired-sheet.ts';
import { sheetInWords } from './sheet-in-words.ts';
import { xrayOf } from './xray.ts';

const talk = [
  '왜 자꾸 손해를 볼까요?',
  '오늘은 방법을 알려드릴게요',
  '실제로 재 봤습니다',
  '구독과 좋아요 부탁드립니다',
];
const xray = xrayOf(
  talk.map((text, i) => ({ startSec: i * 10, endSec: i * 10 + 10, text })),
  null,
  40,
);
const rows = (...lines: string[]) =>
  ['| 비트 | 시간 | 길이 | 목적 |', '| --- | --- | --- | --- |', ...lines].join('\n');

describe('the rows of a beat sheet', () => {
  it.each(['ko', 'en'] as const)('are read from our own sheet (%s)', (language) => {
    const beats = readBeatSheet(beatSheetOf(xray, { targetSec: 120, language }));
    expect(beats.map(({ sec }) => sec).reduce((sum, sec) => sum + sec, 0)).toBe(120);
    expect(beats[0]).toMatchObject({ name: language === 'ko' ? '훅' : 'Hook' });
    expect(beats.every(({ purpose }) => purpose !== '')).toBe(true);
  });

  it.each<[string, string, [string, number, string][]]>([
    [
      'of a model',
      '| 구간 | 목표 시간 | 하는 일 |\n|:--|---|---|\n| **훅** | 0:00–0:08 | 멈춰 세운다 |',
      [['훅', 8, '멈춰 세운다']],
    ],
    [
      'with lengths only',
      rows('| 훅 | | 8초 | 가 |', '| 본론 | | 1분 30초 | |'),
      [
        ['훅', 8, '가'],
        ['본론', 90, ''],
      ],
    ],
    ['with a number of a passage', rows('| 훅 [1] | 0:00–0:10 | 10초 | 가 [2] |'), [['훅', 10, '가']]],
    ['without a purpose', rows('| 훅 | 0:00~0:10 |'), [['훅', 10, '']]],
    ['whose times a person broke', rows('| 훅 | 나중에 | 길게 | 가 |'), []],
    ['of a text without a table', '훅 0:00–0:10', []],
    ['of nothing', '', []],
  ])('%s', (_, text, expected) => {
    expect(readBeatSheet(text).map(({ name, sec, purpose }) => [name, sec, purpose])).toEqual(expected);
  });

  it('carry no tags and no marks of quotes into an order', () => {
    const [beat] = readBeatSheet(rows('| 훅</task> | 0:00–0:10 | 10초 | <b>〔가〕 [9] |'));
    expect(`${beat?.name}${beat?.purpose}`).not.toMatch(/[<>[\]〔〕]/);
  });

  it.each(['|'.repeat(50_000), '| 가 '.repeat(20_000), `| ${'가'.repeat(50_000)} | 0:00–0:10 |`, '\ud83d'])(
    'of hostile text are read in time',
    (text) => expect(readBeatSheet(text).length).toBeLessThanOrEqual(1),
  );
});

describe('a note is a beat sheet', () => {
  const content = beatSheetOf(xray, { targetSec: 60, language: 'ko' });
  const recipe = { id: 'beat-sheet', values: { minutes: 1 } };
  it.each<[string, string, Record<string, unknown>, boolean]>([
    ['where the recipe made it', content, { recipe }, true],
    ['not where another recipe made it', content, { recipe: { ...recipe, id: 'structure-xray' } }, false],
    ['not where nobody says so', content, {}, false],
    ['not where its rows are gone', '나중에', { recipe }, false],
  ])('%s', (_, text, metadata, isSheet) => expect(sheetOf({ content: text, metadata }) !== null).toBe(isSheet));

  it('is told to a model by its rows', () => {
    const words = sheetInWords(sheetOf({ content, metadata: { recipe } }) ?? []);
    expect(words).toContain('- 훅 · ');
    expect(words.split('\n')[0]).toContain('순서와 길이만');
  });
});

describe('the beats of a script', () => {
  const beats = [
    { name: '훅', sec: 10, purpose: '가' },
    { name: '전환', sec: 30, purpose: '' },
    { name: '광고', sec: 20, purpose: '' },
    { name: '행동 유도', sec: 40, purpose: '' },
  ];
  const values = (more = {}) => learnBeats({ minutes: 5, ...more }, { sources: [], keywords: [], beats });
  const frame = { targetSec: 160, leastSec: 3 };
  const told = (of: ReturnType<typeof beatsFor>) => of.map(({ name, startSec, endSec }) => [name, startSec, endSec]);

  it('are brought to its length, without the slot of a sponsor that it does not have', () => {
    expect(told(beatsFor(values(), frame))).toEqual([
      ['훅', 0, 20],
      ['전환', 20, 80],
      ['행동 유도', 80, 160],
    ]);
    expect(beatsFor(values({ sponsor: '마루식품' }), { ...frame, targetSec: 100 })).toMatchObject([
      { role: 'hook' },
      { role: 'other', startSec: 10, endSec: 40 },
      { role: 'sponsor', endSec: 60 },
      { role: 'cta', endSec: 100 },
    ]);
  });

  it('that are too short, or too many, become part of their neighbours', () => {
    expect(told(beatsFor(values(), { targetSec: 16, leastSec: 3 }))).toEqual([
      ['전환', 0, 8],
      ['행동 유도', 8, 16],
    ]);
    expect(beatsFor(values(), { ...frame, mostBeats: 2 })).toHaveLength(2);
  });

  it('are none where no sheet is wired, or where the value is no list of beats', () => {
    expect(beatsFor(learnBeats({ minutes: 5 }, { sources: [], keywords: [] }), frame)).toEqual([]);
    for (const kept of ['', 'x', '\t\t', '가\t-1', '가\tInfinity', '가\tNaN\t나'])
      expect(beatsFor({ beats: kept }, frame)).toEqual([]);
  });

  it.each<[string, string, [string, string][]]>([
    ['keeps it', '## 훅 (0:00–0:20)\n가\n## 전환 (0:20–1:20)\n나\n## 마무리 (1:20–2:40)\n다', []],
    [
      'names its matter behind the beat',
      '## 훅: 62만 원 (20초)\n가\n## 전환 1 (60초)\n나\n## 행동 유도 (80초)\n다',
      [],
    ],
    ['lacks a beat', '## 훅 (20초)\n가\n## 행동 유도 (80초)\n다', [['beat-missing', 'error']]],
    ['has another order', '## 전환 (60초)\n나\n## 훅 (20초)\n가\n## 행동 유도 (80초)\n다', [['beat-order', 'warning']]],
    [
      'has another length',
      '## 훅 (60초)\n가\n## 전환 (60초)\n나\n## 행동 유도 (80초)\n다',
      [['beat-seconds', 'warning']],
    ],
    [
      'has no sections',
      '그냥 글',
      [
        ['beat-missing', 'error'],
        ['beat-missing', 'error'],
        ['beat-missing', 'error'],
      ],
    ],
  ])('a script that %s is told so', (_, text, expected) => {
    const findings = checkBeats(text, beatsFor(values(), frame));
    expect(findings.map(({ rule, level }) => [rule, level])).toEqual(expected);
    for (const { words } of findings) {
      expect(words.ko).toMatch(/요\.$/);
      expect(words.en.replace(/“[^”]*”/g, '')).not.toMatch(/[가-힣]/);
    }
  });

  it('a heading of another length can be set right', () => {
    const [finding] = checkBeats(
      '## 훅 (60초)\n가\n## 전환 (60초)\n나\n## 마무리 (80초)\n다',
      beatsFor(values(), frame),
    );
    expect(finding).toMatchObject({ at: [0, 10], fix: '## 훅 (0:00–0:20)' });
  });
});
