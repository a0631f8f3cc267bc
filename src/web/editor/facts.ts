import type { BoardNode } from '#contract/board/board.schema.ts';
import { isStoredFile } from '#contract/base/stored-file.ts';
import { safeAddress } from '../lib/safe-address.ts';

/** A text of the node's metadata; null when there is none. */
export function textFact(node: BoardNode, key: string): string | null {
  const value = node.metadata[key];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** A number of the node's metadata that can be shown; null when there is none. */
export function numberFact(node: BoardNode, key: string): number | null {
  const value = node.metadata[key];
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

/** The address of a stored file; null for any other address, so that no card fetches from elsewhere. */
export function fileFact(node: BoardNode, key: string): string | null {
  const address = textFact(node, key);
  return address && isStoredFile(address) ? address : null;
}

/** The web address of the node, if a link may lead there; null otherwise. */
export function linkFact(node: BoardNode): string | null {
  const address = safeAddress(textFact(node, 'url') ?? '');
  return /^https?:/.test(address) ? address : null;
}
