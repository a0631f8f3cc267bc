import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rooms } from './rooms.ts';

type Storey = keyof typeof rooms;
const IMPORT = /(?:from|import)\s*\(?\s*'([#.][^']+)'/g;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\.config\.ts$/.test(file),
);

const roomOf = (file: string) => {
  const [storey, room] = file.split('/') as [Storey, string];
  return { storey, room: room.replace(/\.tsx?$/, '') };
};

const imports = files.flatMap((file) =>
  [...readFileSync(join('src', file), 'utf8').matchAll(IMPORT)].map(([, to]) => ({
    file,
    to: to!.startsWith('#') ? to!.slice(1) : join(dirname(file), to!),
  })),
);

const isCode = (to: string) => /\.tsx?$/.test(to);

describe('the house', () => {
  it('has no room that is not listed', () => {
    const unlisted = files.filter((f) => !(rooms[roomOf(f).storey] as readonly string[]).includes(roomOf(f).room));
    expect(unlisted).toEqual([]);
  });

  it('imports only downward: to the contract, or to a room listed before', () => {
    const upward = imports.filter(({ file, to }) => {
      const from = roomOf(file);
      const target = roomOf(to);
      if (!isCode(to)) return false;
      if (from.storey !== target.storey) return target.storey !== 'contract';
      const order = rooms[from.storey] as readonly string[];
      return order.indexOf(target.room) > order.indexOf(from.room);
    });
    expect(upward).toEqual([]);
  });

  it('enters a room by its service, rules or registry, never by its store or its routes', () => {
    const sneaky = imports.filter(
      ({ file, to }) =>
        /\.(store|routes)\.ts$/.test(to) && roomOf(file).room !== roomOf(to).room && roomOf(file).room !== 'app',
    );
    expect(sneaky).toEqual([]);
  });

  it('marks every import that leaves a storey with a #', () => {
    const unmarked = files.flatMap((file) =>
      [...readFileSync(join('src', file), 'utf8').matchAll(IMPORT)]
        .map(([, to]) => to!)
        .filter((to) => to.startsWith('.') && join(dirname(file), to).split('/')[0] !== file.split('/')[0])
        .map((to) => `${file} -> ${to}`),
    );
    expect(unmarked).toEqual([]);
  });

  it('has no two files that import each other, directly or around', () => {
    const reach = new Map(files.map((file) => [file, imports.filter((i) => i.file === file).map((i) => i.to)]));
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, open: readonly string[]): void => {
      if (open.includes(file)) circles.push([...open.slice(open.indexOf(file)), file].join(' -> '));
      if (done.has(file) || open.includes(file)) return;
      for (const next of reach.get(file) ?? []) visit(next, [...open, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(circles).toEqual([]);
  });

  it('uses neither chance nor the clock in the contract', () => {
    const guilty = files.filter(
      (file) =>
        file.startsWith('contract/') &&
        /Math\.random\(|Date\.now\(|new Date\(\)/.test(readFileSync(join('src', file), 'utf8')),
    );
    expect(guilty).toEqual([]);
  });
});
