import type { User } from '#contract/account/account.schema.ts';
import type { Quota } from '../billing/quota.ts';
import type { BoardDeps } from '../boards/boards.service.ts';

export type SharingDeps = BoardDeps & {
  quota: Pick<Quota, 'peopleLimitOf' | 'roomOf' | 'demandOrg' | 'accountOf' | 'missingFor'>;
};

/** Somebody as others see him. */
export const viewPerson = ({ id, firstName, lastName, email, profileImageUrl }: User): Omit<User, 'isSystemAdmin'> => ({
  id,
  firstName,
  lastName,
  email,
  profileImageUrl,
});

/** The same for who need not know his address. */
export function viewName(user: User): Omit<User, 'isSystemAdmin' | 'email'> {
  const { email: _, ...named } = viewPerson(user);
  return named;
}
