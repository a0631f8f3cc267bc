import { expect, it } from 'vitest';
import { personInitialOf } from './name-of.ts';

it.each([
  ['김서연', '서'],
  ['이산', '산'],
  ['남궁민수', '민'],
  ['황보영', '영'],
  ['선우', '우'],
  ['김아름다운', '김'],
  ['jane doe', 'J'],
  ['seo@example.com', 'S'],
  ['김 서연', '김'],
  ['김서연'.normalize('NFD'), '서'],
  ['🐶 멍멍', '🐶'],
  ['', '?'],
])('%s is shown as %s', (name, letter) => expect(personInitialOf(name)).toBe(letter));
