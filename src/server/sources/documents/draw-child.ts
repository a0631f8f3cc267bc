import { buffer } from 'node:stream/consumers';
import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './open-pdf.ts';
import { typedOn } from './pdf-typed.ts';

/** A process of its own: one PDF on standard input, then the number of a page by message, and its picture as the answer. */

/** About 220 dots an inch on A4, enough for letters of 8 points. */
const LONG_SIDE_PX = 2_560;

type Rendering = Parameters<PDFPageProxy['render']>[0];
interface Drawn {
  canvas: Rendering['canvas'] & { toBuffer: (type: 'image/png') => Buffer };
  context: NonNullable<Rendering['canvasContext']>;
}
interface Factory {
  create: (width: number, height: number) => Drawn;
  destroy: (drawn: Drawn) => void;
}

async function draw(document: PDFDocumentProxy, number: number): Promise<Buffer | null> {
  try {
    const page = await document.getPage(number);
    const whole = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: LONG_SIDE_PX / Math.max(whole.width, whole.height, 1) });
    const factory = document.canvasFactory as Factory;
    const drawn = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const { canvas, context } = drawn;
    const { typed } = await typedOn(page);
    // What was typed on the page is read from the file, and would be read twice.
    const annotationMode = typed.length > 0 ? AnnotationMode.DISABLE : AnnotationMode.ENABLE;
    await page.render({ canvas, canvasContext: context, viewport, annotationMode }).promise;
    const picture = canvas.toBuffer('image/png');
    factory.destroy(drawn);
    page.cleanup();
    return picture;
  } catch {
    return null;
  }
}

const document = await openPdf(await buffer(process.stdin)).catch(() => null);
process.on('message', (number: number) => {
  void (document ? draw(document, number) : Promise.resolve(null)).then((picture) =>
    process.send?.({ number, picture }),
  );
});
process.send?.({ isOpen: document !== null });
