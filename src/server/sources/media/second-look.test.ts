import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { drawText } from '../../../../tests/replay/scans.ts';
import { needsSecondLook, secondThoughts, type SeenWord } from './second-look.ts';
import { createPictureReader, paragraphsIn } from './tesseract.ts';

type Word = [text: string, sure: number, left: number, width: number];
const row = ([text, sure, left, width]: Word, i: number, line = 1) =>
  [5, 1, 1, 1, line, i + 1, left, 100, width, 40, sure, text].join('\t');
const table = (words: readonly Word[]) => words.map((word, i) => row(word, i)).join('\n');

/** What tesseract 5.3 says of a line in a light type, with both languages and with Korean alone. */
const both: Word[] = [
  ['HSE', 61, 10, 100],
  ['삼월', 96, 120, 80],
  ['ors', 50, 210, 60],
  ['시', 93, 280, 30],
  ['에', 93, 312, 30],
  ['YouTube', 93, 360, 150],
  ['ISO', 59, 520, 60],
];
const korean: Word[] = [
  ['촬', 56, 12, 30],
  ['영', 88, 44, 30],
  ['은', 97, 76, 30],
  ['삼월', 96, 120, 80],
  ['아', 93, 212, 26],
  ['흡', 0, 240, 28],
  ['시', 93, 280, 30],
  ['에', 93, 312, 30],
  ['041466', 46, 360, 150],
  ['50', 40, 520, 60],
];

describe('Latin words on a page in Korean', () => {
  it('become the syllables that Korean alone sees there; real ones, which become digits then, stay', () => {
    const told = `${table(both)}\nHSE 삼월 ors 시에 YouTube ISO\n`;
    expect(needsSecondLook(told)).toBe(true);
    expect(paragraphsIn(told, 60, table(korean))).toEqual(['촬영은 삼월 아흡 시에 YouTube ISO']);
    expect(paragraphsIn(told, 60)).toEqual(['HSE 삼월 ors 시에 YouTube ISO']);
  });

  it.each<[title: string, words: Word[], needs: boolean]>([
    [
      'of which it is sure',
      [
        ['삼월', 96, 0, 80],
        ['ISO', 95, 90, 60],
      ],
      false,
    ],
    [
      'on a page in English',
      [
        ['Exposure', 60, 0, 80],
        ['settings', 95, 90, 60],
        ['삼', 95, 90, 60],
      ],
      false,
    ],
    [
      'that are none',
      [
        ['삼월', 96, 0, 80],
        ['400', 20, 90, 60],
      ],
      false,
    ],
    [
      'that it doubts',
      [
        ['삼월에', 96, 0, 80],
        ['OF', 40, 90, 60],
      ],
      true,
    ],
  ])('are looked at again: %s', (_title, words, needs) => {
    expect(needsSecondLook(table(words))).toBe(needs);
  });

  const word = (text: string, sure: number): SeenWord => ({
    line: '1',
    text,
    sure,
    left: 0,
    top: 100,
    width: 90,
    height: 40,
  });
  it.each<[title: string, seen: SeenWord, again: Word[], thought: string | null]>([
    [
      'takes what it is surer of',
      word('AME', 47),
      [
        ['커', 12, 0, 28],
        ['피', 93, 30, 28],
        ['는', 93, 60, 28],
      ],
      '커피는',
    ],
    ['keeps what it is less sure of', word('AME', 95), [['커', 93, 0, 28]], null],
    ['keeps it where nothing stands there', word('AME', 47), [['커', 93, 200, 28]], null],
    ['keeps single letters', word('O', 47), [['ㅁ', 93, 0, 28]], null],
    [
      'keeps the spaces that are drawn',
      word('MBIT', 52),
      [
        ['세', 93, 0, 28],
        ['줄', 70, 55, 28],
      ],
      '세 줄',
    ],
  ])('a second look %s', (_title, seen, again, thought) => {
    expect(secondThoughts(table(again))(seen)?.text ?? null).toBe(thought);
  });
});

const TESSERACT = 'tesseract';
const hasTesseract = (() => {
  try {
    return execFileSync(TESSERACT, ['--list-langs'], { encoding: 'utf8' }).includes('kor');
  } catch {
    return false;
  }
})();

describe.runIf(hasTesseract)('the real program', () => {
  it('reads a page in a light type without Latin words that are not there', { timeout: 60_000 }, async () => {
    const text =
      '촬영은 삼월 이일 오전 아홉 시에 시작합니다. 썸네일 문구는 세 줄 이하로 쓰고 영상은 YouTube 채널에 올립니다.';
    const reader = createPictureReader({
      tesseract: { path: TESSERACT, languages: 'kor+eng' },
      ffmpeg: null,
      walls: [],
    });
    const read = await reader?.read(await drawText(text, 'png', 700), 'page', AbortSignal.timeout(50_000));
    const latin = read?.join(' ').match(/\p{Script=Latin}+/gu) ?? [];
    expect(latin.filter((word) => word !== 'YouTube')).toEqual([]);
  });
});
