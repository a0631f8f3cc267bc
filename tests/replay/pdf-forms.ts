import { assemblePdf, hexOf, koreanFont } from './documents.ts';

type Rect = readonly [left: number, low: number, right: number, high: number];

export interface FormPage {
  /** Printed on the page, each at its place in points from the lower left, in letters of 12 points. */
  printed?: readonly (readonly [text: string, x: number, y: number])[];
  /** Entries of each annotation's dictionary, without its place. */
  annotations: readonly (readonly [entries: string, rect: Rect])[];
  /** Operators that draw something else. */
  drawn?: string;
}

/** A text of a PDF in any letters. */
export const told = (text: string): string => `<feff${hexOf(text)}>`;

export const textField = (name: string, value: string, more = ''): string =>
  `/Subtype /Widget /FT /Tx /T ${told(name)} /V ${told(value)} ${more}`;
export const checkBox = (name: string, isTicked: boolean, more = ''): string =>
  `/Subtype /Widget /FT /Btn /T ${told(name)} /V /${isTicked ? 'Yes' : 'Off'} /AS /${isTicked ? 'Yes' : 'Off'} ` +
  `/AP << /N << /Yes 5 0 R /Off 5 0 R >> >> ${more}`;
/** One choice of a group; `chosen` is the value of the whole group. */
export const radioButton = (name: string, value: string, chosen: string): string =>
  `/Subtype /Widget /FT /Btn /Ff 32768 /T ${told(name)} /V /${chosen} /AS /${value === chosen ? value : 'Off'} ` +
  `/AP << /N << /${value} 5 0 R /Off 5 0 R >> >>`;
export const freeText = (text: string): string => `/Subtype /FreeText /Contents ${told(text)} /DA (/F1 12 Tf)`;

/** A PDF with fields and remarks on its pages. */
export function makeFormPdf(pages: readonly FormPage[]): Buffer {
  const objects: string[] = [];
  const numbers = pages.map((_, i) => 6 + i * 2);
  const fields: string[] = [];
  [objects[3], objects[4]] = koreanFont(4);
  objects[5] = '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 0 >>\nstream\n\nendstream';
  for (const [i, { printed = [], annotations, drawn = '' }] of pages.entries()) {
    const at = numbers[i] ?? 0;
    const shown = printed.map(([text, x, y]) => `1 0 0 1 ${x} ${y} Tm <${hexOf(text)}> Tj`).join('\n');
    const content = `BT /F1 12 Tf\n${shown}\nET\n${drawn}`;
    const kids = annotations.map((_, k) => `${6 + pages.length * 2 + fields.length + k} 0 R`);
    for (const [entries, rect] of annotations)
      fields.push(`<< /Type /Annot /F 4 ${entries} /Rect [${rect.join(' ')}] >>`);
    objects[at] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> ` +
      `/Contents ${at + 1} 0 R /Annots [${kids.join(' ')}] >>`;
    objects[at + 1] = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  }
  const all = fields.map((_, k) => `${6 + pages.length * 2 + k} 0 R`).join(' ');
  objects[1] = `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${all}] /DR << /Font << /F1 3 0 R >> >> >> >>`;
  objects[2] = `<< /Type /Pages /Kids [${numbers.map((at) => `${at} 0 R`).join(' ')}] /Count ${pages.length} >>`;
  return assemblePdf(objects.concat(fields));
}
