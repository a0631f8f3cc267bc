import { describe, expect, it } from 'vitest';
import { makePdf } from '../../../../tests/replay/documents.ts';
import { paragraphsOf, type Line } from './pdf-lines.ts';
import { readPdf } from './pdf-text.ts';

const LETTER_PX = 10;
const page = (...texts: string[]): Line[] =>
  texts.map((text, i) => ({ text, x: 50, y: 700 - i * 14, width: text.length * LETTER_PX, height: 10 }));
const paragraphsIn = (...texts: string[]): string[] =>
  paragraphsOf(page(...texts)).map((lines) => lines.map(({ text }) => text).join(' '));

describe('the lines of a page', () => {
  it.each<[what: string, lines: string[], paragraphs: string[]]>([
    [
      'of prose that fills its column are one paragraph',
      ['자취생의 식비는 배달을 얼마나 시키는지에 달려', '있다. 그래서 먹을 요일을 미리 정해 두면 한', '달이 편해진다.'],
      ['자취생의 식비는 배달을 얼마나 시키는지에 달려 있다. 그래서 먹을 요일을 미리 정해 두면 한 달이 편해진다.'],
    ],
    [
      'that name a term each stay apart, and so does what follows the last',
      [
        '진행 내용: 유튜브 본편 PPL 1건 (60초 이상 노출)',
        '정산: 업로드 익월 말 지급',
        '답장은 3월 6일까지 부탁드립니다.',
      ],
      [
        '진행 내용: 유튜브 본편 PPL 1건 (60초 이상 노출)',
        '정산: 업로드 익월 말 지급',
        '답장은 3월 6일까지 부탁드립니다.',
      ],
    ],
    [
      'of an item that takes two of them stay together',
      ['2차 활용: 업로드일로부터 6개월간 자사 SNS 및 광고', '소재로 사용', '수정: 2회까지'],
      ['2차 활용: 업로드일로부터 6개월간 자사 SNS 및 광고 소재로 사용', '수정: 2회까지'],
    ],
    [
      'behind a sentence that ends early begin the next paragraph',
      ['첫 문단의 줄은 단을 끝까지 채우고 다음 줄로', '넘어간다.', '둘째 문단은 여기에서 시작한다고 한다.'],
      ['첫 문단의 줄은 단을 끝까지 채우고 다음 줄로 넘어간다.', '둘째 문단은 여기에서 시작한다고 한다.'],
    ],
    [
      'with a bullet stay apart, however long they are',
      ['• 배달을 일주일에 두 번으로 줄였다', '• 장은 배부른 시간에 한 번만 본다'],
      ['• 배달을 일주일에 두 번으로 줄였다', '• 장은 배부른 시간에 한 번만 본다'],
    ],
    ['of a short heading go on', ['A heading of', 'two short lines'], ['A heading of two short lines']],
  ])('%s', (_, lines, paragraphs) => expect(paragraphsIn(...lines)).toEqual(paragraphs));

  it('of an offer come to its card one by one', async () => {
    const { blocks } = await readPdf(
      makePdf([
        '원고료: 350만 원 (부가세 별도), 제품 1대 무상 제공\n정산: 업로드 익월 말 지급\n답장은 3월 6일까지 부탁드립니다.',
      ]),
    );
    expect(blocks.map(({ text }) => text)).toEqual([
      '원고료: 350만 원 (부가세 별도), 제품 1대 무상 제공',
      '정산: 업로드 익월 말 지급',
      '답장은 3월 6일까지 부탁드립니다.',
    ]);
  });
});
