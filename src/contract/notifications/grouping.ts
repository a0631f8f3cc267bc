import { threadKinds } from './topics.ts';

/** Something that was said in a thread since its notice was last read. */
export interface SaidEntry {
  /** The comment; of a resolved thread the thread. */
  id: string;
  kind: (typeof threadKinds)[number];
  /** Null for somebody who is no more, and for a guest. */
  by: string | null;
  /** The name under which a guest wrote. */
  guest?: string;
  atMs: number;
}

export interface Grouped {
  kind: SaidEntry['kind'];
  /** Who did it, youngest first, each once. */
  people: Pick<SaidEntry, 'by' | 'guest'>[];
  /** What of it the notice tells. */
  entries: SaidEntry[];
}

/** What a notice of a thread says: of all that was said the kind that concerns its person most. Null of nothing. */
export function grouped(said: readonly SaidEntry[]): Grouped | null {
  const kind = threadKinds.find((one) => said.some((entry) => entry.kind === one));
  if (!kind) return null;
  const entries = said.filter((entry) => entry.kind === kind).toSorted((a, b) => a.atMs - b.atMs);
  return { kind, people: eachOnce(entries.toReversed()), entries };
}

const eachOnce = (entries: readonly SaidEntry[]): Grouped['people'] =>
  entries
    .filter((one, i) => entries.findIndex(({ by, guest }) => by === one.by && guest === one.guest) === i)
    .map(({ by, guest }) => ({ by, ...(guest !== undefined && { guest }) }));
