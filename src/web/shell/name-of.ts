import type { User } from '#contract/account/account.schema.ts';

export { nameOf } from '#contract/account/name-of.ts';

/** The name to greet with: the first name, else the e-mail. */
export const greetingNameOf = (user: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  user.firstName?.trim() || user.email || '';
