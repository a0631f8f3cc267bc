import { makeZip, type ZipEntry } from './documents.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const names =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';

/** A part beside the main one: what it is to it, its name, and what it holds; XML of Word comes without its outermost element. */
export interface WordPart {
  id?: string;
  kind: string;
  name: string;
  root?: string;
  content: string | Buffer;
}

export interface WordPackage {
  parts?: readonly WordPart[];
  main?: string;
  /** What stands between the steps of a name. */
  parted?: '/' | '\\';
}

const xml = (text: string): Buffer => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);

/** A Word document of this body in WordprocessingML, with its other parts. */
export function makeWord(
  body: string,
  { parts = [], main = 'word/document.xml', parted = '/' }: WordPackage = {},
): Buffer {
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const relations = parts.map(
    ({ kind, name, id }, i) => `<Relationship Id="${id ?? `rId${i}`}" Type="${office}/${kind}" Target="${name}"/>`,
  );
  const entries: ZipEntry[] = [
    {
      name: '[Content_Types].xml',
      data: xml(
        `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      data: xml(
        `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="/${main}"/></Relationships>`,
      ),
    },
    {
      name: `${folder}_rels/${main.slice(folder.length)}.rels`,
      data: xml(`<Relationships xmlns="${packaged}/relationships">${relations.join('')}</Relationships>`),
    },
    { name: main, data: xml(`<w:document ${names}><w:body>${body}</w:body></w:document>`) },
    ...parts.map(({ name, content, root }) => ({
      name: `${folder}${name}`,
      data: root === undefined ? Buffer.from(content) : xml(`<w:${root} ${names}>${String(content)}</w:${root}>`),
    })),
  ];
  return makeZip(entries.map((entry) => ({ ...entry, name: entry.name.replaceAll('/', parted) })));
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A run of text. */
export const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escape(text)}</w:t></w:r>`;

/** A paragraph of runs, or of one run of this text. */
export const paragraph = (content: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : run(content)}</w:p>`;
