import { GB, MB } from '#contract/base/bytes.ts';

/** From this share of a limit on, a figure warns. */
const NEAR_SHARE = 0.8;

/** Storage as the specification shows it: bytes / 1024 / 1024 with one decimal. */
export const megabytes = (bytes: number): string => (bytes / MB).toFixed(1);

/** A limit in round words: '100 MB', '10 GB'. */
export function readableLimit(bytes: number, language: string): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return bytes >= GB ? `${number.format(bytes / GB)} GB` : `${number.format(bytes / MB)} MB`;
}

/** Whether a figure comes near its limit, or has reached it. */
export const isNear = (used: number, limit: number): boolean => used >= limit * NEAR_SHARE;
