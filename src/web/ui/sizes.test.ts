import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(`src/web/${path}`, 'utf8');

describe('the sizes of the specification', () => {
  it('head a screen with 28 px on a line of 38', () => {
    expect(read('tokens.css')).toMatch(/--text-h1: 28px;\s+--text-h1--line-height: 38px;/);
  });

  it.each([
    'dashboard/DashboardScreen.tsx',
    'account/AccountPage.tsx',
    'orgs/OrgHeader.tsx',
    'projects/ProjectHeader.tsx',
  ])('are those of the heading of %s', (screen) => expect(read(screen)).toMatch(/<h1 className="[^"]*\bmd:text-h1"/));

  it('are those of the profile and the settings, which are headed alike', () => {
    const headed = globSync('src/web/account/**/*.tsx').filter((path) =>
      /<AccountPage\b/.test(readFileSync(path, 'utf8')),
    );
    expect(headed.length).toBeGreaterThanOrEqual(2);
  });

  it('make a row of the search 42 px high, and higher only for the words around a match', () => {
    expect(read('search/PaletteRow.tsx')).toContain('sm:min-h-[42px]');
  });
});

describe('what is pressed at a wire', () => {
  const [fine = '', coarse = ''] = read('board/look/wires.css').split('@media (pointer: coarse)');
  const rule = (css: string, selector: string): string =>
    css.slice(css.indexOf(`.board-wire-${selector} {`)).split('}')[0] ?? '';
  const px = (css: string, selector: string, property: string): number =>
    Number(rule(css, selector).match(new RegExp(`${property}: (-?\\d+)`))?.[1]);

  it.each([
    ['cross', 24, 44],
    ['grip', 28, 48],
  ])(
    'is larger than what is seen: a %s takes presses on %i px of a mouse and on %i px of a finger',
    (part, mouse, finger) => {
      const seen = px(fine, part, 'width');
      expect(seen - 2 * px(fine, `${part}::after`, 'inset')).toBe(mouse);
      expect(seen - 2 * px(coarse, `${part}::after`, 'inset')).toBe(finger);
    },
  );
});
