import type { ProjectFile } from '#contract/projects/projects.schema.ts';

export type FileOrder = 'recent' | 'name' | 'size';

const orders: Record<FileOrder, (a: ProjectFile, b: ProjectFile) => number> = {
  recent: (a, b) => b.createdAt.localeCompare(a.createdAt),
  name: (a, b) => a.originalName.localeCompare(b.originalName),
  size: (a, b) => b.size - a.size,
};

/** The files whose name contains the words that are looked for, in an order. */
export function sortFiles(files: readonly ProjectFile[], order: FileOrder, query: string): ProjectFile[] {
  const wanted = plain(query);
  return files.filter((file) => plain(file.originalName).includes(wanted)).sort(orders[order]);
}

/** Names from macOS come with Hangul taken apart. */
const plain = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase();
