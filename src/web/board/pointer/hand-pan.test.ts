import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Point } from '#contract/board/geometry.ts';
import { HandPan } from './hand-pan.ts';

const page = () => {
  const { window, document } = parseHTML(`<body>
    <button id="bar">bar</button>
    <div id="board"><div class="react-flow">
      <div class="react-flow__pane"></div>
      <div class="react-flow__node"><button id="inner">x</button><input id="field"><a id="link">y</a><video id="film"></video></div>
    </div><button id="pin" class="board-pin">1</button><div id="panel"></div></div>
    <div role="dialog"><button id="dialog">z</button></div>
    <ul><li id="row" role="treeitem"></li></ul>
  </body>`);
  const get = (id: string) => document.querySelector<HTMLElement>(id)!;
  const moved: Point[] = [];
  const held: boolean[] = [];
  let nowMs = 0;
  const seen: string[] = [];
  const inHand: boolean[] = [];
  const pointer = { is: 'hand' };
  const stop = new HandPan(get('#board'), {
    isOpen: () => pointer.is === 'hand',
    move: (by) => moved.push(by),
    onHeld: (is) => held.push(is),
    onMoving: (is) => inHand.push(is),
  }).listen(window as unknown as Window);
  for (const name of ['pointerdown', 'mousedown', 'contextmenu', 'click', 'keydown', 'keyup'])
    window.addEventListener(name, (event: Event) => seen.push(event.type));
  const fire = (on: EventTarget, name: string, facts: object = {}): Event => {
    const event = new window.Event(name, { bubbles: true, cancelable: true });
    const known = {
      pointerId: 1,
      button: 0,
      clientX: 0,
      clientY: 0,
      pointerType: 'mouse',
      detail: 1,
      timeStamp: (nowMs += 10),
    };
    for (const [key, value] of Object.entries({ ...known, ...facts })) Object.defineProperty(event, key, { value });
    on.dispatchEvent(event);
    return event;
  };
  const space = (on: EventTarget, name: 'keydown' | 'keyup' = 'keydown', facts: object = {}) =>
    fire(on, name, { code: 'Space', key: ' ', ...facts });
  const drag = (on: EventTarget, button = 0, facts: object = {}) => {
    fire(on, 'pointerdown', { button, ...facts });
    fire(on, 'mousedown', { button });
    fire(on, 'pointermove', { clientX: 30, clientY: 5, ...facts });
    fire(on, 'pointermove', { clientX: 900, clientY: 5, pointerId: 7 });
    fire(on, 'pointermove', { clientX: 40, clientY: 5, ...facts });
    fire(on, 'pointerup', { button, clientX: 40, clientY: 5, ...facts });
  };
  return { window, document, get, moved, held, inHand, seen, fire, space, drag, stop, pointer };
};

beforeEach(() => {
  const { window, HTMLElement } = parseHTML('');
  vi.stubGlobal('HTMLElement', HTMLElement);
  vi.stubGlobal(
    'MouseEvent',
    class extends window.Event {
      constructor(name: string, facts: { bubbles: boolean; cancelable: boolean }) {
        super(name, facts);
        Object.assign(this, facts);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const whole = [
  { x: 30, y: 5 },
  { x: 10, y: 0 },
];

describe('the pin of a comment', () => {
  it('moves the board by a drag as the ground does, and is not clicked by it', () => {
    const { get, drag, fire, moved } = page();
    drag(get('#pin'));
    expect([moved, fire(get('#pin'), 'click').defaultPrevented]).toEqual([whole, true]);
    fire(get('#pin'), 'pointerdown');
    fire(get('#pin'), 'pointerup');
    expect([moved, fire(get('#pin'), 'click').defaultPrevented]).toEqual([whole, false]);
  });

  it('is dragged by a finger too, which moves nothing from the ground or a card: they have their own', () => {
    const { get, drag, moved } = page();
    const finger = { pointerType: 'touch', pointerId: 3 };
    drag(get('.react-flow__pane'), 0, finger);
    drag(get('.react-flow__node'), 0, finger);
    expect(moved).toEqual([]);
    drag(get('#pin'), 0, finger);
    expect(moved).toEqual(whole);
  });

  it('is left to the arrow where a drag selects, and lets the middle button through', () => {
    const { get, drag, moved, pointer } = page();
    pointer.is = 'select';
    drag(get('#pin'));
    expect(moved).toEqual([]);
    drag(get('#pin'), 1);
    expect(moved).toEqual(whole);
  });
});

describe('Space held', () => {
  it.each(['.react-flow__pane', '.react-flow__node', '#inner'])(
    'moves the board over %s, and what lies there hears nothing of the press, and gets no click',
    (where) => {
      const { get, document, space, drag, fire, moved, seen } = page();
      expect(space(document.body).defaultPrevented).toBe(true);
      drag(get(where));
      expect([moved, seen.filter((name) => name.endsWith('down') && !name.startsWith('key'))]).toEqual([whole, []]);
      expect(fire(get(where), 'click').defaultPrevented).toBe(true);
      expect(fire(get(where), 'click').defaultPrevented).toBe(false);
    },
  );

  it('is let go by the key, and by a window that loses the focus', () => {
    const { get, document, window, space, drag, fire, held, moved } = page();
    space(document.body);
    expect(space(document.body, 'keyup').defaultPrevented).toBe(true);
    space(document.body);
    fire(window, 'blur');
    expect(held).toEqual([true, false, true, false]);
    drag(get('.react-flow__pane'));
    expect(moved).toEqual([]);
  });

  it('keeps the board in the hand while something on the page loses the focus', () => {
    const { get, document, space, drag, fire, moved } = page();
    space(document.body);
    fire(get('#bar'), 'blur', { bubbles: false });
    drag(get('.react-flow__pane'));
    expect(moved).not.toEqual([]);
  });

  it('presses no button that the mouse has pressed before, but the one that the keyboard has come to', () => {
    const { get, space, fire, held } = page();
    fire(get('#bar'), 'pointerdown');
    fire(get('#bar'), 'focusin');
    expect(space(get('#bar')).defaultPrevented).toBe(true);
    expect(space(get('#bar'), 'keyup').defaultPrevented).toBe(true);
    fire(get('#bar'), 'keydown', { code: 'Tab', key: 'Tab' });
    fire(get('#inner'), 'focusin');
    expect([space(get('#inner')).defaultPrevented, space(get('#inner'), 'keyup').defaultPrevented]).toEqual([
      false,
      false,
    ]);
    expect(held).toEqual([true, false]);
  });

  it.each(['#field', '#film', '#dialog', '#row'])('stays the own key of %s', (where) => {
    const { get, space, fire, held } = page();
    fire(get(where), 'pointerdown');
    fire(get(where), 'focusin');
    expect([space(get(where)).defaultPrevented, held]).toEqual([false, []]);
  });

  it('is no hand with Ctrl, while composing, or over a panel', () => {
    const { get, document, space, drag, moved, held } = page();
    space(document.body, 'keydown', { ctrlKey: true });
    space(document.body, 'keydown', { isComposing: true });
    expect(held).toEqual([]);
    space(document.body);
    drag(get('#panel'));
    expect(moved).toEqual([]);
  });
});

describe('the other buttons', () => {
  it.each([
    [1, 'middle'],
    [2, 'right'],
  ])('button %i (%s) moves the board over cards', (button) => {
    const { get, drag, moved } = page();
    drag(get('.react-flow__node'), button);
    expect(moved).toEqual(whole);
  });

  it.each([0, 1, 2])(
    'button %i has the board in hand from the first move until it is let go, not for a click',
    (button) => {
      const { get, document, space, drag, fire, inHand } = page();
      space(document.body);
      fire(get('#inner'), 'pointerdown', { button });
      fire(get('#inner'), 'pointerup', { button });
      expect(inHand).toEqual([]);
      drag(get('#inner'), button);
      expect(inHand).toEqual([true, false]);
    },
  );

  it('a window that loses the focus takes the board out of the hand', () => {
    const { get, window, fire, inHand } = page();
    fire(get('.react-flow__pane'), 'pointerdown', { button: 1 });
    fire(get('.react-flow__pane'), 'pointermove', { clientX: 30 });
    fire(window, 'blur');
    fire(get('.react-flow__pane'), 'pointermove', { clientX: 60 });
    expect(inHand).toEqual([true, false]);
  });

  it.each([
    ['nothing over the board', '.react-flow__pane', 40, false],
    ['nothing into a field that the board was moved over', '#field', 40, false],
    ['into a field that was clicked', '#field', 0, true],
    ['nothing where the board was clicked', '.react-flow__node', 0, false],
  ])('the middle one, where systems paste by it, pastes %s', (_, where, clientX, isPasted) => {
    const { get, fire } = page();
    fire(get(where), 'pointerdown', { button: 1 });
    fire(get(where), 'pointermove', { clientX });
    fire(get(where), 'pointerup', { button: 1, clientX });
    expect(fire(get(where), 'paste').defaultPrevented).toBe(!isPasted);
    expect(fire(get(where), 'paste', { timeStamp: 1_000 }).defaultPrevented).toBe(false);
  });

  it.each(['while it is held', 'after it was let go'])('the menu asked for %s opens after a click, once', (when) => {
    const { get, fire, seen, moved } = page();
    const node = get('.react-flow__node');
    fire(node, 'pointerdown', { button: 2 });
    if (when.startsWith('while')) fire(node, 'contextmenu', { button: 2 });
    fire(node, 'pointermove', { clientX: 2 });
    fire(node, 'pointerup', { button: 2 });
    if (when.startsWith('after')) fire(node, 'contextmenu', { button: 2 });
    expect([seen.filter((name) => name === 'contextmenu'), moved]).toEqual([['contextmenu'], []]);
  });

  it.each(['while it is held', 'after it was let go'])('the menu asked for %s does not open after a drag', (when) => {
    const { get, fire, drag, seen } = page();
    const node = get('.react-flow__node');
    fire(node, 'pointerdown', { button: 2 });
    if (when.startsWith('while')) fire(node, 'contextmenu', { button: 2 });
    drag(node, 2);
    if (when.startsWith('after')) fire(node, 'contextmenu', { button: 2 });
    expect(seen).not.toContain('contextmenu');
  });

  it.each(['#field', '#link'])('%s keeps its own menu', (where) => {
    const { get, drag, fire, moved, seen } = page();
    drag(get(where), 2);
    fire(get(where), 'contextmenu', { button: 2 });
    expect([moved, seen.includes('contextmenu')]).toEqual([[], true]);
  });
});
