import { useEffect, useRef, useState } from 'react';
import { readPicture, type ReadPicture } from './read-picture.ts';

export interface BenchPicture {
  id: number;
  name: string;
  /** In this tab only. */
  address: string;
  /** Null until it is read, and where it cannot be. */
  read: ReadPicture | null;
  isBroken: boolean;
}

export const PICTURES = {
  most: 3,
  mostBytes: 20 * 1024 * 1024,
  accept: 'image/png,image/jpeg,image/webp',
} as const;

/** Those of the files that can be shown, as many as there is room for, and how many were left out. */
export function choosePictures(
  files: readonly Pick<File, 'type' | 'size'>[],
  room: number,
): { chosen: number[]; leftOut: number } {
  const fit = files.flatMap(({ type, size }, i) =>
    PICTURES.accept.split(',').includes(type) && size <= PICTURES.mostBytes ? [i] : [],
  );
  const chosen = fit.slice(0, Math.max(0, room));
  return { chosen, leftOut: files.length - chosen.length };
}

/** The pictures of the bench. They stay in this tab, and are gone with it. */
export function useBenchPictures() {
  const [pictures, set] = useState<readonly BenchPicture[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const lastId = useRef(0);
  const addresses = useRef(new Set<string>());
  useEffect(() => {
    const held = addresses.current;
    return () => held.forEach((address) => URL.revokeObjectURL(address));
  }, []);
  const add = (files: readonly File[]) => {
    const { chosen, leftOut } = choosePictures(files, PICTURES.most - pictures.length);
    setLeftOut(leftOut);
    const added = chosen.flatMap((i) => (files[i] ? [begin(files[i])] : []));
    set([...pictures, ...added]);
    for (const { id, address } of added)
      void readPicture(address).then((read) =>
        set((all) => all.map((one) => (one.id === id ? { ...one, read, isBroken: read === null } : one))),
      );
  };
  const begin = (file: File): BenchPicture => {
    lastId.current += 1;
    const address = URL.createObjectURL(file);
    addresses.current.add(address);
    return { id: lastId.current, name: file.name, address, read: null, isBroken: false };
  };
  const remove = ({ id, address }: BenchPicture) => {
    URL.revokeObjectURL(address);
    addresses.current.delete(address);
    set(pictures.filter((one) => one.id !== id));
    setLeftOut(0);
  };
  return { pictures, leftOut, add, remove };
}
