import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPrivate } from './private-files.ts';

let directory: string;
let umask: number;
beforeEach(async () => {
  umask = process.umask();
  directory = await mkdtemp(path.join(tmpdir(), 'maru-private-'));
});
afterEach(async () => {
  process.umask(umask);
  await rm(directory, { recursive: true });
});

const modeOf = async (...parts: string[]) => (await stat(path.join(directory, ...parts))).mode & 0o777;

test('nobody else may read or write what lay open before, nor what is made afterwards', async () => {
  await mkdir(path.join(directory, 'base'));
  await writeFile(path.join(directory, 'base', 'rows'), 'x');
  await chmod(path.join(directory, 'base', 'rows'), 0o666);
  await chmod(path.join(directory, 'base'), 0o777);
  await chmod(directory, 0o755);
  expect(await keepPrivate(directory)).toEqual({ count: 0, first: [] });
  await writeFile(path.join(directory, 'base', 'later'), 'x', { mode: 0o666 });
  expect([await modeOf(), await modeOf('base'), await modeOf('base', 'rows'), await modeOf('base', 'later')]).toEqual([
    0o700, 0o700, 0o600, 0o600,
  ]);
});

test('a link leads nobody out of the directory', async () => {
  const outside = await mkdtemp(path.join(tmpdir(), 'maru-outside-'));
  await chmod(outside, 0o755);
  await symlink(outside, path.join(directory, 'link'));
  await keepPrivate(directory);
  expect((await stat(outside)).mode & 0o777).toBe(0o755);
  await rm(outside, { recursive: true });
});
