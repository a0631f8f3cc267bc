import { describe, expect, it } from 'vitest';
import { greetingNameOf, nameOf } from './name-of.ts';

describe('a name', () => {
  it.each([
    [{ firstName: '서연', lastName: '김', email: 'a@b.c' }, '김서연', '서연'],
    [{ firstName: 'Seoyeon', lastName: 'Kim', email: 'a@b.c' }, 'Seoyeon Kim', 'Seoyeon'],
    [{ firstName: '서연', lastName: 'Kim', email: 'a@b.c' }, '서연 Kim', '서연'],
    [{ firstName: ' 서연 ', lastName: null, email: 'a@b.c' }, '서연', '서연'],
    [{ firstName: null, lastName: null, email: 'a@b.c' }, 'a@b.c', 'a@b.c'],
    [{ firstName: null, lastName: '김', email: 'a@b.c' }, '김', 'a@b.c'],
    [{ firstName: ' ', lastName: null, email: null }, '', ''],
  ])('of %j is %s, greeted as %s', (user, full, greeting) => {
    expect(nameOf(user)).toBe(full);
    expect(greetingNameOf(user)).toBe(greeting);
  });
});
