import type { User } from '#contract/account/account.schema.ts';

/** The name to show: first and last name, else the e-mail, else nothing. */
export function nameOf(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const full = [user.firstName, user.lastName].filter(Boolean).join(' ').trim();
  return full || (user.email ?? '');
}

/** The name to greet with: the first name, else the e-mail. */
export const greetingNameOf = (user: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  user.firstName?.trim() || user.email || '';
