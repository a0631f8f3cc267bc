import { CLIP_TYPE, type BoardClip } from '#contract/board/clipboard.ts';
import { code } from '../../lib/code.ts';
import { readLinks, type FoundLink } from './add-link.ts';
import type { Folder } from './read-folder.ts';

/** What somebody has pasted or dropped, once it is known whether a part of a board was among it. */
export type Unpacked =
  | { what: 'clip'; clip: BoardClip }
  | { what: 'files'; files: readonly File[] }
  | { what: 'folders'; folders: Folder[]; files: File[] }
  | { what: 'links'; links: FoundLink[] }
  /** `html`: the same as it was copied, with its form; some programs bring that alone. */
  | { what: 'text'; text: string; html?: string }
  | { what: 'answer'; text: string };

/** The same as it comes: `text` calls itself a part of a board; where it is none, `otherwise` was brought. */
export type ClipboardContent = Unpacked | { what: 'packed'; text: string; otherwise: Unpacked | null };

/** Under which a drag carries an answer of a chat. */
export const ANSWER_TYPE = 'application/x-maru-answer';

/** The part of a DataTransfer that is read. */
export interface Transfer {
  files: Iterable<File> | ArrayLike<File>;
  getData: (format: string) => string;
}

/**
 * A part of a board wins over everything else. Documents win over text, text wins over pictures alone (a copied table
 * brings its picture along). Text of nothing but addresses is links. Null when nothing usable was brought.
 */
export function readTransfer(transfer: Transfer): ClipboardContent | null {
  const answer = transfer.getData(ANSWER_TYPE);
  if (answer !== '') return { what: 'answer', text: answer };
  const packed = transfer.getData(CLIP_TYPE);
  const otherwise = readOthers(transfer);
  return packed === '' ? otherwise : { what: 'packed', text: packed, otherwise };
}

function readOthers(transfer: Transfer): Unpacked | null {
  const files = Array.from(transfer.files);
  const text = transfer.getData('text/plain').trim();
  const addresses = transfer
    .getData('text/uri-list')
    .split(/\r?\n/)
    .filter((line) => line && !line.startsWith('#'))
    .join('\n');
  const hasDocument = files.some((file) => !file.type.startsWith('image/'));
  if (hasDocument || (files.length > 0 && text === '')) return { what: 'files', files };
  const links = readLinks(addresses) ?? readLinks(text);
  if (links) return { what: 'links', links };
  const html = transfer.getData('text/html');
  if (text === '' && html === '') return null;
  return { what: 'text', text, ...(html !== '' && { html }) };
}

/** Fetches what reads parts of boards, so that the first paste need not wait for it. */
export const loadUnpacking = () => code(() => import('../rules/read-clip.ts'));

/** The same for what reads folders. */
export const loadFolders = () => code(() => import('./read-folder.ts'));

/** Null where what called itself a part of a board is none, and nothing else was brought. */
export async function unpack(brought: ClipboardContent): Promise<Unpacked | null> {
  if (brought.what !== 'packed') return brought;
  const { readClip } = await loadUnpacking();
  const clip = readClip(brought.text);
  return clip ? { what: 'clip', clip } : brought.otherwise;
}

/** Pasted as plain text: the words as they are, be they an address or a part of a board. */
export function readPlainText(transfer: Pick<Transfer, 'getData'>): Unpacked | null {
  const text = transfer.getData('text/plain').trim();
  return text === '' ? null : { what: 'text', text };
}
