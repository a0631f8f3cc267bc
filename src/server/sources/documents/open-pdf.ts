import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ReadProblem } from './read-problem.ts';

const folder = (name: string): string =>
  fileURLToPath(new URL(`./${name}/`, import.meta.resolve('pdfjs-dist/package.json')));

/** Larger pictures within a page are left out. */
const MOST_IMAGE_PIXELS = 60_000_000;

/** Korean needs the packed character maps; without them nothing comes out. Throws ReadProblem 'encrypted', 'protected' or 'damaged'. */
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
    throw problemOf(error);
  }
}

/** One that is encrypted otherwise than by a password is whole: only its own program opens it. */
function problemOf(error: unknown): ReadProblem {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'PasswordException') return new ReadProblem('encrypted', name);
  return new ReadProblem(/encryption/i.test(message) ? 'protected' : 'damaged', name);
}
