/** A share as people read it: 0.256 -> '26%'. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A number with one decimal at the most. */
export const tenth = (number: number): string => (Math.round(number * 10) / 10).toString();
