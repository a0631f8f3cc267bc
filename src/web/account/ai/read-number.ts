/** A number as somebody typed it: null for nothing, undefined for what is none. */
export function readNumber(typed: string, { isWhole = false } = {}): number | null | undefined {
  const text = typed.replaceAll(',', '').trim();
  if (text === '') return null;
  const number = Number(text);
  return Number.isFinite(number) && number >= 0 && (!isWhole || Number.isInteger(number)) ? number : undefined;
}

export const writeNumber = (number: number | null): string => (number === null ? '' : String(number));
