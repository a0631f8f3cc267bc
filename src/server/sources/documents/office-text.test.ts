import { describe, expect, it } from 'vitest';
import { makeZip } from '../../../../tests/replay/documents.ts';
import { makeEpub, makePptx, makeXlsx } from '../../../../tests/replay/office-documents.ts';
import { problemOf } from '../../testing/problem-of.ts';
import type { Block } from '../passages/passages.ts';
import { kindOfFormat, shownValue } from './cell-values.ts';
import { readCsv, separatorOf } from './csv-text.ts';
import { readEpub } from './epub-text.ts';
import { readMarkdown } from './md-text.ts';
import { readPptx } from './pptx-text.ts';
import { columnName, columnOf } from './sheet-rows.ts';
import type { DocumentText } from './document-reader.ts';
import { readXlsx } from './xlsx-text.ts';

const placed = ({ blocks }: DocumentText) => blocks.map(({ page, heading, text }: Block) => [page ?? heading, text]);
const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

describe('a presentation', () => {
  it('is read slide by slide in the order of the show, without what stands on every slide', async () => {
    const read = await readPptx(
      makePptx([
        { title: '브랜드 소개', texts: ['모카하우스는 홈카페 브랜드입니다.', '설립 2019년 & 성수동'] },
        {
          title: '일정',
          table: [
            ['단계', '날짜'],
            ['촬영', '3월 2일'],
          ],
        },
        { texts: ['제목 없는 장'] },
        { title: '감사합니다' },
      ]),
    );
    expect(read.pageCount).toBe(4);
    expect(placed(read)).toEqual([
      [1, '# 브랜드 소개'],
      [1, '모카하우스는 홈카페 브랜드입니다.'],
      [1, '설립 2019년 & 성수동'],
      [2, '# 일정'],
      [2, '| 단계 | 날짜 |\n| --- | --- |\n| 촬영 | 3월 2일 |'],
      [3, '제목 없는 장'],
      [4, '# 감사합니다'],
    ]);
    expect([...new Set(read.blocks.map(({ heading }) => heading))]).toEqual([
      '브랜드 소개',
      '일정',
      null,
      '감사합니다',
    ]);
  });

  it('keeps what the speaker noted, told apart from the slide', async () => {
    const read = await readPptx(
      makePptx([
        { title: '일정', texts: ['촬영 3월'], notes: '비가 오면 실내로 옮긴다' },
        { texts: ['Budget'], notes: 'Ask first' },
      ]),
    );
    expect(read.blocks.map(({ heading, text, page }) => [page, heading, text])).toEqual([
      [1, '일정', '# 일정'],
      [1, '일정', '촬영 3월'],
      [1, '일정 · 발표자 노트', '## 발표자 노트'],
      [1, '일정 · 발표자 노트', '비가 오면 실내로 옮긴다'],
      [2, null, 'Budget'],
      [2, 'Speaker notes', '## Speaker notes'],
      [2, 'Speaker notes', 'Ask first'],
    ]);
  });

  it.each<[string, Buffer, string]>([
    ['without a word', makePptx([{}]), 'nothing-readable'],
    ['in the old format', ole, 'wrong-type'],
    ['with a password', Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]), 'encrypted'],
    ['that is something else', makeZip([{ name: 'a.txt' }]), 'wrong-type'],
    ['that breaks off', makePptx([{ title: '가' }]).subarray(0, 200), 'damaged'],
  ])('%s is told as such', async (_, bytes, problem) => {
    expect(await problemOf(readPptx(bytes))).toBe(problem);
  });
});

describe('a workbook', () => {
  it('is read sheet by sheet as lines that name their columns, each run of rows with its range', async () => {
    const read = await readXlsx(
      makeXlsx([
        {
          name: '정산',
          rows: [
            ['항목', '금액', '비고'],
            ['협찬', 1_500_000, null],
            ['광고', 0.1 + 0.2, '세금 포함'],
          ],
        },
        { name: '숨김', rows: [['비밀']], isHidden: true },
        { name: '메모', rows: [[], ['한 줄']] },
      ]),
    );
    expect(placed(read)).toEqual([
      ['정산!A1:C3', '항목 | 금액 | 비고'],
      ['정산!A1:C3', '항목: 협찬 | 금액: 1500000'],
      ['정산!A1:C3', '항목: 광고 | 금액: 0.3 | 비고: 세금 포함'],
      ['메모!A2', '한 줄'],
    ]);
  });

  it('shows dates, times and shares as people read them', async () => {
    const dated = (value: number, format: number) => ({ value, format });
    const read = await readXlsx(
      makeXlsx(
        [{ name: 's', rows: [[dated(46_083, 0), dated(0.604_166_666_7, 1), dated(0.125, 2), dated(46_083.5, 3)]] }],
        ['yyyy"년" m"월" d"일"', 'h:mm', '0.0%', 'yyyy-mm-dd hh:mm'],
      ),
    );
    expect(read.blocks[0]?.text).toBe('2026-03-02 | 14:30 | 12.5% | 2026-03-02 12:00');
  });

  it.each<[string, string]>([
    ['yyyy-mm-dd', 'date'],
    ['[$-412]h:mm AM/PM', 'time'],
    ['#,##0"day"', 'number'],
    ['0.00%;[Red]-0%', 'percent'],
    ['General', 'number'],
    ['\\d0', 'number'],
  ])('takes the format %s for a %s', (format, kind) => {
    expect(kindOfFormat(format)).toBe(kind);
  });

  it('counts days from 1904 where the workbook does, and leaves impossible ones numbers', () => {
    expect(shownValue('0', 'date', true)).toBe('1904-01-01');
    expect(shownValue('-3', 'date', false)).toBe('-3');
    expect(shownValue('1e300', 'date', false)).toBe('1e+300');
  });

  it('starts a new place before a passage is full', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => [`품목 ${i}`, '서른 글자쯤 되는 설명을 적어 둔 칸입니다', i]);
    const { blocks } = await readXlsx(makeXlsx([{ name: '재고', rows: [['이름', '설명', '수량'], ...rows] }]));
    const places = [...new Set(blocks.map(({ heading }) => heading))];
    expect(places[0]).toMatch(/^재고!A1:C\d+$/);
    expect(places.length).toBeGreaterThan(4);
  });

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [16_383, 'XFD'],
  ])('calls column %i %s', (column, name) => {
    expect(columnName(column)).toBe(name);
    expect(columnOf(`${name}7`)).toBe(column);
  });
});

describe('separated values', () => {
  it.each<[string, string, string]>([
    ['commas', '이름,말\n지우,"안녕, ""세계"""\n', '이름: 지우 | 말: 안녕, "세계"'],
    ['tabs', '이름\t말\n지우\t하나, 둘\n', '이름: 지우 | 말: 하나, 둘'],
    ['semicolons', 'name;said\nJi;a, b\n', 'name: Ji | said: a, b'],
    ['a sign of their own', 'sep=|\nname|said\nJi|x,y\n', 'name: Ji | said: x,y'],
    ['lines within quotes', '이름,말\n지우,"첫 줄\n둘째 줄"\n', '이름: 지우 | 말: 첫 줄 둘째 줄'],
  ])('parted by %s are read by their columns', async (_, text, line) => {
    expect((await readCsv(Buffer.from(text))).blocks.at(-1)?.text).toBe(line);
  });

  it('have the range of their rows for a place', async () => {
    expect(placed(await readCsv(Buffer.from('\ufeff이름,말\n지우,안녕\n서준,응')))).toEqual([
      ['A1:B3', '이름 | 말'],
      ['A1:B3', '이름: 지우 | 말: 안녕'],
      ['A1:B3', '이름: 서준 | 말: 응'],
    ]);
  });

  it('without names for their columns are values alone', async () => {
    expect(placed(await readCsv(Buffer.from('1,2\n3,4')))).toEqual([
      ['A1:B2', '1 | 2'],
      ['A1:B2', '3 | 4'],
    ]);
  });

  it('are not guessed from a single column', () => {
    expect(separatorOf('한 줄\n또 한 줄')).toBe(',');
  });
});

describe('a book', () => {
  it('is read chapter by chapter under the names of its table of contents', async () => {
    const read = await readEpub(
      makeEpub([
        { title: '1장 시작', body: '<p>처음 문단.<br/>이어서.</p><a id="x"/><p>둘째 문단.</p>' },
        { title: '2장 끝', body: '<h2>작은 제목</h2><p>끝 문단.</p><ul><li>하나</li><li>둘</li></ul>' },
        { title: null, body: '<p>이름 없는 장.</p>' },
      ]),
    );
    expect(placed(read)).toEqual([
      ['1장 시작', '# 1장 시작'],
      ['1장 시작', '처음 문단.'],
      ['1장 시작', '이어서.'],
      ['1장 시작', '둘째 문단.'],
      ['작은 제목', '## 작은 제목'],
      ['작은 제목', '끝 문단.'],
      ['작은 제목', '- 하나'],
      ['작은 제목', '- 둘'],
      [null, '이름 없는 장.'],
    ]);
  });

  it('that is locked to a shop is told as such, and so is one without text', async () => {
    expect(await problemOf(readEpub(makeEpub([{ title: 'a', body: '<p>b</p>' }], { isLocked: true })))).toBe(
      'encrypted',
    );
    expect(await problemOf(readEpub(makeEpub([{ title: 'a', body: '<img src="a.png"/>' }])))).toBe('nothing-readable');
    expect(await problemOf(readEpub(makeZip([{ name: 'a' }])))).toBe('wrong-type');
  });
});

describe('Markdown', () => {
  it('is read in paragraphs under its headings, without what stands before it', async () => {
    const text =
      '---\ntitle: x\n---\n# 소개 #\n첫 줄\n이어진 줄\n\n- 하나\n- 둘\n\n## 빈 제목\n\n## 코드\n\n```\n# 제목이 아님\n\n끝\n```\n';
    expect(placed(await readMarkdown(Buffer.from(text)))).toEqual([
      ['소개', '# 소개 #'],
      ['소개', '첫 줄\n이어진 줄'],
      ['소개', '- 하나'],
      ['소개', '- 둘'],
      ['빈 제목', '## 빈 제목'],
      ['코드', '## 코드'],
      ['코드', '```\n# 제목이 아님\n\n끝\n```'],
    ]);
  });
});
