import { createHmac, timingSafeEqual } from 'node:crypto';

const digest = (key: string, text: string) => createHmac('sha256', key).update(text).digest();

/** The text with a signature behind it. Readable by everybody, made by nobody without the key. */
export const signText = (key: string, text: string): string =>
  `${Buffer.from(text).toString('base64url')}.${digest(key, text).toString('base64url')}`;

/** The text that `signText` signed with this key; null for anything else. */
export function readSignedText(key: string, signed: string): string | null {
  const [body, signature, ...rest] = signed.split('.');
  if (!body || !signature || rest.length > 0) return null;
  const text = Buffer.from(body, 'base64url').toString();
  const given = Buffer.from(signature, 'base64url');
  const expected = digest(key, text);
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
}
