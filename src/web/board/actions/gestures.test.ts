import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heldName } from '../../lib/key-names.ts';
import { shortcuts as words } from '../../words/shortcuts.ts';
import { boardGestures, type GestureId } from './gestures.ts';

/** The journey, and the part of it, in which a real browser makes the gesture and the board answers. */
const made: Record<GestureId, [journey: string, title: string]> = {
  pan: ['the-board-as-specified', 'a drag pans and the wheel zooms'],
  zoom: ['the-board-as-specified', 'a drag pans and the wheel zooms'],
  box: ['board-gestures', 'Shift and a drag choose what lies wholly in the box'],
  add: ['board-gestures', 'a click chooses one; Shift and Meta add and take out'],
  copy: ['board-gestures', 'Alt from the beginning leaves the card and drags a copy'],
  axis: ['board-gestures', 'Shift keeps to the longer way'],
  free: ['board-gestures', 'Alt during the drag goes free'],
  putBack: ['board-gestures', 'Escape puts it back'],
  shape: ['board-gestures', 'Shift keeps the shape of a card that is resized'],
  write: ['board-writing', 'a note is written in Markdown and in Hangul by keys and buttons'],
  quickAdd: ['every-control-of-the-canvas', 'the zoom bar and the minimap; a double click offers a node'],
  connect: ['board-wires', 'from a handle to a card it connects them'],
  wire: ['board-wires', 'a wire let go over nothing offers what it may lead to'],
  carry: ['board-wires', 'both ends are carried to another card'],
  label: ['board-wires', 'a double click opens the label'],
  menu: ['board-gestures', 'the other button opens the menu of what lies there'],
};

describe('the table of gestures', () => {
  it('has every gesture once, with words for it and for every move, and no words without one', () => {
    const { gesture, hand } = words.ko;
    expect(boardGestures.map(({ id }) => id).toSorted()).toEqual(Object.keys(gesture).toSorted());
    const moves = new Set(boardGestures.flatMap(({ ways }) => ways.map(({ move }) => move)));
    expect([...moves].toSorted()).toEqual(Object.keys(hand).toSorted());
  });

  it('shows no two gestures that are made in the same way', () => {
    const ways = boardGestures.flatMap((one) => one.ways.map(({ held, move }) => [...held, move].join(' ')));
    expect(ways.filter((way, i) => ways.indexOf(way) < i)).toEqual([]);
  });

  it.each(Object.entries(made))('%s is made in a journey', (_, [journey, title]) => {
    expect(readFileSync(`tests/journeys/${journey}.spec.ts`, 'utf8')).toContain(`'${title}`);
  });

  it('names the keys that are held as they stand on the keyboard', () => {
    expect([heldName('ctrl', false), heldName('alt', false), heldName('shift', false)]).toEqual([
      'Ctrl',
      'Alt',
      'Shift',
    ]);
    expect([heldName('ctrl', true), heldName('alt', true), heldName('shift', true)]).toEqual(['⌘', '⌥', '⇧']);
  });
});
