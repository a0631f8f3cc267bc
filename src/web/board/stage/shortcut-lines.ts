import { isTold } from '../../lib/is-told.ts';
import { keyNamesOf, letter } from '../../lib/chord.ts';
import { writingCommands } from '../../node-views/writing/writing-commands.ts';
import type { Words } from '../../words/index.ts';
import type { BoardAction } from '../actions/action.ts';
import { boardGestures, heldNames } from '../actions/gestures.ts';
import { sheetRows } from '../actions/sheet-rows.ts';

/** One of the ways to do something: keys, and what is done while they are held. */
export interface ShortcutWay {
  keys: readonly string[];
  hand?: string;
  /** The same in the other language. */
  alsoHand?: string;
}

/** A line of the sheet. `alsoTold` is its name in the other language. */
export interface ShortcutLine {
  name: string;
  alsoTold: string;
  ways: readonly ShortcutWay[];
}

export interface ShortcutPart {
  title: string;
  alsoTold: string;
  lines: readonly ShortcutLine[];
}

/** The catalogues that the sheet is written from. */
export interface SheetWords {
  actions: Words<'actions'>;
  notes: Words<'notes'>;
  shortcuts: Words<'shortcuts'>;
}

/** The keys of comments, which are heard where those are. */
const commentKeys = [
  { id: 'reply', chord: letter('R') },
  { id: 'edit', chord: letter('E') },
  { id: 'resolve', chord: letter('R', { shift: true }) },
  { id: 'next', chord: letter('N') },
  { id: 'previous', chord: letter('P') },
  { id: 'pins', chord: letter('C', { alt: true }) },
] as const;

/** Every key of these actions, those within a text, and every gesture of the pointer; `other` is the other language. */
export function shortcutParts(
  actions: readonly BoardAction[],
  mayEdit: boolean,
  words: SheetWords,
  other: SheetWords,
): ShortcutPart[] {
  const keyed = sheetRows(actions).map(({ section, rows }) => ({
    title: words.actions(`section.${section}`),
    alsoTold: other.actions(`section.${section}`),
    lines: rows.map(({ labels, keys }) => ({
      name: labels.map((label) => words.actions(`label.${label}`)).join(' · '),
      alsoTold: labels.map((label) => other.actions(`label.${label}`)).join(' '),
      ways: keys.map((names) => ({ keys: names })),
    })),
  }));
  const writing = {
    title: words.notes('toolbar'),
    alsoTold: other.notes('toolbar'),
    lines: writingCommands.flatMap(({ label, keys }) =>
      keys
        ? [
            {
              name: words.notes(`write.${label}`),
              alsoTold: other.notes(`write.${label}`),
              ways: [{ keys: keyNamesOf(keys) }],
            },
          ]
        : [],
    ),
  };
  const talk = {
    title: words.shortcuts('comments'),
    alsoTold: other.shortcuts('comments'),
    lines: commentKeys.map(({ id, chord }) => ({
      name: words.shortcuts(`comment.${id}`),
      alsoTold: other.shortcuts(`comment.${id}`),
      ways: [{ keys: keyNamesOf(chord) }],
    })),
  };
  const hands = {
    title: words.shortcuts('pointer'),
    alsoTold: other.shortcuts('pointer'),
    lines: boardGestures
      .filter((gesture) => mayEdit || !gesture.changes)
      .map(({ id, ways }) => ({
        name: words.shortcuts(`gesture.${id}`),
        alsoTold: other.shortcuts(`gesture.${id}`),
        ways: ways.map((way) => ({
          keys: heldNames(way),
          hand: words.shortcuts(`hand.${way.move}`),
          alsoHand: other.shortcuts(`hand.${way.move}`),
        })),
      })),
  };
  return [...keyed, ...(mayEdit ? [writing] : []), talk, hands];
}

/**
 * What of the sheet is found by these words: where all are keys that are pressed together, what those do; else by its name
 * in either language or its keys; else by the title of its part.
 */
export function foundShortcuts(parts: readonly ShortcutPart[], sought: string): ShortcutPart[] {
  const words = sought
    .toLowerCase()
    .split(/[\s+]+/)
    .filter(Boolean);
  const told = ({ keys, hand = '', alsoHand = '' }: ShortcutWay) => [...keys, hand, alsoHand];
  const arePressed = ({ keys }: ShortcutWay) => {
    const names = keys.map((key) => key.toLowerCase());
    return words.length > 0 && words.every((word) => names.includes(word));
  };
  const ways: readonly ((line: ShortcutLine, part: ShortcutPart) => boolean)[] = [
    (line) => line.ways.some(arePressed),
    ({ name, alsoTold, ways: all }) => isTold([name, alsoTold, ...all.flatMap(told)], sought),
    (_, { title, alsoTold }) => isTold([title, alsoTold], sought),
  ];
  const found = ways.map((isFound) =>
    parts
      .map((part) => ({ ...part, lines: part.lines.filter((line) => isFound(line, part)) }))
      .filter(({ lines }) => lines.length > 0),
  );
  return found.find((some) => some.length > 0) ?? [];
}
