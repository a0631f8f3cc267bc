import { describe, expect, it } from 'vitest';
import { readSignedText, signText } from './signed-text.ts';

describe('signed text', () => {
  const signed = signText('key', '{"누구":"서연"}');

  it('comes back as it was', () => {
    expect(readSignedText('key', signed)).toBe('{"누구":"서연"}');
  });

  it('may stand in a cookie and in an address', () => {
    expect(signed).toMatch(/^[\w-]+\.[\w-]+$/);
  });

  const [body = '', signature = ''] = signed.split('.');
  it.each([
    '',
    '.',
    body,
    `${body}.`,
    `.${signature}`,
    `${body}.${signature}x`,
    `${body}.${signature}.`,
    `${body}x.${signature}`,
    `${body}.AAAA`,
  ])('is not %j', (text) => {
    expect(readSignedText('key', text)).toBeNull();
  });

  it('of another key is not ours', () => {
    expect(readSignedText('other', signed)).toBeNull();
  });
});
