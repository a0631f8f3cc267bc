import { describe, expect, test } from 'vitest';
import { openSealedText, sealText } from './sealed-text.ts';

describe('a sealed text', () => {
  const sealed = sealText('secret', 'sk-열쇠-1234', 'chat');

  test('opens for its secret and what it is about, and shows nothing of itself', () => {
    expect(openSealedText('secret', sealed, 'chat')).toBe('sk-열쇠-1234');
    expect(sealed).not.toContain('1234');
    expect(sealText('secret', 'sk-열쇠-1234', 'chat')).not.toBe(sealed);
  });

  test.each([
    ['another secret', 'other', sealed, 'chat'],
    ['another place', 'secret', sealed, 'search'],
    ['a changed letter', 'secret', `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`, 'chat'],
    ['a stump', 'secret', sealed.slice(0, 12), 'chat'],
    ['nothing', 'secret', '', 'chat'],
  ])('does not open for %s', (_what, secret, text, about) => {
    expect(openSealedText(secret, text, about)).toBeNull();
  });
});
