import type { Verdict } from '../base/verdict.ts';

/** What a link turned out to be: the address to read, and the id that its platform gives it. */
export interface Link {
  url: string;
  id: string | null;
}

/** A row of the table of sources: facts, and the rule that reads an address. How it is fetched is the server's business. */
export interface Source {
  /** The node type under which such a link is stored. */
  storedAs: 'youtube_transcript' | 'instagram_transcript' | 'website';
  /** Other type names found in stored or imported boards. */
  aliases?: readonly string[];
  startTitle: { ko: string; en: string };
  loadingTitle: { ko: string; en: string };
  /** Reads what a person typed or pasted; surrounding space is ignored. */
  readLink: (typed: string) => Verdict<Link, 'not-this-source'>;
}
