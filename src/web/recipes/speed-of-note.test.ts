import { expect, it } from 'vitest';
import { speedOfNote, spokenAt } from './speed-of-note.ts';

const result = { recipe: { id: 'long-script', values: { topic: '식비', speed: 300 } }, madeFrom: [] };

it.each([
  [result, 300],
  [{ speed: 280 }, 280],
  [{ recipe: { id: 'long-script', values: {} } }, null],
  [{ recipe: { id: 'long-script', values: { speed: 5_000 } } }, 600],
  [{ speed: 'fast' }, null],
  [{}, null],
])('of %j is %j', (metadata, speed) => expect(speedOfNote(metadata)).toBe(speed));

it('stands in the form of a result, beside what else was filled in', () => {
  expect(spokenAt(result, 340)).toEqual({ recipe: { id: 'long-script', values: { topic: '식비', speed: 340 } } });
});

it('is a fact of any other note, within what can be spoken', () => {
  expect(spokenAt({ colour: 'mint' }, 340)).toEqual({ speed: 340 });
  expect(spokenAt({}, 10)).toEqual({ speed: 150 });
});
