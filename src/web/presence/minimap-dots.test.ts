import { expect, it } from 'vitest';
import { within } from './minimap-dots.ts';

it.each([
  ['where it is', 50.2, 50],
  ['at the left rim of who is beyond it', -300, 6],
  ['at the right rim of who is beyond it', 900, 194],
])('a dot stands %s', (_, at, place) => expect(within(at, 200)).toBe(place));
