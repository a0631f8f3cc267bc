import { describe, expect, test } from 'vitest';
import { createLinkMarks } from './link-marks.ts';

const known = (address: string) => (address.includes('known') ? 3 : null);
function through(pieces: readonly string[]): string {
  const links = createLinkMarks(known);
  return pieces.map((piece) => links.push(piece)).join('') + links.end();
}

describe('links in a text that comes in pieces', () => {
  test.each([
    ['a mark for a known page', '그렇다. ([known.kr](https://known.kr/a?x=1)) 끝', '그렇다. [3] 끝'],
    ['without brackets of its own', '그렇다 [known](https://known.kr). 끝', '그렇다 [3]. 끝'],
    ['words alone for an unknown page', '([evil](https://evil.test/x)) 끝', 'evil 끝'],
    ['two in a row', '([a](https://known.kr)[b](https://known.kr))', '([3][3])'],
    ['brackets that are no link', 'f(x) [1] (y) [z', 'f(x) [1] (y) [z'],
    ['an address of another kind', '[a](javascript:alert(1))', '[a](javascript:alert(1))'],
  ])('%s, wherever it is cut', (_what, text, expected) => {
    expect(through([text])).toBe(expected);
    expect(through([...text])).toBe(expected);
    for (let i = 1; i < text.length; i++) expect(through([text.slice(0, i), text.slice(i)])).toBe(expected);
  });
});
