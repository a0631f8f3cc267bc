import { isFolder } from './dropped-entries.ts';

/** A folder that was dropped, with the files below it. */
export interface Folder {
  name: string;
  files: File[];
  /** There are more files than are taken up. */
  isCut: boolean;
  /** How many files lie deeper than this many levels, or more (`isMore`); null for none, and where it is cut. */
  tooDeep: { count: number; levels: number; isMore: boolean } | null;
}

/** Files in folders below folders beyond this are counted only, so many at most, and files beyond it not taken up. */
export const FOLDER = { depth: 8, files: 300, counted: 1_000 } as const;

/** Files that systems leave in folders; nobody means them. */
const LEFT_BY_SYSTEMS = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

/** All files of the folder, those of each folder by name before those of the folders in it. */
export async function readFolder(folder: FileSystemDirectoryEntry): Promise<Folder> {
  const files: File[] = [];
  let isCut = false;
  let tooDeep = 0;
  const look = async (at: FileSystemDirectoryEntry, depth: number): Promise<void> => {
    if (isCut) return;
    const entries = await listMeant(at);
    for (const entry of entries.filter((one) => !isFolder(one))) {
      isCut ||= files.length >= FOLDER.files;
      if (isCut) return;
      files.push(await fileOf(entry as FileSystemFileEntry));
    }
    for (const below of entries.filter(isFolder)) await (depth < FOLDER.depth ? look(below, depth + 1) : count(below));
  };
  const count = async (at: FileSystemDirectoryEntry): Promise<void> => {
    if (isCut || tooDeep >= FOLDER.counted) return;
    const entries = await listMeant(at);
    const folders = entries.filter(isFolder);
    tooDeep = Math.min(FOLDER.counted, tooDeep + entries.length - folders.length);
    for (const below of folders) await count(below);
  };
  await look(folder, 1);
  const deep = { count: tooDeep, levels: FOLDER.depth, isMore: tooDeep === FOLDER.counted };
  return { name: folder.name, files, isCut, tooDeep: isCut || tooDeep === 0 ? null : deep };
}

const listMeant = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> =>
  (await listAll(folder)).filter((entry) => !LEFT_BY_SYSTEMS.test(entry.name));

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** A reader answers some entries at a time, and none at the end. */
async function listAll(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
    all.push(...some);
  }
}
