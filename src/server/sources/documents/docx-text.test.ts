import { describe, expect, it } from 'vitest';
import { makeWord, paragraph as p, run, type WordPart } from '../../../../tests/replay/word-package.ts';
import type { Block } from '../passages/passages.ts';
import { readDocx } from './docx-text.ts';

const textsOf = async (body: string, parts: readonly WordPart[] = []): Promise<string[]> =>
  (await readDocx(makeWord(body, { parts }))).blocks.map(({ text }: Block) => text);
const leftOutOf = async (body: string, parts: readonly WordPart[] = []) =>
  (await readDocx(makeWord(p('글') + body, { parts }))).leftOut;

const field = (instruction: string, shown: string | null): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${instruction} </w:instrText></w:r>` +
  `${shown === null ? '' : `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${shown}`}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const simple = (instruction: string, shown: string): string =>
  `<w:fldSimple w:instr=" ${instruction} ">${shown}</w:fldSimple>`;
const form = (told: string, kind: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${told}</w:ffData></w:fldChar></w:r><w:r><w:instrText> ${kind} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const changed = (how: string, content: string) => `<w:${how} w:id="1" w:author="a">${content}</w:${how}>`;
const box = (content: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></mc:Choice>` +
  `<mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const cell = (content: string, told = '') => `<w:tc><w:tcPr>${told}</w:tcPr>${content}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;

describe('the text of a Word document', () => {
  it.each<[string, string, string[]]>([
    [
      'a simple field',
      p(run('원고료는 ') + simple('MERGEFIELD 금액', run('1,500,000원')) + run('입니다.')),
      ['원고료는 1,500,000원입니다.'],
    ],
    [
      'a numbered caption',
      p(run('그림 ') + simple('SEQ 그림 \\* ARABIC', run('3')) + run('. 조회수')),
      ['그림 3. 조회수'],
    ],
    ['a field of several runs', p(field('DATE', run('3월 20일')) + run('까지')), ['3월 20일까지']],
    [
      'a field within the making of another',
      p(field(`IF ${field('MERGEFIELD a', run('x'))} = "x"`, run('참'))),
      ['참'],
    ],
    ['a field that never ends', p(`${run('앞')}<w:r><w:fldChar w:fldCharType="begin"/></w:r>`) + p('뒤'), ['앞', '뒤']],
    [
      'what is spoken above letters',
      p(`<w:r><w:ruby><w:rt>${run('かんじ')}</w:rt><w:rubyBase>${run('漢字')}</w:rubyBase></w:ruby></w:r>`),
      ['漢字'],
    ],
    [
      'letters that a field sets a reading above',
      p(field('EQ \\* jc2 \\o\\ad(\\s\\up 9(かんじ),漢字)', null)),
      ['漢字'],
    ],
    [
      'what a form holds',
      p(
        form('<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>', 'FORMCHECKBOX') +
          form(
            '<w:ddList><w:result w:val="1"/><w:listEntry w:val="롱폼"/><w:listEntry w:val="숏폼"/></w:ddList>',
            'FORMDROPDOWN',
          ),
      ),
      ['☑숏폼'],
    ],
    [
      'content controls and smart tags',
      p(
        `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${run('회사')}</w:sdtContent></w:sdt><w:smartTag>${run(' 이름')}</w:smartTag>`,
      ),
      ['회사 이름'],
    ],
    [
      'what was taken out and put in',
      p(run('남은 ') + changed('del', '<w:r><w:delText>지운 </w:delText></w:r>') + changed('ins', run('넣은 글'))),
      ['남은 넣은 글'],
    ],
    [
      'what was moved, once',
      p(changed('moveFrom', run('옮긴 글'))) + p(changed('moveTo', run('옮긴 글'))),
      ['옮긴 글'],
    ],
    ['a paragraph whose end was taken out', p('앞 ', '<w:rPr><w:del w:id="1"/></w:rPr>') + p('뒤'), ['앞 뒤']],
    [
      'a style that was changed',
      p('글', '<w:pPrChange w:id="1"><w:pPr><w:pStyle w:val="Heading1"/></w:pPr></w:pPrChange>'),
      ['글'],
    ],
    ['a box of text, once and after its paragraph', p(run('본문') + box(p('상자'))), ['본문', '상자']],
    [
      'a sign of a font',
      p(
        `<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>${run(' 동의 ')}<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>`,
      ),
      ['☑ 동의 α'],
    ],
    [
      'breaks, tabs and hyphens',
      p(`<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>1</w:t><w:noBreakHyphen/><w:t>2</w:t></w:r>`),
      ['a b', '1-2'],
    ],
    [
      'an equation',
      p(
        `${run('넓이 ')}<m:oMath><m:sSup><m:e><m:r><m:t>πr</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>`,
      ),
      ['넓이 πr^2'],
    ],
    [
      'names by another prefix',
      p('글')
        .replaceAll('w:', 'ns0:')
        .replace('<ns0:p>', '<ns0:p xmlns:ns0="http://schemas.openxmlformats.org/wordprocessingml/2006/main">'),
      ['글'],
    ],
  ])('has %s', async (_, body, texts) => {
    expect(await textsOf(body)).toEqual(texts);
  });

  it('stands under its headings, by their styles and their outline', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="own"><w:basedOn w:val="1"/><w:name w:val="소제목"/></w:style>';
    const body =
      p('1장', '<w:pStyle w:val="own"/>') +
      p('1절', '<w:outlineLvl w:val="1"/>') +
      p('글') +
      p('2장', '<w:pStyle w:val="1"/>') +
      p('끝');
    const { blocks } = await readDocx(
      makeWord(body, { parts: [{ kind: 'styles', name: 'styles.xml', root: 'styles', content: styles }] }),
    );
    expect(blocks.map(({ text, heading }) => [heading, text])).toEqual([
      ['1절', '# 1장'],
      ['1절', '## 1절'],
      ['1절', '글'],
      ['2장', '# 2장'],
      ['2장', '끝'],
    ]);
  });

  it('has the signs of its lists, counted as Word counts them', async () => {
    const level = (at: number, format: string, text: string) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const content =
      `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '제%1조')}${level(1, 'ganada', '%2.')}${level(2, 'decimal', '%1.%3)')}</w:abstractNum>` +
      `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'bullet', '·')}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>' +
      '<w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>';
    const item = (text: string, list: number, at: number) =>
      p(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`);
    const body =
      item('목적', 1, 0) +
      item('정의', 1, 0) +
      item('첫째', 1, 1) +
      item('둘째', 1, 1) +
      item('기간', 1, 0) +
      item('셋째', 1, 1) +
      item('하나', 2, 0) +
      item('점', 2, 1) +
      item('둘', 2, 0) +
      item('일곱', 3, 0) +
      item('아님', 0, 0);
    expect(await textsOf(body, [{ kind: 'numbering', name: 'numbering.xml', root: 'numbering', content }])).toEqual([
      '제1조 목적',
      '제2조 정의',
      '가. 첫째',
      '나. 둘째',
      '제3조 기간',
      '가. 셋째',
      '1. 하나',
      '   - 점',
      '2. 둘',
      '7. 일곱',
      '아님',
    ]);
  });

  it('has its tables, with rows and cells as they stand after changes', async () => {
    const table = `<w:tbl>${row(cell(p('항목')), cell(p('금액'), '<w:gridSpan w:val="2"/>'))}${row(cell(p('협찬')), cell(p('150')), cell(p('만 원')))}<w:tr><w:trPr><w:del w:id="1"/></w:trPr>${cell(p('지운 줄'))}</w:tr></w:tbl>`;
    expect(await textsOf(table)).toEqual(['| 항목 | 금액 |  |\n| --- | --- | --- |\n| 협찬 | 150 | 만 원 |']);
  });

  it('has what a table that only arranges it holds, in its order', async () => {
    const inner = `<w:tbl>${row(cell(p('a')), cell(p('b')))}${row(cell(p('c')), cell(p('d')))}</w:tbl>`;
    expect(await textsOf(`<w:tbl>${row(cell(p('왼쪽') + inner), cell(p('오른쪽')))}</w:tbl>`)).toEqual([
      '왼쪽',
      '| a | b |\n| --- | --- |\n| c | d |',
      '오른쪽',
    ]);
  });

  it('has its notes below what refers to them, its comments and the frame of its pages at the end', async () => {
    const parts: WordPart[] = [
      {
        kind: 'footnotes',
        name: 'footnotes.xml',
        root: 'footnotes',
        content: `<w:footnote w:type="separator" w:id="-1">${p('―')}</w:footnote><w:footnote w:id="2">${p('부가세 별도')}</w:footnote>`,
      },
      {
        kind: 'comments',
        name: 'comments.xml',
        root: 'comments',
        content: `<w:comment w:id="0" w:author="지우">${p('낮춰 주세요')}</w:comment>`,
      },
      {
        id: 'h',
        kind: 'header',
        name: 'header1.xml',
        root: 'hdr',
        content: p(run('대외비 ') + simple('PAGE', run('7'))),
      },
      {
        id: 'f',
        kind: 'footer',
        name: 'footer1.xml',
        root: 'ftr',
        content: p(run('- ') + simple('PAGE', run('7')) + run(' -')),
      },
    ];
    const body =
      p(
        `<w:commentRangeStart w:id="0"/>${run('150만 원')}<w:commentRangeEnd w:id="0"/><w:r><w:footnoteReference w:id="2"/></w:r>`,
      ) +
      p('다음') +
      '<w:sectPr><w:headerReference r:id="h"/><w:footerReference r:id="f"/></w:sectPr>';
    const { blocks } = await readDocx(makeWord(body, { parts }));
    expect(blocks.map(({ text, heading }) => [heading, text])).toEqual([
      [null, '150만 원[1]'],
      [null, '[1] 부가세 별도'],
      [null, '다음'],
      ['메모', '# 메모'],
      ['메모', '“150만 원” 지우: 낮춰 주세요'],
      ['머리말·꼬리말', '# 머리말·꼬리말'],
      ['머리말·꼬리말', '대외비'],
    ]);
  });

  const message =
    'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<html><body><p>=EA=B8=80 &amp; =\r\n=EB=A7=90</p></body></html>\r\n--b--';
  it.each<[string, string, string | Buffer, string[]]>([
    ['a page', 'a.html', '<html><body><h2>조건</h2><p>선금 50%</p></body></html>', ['## 조건', '선금 50%']],
    ['a piece of a page', 'a.htm', '<p>선금 <b>50%</b></p>', ['선금 50%']],
    ['a page that was saved as a message', 'a.mht', message, ['글 & 말']],
    ['plain text', 'a.txt', '첫 줄\r\n둘째 줄', ['첫 줄', '둘째 줄']],
    ['a document', 'a.docx', makeWord(p('안의 글')), ['안의 글']],
  ])('has %s that stands within it, in its place', async (_, name, content, texts) => {
    const parts = [{ id: 'c', kind: 'aFChunk', name, content }];
    expect(await textsOf(`${p('앞')}<w:altChunk r:id="c"/>${p('뒤')}`, parts)).toEqual(['앞', ...texts, '뒤']);
  });

  it('has the figures of its charts', async () => {
    const chart =
      '<c:chartSpace><c:ser><c:tx><c:v>조회수</c:v></c:tx><c:cat><c:strLit><c:pt idx="0"><c:v>1월</c:v></c:pt></c:strLit></c:cat><c:val><c:numLit><c:pt idx="0"><c:v>12</c:v></c:pt></c:numLit></c:val></c:ser></c:chartSpace>';
    const drawn = '<w:r><w:drawing><wp:inline><c:chart r:id="ch"/></wp:inline></w:drawing></w:r>';
    expect(
      await textsOf(p(run('그림 1') + drawn), [{ id: 'ch', kind: 'chart', name: 'charts/chart1.xml', content: chart }]),
    ).toEqual(['그림 1', '|  | 조회수 |\n| --- | --- |\n| 1월 | 12 |']);
  });

  const picture = (size: number, told = '') =>
    p(
      `<w:r><w:drawing><wp:inline><wp:extent cx="${size}" cy="${size}"/><wp:docPr id="1">${told}</wp:docPr><pic:pic/></wp:inline></w:drawing></w:r>`,
    );
  const object = (program: string) =>
    p(`<w:r><w:object><v:shape><v:imagedata r:id="i"/></v:shape><o:OLEObject ProgID="${program}"/></w:object></w:r>`);
  it.each<[string, string, object | undefined]>([
    ['a picture', picture(2_000_000), { pictures: 1 }],
    ['an ornament', picture(2_000_000, '<adec:decorative val="1"/>'), undefined],
    ['a sign', picture(200_000), undefined],
    ['a chart without figures', p('<w:r><w:drawing><c:chart r:id="none"/></w:drawing></w:r>'), { charts: 1 }],
    ['an equation of older programs', object('Equation.DSMT4'), { equations: 1 }],
    ['a file within', object('Excel.Sheet.12'), { objects: 1 }],
    ['a field without what it shows', p(simple('AUTHOR', '')), { fields: 1 }],
    ['an entry of an index', p(field('XE "말"', null)), undefined],
    ['hidden words', p(run('몰래', '<w:vanish/>')), { hidden: 1 }],
    ['words that could be hidden', p(run('보임', '<w:vanish w:val="0"/>')), undefined],
  ])('counts what it leaves out: %s', async (_, body, leftOut) => {
    expect(await leftOutOf(body)).toEqual(leftOut);
  });
});
