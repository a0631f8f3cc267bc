import { describe, expect, it } from 'vitest';
import { noteOf, videoOf } from '../kinds/test-sources.ts';
import type { ReadSource } from '#contract/recipes/recipe.ts';
import { passagesFor, type Want } from './passages-for.ts';
import { drawWorksheet } from './draw-worksheet.ts';
import { worksheet, worksheetIn, type Worksheet } from '#contract/recipes/worksheet/worksheet.ts';
import { worksheetOf } from './worksheet-of.ts';

const LINES = [
  '한 달 식비가 62만 원이었어요, 믿기세요?',
  ...Array.from({ length: 8 }, (_, i) => `${'가나다라마바사아'[i]} 냉장고에 냉동 채소를 담는 요령이 있어요`),
  '배달을 줄이자 38만 원이 되었어요.',
  '여러분의 장보기 요령을 댓글로 남겨 주세요.',
];
const film = videoOf('식비 절반', LINES, {
  quotes: [9, 1, 2].map((line) => ({ mark: line, text: LINES[line] ?? '', startSec: line * 12 })),
  citeAt: (startSec) => 100 + startSec,
});
const page = noteOf('# 장보기\n장은 주 1회 봐요.\n두부와 달걀을 담아요.\n냉동실을 먼저 비워요.', { kind: 'website' });
const textsFor = (wants: (Want | null)[], sources: ReadSource[], topic = '냉동 채소') =>
  passagesFor(wants, { sources, keywords: [] }, topic).map((own) => own.map(({ text }) => text));

describe('the passages that fit a part', () => {
  it.each<[string, Want, string[]]>([
    ['a hook: what the recording begins with', { at: 'start' }, [LINES[0] ?? '', LINES[1] ?? '']],
    ['an end: what it ends with', { at: 'end' }, [LINES[10] ?? '']],
    ['a proof: what has a figure', { at: 'figures' }, [LINES[9] ?? '', LINES[0] ?? '']],
    ['a part with a purpose: what shares its words first', { at: 'matter', words: '배달 줄이기' }, [LINES[9] ?? '']],
    ['a comment: what shares its words only', { at: 'matter', words: '배달 되나요', only: true }, [LINES[9] ?? '']],
  ])('%s', (_, want, texts) => {
    const [found = []] = textsFor([want], [film]);
    expect(found.slice(0, texts.length)).toEqual(texts);
    expect(found.length).toBeLessThanOrEqual(3);
    if (want.at === 'matter' && want.only) expect(found).toEqual(texts);
  });

  it('of a text are its first sentence for the hook and its last for the end', () =>
    expect(textsFor([{ at: 'start' }, { at: 'end' }], [page])).toEqual([
      ['장은 주 1회 봐요.'],
      ['냉동실을 먼저 비워요.'],
    ]));

  it('are offered once, part by part, and none where none is wanted', () => {
    const found = textsFor([{ at: 'matter' }, null, { at: 'matter' }, { at: 'source', source: page }], [film, page]);
    expect(found[1]).toEqual([]);
    expect(found[3]?.every((text) => page.text.includes(text))).toBe(true);
    expect(new Set(found.flat()).size).toBe(found.flat().length);
  });

  it('are none without sources, and never too long to be kept', () => {
    expect(textsFor([{ at: 'start' }], [])).toEqual([[]]);
    const long = noteOf(Array.from({ length: 80 }, (_, i) => `${i} ${'긴 문장이에요 '.repeat(40)}`).join('\n'));
    const found = textsFor(
      Array.from({ length: 20 }, () => ({ at: 'figures' as const })),
      [long],
    );
    expect(found.flat().join('').length).toBeLessThan(5_000);
    const many = noteOf(Array.from({ length: 80 }, (_, i) => `${i}번째 문장이에요.`).join('\n'));
    const each = textsFor(
      Array.from({ length: 15 }, () => ({ at: 'figures' as const })),
      [many],
    ).map(({ length }) => length);
    expect(each.reduce((sum, one) => sum + one, 0)).toBe(18);
    expect(Math.min(...each)).toBe(1);
    expect(textsFor([{ at: 'source', source: long }], [noteOf('가'.repeat(500))])).toEqual([[]]);
  });
});

const sheet: Worksheet = worksheetOf(
  [
    {
      name: '훅',
      heading: '## 훅 (0:00–0:04)',
      fromSec: 0,
      toSec: 4,
      purpose: '멈춰 세우기',
      text: '〔한마디〕',
      wants: { at: 'start' },
    },
    {
      name: '마무리',
      heading: '## 마무리 (0:04–0:09)',
      fromSec: 4,
      toSec: 9,
      purpose: '',
      text: '〔부탁〕',
      wants: { at: 'end' },
    },
  ],
  { sources: [page], keywords: [] },
  { topic: '장보기', lead: '# 장보기' },
);
const [first] = sheet.parts[0]?.passages ?? [];
if (!first) throw new Error('no passage');
const LINE = `“장은 주 1회 봐요.” [${first.mark}]`;
const TEXT = '# 장보기\n\n## 훅 (0:00–0:04)\n\n> 멈춰 세우기\n\n〔한마디〕\n\n## 마무리 (0:04–0:09)\n\n〔부탁〕';
describe('the text of a worksheet', () => {
  it('has headings with seconds, purposes and blanks, and no passage that nobody took', () => {
    expect(drawWorksheet(sheet)).toBe(TEXT);
    const parts = sheet.parts.map((part, place) => ({ ...part, taken: place === 0 ? [first.mark] : [] }));
    expect(drawWorksheet({ ...sheet, parts })).toBe(TEXT.replace('〔한마디〕', `〔한마디〕\n\n${LINE}`));
  });

  it('is kept under its name', () => {
    expect(worksheetIn({ record: { name: 'worksheet', record: sheet } })).toEqual(worksheet.parse(sheet));
    expect(worksheetIn({ record: { name: 'offer', record: sheet } })).toBeNull();
    expect(worksheetIn({ record: { name: 'worksheet', record: { parts: 1 } } })).toBeNull();
    expect(worksheetIn({})).toBeNull();
  });
});
