import { z } from 'zod';
import { reaches, type Role } from '../access/roles.ts';
import { id } from '../base/id.ts';

/** Who is named for one node at most. */
export const MOST_NAMED = 50;

/** Who of a board sees a node or group, beside its owner; absent for everybody who is here. */
export const audience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('editors') }),
  z.strictObject({ to: z.literal('named'), people: z.array(id).max(MOST_NAMED) }),
]);
export type Audience = z.infer<typeof audience>;

type Asked = Audience | null | undefined;

/**
 * Who looks: what he is on the board by what lasts, and who. Who is here by a link alone, or by the address of a public
 * project, is nobody in particular: both are null then.
 */
export interface Principal {
  role: Role | null;
  personId: string | null;
}

/** Who sees nothing but what everybody sees. */
export const EVERYONE: Principal = { role: null, personId: null };

/** Who sees all. */
export const OWNER: Principal = { role: 'owner', personId: null };

/** Whether who looks is among the audience. The owner is among each. */
export function maySee(asked: Asked, { role, personId }: Principal): boolean {
  if (!asked || role === 'owner') return true;
  if (asked.to === 'editors') return reaches(role, 'editor');
  return role !== null && personId !== null && asked.people.includes(personId);
}

/** A node is seen by who is among its own audience and that of its group. */
export const seesAll = (chain: readonly Asked[], principal: Principal): boolean =>
  chain.every((asked) => maySee(asked, principal));

type IsEditor = (personId: string) => boolean;

/** Those who are among both; null for everybody. */
export function narrower(one: Asked, other: Asked, isEditor: IsEditor): Audience | null {
  if (!one || !other) return one ?? other ?? null;
  if (one.to === 'editors') return other.to === 'editors' ? one : { ...other, people: other.people.filter(isEditor) };
  if (other.to === 'editors') return narrower(other, one, isEditor);
  return { to: 'named', people: one.people.filter((person) => other.people.includes(person)) };
}

/** Whether everybody who is among `inner` is among `outer` as well. */
export function holds(outer: Asked, inner: Asked, isEditor: IsEditor): boolean {
  if (!outer) return true;
  if (!inner) return false;
  if (inner.to === 'editors') return outer.to === 'editors';
  return inner.people.every((person) => (outer.to === 'editors' ? isEditor(person) : outer.people.includes(person)));
}
