const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** Keys are made by the server. One that is not of plain segments is a bug, and throws before it reaches a disk or an address. */
export function checkKey(key: string): string {
  if (key.length > 500 || !key.split('/').every((segment) => SEGMENT.test(segment)))
    throw new Error('an object key is malformed');
  return key;
}
