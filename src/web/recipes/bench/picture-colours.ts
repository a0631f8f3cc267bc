import { contrastRatio, type Rgb } from './title-bench.ts';

/** Where in a picture its text stands. */
export const areas = [
  'top-left',
  'top',
  'top-right',
  'left',
  'middle',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type Area = (typeof areas)[number];

/** The colours of a picture as a canvas gives them, four bytes each. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** What stands in one ninth of the picture. */
export function colourAreaOf({ width, height, data }: Pixels, area: Area): Rgb[] {
  const place = areas.indexOf(area);
  const [column, row] = [place % 3, Math.floor(place / 3)];
  const [left, right] = [Math.floor((width * column) / 3), Math.floor((width * (column + 1)) / 3)];
  const [top, bottom] = [Math.floor((height * row) / 3), Math.floor((height * (row + 1)) / 3)];
  const colours: Rgb[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) colours.push(colourAt(data, y * width + x));
  return colours;
}

const colourAt = (data: ArrayLike<number>, pixel: number): Rgb => [
  data[4 * pixel] ?? 0,
  data[4 * pixel + 1] ?? 0,
  data[4 * pixel + 2] ?? 0,
];

export const coloursOf = ({ width, height, data }: Pixels): Rgb[] =>
  Array.from({ length: width * height }, (_, pixel) => colourAt(data, pixel));

/** The mean of each channel; black where there is nothing. */
export function meanOf(colours: readonly Rgb[]): Rgb {
  const mean = (channel: 0 | 1 | 2) =>
    colours.reduce((sum, colour) => sum + colour[channel], 0) / Math.max(1, colours.length);
  return [mean(0), mean(1), mean(2)];
}

/** Between the lightest tenth and the darkest tenth: what letters there can have at best without a colour that is not yet in it. */
export function innerContrastOf(colours: readonly Rgb[]): number {
  const black: Rgb = [0, 0, 0];
  const light = (colour: Rgb) => contrastRatio(colour, black);
  const sorted = colours.toSorted((a, b) => light(a) - light(b));
  const tenth = Math.max(1, Math.round(sorted.length / 10));
  return contrastRatio(meanOf(sorted.slice(-tenth)), meanOf(sorted.slice(0, tenth)));
}

/** The contrasts of the mean colour with those of the neighbours, the least first. */
export const outerContrasts = (own: Rgb, neighbours: readonly Rgb[]): number[] =>
  neighbours.map((neighbour) => contrastRatio(own, neighbour)).toSorted((a, b) => a - b);
