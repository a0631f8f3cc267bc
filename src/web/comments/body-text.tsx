import type { ReactNode } from 'react';

const MENTION = /@\[([0-9a-f-]{36})\]/g;

type NameBy = (id: string | null) => string;

/** The body as it is typed: names in the place of ids. */
export const typedOf = (body: string, nameBy: NameBy): string =>
  body.replaceAll(MENTION, (_, id: string) => `@${nameBy(id)}`);

/** What was typed as it is kept: ids in the place of how people are written, the longest first. */
export const bodyOf = (typed: string, labels: ReadonlyMap<string, string>): string =>
  [...labels]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .reduce((body, [id, label]) => body.replaceAll(`@${label}`, `@[${id}]`), typed)
    .trim();

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
