import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTheme } from '../lib/theme-choice.ts';
import { ThemeProvider, useTheme } from './theme.tsx';

const Probe = () => <p>{useTheme().theme}</p>;

afterEach(() => void vi.unstubAllGlobals());

describe('the theme', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [null, 'light'],
    ['sepia', 'light'],
  ] as const)('stored as %s is %s', (stored, theme) => {
    expect(readTheme(stored)).toBe(theme);
  });

  it('is what this browser keeps under the key "theme"', () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'theme' ? 'dark' : null) });
    expect(
      renderToStaticMarkup(
        <ThemeProvider>
          <Probe />
        </ThemeProvider>,
      ),
    ).toBe('<p>dark</p>');
  });

  it('is light where storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
    });
    expect(
      renderToStaticMarkup(
        <ThemeProvider>
          <Probe />
        </ThemeProvider>,
      ),
    ).toBe('<p>light</p>');
  });

  it('cannot be asked outside its provider', () => {
    expect(() => renderToStaticMarkup(<Probe />)).toThrow('useTheme must be used within a ThemeProvider');
  });
});
