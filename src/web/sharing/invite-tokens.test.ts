import { describe, expect, it } from 'vitest';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { addressIn, isSeveral, partsOf, takeAddresses, takePerson, type Token } from './invite-tokens.ts';

const person = (id: string, email: string | null): Sharing['owner'] => ({
  id,
  email,
  firstName: '민재',
  lastName: '정',
  profileImageUrl: null,
});

describe('what is typed into the field of invitations', () => {
  it.each([
    ['a@b.example', 'a@b.example'],
    ['  a@b.example ', 'a@b.example'],
    ['정민재 <m@oharu.example>', 'm@oharu.example'],
    ['정민재', null],
    ['a@b', null],
    ['<>', null],
  ])('%j holds the address %j', (text, address) => {
    expect(addressIn(text)).toBe(address);
  });

  it.each([
    ['a@b.example, c@d.example', ['a@b.example', 'c@d.example']],
    ['a@b.example c@d.example', ['a@b.example', 'c@d.example']],
    ['a@b.example;\nc@d.example\n', ['a@b.example', 'c@d.example']],
    ['정민재 <m@oharu.example>, a@b.example', ['정민재 <m@oharu.example>', 'a@b.example']],
    ['정 민재', ['정 민재']],
    [' , ', []],
  ])('%j has the parts %j', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
    expect(isSeveral(text)).toBe(parts.length > 1);
  });

  const here = new Set(['owner@oharu.example']);
  const names = (tokens: readonly Token[]) => tokens.map(({ name }) => name);

  it('becomes one token for each address, however it is written', () => {
    const { tokens, rest, wrong } = takeAddresses([], 'a@b.example, A@B.example, 다온 <c@d.example>', here);
    expect(names(tokens)).toEqual(['a@b.example', 'c@d.example']);
    expect([rest, wrong]).toEqual(['', null]);
  });

  it('stays in the field where it is no address, or that of somebody who is here; the first is named', () => {
    const { tokens, rest, wrong } = takeAddresses([], '다온, a@b.example, Owner@oharu.example', here);
    expect(names(tokens)).toEqual(['a@b.example']);
    expect(rest).toBe('다온, Owner@oharu.example');
    expect(wrong).toEqual({ why: 'address', text: '다온' });
    expect(takeAddresses([], 'Owner@oharu.example', here).wrong).toEqual({ why: 'here', text: 'Owner@oharu.example' });
  });

  it('means a colleague once, by name or by address', () => {
    const colleague = person('p1', 'm@oharu.example');
    const once = takePerson([], colleague, '정민재');
    expect(once).toMatchObject([{ name: '정민재', userId: 'p1' }]);
    expect(takePerson(once, colleague, '정민재')).toEqual(once);
    expect(takeAddresses(once, 'M@oharu.example', here).tokens).toEqual(once);
    expect(takePerson(once, person('p2', null), '이름 없음')).toHaveLength(2);
  });
});
