import type { ReactNode } from 'react';

/** What the search can open. `title` is what is searched. */
interface Findable {
  id: string;
  title: string;
}

/** One line of the search: a canvas or a command. `run` is called after the search has closed. */
export interface Result extends Findable {
  group: string;
  /** A few words on the right that tell alike titles apart. */
  where?: string;
  icon: ReactNode;
  run: () => void;
}

/** How text is compared: any case, without spaces, composed letters. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** What contains the query, spacing aside; titles that start with it come first. An empty query keeps everything. */
export function findByTitle<Thing extends Findable>(things: readonly Thing[], query: string): Thing[] {
  const sought = plain(query);
  if (!sought) return [...things];
  const found = things.filter((thing) => plain(thing.title).includes(sought));
  const rank = (thing: Thing) => (plain(thing.title).startsWith(sought) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The title in parts, the ones that match the query marked; spacing is not compared. */
export function markMatch(title: string, query: string): { text: string; isMatch: boolean }[] {
  const sought = plain(query);
  if (!sought) return [{ text: title, isMatch: false }];
  const letters = Array.from(title.normalize('NFC'));
  const places = letters.flatMap((letter, index) => (/\s/.test(letter) ? [] : [index]));
  const at = places
    .map((index) => letters[index]!.toLowerCase())
    .join('')
    .indexOf(sought);
  const start = places[at];
  const end = places[at + Array.from(sought).length - 1];
  if (at < 0 || start === undefined || end === undefined) return [{ text: title, isMatch: false }];
  const part = (from: number, to: number, isMatch: boolean) => ({ text: letters.slice(from, to).join(''), isMatch });
  return [part(0, start, false), part(start, end + 1, true), part(end + 1, letters.length, false)].filter(
    (p) => p.text,
  );
}
