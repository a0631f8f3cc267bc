import { threadKinds } from './topics.ts';

/** Something that was said in a thread since its notice was last read. */
export interface SaidEntry {
  /** The comment; of a resolved thread the thread. */
  id: string;
  kind: (typeof threadKinds)[number];
  /** Null for somebody who is no more. */
  by: string | null;
  atMs: number;
}

export interface Grouped {
  kind: SaidEntry['kind'];
  /** Who did it, youngest first, each once; null for people who are no more. */
  people: (string | null)[];
  /** What of it the notice tells. */
  entries: SaidEntry[];
}

/** What a notice of a thread says: of all that was said the kind that concerns its person most. Null of nothing. */
export function grouped(said: readonly SaidEntry[]): Grouped | null {
  const kind = threadKinds.find((one) => said.some((entry) => entry.kind === one));
  if (!kind) return null;
  const entries = said.filter((entry) => entry.kind === kind).toSorted((a, b) => a.atMs - b.atMs);
  return { kind, people: [...new Set(entries.toReversed().map(({ by }) => by))], entries };
}
