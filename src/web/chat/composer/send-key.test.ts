import { expect, it } from 'vitest';
import { pressed, restingKeys, type SendKeyEvent } from './send-key.ts';

const enter: SendKeyEvent = { type: 'enter', isComposing: false, isLate: false, shift: false };
const enterWithin: SendKeyEvent = { ...enter, isComposing: true };
const enterLate: SendKeyEvent = { ...enter, isLate: true };
const start: SendKeyEvent = { type: 'compositionstart' };
const end = (text: string): SendKeyEvent => ({ type: 'compositionend', text });
const settled: SendKeyEvent = { type: 'settled' };
const keyup: SendKeyEvent = { type: 'keyup' };

/** How often a question is sent when a browser reports these events; 'settled' follows where it was asked for. */
function play(events: readonly SendKeyEvent[]) {
  let state = restingKeys;
  let sent = 0;
  const effects: string[] = [];
  for (const event of events) {
    const [next, effect] = pressed(state, event);
    state = next;
    if (effect === 'send') sent += 1;
    effects.push(effect);
  }
  return { sent, effects };
}

it.each([
  ['Latin letters', [{ type: 'other-key' }, enter, keyup], 1],
  ['Chrome on macOS: Enter within, end, a second Enter', [start, enterWithin, end('요'), enter, settled, keyup], 1],
  [
    'Chrome on Windows: the second Enter comes after the field has settled',
    [start, enterWithin, end('요'), settled, enter, keyup],
    1,
  ],
  ['Firefox: only the Enter within', [start, enterWithin, end('요'), settled, keyup], 1],
  ['Safari: the composition ends before the Enter', [start, end('요'), enterLate, keyup], 1],
  ['Safari, kana: that Enter only closes the conversion', [start, end('かな'), enterLate, keyup], 0],
  ['Safari, kana: the next Enter sends', [start, end('かな'), enterLate, keyup, enter, keyup], 1],
  ['an Enter that is let go before the field has settled', [start, enterWithin, end('요'), keyup, settled], 1],
  [
    'a second question that was pasted with the mouse',
    [start, enterWithin, end('요'), keyup, settled, enter, keyup],
    2,
  ],
  [
    'a second question right after the first',
    [start, enterWithin, end('요'), settled, enter, keyup, start, end('네'), enter, keyup],
    2,
  ],
  ['two quick questions in Latin letters', [enter, keyup, { type: 'other-key' }, enter, keyup], 2],
  ['kana: Enter only closes the conversion', [start, enterWithin, end('かな'), settled, keyup], 0],
  ['a composition that was given up', [start, enterWithin, end(''), settled, keyup], 0],
  ['a composition that went on after all', [start, enterWithin, { type: 'other-key' }, end('요'), settled], 0],
] as const satisfies [string, SendKeyEvent[], number][])('%s', (_, events, times) => {
  expect(play(events).sent).toBe(times);
});

it('leaves Shift+Enter to the browser, within a composition too', () => {
  expect(play([{ ...enter, shift: true }]).effects).toEqual(['newline']);
  expect(play([start, { ...enterWithin, shift: true }, end('요'), settled])).toMatchObject({ sent: 0 });
});

it('swallows the line end of an Enter that is put off', () => {
  expect(play([start, enterWithin]).effects.at(-1)).toBe('swallow');
  expect(play([start, enterWithin, end('요'), settled, enter]).effects.at(-1)).toBe('swallow');
});
