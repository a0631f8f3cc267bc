import sharp from 'sharp';
import { fileURLToPath } from 'node:url';
import { assemblePdf } from './documents.ts';

const FONT = fileURLToPath(
  new URL('../../node_modules/pretendard/dist/public/static/Pretendard-Regular.otf', import.meta.url),
);

/** Text drawn on the upper part of a sheet of A4, black on white. */
export async function drawText(text: string, format: 'png' | 'jpeg', widthPx = 1_200): Promise<Buffer> {
  const drawn = sharp({
    text: { text, fontfile: FONT, font: 'Pretendard 12', width: widthPx - 160, dpi: 220, rgba: true, spacing: 18 },
  });
  const letters = await drawn.png().toBuffer();
  const size = { width: widthPx, height: Math.round(widthPx * Math.SQRT2), channels: 3 as const, background: '#fff' };
  const page = sharp({ create: size }).composite([{ input: letters, left: 80, top: 80 }]);
  return format === 'png' ? page.png().toBuffer() : page.jpeg({ quality: 80 }).toBuffer();
}

/** A PDF whose pages are each a picture (JPEG), or nothing but letters of its own. */
export async function makeScan(pages: readonly ({ picture: Buffer } | { letters: string })[]): Promise<Buffer> {
  const objects: (string | Buffer)[] = [];
  const kids = pages.map((_, i) => `${4 + i * 3} 0 R`).join(' ');
  objects[1] = '<< /Type /Catalog /Pages 2 0 R >>';
  objects[2] = `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`;
  objects[3] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  for (const [i, page] of pages.entries()) {
    const at = 4 + i * 3;
    const content =
      'picture' in page ? 'q 595 0 0 842 0 0 cm /Im1 Do Q' : `BT /F1 12 Tf 60 780 Td (${page.letters}) Tj ET`;
    objects[at] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> /XObject << /Im1 ${at + 2} 0 R >> >> /Contents ${at + 1} 0 R >>`;
    objects[at + 1] = `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
    objects[at + 2] = 'picture' in page ? await imageObject(page.picture) : '<< >>';
  }
  return assemblePdf(objects);
}

async function imageObject(jpeg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), jpeg, Buffer.from('\nendstream', 'latin1')]);
}
