import type { User } from './account.schema.ts';

/** The name to show: first and last name, else the e-mail, else nothing. */
export function nameOf(user: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const full = [user.firstName, user.lastName].filter(Boolean).join(' ').trim();
  return full || (user.email ?? '');
}
