import { crc32 } from 'node:zlib';

/**
 * A PDF of one text a page, Korean included: set in a font of the viewer's with the predefined character map
 * UniKS-UTF16-H, so that no font has to be put in. A text is broken into lines of 40 characters.
 */
export const makePdf = (pages: readonly string[]): Buffer => makePdfOf(pages.map(pageContent));

/** One page of two columns that were written row by row, below a line across both. */
export function makeTwoColumns(title: string, left: readonly string[], right: readonly string[]): Buffer {
  const shown = (text: string, x: number, y: number) => `1 0 0 1 ${x} ${y} Tm <${hexOf(text)}> Tj`;
  const rows = left.flatMap((line, i) => [shown(line, 60, 740 - i * 18), shown(right[i] ?? '', 320, 740 - i * 18)]);
  return makePdfOf([`BT /F1 12 Tf\n${[shown(title, 60, 780), ...rows].join('\n')}\nET`]);
}

/** Letters as a PDF writes them in that font. */
export const hexOf = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** The font of the viewer's, and the one that it descends to, which is object `number`. */
export const koreanFont = (number: number): [string, string] => [
  `<< /Type /Font /Subtype /Type0 /BaseFont /HYSMyeongJo-Medium /Encoding /UniKS-UTF16-H /DescendantFonts [${number} 0 R] >>`,
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYSMyeongJo-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) ' +
    '/Supplement 2 >> /DW 1000 /FontDescriptor << /Type /FontDescriptor /FontName /HYSMyeongJo-Medium /Flags 6 /FontBBox ' +
    '[0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 800 /StemV 80 >> >>',
];

function makePdfOf(contents: readonly string[]): Buffer {
  const objects: string[] = [];
  const kids = contents.map((_, i) => `${5 + i * 2} 0 R`).join(' ');
  objects[1] = '<< /Type /Catalog /Pages 2 0 R >>';
  objects[2] = `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`;
  [objects[3], objects[4]] = koreanFont(4);
  contents.forEach((content, i) => {
    objects[5 + i * 2] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${6 + i * 2} 0 R >>`;
    objects[6 + i * 2] = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  });
  return assemble(objects);
}

function pageContent(page: string): string {
  const lines = page.split('\n').flatMap((paragraph) => paragraph.match(/.{1,40}(?:\s|$)|.{1,40}/gu) ?? ['']);
  const shown = lines.map((line) => `<${hexOf(line.trim())}> Tj 0 -18 Td`).join('\n');
  return `BT /F1 12 Tf 60 780 Td\n${shown}\nET`;
}

const assemble = (objects: readonly string[]): Buffer => assemblePdf(objects);

/** A PDF of numbered objects, as they stand between 'obj' and 'endobj'; the first is its catalogue. */
export function assemblePdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (piece: string | Buffer) => {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
    length += bytes.length;
    parts.push(bytes);
  };
  objects.forEach((body, number) => {
    offsets[number] = length;
    add(`${number} 0 obj\n`);
    add(body);
    add('\nendobj\n');
  });
  const table = offsets
    .map((offset, number) => (number === 0 ? '' : `${String(offset).padStart(10, '0')} 00000 n \n`))
    .join('');
  add(
    `xref\n0 ${objects.length}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}

export interface ZipEntry {
  name: string;
  data?: Buffer;
  /** 8: `data` is deflated already, and `size` is what the archive claims it to be. */
  method?: 0 | 8;
  size?: number;
  attributes?: number;
}

/** A zip archive as told, honest or not. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data = Buffer.alloc(0), method = 0, size = data.length, attributes = 0 } of entries) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(method === 0 ? crc32(data) : 0, 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(attributes, 6);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), common, tail, Buffer.from(name)]),
    );
    files.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\u0005\u0006'), end]);
}

/** A Word document of paragraphs; one that starts with '# ' is a heading. */
export function makeDocx(paragraphs: readonly string[]): Buffer {
  const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const body = paragraphs
    .map((paragraph) => {
      const isHeading = paragraph.startsWith('# ');
      const style = isHeading ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
      return `<w:p>${style}<w:r><w:t xml:space="preserve">${escape(isHeading ? paragraph.slice(2) : paragraph)}</w:t></w:r></w:p>`;
    })
    .join('');
  const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  return makeZip([
    {
      name: '[Content_Types].xml',
      data: xml(
        `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
          `<Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>` +
          `<Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      data: xml(
        `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
    },
    {
      name: 'word/_rels/document.xml.rels',
      data: xml(
        `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      ),
    },
    {
      name: 'word/styles.xml',
      data: xml(
        `<w:styles ${w}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
      ),
    },
    { name: 'word/document.xml', data: xml(`<w:document ${w}><w:body>${body}</w:body></w:document>`) },
  ]);
}
