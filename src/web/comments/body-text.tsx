import type { ReactNode } from 'react';
import type { Commenter } from '#contract/comments/comments.schema.ts';
import { nameOf } from '../shell/name-of.ts';

const MENTION = /@\[([0-9a-f-]{36})\]/g;

type NameBy = (id: string | null) => string;

/** The body as it is typed: names in the place of ids. */
export const typedOf = (body: string, nameBy: NameBy): string =>
  body.replaceAll(MENTION, (_, id: string) => `@${nameBy(id)}`);

/** What was typed as it is kept: ids in the place of the names of people who are here, the longest first. */
export function bodyOf(typed: string, people: Iterable<Commenter>): string {
  const named = Array.from(people, (one) => ({ ...one, name: nameOf({ ...one, email: null }) }))
    .filter(({ name, isHere }) => isHere && name !== '')
    .toSorted((a, b) => b.name.length - a.name.length);
  return named.reduce((body, { id, name }) => body.replaceAll(`@${name}`, `@[${id}]`), typed).trim();
}

/** The body with whom it mentions set off. */
export function BodyText({ body, nameBy }: { body: string; nameBy: NameBy }) {
  const parts: ReactNode[] = body.split(MENTION).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // The order of the parts is theirs for good.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={i} className="rounded-[5px] bg-note-soft px-[3px] font-semibold text-note">
        @{nameBy(part)}
      </span>
    ),
  );
  return <p className="text-base leading-[1.55] break-words whitespace-pre-wrap">{parts}</p>;
}
