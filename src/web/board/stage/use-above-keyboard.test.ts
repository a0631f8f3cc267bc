import { expect, it } from 'vitest';
import { unseenOf } from './use-above-keyboard.ts';

const screen = { y: 0, height: 844 };

it.each([
  ['no keyboard', { offsetTop: 0, height: 844, scale: 1 }, { top: 0, bottom: 0 }],
  ['a keyboard over the page', { offsetTop: 0, height: 508, scale: 1 }, { top: 0, bottom: 336 }],
  ['a page that was pushed up by it', { offsetTop: 200, height: 508, scale: 1 }, { top: 200, bottom: 136 }],
  ['a page that was made smaller by it', { offsetTop: 0, height: 900, scale: 1 }, { top: 0, bottom: 0 }],
  ['a zoomed page', { offsetTop: 120, height: 422, scale: 2 }, { top: 0, bottom: 0 }],
])('a sheet keeps within what is seen: %s', (_, seen, unseen) => expect(unseenOf(screen, seen)).toEqual(unseen));
