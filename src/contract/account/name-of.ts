import type { User } from './account.schema.ts';

const isHangul = (name: string): boolean => /^[가-힣]+$/.test(name);

/** The name to show: first and last name, in Hangul the family's name first; else the e-mail, else nothing. */
export function nameOf(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const first = user.firstName?.trim() ?? '';
  const last = user.lastName?.trim() ?? '';
  if (isHangul(first) && isHangul(last)) return last + first;
  return [first, last].filter(Boolean).join(' ') || (user.email ?? '');
}
