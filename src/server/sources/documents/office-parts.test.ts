import { describe, expect, it } from 'vitest';
import { makeEpub, makePptx, makeXlsx } from '../../../../tests/replay/office-documents.ts';
import type { Block } from '../passages/passages.ts';
import type { DocumentText } from './document-reader.ts';
import { readEpub } from './epub-text.ts';
import { readPptx } from './pptx-text.ts';
import { readXlsx } from './xlsx-text.ts';

const placed = ({ blocks }: DocumentText) => blocks.map(({ heading, text }: Block) => [heading, text]);
const series =
  '<c:ser><c:tx><c:v>조회수</c:v></c:tx><c:cat><c:strLit><c:pt idx="0"><c:v>1월</c:v></c:pt></c:strLit></c:cat><c:val><c:numLit><c:pt idx="0"><c:v>12</c:v></c:pt></c:numLit></c:val></c:ser>';
const chart = {
  id: 'ch',
  kind: 'chart',
  target: '../charts/chart1.xml',
  xml: `<c:chartSpace>${series}</c:chartSpace>`,
};
const table = '|  | 조회수 |\n| --- | --- |\n| 1월 | 12 |';
const frame = (content: string) =>
  `<p:graphicFrame><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></p:graphicFrame>`;
const p = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
const shape = (text: string, told = '') =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1"${told}/></p:nvSpPr><p:txBody>${p(text)}</p:txBody></p:sp>`;
const picture = (size: number, told = '') =>
  `<p:pic><p:nvPicPr><p:cNvPr id="1"/><p:nvPr>${told}</p:nvPr></p:nvPicPr><p:spPr><a:xfrm><a:ext cx="${size}" cy="${size}"/></a:xfrm></p:spPr></p:pic>`;

describe('a slide', () => {
  it('that is hidden says so wherever it is cited', async () => {
    const read = await readPptx(
      makePptx([
        { title: '보임' },
        { title: '단가표', texts: ['150만 원'], isHidden: true },
        { texts: ['Draft'], isHidden: true },
      ]),
    );
    expect(placed(read)).toEqual([
      ['보임', '# 보임'],
      ['단가표 (숨긴 슬라이드)', '# 단가표 (숨긴 슬라이드)'],
      ['단가표 (숨긴 슬라이드)', '150만 원'],
      ['Hidden slide', '# Hidden slide'],
      ['Hidden slide', 'Draft'],
    ]);
  });

  it('has the figures of its charts and the words of its diagrams where they stand', async () => {
    const diagram = {
      id: 'dm',
      kind: 'diagramData',
      target: '../diagrams/data1.xml',
      xml: `<dgm:dataModel><dgm:pt><dgm:t>${p('기획')}</dgm:t></dgm:pt></dgm:dataModel>`,
    };
    const shapes = shape('위') + frame('<c:chart r:id="ch"/>') + frame('<dgm:relIds r:dm="dm"/>') + shape('아래');
    expect(placed(await readPptx(makePptx([{ title: '성과', shapes, related: [chart, diagram] }])))).toEqual([
      ['성과', '# 성과'],
      ['성과', '위'],
      ['성과', table],
      ['성과', '기획'],
      ['성과', '아래'],
    ]);
  });

  it('has what is written twice once, its equations, and its comments below it', async () => {
    const twice = `<mc:AlternateContent><mc:Choice Requires="a14">${shape('').replace('<a:t></a:t>', '<a:t>넓이 </a:t></a:r><a14:m><m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f></m:oMath></a14:m><a:r>')}</mc:Choice><mc:Fallback>${shape('넓이')}</mc:Fallback></mc:AlternateContent>`;
    const comments = {
      id: 'cm',
      kind: 'comments',
      target: '../comments/c.xml',
      xml: '<p:cmLst><p:cm authorId="0"><p:text>줄여 주세요</p:text></p:cm></p:cmLst>',
    };
    expect(placed(await readPptx(makePptx([{ title: '장', shapes: twice, related: [comments] }])))).toEqual([
      ['장', '# 장'],
      ['장', '넓이 a/b'],
      ['장 · 메모', '## 메모'],
      ['장 · 메모', '줄여 주세요'],
    ]);
  });

  it.each<[string, string, object | undefined]>([
    ['a picture', picture(2_000_000), { pictures: 1 }],
    ['a sign', picture(300_000), undefined],
    ['a film', picture(2_000_000, '<a:videoFile r:link="v"/>'), { media: 1 }],
    ['a file within', frame(`<p:oleObj progId="Excel.Sheet.12">${picture(2_000_000)}</p:oleObj>`), { objects: 1 }],
    ['a chart without figures', frame('<c:chart r:id="none"/>'), { charts: 1 }],
    ['a hidden shape', shape('몰래', ' hidden="1"'), { hidden: 1 }],
  ])('counts what it leaves out: %s', async (_, shapes, leftOut) => {
    const read = await readPptx(makePptx([{ title: '장', shapes }]));
    expect([read.leftOut, read.blocks.length]).toEqual([leftOut, 1]);
  });
});

describe('a sheet', () => {
  const linesOf = async (cells: readonly { xml: string }[]) => {
    const read = await readXlsx(makeXlsx([{ name: 's', rows: [['가', '나'], cells] }]));
    return [read.blocks.at(-1)?.text, read.leftOut];
  };
  it.each<[string, string, string, object | undefined]>([
    [
      'words that are said how to speak',
      '<c t="inlineStr"><is><r><t>漢</t></r><r><t>字</t></r><rPh sb="0" eb="2"><t>かんじ</t></rPh></is></c>',
      '漢字',
      undefined,
    ],
    ['what is true', '<c t="b"><v>1</v></c>', 'TRUE', undefined],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A', undefined],
    ['a day', '<c t="d"><v>2026-03-02T00:00:00</v></c>', '2026-03-02', undefined],
    ['characters that XML cannot hold', '<c t="str"><v>a_x000D_b</v></c>', 'a b', undefined],
    ['the result of a formula', '<c t="str"><f>A1</f><v>합</v></c>', '합', undefined],
    ['a formula without a result', '<c><f>SUM(A1)</f></c><c><v>7</v></c>', '7', { formulas: 1 }],
    ['an empty result', '<c t="str"><f>A1</f><v></v></c><c><v>7</v></c>', '7', undefined],
    ['a picture in a cell', '<c t="e" vm="1"><v>#VALUE!</v></c><c><v>7</v></c>', '7', { pictures: 1 }],
  ])('shows %s', async (_, xml, shown, leftOut) => {
    const [line, left] = await linesOf([{ xml: '<c t="str"><v>x</v></c>' }, { xml }]);
    expect([
      String(line)
        .split(/: | \| /)
        .at(-1),
      left,
    ]).toEqual([shown, leftOut]);
  });

  it('counts the hidden ones beside it, and marks its hidden rows', async () => {
    const read = await readXlsx(
      makeXlsx([
        {
          name: '표',
          rows: [
            ['항목', '값'],
            ['가', 1],
            ['나', 2],
          ],
          rowsAs: { 3: 'hidden="1"' },
        },
        { name: '숨김', rows: [['비밀']], isHidden: true },
      ]),
    );
    expect([placed(read).at(-1), read.leftOut]).toEqual([['표!A3:B3 (숨긴 행)', '항목: 나 | 값: 2'], { hidden: 1 }]);
  });

  it('says in each row what one cell says for several', async () => {
    const after = '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>';
    const rows = [
      ['구분', '항목', '값'],
      ['식비', '점심', 1],
      [null, '저녁', 2],
    ];
    const { blocks } = await readXlsx(makeXlsx([{ name: '표', rows, after }]));
    expect(blocks.at(-1)?.text).toBe('구분: 식비 | 항목: 저녁 | 값: 2');
  });

  it('has the names of the tables that the file knows, its charts, boxes and comments', async () => {
    const drawing = `<xdr:wsDr>${frame('<c:chart r:id="ch"/>')}<xdr:sp><xdr:txBody>${p('상자')}</xdr:txBody></xdr:sp></xdr:wsDr>`;
    const related = [
      { id: 't', kind: 'table', target: '../tables/table1.xml', xml: '<table ref="A1:B2"/>' },
      { id: 'd', kind: 'drawing', target: '../drawings/drawing1.xml', xml: drawing },
      {
        id: 'c',
        kind: 'comments',
        target: '../comments1.xml',
        xml: '<comments><authors><author>지우</author></authors><commentList><comment ref="B2" authorId="0"><text><r><t>지우:</t></r><r><t> 확인</t></r></text></comment></commentList></comments>',
      },
    ];
    const book = makeXlsx([
      {
        name: '표',
        rows: [
          [2025, 2026],
          [1, 2],
          [3, 4],
        ],
        related,
      },
    ]);
    expect((await readXlsx(book)).leftOut).toEqual({ charts: 1 });
    expect(placed(await readXlsx(book))).toEqual([
      ['표!A1:B2', '2025 | 2026'],
      ['표!A1:B2', '2025: 1 | 2026: 2'],
      ['표!A3:B3', '3 | 4'],
      ['표', '상자'],
      ['표!B2 (메모)', '지우: 확인'],
    ]);
  });
});

describe('a book', () => {
  const read = (body: string, told = {}) => readEpub(makeEpub([{ title: '1장', body }], told));

  it.each([
    ['that does not say what it is', { isBare: true }],
    ['whose folder was packed', { folder: 'book.epub/' }],
  ])('%s is read', async (_, told) => {
    expect(placed(await read('<p>글</p>', told))).toEqual([
      ['1장', '# 1장'],
      ['1장', '글'],
    ]);
  });

  it('has letters without how they are spoken, and counts what is no text', async () => {
    const body =
      '<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>字 <math><mi>x</mi></math></p><img src="a.png" alt="표"/><img src="b.png" alt=""/><audio src="c"/>';
    const { blocks, leftOut } = await read(body);
    expect([blocks.at(-1)?.text, leftOut]).toEqual(['漢字', { equations: 1, pictures: 1, media: 1 }]);
  });
});
