import { describe, expect, it } from 'vitest';
import { mayEnter, type AccessRule, type Person } from './may-enter.ts';

const members: AccessRule = { mode: 'members', members: ['seoyeon@maru.kr', 'studio.kr'] };
const person = (over: Partial<Person>): Person => ({
  email: 'someone@else.kr',
  emailVerified: true,
  isSystemAdmin: false,
  hasSubscription: false,
  ...over,
});

describe('who may enter', () => {
  it('is everybody on an open instance, even without an e-mail address', () => {
    expect(mayEnter({ mode: 'open', members: [] }, person({ email: null, emailVerified: false }))).toBe(true);
  });

  it.each<[string, Partial<Person>, boolean]>([
    ['an address on the list', { email: 'seoyeon@maru.kr' }, true],
    ['the same address in other letters', { email: ' SeoYeon@MARU.kr ' }, true],
    ['an address that the provider does not vouch for', { email: 'seoyeon@maru.kr', emailVerified: false }, false],
    ['another address of the same host', { email: 'other@maru.kr' }, false],
    ['any address of a listed domain', { email: 'minjun@studio.kr' }, true],
    ['an unproven address of a listed domain', { email: 'minjun@studio.kr', emailVerified: false }, false],
    ['an address of a subdomain', { email: 'minjun@mail.studio.kr' }, false],
    ['a domain that only ends alike', { email: 'minjun@evilstudio.kr' }, false],
    ['an address that hides a second at', { email: 'minjun@studio.kr@evil.kr' }, false],
    ['a domain in place of an address', { email: 'studio.kr' }, false],
    ['nobody in particular', {}, false],
    ['an address without a local part', { email: '@studio.kr' }, false],
    ['somebody without an address', { email: null }, false],
    ['an empty address', { email: '' }, false],
    ['a subscriber', { hasSubscription: true }, true],
    ['a subscriber without an address', { hasSubscription: true, email: null }, true],
    ['a system administrator', { isSystemAdmin: true }, true],
  ])('on a members instance %s: %j -> %s', (_, facts, expected) => {
    expect(mayEnter(members, person(facts))).toBe(expected);
  });

  it('is nobody but administrators and subscribers when the list is empty', () => {
    expect(mayEnter({ mode: 'members', members: [] }, person({}))).toBe(false);
    expect(mayEnter({ mode: 'members', members: [] }, person({ isSystemAdmin: true }))).toBe(true);
  });
});
