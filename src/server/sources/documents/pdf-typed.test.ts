import { describe, expect, it } from 'vitest';
import {
  checkBox,
  freeText,
  makeFormPdf,
  radioButton,
  textField,
  told,
  type FormPage,
} from '../../../../tests/replay/pdf-forms.ts';
import { problemOf } from '../../testing/problem-of.ts';
import { readPdf } from './pdf-text.ts';
import { linesOfXfa, type XfaNode } from './pdf-xfa.ts';

const textsOf = async (...pages: FormPage[]) => (await readPdf(makeFormPdf(pages))).blocks.map(({ text }) => text);
const leftOutOf = async (annotations: FormPage['annotations']) =>
  (await readPdf(makeFormPdf([{ printed: [['광고 계약서', 60, 780]], annotations }]))).leftOut;

describe('what is typed into a PDF', () => {
  it.each<[what: string, page: FormPage, texts: string[]]>([
    [
      'stands behind the words that are printed before it',
      {
        printed: [
          ['성명:', 60, 700],
          ['연락처:', 300, 700],
        ],
        annotations: [
          [textField('Text2', '010-1234-5678'), [350, 695, 500, 715]],
          [textField('Text1', '김모카'), [100, 695, 250, 715]],
        ],
      },
      ['성명: 김모카 연락처: 010-1234-5678'],
    ],
    [
      'over a printed line to write on stands before that line',
      {
        printed: [['계약금 ____________ 원, 지급일 ____________', 60, 700]],
        annotations: [
          [textField('a1', '1,500,000'), [110, 695, 250, 715]],
          [textField('a2', '3월 20일'), [350, 695, 440, 715]],
        ],
      },
      ['계약금 1,500,000 ____________ 원, 지급일 3월 20일 ____________'],
    ],
    [
      'is read where a page holds nothing else, with the name that it has for people',
      {
        annotations: [
          [textField('Text1', '모카하우스'), [60, 700, 250, 720]],
          [textField('t2', '브랜드 담당자', `/TU ${told('직함')}`), [60, 660, 250, 680]],
        ],
      },
      ['모카하우스', '직함: 브랜드 담당자'],
    ],
    [
      'in several lines comes behind its label and before what is printed below',
      {
        printed: [
          ['요청 사항', 60, 700],
          ['끝인사', 60, 500],
        ],
        annotations: [[textField('memo', '첫째 줄\r둘째 줄', '/Ff 4096'), [60, 560, 400, 690]]],
      },
      ['요청 사항 첫째 줄 둘째 줄', '끝인사'],
    ],
    [
      'on top of a page without fields is read at its height',
      {
        printed: [
          ['첫 문단입니다.', 60, 780],
          ['마지막 문단입니다.', 60, 400],
        ],
        annotations: [[freeText('수정: 업로드는 3월 27일'), [60, 600, 300, 620]]],
      },
      ['첫 문단입니다.', '수정: 업로드는 3월 27일', '마지막 문단입니다.'],
    ],
    [
      'and drawn by the page itself as well is read once',
      {
        printed: [
          ['성명:', 60, 700],
          ['김모카', 110, 700],
        ],
        annotations: [[textField('Text1', '김모카'), [105, 695, 250, 715]]],
      },
      ['성명: 김모카'],
    ],
    [
      'and hidden, or a password, is not said',
      {
        printed: [['공개하는 글입니다.', 60, 700]],
        annotations: [
          [textField('secret', '숨긴 값', '/F 2'), [60, 600, 200, 620]],
          [textField('shown elsewhere', '보이지 않는 값', '/F 32'), [60, 560, 200, 580]],
          [textField('pw', 'hunter2', '/Ff 8192'), [60, 520, 200, 540]],
        ],
      },
      ['공개하는 글입니다.'],
    ],
    [
      'into a choice is the value that is shown',
      {
        printed: [['지급 방식', 60, 700]],
        annotations: [
          [
            `/Subtype /Widget /FT /Ch /Ff 131072 /T (pay) /V (b) /Opt [[(a) ${told('선불')}] [(b) ${told('익월 말 지급')}]]`,
            [130, 695, 300, 715],
          ],
        ],
      },
      ['지급 방식 익월 말 지급'],
    ],
  ])('%s', async (_, page, texts) => expect(await textsOf(page)).toEqual(texts));

  it('as a tick says what is ticked: by the printed word, else by its name', async () => {
    const printed: FormPage['printed'] = [
      ['동의함', 80, 700],
      ['동의하지 않음', 200, 700],
    ];
    const boxes: FormPage['annotations'] = [
      [checkBox('Check Box1', false), [60, 698, 74, 712]],
      [checkBox('Check Box2', true), [180, 698, 194, 712]],
    ];
    expect(await textsOf({ printed, annotations: boxes })).toEqual(['☐ 동의함 ☑ 동의하지 않음']);
    const named: FormPage['annotations'] = [
      [checkBox('2차 활용 동의', true), [60, 698, 74, 712]],
      [radioButton('정산', 'monthly', 'monthly'), [60, 650, 74, 664]],
      [radioButton('정산', 'once', 'monthly'), [60, 600, 74, 614]],
    ];
    expect(await textsOf({ annotations: named })).toEqual(['☑ 2차 활용 동의', '☑ 정산: monthly', '☐']);
  });

  it('says nothing for boxes of which none is ticked', async () => {
    const annotations: FormPage['annotations'] = [[checkBox('동의', false), [60, 698, 74, 712]]];
    expect(await textsOf({ printed: [['동의함', 80, 700]], annotations })).toEqual(['동의함']);
    expect(await problemOf(readPdf(makeFormPdf([{ annotations }])))).toBe('nothing-readable');
  });

  it('on a scan is read from the file, and the scan is looked at nevertheless', async () => {
    const drawn = 'q 595 0 0 842 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID 0 EI Q';
    const annotations: FormPage['annotations'] = [
      [freeText('계약 금액은 150만 원으로 정정합니다.'), [60, 600, 400, 620]],
    ];
    const { blocks, unread } = await readPdf(makeFormPdf([{ drawn, annotations }]));
    expect([blocks.map(({ text }) => text), unread]).toEqual([['계약 금액은 150만 원으로 정정합니다.'], [1]]);
  });

  it('keeps its page and its place on it', async () => {
    const empty: FormPage = { printed: [['첫 쪽', 60, 700]], annotations: [] };
    const filled: FormPage = { annotations: [[textField('Text1', '둘째 쪽 값'), [60, 700, 250, 720]]] };
    const { blocks } = await readPdf(makeFormPdf([empty, filled]));
    expect(blocks.map(({ text, page }) => [text, page])).toEqual([
      ['첫 쪽', 1],
      ['둘째 쪽 값', 2],
    ]);
    expect(blocks[1]?.lines?.[0]?.box).toMatchObject({ x: 60, w: 190 });
  });
});

describe('what lies on a PDF and is not read', () => {
  const rect = [400, 700, 420, 720] as const;
  it.each<[what: string, entries: string, leftOut: object | undefined]>([
    ['a remark', `/Subtype /Text /Contents ${told('이 조항 다시 확인')}`, { comments: 1 }],
    [
      'a remark on marked words',
      `/Subtype /Highlight /QuadPoints [400 720 420 720 400 700 420 700] /Contents ${told('오타')}`,
      { comments: 1 },
    ],
    ['a mark without a word', '/Subtype /Highlight', undefined],
    ['the window of a remark', `/Subtype /Popup /Contents ${told('이 조항 다시 확인')}`, undefined],
    [
      'the state of a remark',
      `/Subtype /Text /StateModel (Review) /State (Accepted) /Contents ${told('ok')}`,
      undefined,
    ],
    ['a stamp', '/Subtype /Stamp /AP << /N 5 0 R >>', { pictures: 1 }],
    ['a file', '/Subtype /FileAttachment /FS << /Type /Filespec /F (a.xlsx) >>', { objects: 1 }],
    ['a clip', '/Subtype /RichMedia', { media: 1 }],
    ['a password', textField('pw', 'hunter2', '/Ff 8192'), { fields: 1 }],
  ])('is counted: %s', async (_, entries, leftOut) => expect(await leftOutOf([[entries, rect]])).toEqual(leftOut));
});

describe('a form in XFA', () => {
  it('says what is printed, and each value behind its label', () => {
    const text = (value: string): XfaNode => ({ name: 'span', value });
    const field = (label: string, ...inputs: XfaNode[]): XfaNode => ({
      name: 'div',
      attributes: { id: 'field1' },
      children: [...inputs, { name: 'label', children: [{ name: 'p', children: [text(label)] }] }],
    });
    const input = (attributes: Record<string, unknown>): XfaNode => ({ name: 'input', attributes });
    const option = (value: string, selected: boolean): XfaNode => ({ name: 'option', value, attributes: { selected } });
    const page: XfaNode = {
      name: 'div',
      children: [
        { name: 'p', children: [text('신청'), text('서')] },
        field('성명', input({ type: 'text', value: '김모카' })),
        field('비고', input({ type: 'text' })),
        field('동의', input({ type: 'checkbox', checked: true })),
        field('방식', { name: 'select', children: [option('선불', false), option('후불', true)] }),
        { name: 'button', children: [text('지우기')] },
        { name: 'p', attributes: { style: { display: 'none' } }, children: [text('감춘 글')] },
      ],
    };
    expect(linesOfXfa(page)).toEqual(['신청서', '성명: 김모카', '비고', '☑ 동의', '방식: 후불']);
  });
});
