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

  it('make a row of the search 42 px high', () => {
    expect(read('search/PaletteRow.tsx')).toContain('sm:h-[42px]');
  });
});

describe('what is pressed at a wire', () => {
  /** The side of the square that is pressed: as large as it is drawn, and what lies around it on both sides. */
  const sides = (css: string, name: string) => {
    const drawn = Number(css.match(new RegExp(`\\n\\.${name} \\{[^}]*?width: (\\d+)px`))?.[1]);
    return [...css.matchAll(new RegExp(`\\.${name}::after \\{\\s+inset: (-?\\d+)(?:px)?`, 'g'))].map(
      ([, inset]) => drawn - 2 * Number(inset),
    );
  };

  it('is at least 24 px for a mouse and 44 px for a finger', () => {
    const [fine = '', coarse = ''] = read('board/look/wires.css').split('@media (pointer: coarse)');
    expect(sides(fine, 'board-wire-cross')).toEqual([24]);
    expect(fine).toMatch(/\.board-wire-grip::after \{\s+content: '';\s+position: absolute;\s+inset: -7px;/);
    const drawn = fine.match(/[^]*?\n\.board-wire-cross \{[^]*?\n\}/)?.[0] ?? '';
    expect(sides(drawn + coarse, 'board-wire-cross')).toEqual([44]);
    const grip = fine.match(/\n\.board-wire-grip \{[^]*?\n\}/)?.[0] ?? '';
    expect(sides(grip + coarse, 'board-wire-grip')).toEqual([48]);
  });
});
