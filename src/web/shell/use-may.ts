import { can, type Action } from '#contract/access/can.ts';
import type { Role } from '#contract/access/roles.ts';
import { useUser } from '../lib/session.ts';

/** Whether the reader, who is this in the place, may do something there: for hiding a button. The server asks again. */
export function useMay(role: Role): (action: Action) => boolean {
  const { user } = useUser();
  return (action) => (user ? can(user, action, { role }) : false);
}
