import { describe, expect, it } from 'vitest';
import type { Worksheet } from '#contract/recipes/worksheet/worksheet.ts';
import { isTaken, placesOf, toggled, withoutPassage, withPassage } from './take-passage.ts';

const first = { mark: 1, text: '장은 주 1회 봐요.', source: '장보기' };
const part = { fromSec: 0, toSec: 4, purpose: '', passages: [], taken: [] };
const sheet: Worksheet = {
  lead: '# 장보기',
  parts: [
    {
      ...part,
      name: '훅',
      heading: '## 훅 (0:00–0:04)',
      purpose: '멈춰 세우기',
      text: '〔한마디〕',
      passages: [first],
    },
    { ...part, name: '마무리', heading: '## 마무리 (0:04–0:09)', text: '〔부탁〕' },
  ],
};
const LINE = `“장은 주 1회 봐요.” [${first.mark}]`;
const TEXT = '# 장보기\n\n## 훅 (0:00–0:04)\n\n> 멈춰 세우기\n\n〔한마디〕\n\n## 마무리 (0:04–0:09)\n\n〔부탁〕';
const taken = (text: string, of: Worksheet = sheet, place = 0) => {
  const at = placesOf(text, of)[place] ?? null;
  return at && withPassage(text, at, first);
};

describe('a passage that is taken', () => {
  it('is given back by the press that took it', () => {
    const withIt = toggled(sheet, 0, first.mark, true);
    expect(withIt.parts.map((part) => part.taken)).toEqual([[first.mark], []]);
    expect(toggled(withIt, 0, first.mark, false)).toEqual(sheet);
  });

  it.each([
    ['as it was made', TEXT, '〔한마디〕'],
    ['that was rewritten', TEXT.replace('〔한마디〕', '제가 쓴 첫 줄.\n\n둘째 줄.'), '둘째 줄.'],
    ['whose seconds were changed', TEXT.replace('0:00–0:04', '0:00–0:30'), '〔한마디〕'],
    ['whose headings are of another level', TEXT.replaceAll('## ', '### '), '〔한마디〕'],
    ['that was emptied', TEXT.replace('\n\n> 멈춰 세우기\n\n〔한마디〕', ''), '(0:00–0:04)'],
    ['that is the last', TEXT.slice(0, TEXT.indexOf('\n\n## 마무리')), '〔한마디〕'],
  ])('stands at the end of a part %s, and goes without a trace', (_, text, last) => {
    const withIt = taken(text) ?? '';
    expect(withIt).toBe(text.replace(last, `${last}\n\n${LINE}`));
    const place = placesOf(withIt, sheet)[0] ?? null;
    expect(isTaken(withIt, place, first)).toBe(true);
    expect(place && withoutPassage(withIt, place, first)).toBe(text);
  });

  it('is known by whatever number it has, and stays where it was changed by hand', () => {
    const renumbered = (taken(TEXT) ?? '').replace(`[${first.mark}]`, '[77]');
    const at = placesOf(renumbered, sheet)[0] ?? [0, 0];
    expect(isTaken(renumbered, at, first)).toBe(true);
    expect(withoutPassage(renumbered, at, first)).toBe(TEXT);
    const changed = renumbered.replace('주 1회', '주 2회');
    expect(isTaken(changed, placesOf(changed, sheet)[0] ?? null, first)).toBe(false);
    expect(withoutPassage(changed, at, first)).toBe(changed);
  });

  it('has no place where the heading is gone', () =>
    expect(placesOf(TEXT.replace('## 훅 (0:00–0:04)', '## 여는 말'), sheet).map((one) => one === null)).toEqual([
      true,
      false,
    ]));

  it('of the second of two parts of one name stands there', () => {
    const twice = { ...sheet, parts: sheet.parts.map((part) => ({ ...part, heading: '## 전환' })) };
    expect(taken('## 전환\n\n하나\n\n## 전환\n\n둘', twice, 1)).toBe(`## 전환\n\n하나\n\n## 전환\n\n둘\n\n${LINE}`);
  });

  it.each<[string, string, string, string]>([
    ['post', '2/', '1/ 하나\n\n2/ 둘\n\n3/ 셋', `1/ 하나\n\n2/ 둘\n\n${LINE}\n\n3/ 셋`],
    ['empty post', '2/', '1/ 하나\n\n2/\n\n3/ 셋', `1/ 하나\n\n2/ ${LINE}\n\n3/ 셋`],
    [
      'comment',
      '> 어디서 사요?',
      '> 얼마예요?\n\n가\n\n> 어디서 사요?\n\n나',
      `> 얼마예요?\n\n가\n\n> 어디서 사요?\n\n나\n\n${LINE}`,
    ],
    ['text before its poll', '', '글\n\n## 투표\n- 하나', `글\n\n${LINE}\n\n## 투표\n- 하나`],
    ['text that was emptied', '', '', LINE],
  ])('stands in a %s', (_, heading, text, expected) => {
    const parts = sheet.parts.map((part, i) => ({ ...part, heading: i === 0 ? heading : heading && '9/' }));
    const of = { lead: '', parts: heading.startsWith('>') ? parts.slice(0, 1) : parts };
    expect(taken(text, of)).toBe(expected);
  });

  it('stands above the parts within its own, and below headings that a person added', () => {
    const letter = {
      ...sheet,
      parts: sheet.parts.map((part, i) => ({ ...part, heading: ['## 본문', '### 내 생각'][i] ?? '' })),
    };
    const text = '## 본문\n\n안녕하세요\n\n### 더한 것\n\n더\n\n### 내 생각\n\n〔나〕';
    expect(taken(text, letter)).toBe(text.replace('더\n\n', `더\n\n${LINE}\n\n`));
  });
});
