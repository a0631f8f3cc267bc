import type { Pixels } from './picture-colours.ts';

export interface ReadPicture {
  /** Of the file, in its own pixels. */
  width: number;
  height: number;
  /** As it is shown, 16 to 9, in a few pixels. */
  pixels: Pixels;
}

const SAMPLE = { width: 96, height: 54 } as const;

/** The size and the colours of a picture; null where the browser cannot show it. */
export async function readPicture(address: string): Promise<ReadPicture | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SAMPLE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const { naturalWidth: width, naturalHeight: height } = image;
  if (!context || width === 0 || height === 0) return null;
  const part = shownPart(width, height);
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, SAMPLE.width, SAMPLE.height);
  const { data } = context.getImageData(0, 0, SAMPLE.width, SAMPLE.height);
  return { width, height, pixels: { ...SAMPLE, data } };
}

/** The middle of a picture that is seen where it fills a frame of 16 to 9. */
export function shownPart(width: number, height: number): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(width / 16, height / 9);
  const shown = { width: 16 * scale, height: 9 * scale };
  return { x: (width - shown.width) / 2, y: (height - shown.height) / 2, ...shown };
}

/** Whether something of the picture is cut off in a frame of 16 to 9; a hundredth is nothing. */
export const isCropped = (width: number, height: number): boolean => Math.abs((width * 9) / (height * 16) - 1) > 0.01;

/** YouTube takes nothing narrower. */
export const LEAST_WIDTH_PX = 640;
