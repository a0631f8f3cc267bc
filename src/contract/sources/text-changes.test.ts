import { describe, expect, it } from 'vitest';
import { changesBetween, countChanges, type PlacedText } from './text-changes.ts';

const passage = (text: string, place: Partial<PlacedText> = {}): PlacedText => ({
  text,
  heading: null,
  page: null,
  startSec: null,
  ...place,
});
const SIGN = { kept: ' ', added: '+', removed: '-' } as const;
const told = (before: string[], after: string[]): string[] =>
  changesBetween(
    before.map((text) => passage(text)),
    after.map((text) => passage(text)),
  ).flatMap((run) => run.sentences.map((sentence) => SIGN[run.what] + sentence));

describe('what became of a text between two readings', () => {
  it.each<[string, string[], string[], string[]]>([
    ['nothing', ['가. 나.'], ['가. 나.'], [' 가.', ' 나.']],
    ['nothing of nothing', [], [], []],
    ['a sentence came', ['가. 다.'], ['가. 나. 다.'], [' 가.', '+나.', ' 다.']],
    ['a sentence went', ['가. 나. 다.'], ['가. 다.'], [' 가.', '-나.', ' 다.']],
    [
      'a sentence was put otherwise',
      ['값은 3만 원. 끝.'],
      ['값은 4만 원. 끝.'],
      ['-값은 3만 원.', '+값은 4만 원.', ' 끝.'],
    ],
    ['all is new', ['가. 나.'], ['다. 라.'], ['-가.', '-나.', '+다.', '+라.']],
    ['the first text came', [], ['가.'], ['+가.']],
    ['only the spacing and the passages changed', ['가나  다.', '라.'], ['가나 다. 라.'], [' 가나 다.', ' 라.']],
    ['pieces of Hangul are its letters', ['한글'.normalize('NFD')], ['한글'], [' 한글']],
    ['marks of Markdown are not its words', ['## 제목\n- 하나'], ['제목\n하나'], [' 제목', ' 하나']],
    ['lines are sentences too', ['하나\n둘\n셋'], ['하나\n셋'], [' 하나', '-둘', ' 셋']],
    ['what is said again and again', ['네. 네. 네.'], ['네. 네.'], [' 네.', ' 네.', '-네.']],
    [
      'two changed places',
      ['ㄱ. 1. ㄴ. 2. ㄷ.'],
      ['ㄱ. 3. ㄴ. 4. ㄷ.'],
      [' ㄱ.', '-1.', '+3.', ' ㄴ.', '-2.', '+4.', ' ㄷ.'],
    ],
  ])('%s', (_, before, after, expected) => expect(told(before, after)).toEqual(expected));

  it('a paragraph that moved went in one place and came in another', () => {
    const lines = told(['ㄱ. ㄴ. ㄷ. ㄹ. ㅁ.'], ['ㄷ. ㄹ. ㅁ. ㄱ. ㄴ.']);
    expect(lines).toEqual(['-ㄱ.', '-ㄴ.', ' ㄷ.', ' ㄹ.', ' ㅁ.', '+ㄱ.', '+ㄴ.']);
  });

  it('says where a change stands', () => {
    const runs = changesBetween(
      [passage('가.', { startSec: 3 })],
      [passage('가.', { startSec: 3 }), passage('나.', { startSec: 40 })],
    );
    expect(runs.at(-1)).toEqual({
      what: 'added',
      sentences: ['나.'],
      place: { heading: null, page: null, startSec: 40 },
    });
  });

  it('counts what came and went', () => {
    expect(countChanges(changesBetween([passage('가. 나.')], [passage('가. 다. 라.')]))).toEqual({
      added: 2,
      removed: 1,
    });
  });

  it('gives both texts back, whatever they are', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const text = () =>
      Array.from({ length: Math.floor(random() * 12) }, () => `${'가나다라'[Math.floor(random() * 4)]}.`);
    for (let round = 0; round < 300; round++) {
      const [before, after] = [text(), text()];
      const lines = told([before.join(' ')], [after.join(' ')]);
      const side = (signs: string) =>
        lines.filter((line) => signs.includes(line[0] ?? '')).map((line) => line.slice(1));
      expect([side(' -'), side(' +')]).toEqual([before, after]);
    }
  });

  it('of two long texts that share nothing, or much, does not take long', () => {
    const long = (word: string, count: number) => [Array.from({ length: count }, (_, i) => `${word} ${i}.`).join(' ')];
    expect(told(long('가', 20_000), long('나', 20_000))).toHaveLength(40_000);
    expect(told(long('가', 20_000), long('가', 19_990))).toHaveLength(20_000);
    const repeated = (word: string) => [Array.from({ length: 20_000 }, (_, i) => `${word}${i % 7}.`).join(' ')];
    expect(told(repeated('가'), repeated('나'))).toHaveLength(40_000);
  });
});
