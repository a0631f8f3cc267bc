import { code } from '../../lib/code.ts';

type FarTitles = typeof import('./far-titles.ts');

let known: FarTitles | null = null;
let asked: Promise<FarTitles> | null = null;

/** What draws titles from far; null until it has been fetched, which `tell` says then. */
export function knownFarTitles(tell: () => void): FarTitles | null {
  if (!known) void load(tell);
  return known;
}

async function load(tell: () => void): Promise<void> {
  try {
    asked ??= code(() => import('./far-titles.ts'));
    known = await asked;
    tell();
  } catch {
    asked = null;
  }
}
