import type { Language } from '../../base/language.ts';

type Words = Readonly<Record<Language, string>>;
/** Lines of Markdown. */
type Lines = Readonly<Record<Language, readonly string[]>>;

/** A note on the ground or in a group; its height follows from its words. */
export interface PlannedCard {
  kind: 'text' | 'sticky';
  title: Words;
  lines: Lines;
  /** Of a sticky note; yellow unless said otherwise. */
  colour?: 'green' | 'blue' | 'pink' | 'grey';
}

export interface PlannedGroup {
  kind: 'group';
  /** By which wires name it. */
  key: string;
  title: Words;
  /** How many cards stand side by side. */
  across?: 1 | 2 | 3;
  cards: readonly PlannedCard[];
  /** Pixels left free below the cards, for links and files. */
  roomPx?: number;
}

export interface PlannedChat {
  kind: 'chat';
  key: string;
  title: Words;
}

export type PlannedBlock = PlannedCard | PlannedGroup | PlannedChat;

/** A board as it is written: columns from left to right, in each its blocks from top to bottom. */
export interface BoardPlan {
  columns: readonly (readonly PlannedBlock[])[];
  /** From group to chat, by their keys. */
  wires: readonly (readonly [from: string, to: string])[];
}
