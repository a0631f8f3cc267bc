import { deflateRawSync, deflateSync } from 'node:zlib';
import { makeCompoundFile } from './compound-file.ts';
import { makeDocx, makePdf, makeZip, type ZipEntry } from './documents.ts';
import { makeHwp, makeHwpx } from './hangul-document.ts';
import { makeEpub, makePptx, makeXlsx } from './office-documents.ts';
import { makeFormPdf, textField, type FormPage } from './pdf-forms.ts';

/** A file that is made to break whoever reads it, by the name under which it is brought. */
export interface Bomb {
  what: string;
  fileName: string;
  make: () => Buffer;
}

const MIB = 1 << 20;
const types: ZipEntry = { name: '[Content_Types].xml', data: Buffer.from('<Types/>') };
const zeros = (mib: number): ZipEntry => ({
  name: '',
  data: deflateRawSync(Buffer.alloc(mib * MIB)),
  method: 8,
  size: mib * MIB,
});
const word: ZipEntry = { name: 'word/document.xml', data: Buffer.from('<w:document/>') };

/** An archive that passes for a document of this kind, whose part is a bomb or lies about its size. */
const packed = (start: readonly ZipEntry[], name: string, mib: number, size?: number): Buffer =>
  makeZip([...start, { ...zeros(mib), name, ...(size !== undefined && { size }) }]);

function pdfOf(mib: number): Buffer {
  const stream = deflateSync(deflateSync(Buffer.alloc(mib * MIB, 32)));
  const [head = '', tail = ''] = makePdf(['PLACE'])
    .toString('latin1')
    .split(/<< \/Length \d+ >>\nstream\n[\s\S]*?\nendstream/);
  const open = `<< /Length ${stream.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`;
  return Buffer.concat([Buffer.from(head + open, 'latin1'), stream, Buffer.from(`\nendstream${tail}`, 'latin1')]);
}

/** Cells of numbers that do not repeat, so that the archive does not give the sheet away. */
function hugeSheet(rows: number): Buffer {
  const data = Array.from({ length: rows }, (_, y) => [y * 7_919 + 0.5, `품목 ${(y * 104_729) % 999_983}`, y * y]);
  return makeXlsx([{ name: '큰 표', rows: data }]);
}

/** One long text that a hundred thousand cells refer to. */
function sharedSheet(): Buffer {
  const cells = Array.from({ length: 60 }, () => Array.from({ length: 26 }, () => '가나다라'.repeat(60_000)));
  return makeXlsx([{ name: '되풀이', rows: cells }]);
}

function hwpOf(section: Buffer): Buffer {
  const head = Buffer.alloc(256);
  head.write('HWP Document File', 'latin1');
  head.writeUInt32LE(1, 36);
  return makeCompoundFile([
    ['FileHeader', head],
    ['BodyText/Section0', section],
  ]);
}

function endlessHwp(): Buffer {
  const bytes = makeHwp(['글'.repeat(4_000)], { flags: 0 });
  for (let at = 1; at < 127; at++) bytes.writeInt32LE(at, 512 + at * 4);
  return bytes;
}

const laughs = `<!DOCTYPE w [<!ENTITY a "${'ha'.repeat(50)}">${Array.from({ length: 8 }, (_, i) => `<!ENTITY ${'bcdefghi'[i]} "${`&${'abcdefgh'[i]};`.repeat(10)}">`).join('')}]>`;
const entry = (name: string, text: string): ZipEntry => ({ name, data: Buffer.from(text) });
/** A Word document whose one word is this entity. */
const speaking = (declared: string, word: string) => {
  const body = `<w:body><w:p><w:r><w:t>${word}</w:t></w:r></w:p></w:body>`;
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  return withPart(makeDocx(['글']), 'word/document.xml', `${declared}<w:document ${w}>${body}</w:document>`);
};

export const bombs: readonly Bomb[] = [
  { what: 'docx: 192 MiB in one part', fileName: 'a.docx', make: () => packed([types], 'word/document.xml', 192) },
  {
    what: 'docx: a part that lies about its size',
    fileName: 'a.docx',
    make: () => packed([types], 'word/document.xml', 192, 100),
  },
  {
    what: 'docx: 10,001 parts',
    fileName: 'a.docx',
    make: () => makeZip([types, word, ...Array.from({ length: 9_999 }, (_, i) => ({ name: `${i}` }))]),
  },
  {
    what: 'docx: an archive within, 64 MiB in it',
    fileName: 'a.docx',
    make: () => makeZip([...entriesOf(makeDocx(['글'])), { name: 'word/embeddings/b.zip', data: packed([], 'b', 64) }]),
  },
  {
    what: 'docx: a symbolic link',
    fileName: 'a.docx',
    make: () => makeZip([types, word, { ...entry('link', '/etc/passwd'), attributes: (0o120777 << 16) >>> 0 }]),
  },
  {
    what: 'docx: a way out of its folder',
    fileName: 'a.docx',
    make: () => makeZip([types, word, { name: '../../a' }]),
  },
  { what: 'docx: an absolute name', fileName: 'a.docx', make: () => makeZip([types, word, { name: '/etc/a' }]) },
  { what: 'docx: a billion laughs', fileName: 'a.docx', make: () => speaking(laughs, '&i;') },
  {
    what: 'docx: an entity from outside',
    fileName: 'a.docx',
    make: () => speaking('<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'),
  },
  { what: 'docx: tables a hundred thousand deep', fileName: 'a.docx', make: () => deepDocx('w:tbl', 100_000) },
  { what: 'docx: fields a hundred thousand deep', fileName: 'a.docx', make: () => deepDocx('w:fldSimple', 100_000) },
  {
    what: 'pptx: one chart of 9,000 points a thousand times',
    fileName: 'a.pptx',
    make: () => chartSlide(1_000, 9_000),
  },
  { what: 'xlsx: 20,000 cells set across 3,000 rows', fileName: 'a.xlsx', make: () => mergedSheet(20_000, 3_000) },
  { what: 'pdf: 256 MiB in one page', fileName: 'a.pdf', make: () => pdfOf(256) },
  { what: 'pdf: 512 MiB in one page', fileName: 'a.pdf', make: () => pdfOf(512) },
  { what: 'pdf: twenty thousand fields on a page', fileName: 'a.pdf', make: () => fieldsOf(20_000) },
  {
    what: 'pptx: 192 MiB in one slide',
    fileName: 'a.pptx',
    make: () =>
      packed(
        [
          types,
          entry(
            'ppt/presentation.xml',
            '<p:presentation><p:sldIdLst><p:sldId r:id="r1"/></p:sldIdLst></p:presentation>',
          ),
          entry(
            'ppt/_rels/presentation.xml.rels',
            '<Relationships><Relationship Id="r1" Type="x/slide" Target="slides/s.xml"/></Relationships>',
          ),
        ],
        'ppt/slides/s.xml',
        192,
      ),
  },
  { what: 'pptx: shapes a million deep', fileName: 'a.pptx', make: () => deepSlide(1_000_000) },
  {
    what: 'xlsx: 192 MiB in one sheet',
    fileName: 'a.xlsx',
    make: () => packed([types, entry('xl/workbook.xml', '<workbook/>')], 'xl/sharedStrings.xml', 192),
  },
  { what: 'xlsx: 60,000 rows that do not repeat', fileName: 'a.xlsx', make: () => hugeSheet(60_000) },
  { what: 'xlsx: one long text in every cell', fileName: 'a.xlsx', make: sharedSheet },
  {
    what: 'epub: a chapter 100,000 levels deep',
    fileName: 'a.epub',
    make: () => makeEpub([{ title: '1', body: `${'<div>'.repeat(100_000)}글${'</div>'.repeat(100_000)}` }]),
  },
  {
    what: 'epub: a million laughs',
    fileName: 'a.epub',
    make: () => makeEpub([{ title: '1', body: `<p>${'&amp;'.repeat(1_000_000)}</p>` }]),
  },
  {
    what: 'hwpx: 192 MiB in one section',
    fileName: 'a.hwpx',
    make: () => packed([entry('Contents/header.xml', '<h/>')], 'Contents/section0.xml', 192),
  },
  { what: 'hwpx: tables a hundred thousand deep', fileName: 'a.hwpx', make: () => deepHwpx(100_000) },
  {
    what: 'hwpx: a hundred thousand paragraphs that go on in each other',
    fileName: 'a.hwpx',
    make: () => withPart(makeHwpx(['글']), 'Contents/section0.xml', goingOn(100_000)),
  },
  { what: 'hwp: 56 MiB in one section', fileName: 'a.hwp', make: () => hwpOf(deflateRawSync(Buffer.alloc(56 * MIB))) },
  {
    what: 'hwp: seven million empty records',
    fileName: 'a.hwp',
    make: () => hwpOf(deflateRawSync(Buffer.alloc(28 * MIB, Buffer.from([67, 0, 0, 0])))),
  },
  { what: 'hwp: a table that leads back to itself', fileName: 'a.hwp', make: endlessHwp },
  { what: 'csv: two million columns', fileName: 'a.csv', make: () => Buffer.from('1,'.repeat(4_500_000)) },
  { what: 'csv: a quote that never ends', fileName: 'a.csv', make: () => Buffer.from(`a,"${'""'.repeat(4_500_000)}`) },
  {
    what: 'csv: half a million quotes that open',
    fileName: 'a.csv',
    make: () => Buffer.from('""a,b\n'.repeat(500_000)),
  },
  { what: 'md: one heading of 9 MB', fileName: 'a.md', make: () => Buffer.from(`# ${' #'.repeat(4_500_000)}`) },
  { what: 'txt: 9 MB without a space', fileName: 'a.txt', make: () => Buffer.from('가'.repeat(3_000_000)) },
];

function deepDocx(name: string, depth: number): Buffer {
  const inner = name === 'w:tbl' ? '<w:tr><w:tc>' : '';
  const open = Array.from({ length: depth }, (_, i) => `<${name} w:id="${i * 7_919}">${inner}`).join('');
  const text = '<w:r><w:t>글</w:t></w:r>';
  return withPart(makeDocx(['글']), 'word/document.xml', `<w:document><w:p>${text}</w:p><w:p>${open}${text}`);
}

function chartSlide(times: number, points: number): Buffer {
  const values = Array.from({ length: points }, (_, i) => `<c:pt idx="${i}"><c:v>${i * 7_919}</c:v></c:pt>`).join('');
  const xml = `<c:chartSpace><c:ser><c:val><c:numLit>${values}</c:numLit></c:val></c:ser></c:chartSpace>`;
  const shapes = '<p:graphicFrame><c:chart r:id="c"/></p:graphicFrame>'.repeat(times);
  return makePptx([{ shapes, related: [{ id: 'c', kind: 'chart', target: '../charts/c.xml', xml }] }]);
}

function mergedSheet(merged: number, rows: number): Buffer {
  const cells = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: 20 }, (_, x) => (x === 19 || y === 0 ? y : null)),
  );
  const ranges = Array.from(
    { length: merged },
    (_, i) => `<mergeCell ref="${String.fromCharCode(65 + (i % 19))}1:A${rows}"/>`,
  );
  return makeXlsx([{ name: '표', rows: cells, after: `<mergeCells>${ranges.join('')}</mergeCells>` }]);
}

function deepSlide(depth: number): Buffer {
  const shapes = `${Array.from({ length: depth }, (_, i) => `<p:grpSp id="${i * 7_919}">`).join('')}<a:p><a:r><a:t>글</a:t></a:r></a:p>`;
  return withPart(makePptx([{ title: 'TITLE' }]), 'ppt/slides/slide1.xml', `<p:sld>${shapes}`);
}

const goingOn = (count: number): string =>
  `<hs:sec>${Array.from({ length: count }, (_, i) => `<hp:p><hp:t>${i * 7_919}<hp:deleteBegin/>글<hp:deleteEnd paraend="1"/></hp:t></hp:p>`).join('')}`;

function fieldsOf(count: number): Buffer {
  const annotations = Array.from({ length: count }, (_, i): FormPage['annotations'][number] => {
    const [x, y] = [(i % 100) * 5, Math.floor(i / 100) * 4];
    return [textField(`Text${i}`, `값 ${i}`), [x, y, x + 5, y + 4]];
  });
  return makeFormPdf([{ printed: [['신청서', 60, 780]], annotations }]);
}

function deepHwpx(depth: number): Buffer {
  const tables = Array.from({ length: depth }, (_, i) => `<hp:tbl id="${i * 7_919}"><hp:tr><hp:tc>`).join('');
  return withPart(makeHwpx(['글']), 'Contents/section0.xml', `<hs:sec>${tables}<hp:p><hp:t>글</hp:t></hp:p>`);
}

/** The last entry of a name is the one that counts. */
const withPart = (archive: Buffer, name: string, text: string): Buffer =>
  makeZip([
    ...entriesOf(archive).filter((one) => one.name !== name),
    { ...entry(name, ''), data: deflateRawSync(text), method: 8, size: Buffer.byteLength(text) },
  ]);

/** The entries of an archive that `makeZip` wrote without packing them. */
function entriesOf(archive: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const [size, nameBytes] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const start = at + 30 + nameBytes;
    entries.push({ name: archive.toString('utf8', at + 30, start), data: archive.subarray(start, start + size) });
    at = start + size;
  }
  return entries;
}
