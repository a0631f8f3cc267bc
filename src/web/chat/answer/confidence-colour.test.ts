import { describe, expect, it } from 'vitest';
import { confidenceColour } from './confidence-colour.ts';

describe('the colour of a confidence', () => {
  it.each([
    [1, 'green'],
    [0.8, 'green'],
    [0.7999, 'yellow'],
    [0.6, 'yellow'],
    [0.5999, 'red'],
    [0, 'red'],
    [null, 'grey'],
    [undefined, 'grey'],
    [Number.NaN, 'grey'],
  ])('%s is %s', (confidence, colour) => {
    expect(confidenceColour(confidence)).toBe(colour);
  });
});
