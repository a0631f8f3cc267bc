import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Figure, Part } from './figure.ts';

const SIZE = path.resolve(import.meta.dirname, '../size.ts');

async function measure(): Promise<Figure[]> {
  const child = spawn(process.execPath, ['--no-warnings', SIZE], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await once(child, 'close');
  const { rows = [] } = JSON.parse(said.trim().split('\n').at(-1) ?? '{}') as {
    rows?: { screen: string; kb: number; barKb: number }[];
  };
  if (rows.length === 0)
    return [{ what: 'the editor', value: null, unit: 'kB', bar: { most: 270 }, note: 'no browser' }];
  return rows.map(({ screen, kb, barKb }) => ({ what: screen, value: kb, unit: 'kB', bar: { most: barKb } }));
}

export const weight: Part = {
  name: 'weight',
  what: 'JavaScript to the first usable frame, gzip',
  run: measure,
};
