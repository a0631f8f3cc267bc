import { initialOf } from '../base/letters.ts';
import type { User } from './account.schema.ts';

const isHangul = (name: string): boolean => /^[가-힣]+$/.test(name);

/** The name to show: first and last name, in Hangul the family's name first; else the e-mail, else nothing. */
export function nameOf(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const first = user.firstName?.trim() ?? '';
  const last = user.lastName?.trim() ?? '';
  if (isHangul(first) && isHangul(last)) return last + first;
  return [first, last].filter(Boolean).join(' ') || (user.email ?? '');
}

/** Family names of two syllables; all others have one. */
const LONG_FAMILY_NAMES = ['남궁', '독고', '동방', '사공', '서문', '선우', '제갈', '황보'];

/** The letter that stands for a person: of a Hangul name of two to four syllables the first of the given name, as Koreans call each other. */
export function personInitialOf(name: string): string {
  const whole = name.trim().normalize('NFC');
  if (!/^[가-힣]{2,4}$/.test(whole)) return initialOf(whole);
  const isLong = whole.length > 2 && LONG_FAMILY_NAMES.some((family) => whole.startsWith(family));
  return initialOf(whole.slice(isLong ? 2 : 1));
}
