import sharp, { type Sharp } from 'sharp';
import { no, yes, type Verdict } from '#contract/base/verdict.ts';

/** 40 megapixels, all frames together: about 160 MB while a picture is drawn anew. */
const MOST_PIXELS = 40_000_000;
const TIME_LIMIT_SEC = 20;
const PREVIEW_PX = 640;

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

type Problem = 'too-many-pixels' | 'damaged';

/**
 * Draws a picture anew in its own format: what is not picture (place and camera of a photo, scripts behind the last byte)
 * stays behind, and the turn that the camera noted is applied. Moving pictures keep moving.
 */
export const redraw = (
  bytes: Uint8Array,
  format: 'png' | 'jpeg' | 'gif' | 'webp',
): Promise<Verdict<Picture, Problem>> =>
  draw(bytes, [format], (image) => (format === 'jpeg' ? image.jpeg({ quality: 90 }) : image.toFormat(format)));

/** A still preview as WebP of at most 640 px a side, whatever picture it was. */
export const drawPreview = (bytes: Uint8Array): Promise<Verdict<Picture, Problem>> =>
  draw(
    bytes,
    ['png', 'jpeg', 'gif', 'webp'],
    (image) =>
      image
        .resize({ width: PREVIEW_PX, height: PREVIEW_PX, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 }),
    { isStill: true },
  );

async function draw(
  bytes: Uint8Array,
  formats: readonly string[],
  finish: (image: Sharp) => Sharp,
  { isStill = false } = {},
): Promise<Verdict<Picture, Problem>> {
  try {
    const image = () =>
      sharp(bytes, { animated: !isStill, limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
    const found = await image().metadata();
    if (!formats.includes(found.format)) return no('damaged');
    // With several frames `height` is that of the whole strip.
    if (found.width * found.height > MOST_PIXELS) return no('too-many-pixels');
    const drawn = await finish(image().autoOrient())
      .timeout({ seconds: TIME_LIMIT_SEC })
      .toBuffer({ resolveWithObject: true });
    const { width, height, pageHeight } = drawn.info;
    return yes({ bytes: drawn.data, width, height: pageHeight ?? height });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return no(/pixel limit/i.test(error.message) ? 'too-many-pixels' : 'damaged');
  }
}
