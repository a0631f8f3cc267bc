import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPack } from '#contract/recipes/description/pack.ts';
import { hasOtherChapters, putChapters } from './put-chapters.ts';

const FILM = [
  { startSec: 0, title: '시작' },
  { startSec: 25, title: '장보기' },
  { startSec: 65, title: '끝' },
];
const PACK = `## 제목 후보

- 하나 [1]

## 설명

첫 줄이에요 [2].

## 챕터 (계획 8:00)

00:00 인사
01:00 마트에서
07:00 마무리

## 태그

식비, 장보기
`;

describe('the chapters of the film in its description', () => {
  it('take the place of the planned ones, whose titles stay where there are as many', () =>
    expect(putChapters(PACK, FILM, 72)).toBe(
      PACK.replace('(계획 8:00)', '(영상 1:12)').replace('01:00', '00:25').replace('07:00', '01:05'),
    ));

  it('bring their own titles where there are more or fewer', () =>
    expect(putChapters(PACK, [...FILM, { startSec: 90, title: '예고' }], null)).toBe(
      PACK.replace(' (계획 8:00)', '').replace(
        '00:00 인사\n01:00 마트에서\n07:00 마무리',
        '00:00 시작\n00:25 장보기\n01:05 끝\n01:30 예고',
      ),
    ));

  it.each([
    [
      'a list with bullets',
      '## Chapters\n- 0:00 a\n- 1:00 b\n\n## Tags\nx',
      '## Chapters\n00:00 시작\n00:25 장보기\n01:05 끝\n\n## Tags\nx',
    ],
    [
      'a description without chapters',
      '## 설명\n\n첫 줄\n\n## 태그\n\n식비',
      '## 설명\n\n첫 줄\n\n## 챕터\n\n00:00 시작\n00:25 장보기\n01:05 끝\n\n## 태그\n\n식비',
    ],
    ['a note of something else', '메모', '메모\n\n## 챕터\n\n00:00 시작\n00:25 장보기\n01:05 끝\n'],
    ['an empty note', '', '## Chapters\n\n00:00 시작\n00:25 장보기\n01:05 끝\n'],
  ])('stand in %s', (_what, note, expected) => expect(putChapters(note, FILM, null)).toBe(expected));

  it.each([
    ['the planned ones', PACK, true],
    ['none', '## 설명\n\n첫 줄', true],
    ['the same', putChapters(PACK, FILM, 72), false],
    ['the same times under other titles', putChapters(PACK, FILM, null).replace('마트에서', '시장에서'), false],
    ['planned ones at the same times', putChapters(PACK, FILM, null).replace('## 챕터', '## 챕터 (계획 1:12)'), true],
  ])('differ from %s: %s', (_what, note, expected) => expect(hasOtherChapters(note, FILM)).toBe(expected));

  it('are read as they were put, twice as once, and nothing else of the pack changes', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('## 설명', '## 챕터', '## 태그', '글', '0:00 a', '- 3:00 b', '', '식비, 장'), {
          maxLength: 12,
        }),
        (lines) => {
          const note = lines.join('\n');
          const put = putChapters(note, FILM, 72);
          expect(hasOtherChapters(put, FILM)).toBe(false);
          expect(readPack(put).tags.map(({ text }) => text)).toEqual(readPack(note).tags.map(({ text }) => text));
        },
      ),
    ));
});
