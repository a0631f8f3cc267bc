/**
 * The one part of a file that a Range header asks for, both ends within it. Null: the whole is to be sent, because
 * nothing, nonsense or several parts are asked for (RFC 9110, 14.2). 'beyond': nothing of it lies in the file.
 */
export function readRange(header: string | undefined, size: number): { start: number; end: number } | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count === 0 ? 'beyond' : { start: size - count, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'beyond';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
