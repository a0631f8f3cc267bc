/** The part of a DataTransfer that tells folders from files. It can be asked during the event only. */
export interface WithItems {
  items?: Iterable<DataTransferItem> | ArrayLike<DataTransferItem>;
}

/** The folders among what was dropped; null where there are none, with the files beside them otherwise. */
export function entriesOf({ items }: WithItems): { folders: FileSystemDirectoryEntry[]; files: File[] } | null {
  const all = Array.from(items ?? []).map((item) => ({ item, entry: item.webkitGetAsEntry?.() ?? null }));
  const folders = all.flatMap(({ entry }) => (isFolder(entry) ? [entry] : []));
  if (folders.length === 0) return null;
  return { folders, files: all.flatMap(({ item, entry }) => (isFolder(entry) ? [] : (item.getAsFile() ?? []))) };
}

export const isFolder = (entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry =>
  entry?.isDirectory === true;
