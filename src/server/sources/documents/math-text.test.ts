import { expect, it } from 'vitest';
import { createMath } from './math-text.ts';
import { readXml } from './xml-events.ts';

function lineOf(xml: string): string | null {
  const math = createMath();
  let line: string | null = null;
  readXml(`${xml}</m:oMath>`, {
    open: (name, attribute) => math.open(name, attribute),
    text: (text) => math.text(text),
    close: () => void (line ??= math.close()),
  });
  return line;
}

const r = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
const e = (text: string): string => `<m:e>${text}</m:e>`;
const chr = (kind: string, sign: string) => `<m:${kind}Pr><m:chr m:val="${sign}"/></m:${kind}Pr>`;

it.each<[string, string, string]>([
  ['runs', r('a') + r('+b'), 'a+b'],
  ['a fraction', `<m:f><m:num>${r('a+b')}</m:num><m:den>${r('2')}</m:den></m:f>`, '(a+b)/2'],
  ['a power', `<m:sSup>${e(r('x'))}<m:sup>${r('2')}</m:sup></m:sSup>${r('+1')}`, 'x^2+1'],
  ['an index', `<m:sSub>${e(r('a'))}<m:sub>${r('n-1')}</m:sub></m:sSub>`, 'a_(n-1)'],
  ['a root', `<m:rad><m:deg/>${e(r('b') + r('-c'))}</m:rad>`, '√(b-c)'],
  [
    'a sum',
    `<m:nary>${chr('nary', '∑')}<m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup>${e(r('i'))}</m:nary>`,
    '∑_(i=1)^n i',
  ],
  ['brackets', `<m:d>${e(r('a'))}${e(r('b'))}</m:d>`, '(a|b)'],
  ['a matrix', `<m:m><m:mr>${e(r('1'))}${e(r('0'))}</m:mr><m:mr>${e(r('0'))}${e(r('1'))}</m:mr></m:m>`, '1, 0; 0, 1'],
  ['a function', `<m:func><m:fName>${r('sin')}</m:fName>${e(r('θ'))}</m:func>`, 'sin θ'],
  [
    'a fraction in a root',
    `<m:rad><m:deg/>${e(`<m:f><m:num>${r('a')}</m:num><m:den>${r('b')}</m:den></m:f>`)}</m:rad>`,
    '√(a/b)',
  ],
])('an equation of %s is read in one line', (_, xml, line) => {
  expect(lineOf(xml)).toBe(line);
});

it('an equation a hundred thousand levels deep comes to an end', () => {
  const deep = 100_000;
  expect(lineOf(`${'<m:e>'.repeat(deep)}${r('x')}${'</m:e>'.repeat(deep)}`)).not.toBeNull();
});
