import mammoth from 'mammoth';
import { checkArchive } from './archive-check.ts';
import type { DocumentText } from './document-reader.ts';
import { keepHtml } from './html-blocks.ts';
import { createKeeper } from './keeper.ts';
import { refuseContainer } from './office-parts.ts';

export async function readDocx(bytes: Buffer): Promise<DocumentText> {
  refuseContainer(bytes);
  await checkArchive(bytes);
  const { value: html } = await mammoth.convertToHtml(
    { buffer: bytes },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  );
  const keeper = createKeeper();
  keepHtml(keeper, `<!doctype html><html><body>${html}</body></html>`);
  return keeper.toText();
}
