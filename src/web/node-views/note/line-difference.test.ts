import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineDifference } from './line-difference.ts';

it('shows what each text has alone, in order', () => {
  expect(lineDifference('가\n나\n다', '가\n라\n다').map(({ where, text }) => `${where} ${text}`)).toEqual([
    'both 가',
    'saved 나',
    'kept 라',
    'both 다',
  ]);
});

it('leaves no line of either out', () => {
  const text = fc
    .array(fc.constantFrom('가', '나', '다', '', '- 라'), { maxLength: 12 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (saved, kept) => {
      const lines = lineDifference(saved, kept);
      const of = (where: string) =>
        lines.filter((line) => line.where === 'both' || line.where === where).map((line) => line.text);
      expect([of('saved').join('\n'), of('kept').join('\n')]).toEqual([saved, kept]);
    }),
  );
});
