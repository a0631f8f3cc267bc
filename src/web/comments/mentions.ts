import { seesAll, type Audience } from '#contract/board/audience.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { nodeOf, type Anchor, type Commenter } from '#contract/comments/comments.schema.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { nameOf } from '../shell/name-of.ts';

type Person = Pick<Commenter, 'id' | 'firstName' | 'lastName' | 'email' | 'role' | 'isHere'>;

const plainName = (person: Pick<Person, 'firstName' | 'lastName'>): string => nameOf({ ...person, email: null });

/**
 * How each person who is here is written after an @: by name, and where another is called the same by the address or the role as
 * well, so that one is not taken for the other.
 */
export function labelsOf(
  people: Iterable<Person>,
  roleName: (role: NonNullable<Person['role']>) => string,
): Map<string, string> {
  const here = [...people].filter((one) => one.isHere && plainName(one) !== '');
  const byName = Map.groupBy(here, plainName);
  const taken = new Set<string>();
  return new Map(
    here.map((one) => {
      const name = plainName(one);
      if ((byName.get(name)?.length ?? 0) < 2) return [one.id, name];
      const mark = one.email ?? (one.role ? roleName(one.role) : '');
      const label = (number: number) => `${name}(${[mark, number > 1 && number].filter(Boolean).join(' ')})`;
      let number = mark === '' ? 2 : 1;
      while (taken.has(label(number))) number++;
      taken.add(label(number));
      return [one.id, label(number)];
    }),
  );
}

/** Those who can be mentioned and whose name holds these letters: first who sees what is spoken of. */
export function mentionable<P extends Person>(
  people: Iterable<P>,
  { typed, me, sees }: { typed: string; me: string | undefined; sees: (person: Person) => boolean },
): P[] {
  return [...people]
    .filter(({ id, isHere }) => isHere && id !== me)
    .filter((one) => plainName(one).toLowerCase().includes(typed.toLowerCase()))
    .toSorted((a, b) => Number(sees(b)) - Number(sees(a)))
    .slice(0, 6);
}

interface Link {
  id: string;
  audience: Audience | null;
}

/** The card of an anchor and its group, with who sees each. */
export function chainOf({ scene }: BoardEditor, anchor: Anchor): Link[] {
  const node = scene.node(nodeOf(anchor) ?? '');
  const group = node && scene.node(node.parentId ?? '');
  return [node, group].flatMap((one) => (one ? [{ id: one.id, audience: one.audience ?? null }] : []));
}

/** Whether somebody sees what an anchor hangs on. */
export const seesChain = (chain: readonly Link[], { id, role }: Pick<Person, 'id' | 'role'>): boolean =>
  seesAll(
    chain.map(({ audience }) => audience),
    { role, personId: id },
  );

/** What lets somebody see it who does not: his name on every list that lacks it. Null where a list of names does not say it. */
export function lettingSee(chain: readonly Link[], person: Pick<Person, 'id' | 'role'>): BoardChange[] | null {
  const closed = chain.filter((one) => !seesChain([one], person));
  const changes: BoardChange[] = [];
  for (const { id, audience } of closed) {
    if (audience?.to !== 'named') return null;
    changes.push({
      do: 'patch-node',
      id,
      patch: { audience: { to: 'named', people: [...audience.people, person.id] } },
    });
  }
  return changes;
}
