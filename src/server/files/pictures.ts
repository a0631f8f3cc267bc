import sharp, { type Sharp } from 'sharp';
import { no, yes, type Verdict } from '#contract/base/verdict.ts';
import { pngWithinIcon } from './icon.ts';
import { signatureOf } from './signatures.ts';

/** 40 megapixels, all frames together: about 160 MB while a picture is drawn anew. */
const MOST_PIXELS = 40_000_000;
const TIME_LIMIT_SEC = 20;
const PREVIEW_PX = 640;
const ICON_PX = 32;
/** The long side in which letters of screenshots and photos can be read; smaller pictures are enlarged to the lesser one. */
const READING_PX = { least: 1_200, most: 2_560 } as const;
/** The long side of a page that is shown to a model. */
const SHOWN_PX = 1_280;

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp';
type Problem = 'too-many-pixels' | 'damaged';
const formats: readonly string[] = ['png', 'jpeg', 'gif', 'webp'] satisfies PictureFormat[];

/**
 * Draws a picture anew in its own format: what is not picture (place and camera of a photo, scripts behind the last byte)
 * stays behind, and the turn that the camera noted is applied. Moving pictures keep moving.
 */
export const redraw = (bytes: Uint8Array, format: PictureFormat): Promise<Verdict<Picture, Problem>> =>
  draw(bytes, true, (image) => (format === 'jpeg' ? image.jpeg({ quality: 90 }) : image.toFormat(format)));

/** A still preview as WebP of at most 640 px a side, whatever picture (or icon holding a PNG) it was. */
export const drawPreview = (bytes: Uint8Array): Promise<Verdict<Picture, Problem>> =>
  draw(pngWithinIcon(bytes) ?? bytes, false, (image) =>
    image
      .resize({ width: PREVIEW_PX, height: PREVIEW_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 }),
  );

/** The small picture of a website, as WebP of at most 32 px a side. */
export const drawIcon = (bytes: Uint8Array): Promise<Verdict<Picture, Problem>> =>
  draw(pngWithinIcon(bytes) ?? bytes, false, (image) =>
    image.resize({ width: ICON_PX, height: ICON_PX, fit: 'inside', withoutEnlargement: true }).webp({ quality: 90 }),
  );

/** A still picture as PNG in which text can be read: on white, grey where only its letters matter. */
export const drawForReading = (bytes: Uint8Array, isGrey: boolean): Promise<Verdict<Picture, Problem>> =>
  draw(bytes, false, (image) => {
    const still = image.flatten({ background: '#fff' });
    const { least, most } = READING_PX;
    const sized = still
      .resize({ width: least, height: least, fit: 'inside', withoutReduction: true })
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true });
    return (isGrey ? sized.greyscale() : sized).png();
  });

/** A page that was drawn large, as JPEG of about a megapixel: vendors make larger ones smaller, and count no more for them. */
export const drawPage = (bytes: Uint8Array): Promise<Verdict<Picture, Problem>> =>
  draw(bytes, false, (image) =>
    image
      .flatten({ background: '#fff' })
      .resize({ width: SHOWN_PX, height: SHOWN_PX, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 }),
  );

async function draw(
  bytes: Uint8Array,
  isMoving: boolean,
  finish: (image: Sharp) => Sharp,
): Promise<Verdict<Picture, Problem>> {
  // Before sharp looks: it would also load SVG and PDF, which are programs rather than pictures.
  if (!formats.includes(signatureOf(bytes) ?? '')) return no('damaged');
  const options = { animated: isMoving, limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;
  try {
    const found = await sharp(bytes, options).metadata();
    // With several frames `height` is that of the whole strip.
    if (found.width * found.height > MOST_PIXELS) return no('too-many-pixels');
    const drawn = await finish(sharp(bytes, options).autoOrient())
      .timeout({ seconds: TIME_LIMIT_SEC })
      .toBuffer({ resolveWithObject: true });
    const { width, height, pageHeight } = drawn.info;
    return yes({ bytes: drawn.data, width, height: pageHeight ?? height });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return no(/pixel limit/i.test(error.message) ? 'too-many-pixels' : 'damaged');
  }
}
