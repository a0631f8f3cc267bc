import { readLinks, type FoundLink } from './add-link.ts';

/** What somebody has pasted or dropped. */
export type Brought =
  { what: 'files'; files: File[] } | { what: 'links'; links: FoundLink[] } | { what: 'text'; text: string };

/** The part of a DataTransfer that is read. */
export interface Transfer {
  files: Iterable<File> | ArrayLike<File>;
  getData: (format: string) => string;
}

/**
 * Documents win over text, text wins over pictures alone (a copied table brings its picture along). Text of nothing but
 * addresses is links. Null when nothing usable was brought.
 */
export function readTransfer(transfer: Transfer): Brought | null {
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
  return text === '' ? null : { what: 'text', text };
}
