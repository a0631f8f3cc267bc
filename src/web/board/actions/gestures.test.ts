import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heldName } from '../../lib/key-names.ts';
import { actions as words } from '../../words/actions.ts';
import { boardGestures, type GestureId } from './gestures.ts';

/** The journey, and the part of it, in which a real browser makes the gesture and the board answers. */
const made: Record<GestureId, [journey: string, title: string]> = {
  pan: ['the-pointer-on-the-board', 'the board is moved by every hand, and zoomed at the pointer'],
  zoom: ['the-pointer-on-the-board', 'the wheel, and Ctrl with the wheel, at the pointer'],
  box: ['the-pointer-on-the-board', 'Shift and a drag choose what lies wholly in the box'],
  add: ['the-pointer-on-the-board', 'a click chooses one; Shift, Ctrl and Meta add and take out'],
  copy: ['arranging-the-board', 'Alt from the beginning leaves the card and drags a copy'],
  axis: ['arranging-the-board', 'Shift keeps to the longer way'],
  free: ['arranging-the-board', 'Alt during the drag goes free'],
  putBack: ['arranging-the-board', 'Escape puts it back'],
  shape: ['arranging-the-board', 'Shift keeps the shape of a card that is resized'],
  write: ['every-card-of-the-canvas', 'a text: title by Enter and Escape, content by Ctrl+Enter and Escape'],
  quickAdd: ['actions-on-the-board', 'a double click on the ground offers what can be made there'],
  connect: ['hands-on-the-board', 'wiring, and unwiring by the cross'],
  wire: ['actions-on-the-board', 'a wire let go over nothing offers what it may lead to'],
  carry: ['wires', 'both ends are carried to another card'],
  label: ['wires', 'a double click opens the label'],
  menu: ['menus-of-the-board', 'of a card'],
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
