import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ReadProblem } from './read-problem.ts';

const folder = (name: string): string =>
  fileURLToPath(new URL(`./${name}/`, import.meta.resolve('pdfjs-dist/package.json')));

/** Larger pictures within a page are left out. */
const MOST_IMAGE_PIXELS = 60_000_000;

/** Korean needs the packed character maps; without them nothing comes out. Throws ReadProblem 'encrypted' or 'damaged'. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      cMapUrl: folder('cmaps'),
      cMapPacked: true,
      standardFontDataUrl: folder('standard_fonts'),
      wasmUrl: folder('wasm'),
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: true,
      maxImageSize: MOST_IMAGE_PIXELS,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new ReadProblem(name === 'PasswordException' ? 'encrypted' : 'damaged', name);
  }
}
