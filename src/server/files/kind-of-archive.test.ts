import { describe, expect, it } from 'vitest';
import { makeZip } from '../../../tests/replay/documents.ts';
import { makeEpub, makePptx, makeXlsx } from '../../../tests/replay/office-documents.ts';
import { makeWord, paragraph } from '../../../tests/replay/word-package.ts';
import { openParts } from '../sources/documents/archive-parts.ts';
import { archiveWithin } from './archive-within.ts';
import { checkContent } from './check-content.ts';

const word = makeWord(paragraph('글'));
const book = [{ title: '1장', body: '<p>글</p>' }];

/** The archive with a comment of these bytes. */
function withComment(archive: Buffer, comment: Buffer): Buffer {
  const bytes = Buffer.concat([archive, comment]);
  bytes.writeUInt16LE(comment.length, archive.length - 2);
  return bytes;
}

const before = Buffer.from('\r\n<br />\nWarning: Cannot modify header information\n');
const framed: readonly (readonly [string, Buffer])[] = [
  ['with a comment', withComment(word, Buffer.from('제안서'))],
  ['with a comment that holds the sign of an end', withComment(word, Buffer.from('PK\u0005\u0006 and more'))],
  ['with bytes after it', Buffer.concat([word, Buffer.alloc(3_000, 'x')])],
  ['with bytes before it', Buffer.concat([before, word])],
  ['with bytes before and after it', Buffer.concat([before, word, before])],
];

describe('an archive', () => {
  it.each<[string, string, Buffer]>([
    ['whose main part has another name', 'a.docx', makeWord(paragraph('글'), { main: 'word/document2.xml' })],
    ['whose main part lies elsewhere', 'a.docx', makeWord(paragraph('글'), { main: 'text/main.xml' })],
    ['whose names are parted by backslashes', 'a.docx', makeWord(paragraph('글'), { parted: '\\' })],
    ['of slides', 'a.pptx', makePptx([{ title: '글' }])],
    ['of sheets', 'a.xlsx', makeXlsx([{ name: '글', rows: [] }])],
    ['of a book that does not say what it is', 'a.epub', makeEpub(book, { isBare: true })],
    ['of the folder of a book', 'a.epub', makeEpub(book, { folder: 'book.epub/' })],
    [
      'whose parts are written in capitals',
      'a.xlsx',
      makeZip([{ name: '[Content_Types].XML' }, { name: 'XL/Workbook.xml' }]),
    ],
    ...framed.map(([what, bytes]): [string, string, Buffer] => [what, 'a.docx', bytes]),
  ])('%s is the document that its name says', async (_, name, bytes) => {
    const content = await checkContent(bytes, name);
    expect(content.ok && content.value.ending).toBe(name.slice(2));
  });

  it.each<[string, string, Buffer]>([
    ['of Word is no sheet', 'a.xlsx', word],
    ['of Word is no sheet, whatever stands before it', 'a.xlsx', Buffer.concat([before, word])],
    [
      'that only calls something its main part is no document',
      'a.docx',
      makeZip([
        { name: '[Content_Types].xml' },
        {
          name: '_rels/.rels',
          data: Buffer.from('<Relationship Type="x/officeDocument" Target="word/document.xml"/>'),
        },
      ]),
    ],
    ['of a drawing is no document', 'a.docx', makeWord('', { main: 'visio/document.vsdx' })],
    [
      'with a way out of its folder by backslashes is none',
      'a.docx',
      makeZip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }, { name: '..\\..\\a' }]),
    ],
  ])('%s', async (_, name, bytes) => {
    expect((await checkContent(bytes, name)).ok).toBe(false);
  });

  it.each(framed)('%s is unpacked', async (_, bytes) => {
    expect(await (await openParts(bytes)).text('word/document.xml')).toContain('글');
  });

  it('is looked for in few places, however many signs of an end there are', () => {
    expect(archiveWithin(Buffer.from('PK\u0005\u0006'.repeat(500_000)))).toBeNull();
  });
});
