import { makeZip, type ZipEntry } from './documents.ts';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const part = (name: string, text: string): ZipEntry => ({
  name,
  data: Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`),
});
const types = part(
  '[Content_Types].xml',
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
);
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (name: string, targets: readonly (readonly [id: string, kind: string, target: string])[]): ZipEntry =>
  part(
    name,
    `<Relationships>${targets.map(([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`).join('')}</Relationships>`,
  );

/** A part that another refers to, as that one's file names it. */
export interface Related {
  id: string;
  kind: string;
  target: string;
  xml: string;
}

const relatedEntries = (owner: string, related: readonly Related[]): ZipEntry[] => {
  const at = owner.lastIndexOf('/') + 1;
  const entries = related.map(({ target, xml }) => part(new URL(target, `zip://a/${owner}`).pathname.slice(1), xml));
  const targets = related.map(({ id, kind, target }) => [id, kind, target] as const);
  return related.length === 0
    ? []
    : [relations(`${owner.slice(0, at)}_rels/${owner.slice(at)}.rels`, targets), ...entries];
};

export interface Slide {
  isHidden?: boolean;
  /** DrawingML that stands on the slide besides, and what it refers to. */
  shapes?: string;
  related?: readonly Related[];
  title?: string;
  texts?: readonly string[];
  table?: readonly (readonly string[])[];
  notes?: string;
}

/** A PowerPoint document of these slides, whose files are numbered against the order of the show. */
export function makePptx(slides: readonly Slide[]): Buffer {
  const fileOf = (i: number) => slides.length - i;
  const p = (text: string) => `<a:p><a:r><a:t>${escape(text)}</a:t></a:r></a:p>`;
  const shape = (kind: string | null, texts: readonly string[]) =>
    `<p:sp><p:nvSpPr><p:nvPr>${kind === null ? '' : `<p:ph type="${kind}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${texts.map(p).join('')}</p:txBody></p:sp>`;
  const table = (rows: readonly (readonly string[])[]) =>
    `<p:graphicFrame><a:tbl>${rows.map((row) => `<a:tr>${row.map((cell) => `<a:tc><a:txBody>${p(cell)}</a:txBody></a:tc>`).join('')}</a:tr>`).join('')}</a:tbl></p:graphicFrame>`;
  const entries = slides.flatMap((slide, i): ZipEntry[] => {
    const shapes = [
      slide.title === undefined ? '' : shape('title', [slide.title]),
      shape(null, slide.texts ?? []),
      slide.table ? table(slide.table) : '',
      slide.shapes ?? '',
      shape('sldNum', [String(i + 1)]),
    ];
    const name = `ppt/slides/slide${fileOf(i)}.xml`;
    const notes = `<p:notes><p:cSld>${shape('sldImg', [])}${shape('body', [slide.notes ?? ''])}${shape('sldNum', ['9'])}</p:cSld></p:notes>`;
    const related = [
      ...(slide.related ?? []),
      ...(slide.notes === undefined
        ? []
        : [{ id: 'rIdN', kind: 'notesSlide', target: `../notesSlides/notesSlide${i}.xml`, xml: notes }]),
    ];
    const show = slide.isHidden ? ' show="0"' : '';
    return [
      part(name, `<p:sld${show}><p:cSld><p:spTree>${shapes.join('')}</p:spTree></p:cSld></p:sld>`),
      ...relatedEntries(name, related),
    ];
  });
  const list = slides.map((_, i) => `<p:sldId id="${256 + i}" r:id="rId${i}"/>`).join('');
  return makeZip([
    types,
    part(
      'ppt/presentation.xml',
      `<p:presentation xmlns:r="${office}"><p:sldIdLst>${list}</p:sldIdLst></p:presentation>`,
    ),
    relations(
      'ppt/_rels/presentation.xml.rels',
      slides.map((_, i) => [`rId${i}`, 'slide', `slides/slide${fileOf(i)}.xml`]),
    ),
    ...entries,
  ]);
}

/** A text, a number, either in one of the formats of `formats`, or the cell as XML without its address. */
export type Cell =
  string | number | { value: number; format: number } | { xml: string } | { text: string; format: number } | null;

export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
  isHidden?: boolean;
  /** Elements of the worksheet before and after its rows, and the parts that it refers to. */
  before?: string;
  after?: string;
  related?: readonly Related[];
  /** Attributes of rows, by their number. */
  rowsAs?: Readonly<Record<number, string>>;
}

/** An Excel workbook. Texts of two and more characters are shared, shorter ones stand in their cells. */
export function makeXlsx(sheets: readonly Sheet[], formats: readonly string[] = []): Buffer {
  const shared = new Map<string, number>();
  const refer = (text: string) => {
    const place = shared.get(text) ?? shared.size;
    shared.set(text, place);
    return place;
  };
  const cell = (value: Cell, address: string) => {
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
    if (typeof value === 'object' && 'xml' in value) return value.xml.replace('<c', `<c r="${address}"`);
    if (typeof value === 'object' && 'text' in value)
      return `<c r="${address}" s="${value.format + 1}" t="inlineStr"><is><t>${escape(value.text)}</t></is></c>`;
    if (typeof value === 'object') return `<c r="${address}" s="${value.format + 1}"><v>${value.value}</v></c>`;
    if (value.length > 1) return `<c r="${address}" t="s"><v>${refer(value)}</v></c>`;
    return `<c r="${address}" t="inlineStr"><is><t>${escape(value)}</t></is></c>`;
  };
  const parts = sheets.flatMap(({ rows, before = '', after = '', related = [], rowsAs = {} }, i) => {
    const data = rows.map((row, y) => {
      const cells = row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`)).join('');
      return row.length === 0 ? '' : `<row r="${y + 1}" ${rowsAs[y + 1] ?? ''}>${cells}</row>`;
    });
    const name = `xl/worksheets/sheet${i + 1}.xml`;
    const xml = `<worksheet>${before}<sheetData>${data.join('')}</sheetData>${after}</worksheet>`;
    return [part(name, xml), ...relatedEntries(name, related)];
  });
  const list = sheets.map(
    ({ name, isHidden }, i) =>
      `<sheet name="${escape(name)}" sheetId="${i + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`,
  );
  const own = formats.map((format, i) => `<numFmt numFmtId="${164 + i}" formatCode="${escape(format)}"/>`);
  const styles = ['<xf numFmtId="0"/>', ...formats.map((_, i) => `<xf numFmtId="${164 + i}"/>`)];
  return makeZip([
    types,
    part('xl/workbook.xml', `<workbook xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`),
    relations(
      'xl/_rels/workbook.xml.rels',
      sheets.map((_, i) => [`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`]),
    ),
    part(
      'xl/sharedStrings.xml',
      `<sst>${[...shared.keys()].map((text) => `<si><t>${escape(text)}</t></si>`).join('')}</sst>`,
    ),
    part(
      'xl/styles.xml',
      `<styleSheet><numFmts>${own.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ),
    ...parts,
  ]);
}

export interface Chapter {
  /** As the table of contents calls it; null where it does not name the chapter. */
  title: string | null;
  /** XHTML of its body. */
  body: string;
}

/** A book whose chapters lie against their order in the archive. `isBare`: without the part that only says what it is. */
export function makeEpub(chapters: readonly Chapter[], { isLocked = false, isBare = false, folder = '' } = {}): Buffer {
  const items = chapters.map(
    (_, i) => `<item id="c${i}" href="text/c%20${i}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const links = chapters.map(({ title }, i) =>
    title ? `<li><a href="text/c%20${i}.xhtml#top">${escape(title)}</a></li>` : '',
  );
  const html = (body: string) =>
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${body}</body></html>`;
  const locks =
    '<encryption><EncryptedData><CipherData><CipherReference URI="OEBPS/text/c%200.xhtml"/></CipherData></EncryptedData></encryption>';
  const entries: ZipEntry[] = [
    { name: 'mimetype', data: Buffer.from('application/epub+zip') },
    part(
      'META-INF/container.xml',
      '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    ),
    ...(isLocked ? [part('META-INF/encryption.xml', locks)] : []),
    ...chapters.map(({ body }, i) => part(`OEBPS/text/c ${i}.xhtml`, html(body))).toReversed(),
    part('OEBPS/nav.xhtml', html(`<nav><ol>${links.join('')}</ol></nav>`)),
    part(
      'OEBPS/book.opf',
      `<package><manifest><item id="nav" href="nav.xhtml" properties="nav"/>${items.toReversed().join('')}</manifest><spine>${chapters.map((_, i) => `<itemref idref="c${i}"/>`).join('')}</spine></package>`,
    ),
  ];
  const kept = isBare ? entries.filter(({ name }) => name !== 'mimetype') : entries;
  return makeZip(kept.map((entry) => ({ ...entry, name: folder + entry.name })));
}
