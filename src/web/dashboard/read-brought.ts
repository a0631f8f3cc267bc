import { entriesOf } from '../editor/commands/dropped-entries.ts';
import type { ClipboardContent, Transfer } from '../editor/commands/read-transfer.ts';
import { code } from '../lib/code.ts';

const loadReading = () => code(() => import('../editor/commands/read-transfer.ts'));

/** What was pasted or dropped, read as a board reads it; null for nothing usable. Ask while the event lasts. */
export function readBrought(transfer: DataTransfer): Promise<ClipboardContent | null> {
  const entries = entriesOf(transfer);
  const kept = copyOf(transfer);
  return loadReading().then(async ({ loadFolders, readTransfer }) => {
    if (!entries) return readTransfer(kept);
    const { readFolder } = await loadFolders();
    return { what: 'folders', folders: await Promise.all(entries.folders.map(readFolder)), files: entries.files };
  });
}

/** The same for a text that was typed or taken from the clipboard: links, or null. */
export async function readLinksIn(text: string): Promise<ClipboardContent | null> {
  const { readTransfer } = await loadReading();
  const content = readTransfer({ files: [], getData: (format) => (format === 'text/plain' ? text : '') });
  return content?.what === 'links' ? content : null;
}

/** A transfer is empty once its event is over. */
function copyOf(transfer: DataTransfer): Transfer {
  const words = new Map([...transfer.types].map((format) => [format, transfer.getData(format)]));
  return { files: [...transfer.files], getData: (format) => words.get(format) ?? '' };
}
