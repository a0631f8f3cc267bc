import { expect, it } from 'vitest';
import { coveredByKeyboardPx } from './keyboard.ts';

it.each<[string, Parameters<typeof coveredByKeyboardPx>, number]>([
  [
    'no keyboard',
    [
      { y: 52, height: 792 },
      { offsetTop: 0, height: 844, scale: 1 },
    ],
    0,
  ],
  [
    'a keyboard over the page',
    [
      { y: 52, height: 792 },
      { offsetTop: 0, height: 508, scale: 1 },
    ],
    336,
  ],
  [
    'one to which the browser has scrolled',
    [
      { y: 52, height: 792 },
      { offsetTop: 40, height: 508, scale: 1 },
    ],
    296,
  ],
  [
    'a page that the keyboard has made smaller',
    [
      { y: 52, height: 456 },
      { offsetTop: 0, height: 508, scale: 1 },
    ],
    0,
  ],
  [
    'a page that is magnified',
    [
      { y: 52, height: 792 },
      { offsetTop: 90, height: 300, scale: 2 },
    ],
    0,
  ],
])('%s', (_, [frame, seen], px) => expect(coveredByKeyboardPx(frame, seen)).toBe(px));
