import {
  Bold,
  Code,
  Heading,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTodo,
  Quote,
  Strikethrough,
  Table,
  type LucideIcon,
} from 'lucide-react';
import type { notes } from '../../words/notes.ts';
import { letter, type Chord } from '../../lib/chord.ts';
import { insertLink, toggleInline } from './inline-commands.ts';
import { setHeading, stepHeading, toggleBlock, toggleCodeBlock } from './line-commands.ts';
import { continueLine, indent, outdent } from './list-keys.ts';
import { insertTable, nextCell, nextRow, previousCell } from './table-keys.ts';
import type { Command } from './writing.ts';

export interface WritingCommand {
  /** Its name in the catalogue `notes`, under `write`. */
  label: keyof (typeof notes)['ko']['write'];
  icon: LucideIcon;
  keys: Chord | null;
  /** Given the words for the headings of a new table. */
  command: (headings: readonly [string, string]) => Command;
}

const code: Command = (writing) =>
  (writing.text.slice(writing.from, writing.to).includes('\n') ? toggleCodeBlock : toggleInline('`'))(writing);

const shifted = (digit: number): Chord => ({ code: `Digit${digit}`, ctrl: true, shift: true });
const plain =
  (command: Command): WritingCommand['command'] =>
  () =>
    command;

/** The toolbar of a note, in its order. */
export const writingCommands: readonly WritingCommand[] = [
  { label: 'heading', icon: Heading, keys: { code: 'Digit1', ctrl: true, alt: true }, command: plain(stepHeading) },
  { label: 'bold', icon: Bold, keys: letter('B', { ctrl: true }), command: plain(toggleInline('**')) },
  { label: 'italic', icon: Italic, keys: letter('I', { ctrl: true }), command: plain(toggleInline('*')) },
  { label: 'task', icon: ListTodo, keys: shifted(9), command: plain(toggleBlock('task')) },
  { label: 'bullet', icon: List, keys: shifted(8), command: plain(toggleBlock('bullet')) },
  { label: 'numbered', icon: ListOrdered, keys: shifted(7), command: plain(toggleBlock('numbered')) },
  { label: 'link', icon: Link, keys: letter('K', { ctrl: true }), command: plain(insertLink) },
  {
    label: 'quote',
    icon: Quote,
    keys: { code: 'Period', ctrl: true, shift: true },
    command: plain(toggleBlock('quote')),
  },
  { label: 'code', icon: Code, keys: letter('E', { ctrl: true }), command: plain(code) },
  { label: 'table', icon: Table, keys: null, command: insertTable },
  {
    label: 'strike',
    icon: Strikethrough,
    keys: letter('X', { ctrl: true, shift: true }),
    command: plain(toggleInline('~~')),
  },
];

/** Keys that have no button: levels of headings set outright, and Tab within lists and tables. */
export const silentCommands: readonly { keys: Chord; command: Command }[] = [
  { keys: { code: 'Digit2', ctrl: true, alt: true }, command: setHeading(2) },
  { keys: { code: 'Digit3', ctrl: true, alt: true }, command: setHeading(3) },
  { keys: { code: 'Digit0', ctrl: true, alt: true }, command: setHeading(0) },
  { keys: { key: 'Tab' }, command: (writing) => nextCell(writing) ?? indent(writing) },
  { keys: { key: 'Tab', shift: true }, command: (writing) => previousCell(writing) ?? outdent(writing) },
];

/** What a line end does where it is more than one. */
export const endLine: Command = (writing) => nextRow(writing) ?? continueLine(writing);
