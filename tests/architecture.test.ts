import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doorOf, doors, findCallsOut } from './network.ts';
import { folders, rooms } from './rooms.ts';

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

const isReaching = (file: string, source: string): boolean =>
  /^server\/(?!testing\/)/.test(file) && findCallsOut(source).length > 0;

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

  it.each(Object.entries(folders))('imports only downward inside %s, from folders that are listed', (room, order) => {
    const folderOf = (file: string) => file.slice(room.length + 1).split(/[/.]/)[0] ?? '';
    const isInside = (file: string) => file.startsWith(`${room}/`);
    const at = (file: string) => (order as readonly string[]).indexOf(folderOf(file));
    expect(files.filter((file) => isInside(file) && at(file) === -1)).toEqual([]);
    const upward = imports.filter(({ file, to }) => isInside(file) && isInside(to) && at(to) > at(file));
    expect(upward).toEqual([]);
  });

  it('keeps the editor of a board free of React and of what is drawn', () => {
    const drawn = files.filter(
      (file) =>
        file.startsWith('web/editor/') &&
        (file.endsWith('.tsx') ||
          /from '(react|react-dom|lucide-react)'|\bdocument\./.test(readFileSync(join('src', file), 'utf8'))),
    );
    expect(drawn).toEqual([]);
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

  it('sends no message between windows to whoever listens: each names its origin', () => {
    const sent = files.flatMap((file) =>
      Array.from(
        readFileSync(join('src', file), 'utf8').matchAll(/\bpostMessage\(.*/g),
        ([call]) => `${file}: ${call}`,
      ),
    );
    expect(sent.length).toBeGreaterThan(3);
    expect(sent.filter((call) => /['"`]\*['"`]/.test(call))).toEqual([]);
  });

  it('reaches over the network through the doors that are listed, each of them still one', () => {
    const reaching = files.filter((file) => isReaching(file, readFileSync(join('src', file), 'utf8')));
    const used = new Set(reaching.map((file) => doorOf(file) ?? file));
    expect([...used].toSorted()).toEqual(Object.keys(doors).toSorted());
  });

  it.each([
    `import { request } from 'undici';`,
    `import { get } from 'node:http';`,
    `import https from 'node:https';`,
    `import { connect } from 'node:net';`,
    `const answer = await fetch(url);`,
  ])('does not let a file that is no door open one: %j', (careless) => {
    for (const file of ['server/sources/techniques/website.ts', 'server/chat/chat.service.ts']) {
      expect(isReaching(file, readFileSync(join('src', file), 'utf8'))).toBe(false);
      expect(isReaching(file, `${careless}\n${readFileSync(join('src', file), 'utf8')}`)).toBe(true);
      expect(doorOf(file)).toBe(undefined);
    }
  });
});

describe('a way over the network', () => {
  it.each<[string, string[]]>([
    [`import { request } from 'undici';`, ['undici']],
    [`import { fetch, type Response } from 'undici';\nawait fetch(url);`, ['undici']],
    [`import https from 'node:https';`, ['node:https']],
    [`import { get as read } from 'http';`, ['http']],
    [`import {\n  isIP,\n  connect,\n} from 'node:net';`, ['node:net']],
    [`import * as net from 'net';`, ['net']],
    [`import 'axios';`, ['axios']],
    [`export { default } from 'node-fetch/browser';`, ['node-fetch/browser']],
    [`const { request } = await import('node:http');`, ['import(node:http)']],
    ['const { request } = require(`node:http`);', ['import(node:http)']],
    [`const module = await import(name);`, ['import(name)']],
    [`process.getBuiltinModule('net').connect(80);`, ['import(net)']],
    [`import { spawn } from 'node:child_process';`, ['node:child_process']],
    [`const page = await fetch(url);`, ['fetch']],
    [`const ask = fetch;`, ['fetch']],
    [`globalThis.fetch(url);`, ['globalThis.fetch']],
    [`globalThis['fet' + 'ch'](url);`, ['globalThis[']],
    [`new WebSocket('wss://example.com');`, ['WebSocket']],
  ])('%j is found', (source, found) => expect(findCallsOut(source)).toEqual(found));

  it.each([
    `import { BlockList, isIP, type Socket } from 'node:net';`,
    `import type { Dispatcher } from 'undici';`,
    `import type { WebSocket } from 'ws';\nconst open: WebSocket[] = [];`,
    `import { connect } from './connection.ts';\nimport { z } from 'zod';`,
    `const page = await tools.fetch(url);`,
    `interface Tools { fetch: GuardedFetch; other?: typeof fetch }`,
    `// fetch(url) would do\n/* import 'undici' */\nconst words = 'we fetch("it")';`,
    `const { readConfig } = await import('./config.ts');`,
  ])('%j is none', (source) => expect(findCallsOut(source)).toEqual([]));
});
