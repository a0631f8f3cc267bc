import { checkCanvasFile } from '#contract/files/upload-check.ts';
import { OURS } from '#contract/limits.ts';
import type { BoardEditor } from '../board-editor.ts';
import { fileNode, sendAll, type RefusedFile, type Sending } from './add-file.ts';
import { addGroupOf } from './add-group-of.ts';
import type { AddOptions, NewNode } from './add-node.ts';
import { isNote } from './is-note.ts';

export interface Placed {
  placed: number;
  leftOut: number;
}

interface Item {
  wish: NewNode;
  /** Its bytes are to be sent; null for a note that holds them itself. */
  file: File | null;
}

/** What of these files can lie on a board. */
export const readItems = async (files: readonly File[]): Promise<Item[]> =>
  (await Promise.all(files.map(toItem))).filter((item) => item !== null);

/** The files that no board takes, and why. */
export const refusedOf = (files: readonly File[]): RefusedFile[] =>
  files.flatMap((file) => {
    const verdict = isNote(file) ? null : checkCanvasFile(file);
    return verdict?.ok === false ? [{ name: file.name, reason: verdict.reason }] : [];
  });

/**
 * Puts a folder on the board as a laid-out group, in one step: notes in Markdown as texts, everything else as files. A
 * folder (`items`, as `readItems` found them) with more than a group can hold becomes several groups side by side. Answers
 * how many were placed and how many are not for a board.
 */
export function addFolder(
  editor: BoardEditor,
  { folder, items }: { folder: { name: string; files: readonly File[] }; items: readonly Item[] },
  sending: Sending,
  options: AddOptions,
): Placed {
  const leftOut = folder.files.length - items.length;
  if (items.length === 0) return { placed: 0, leftOut };
  const members = addGroupOf(
    editor,
    items.map(({ wish }) => wish),
    folder.name,
    options,
  );
  const sent = members.flatMap(({ id }, i) => {
    const file = items[i]?.file;
    return file ? [{ nodeId: id, file }] : [];
  });
  sendAll(editor, sent, sending);
  return { placed: items.length, leftOut };
}

async function toItem(file: File): Promise<Item | null> {
  if (isNote(file)) {
    const content = await readNote(file);
    const title = file.name.replace(/\.[^.]+$/, '').slice(0, OURS.titleLength);
    return content === null ? null : { wish: { kind: 'text', title, content }, file: null };
  }
  const verdict = checkCanvasFile(file);
  return verdict.ok ? { wish: fileNode(file, verdict.value), file } : null;
}

/** A note's text, if a node can hold it; null otherwise. */
async function readNote(file: File): Promise<string | null> {
  if (file.size > 4 * OURS.contentLength) return null;
  const text = (await file.text()).replaceAll('\u0000', '');
  return text.isWellFormed() && text.trim() !== '' && text.length <= OURS.contentLength ? text : null;
}
