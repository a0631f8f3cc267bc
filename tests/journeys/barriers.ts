import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** A part of the page (a selector), and rules, where not all of both are meant. */
interface Look {
  within?: string;
  only?: readonly string[];
  except?: readonly string[];
}

/** Longer than anything of the product moves. */
const STILL_WITHIN_MS = 15_000;

/**
 * What keeps people out of a page, in words: rule, place, and why. Every rule of axe counts, whatever its weight. Frames are
 * left out: those of a page are of other origins, and not ours. Throws with the names of what goes on moving.
 */
export async function barriersOf(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ within, only, except = [], stillWithinMs }) => {
      // What still fades is paler than it will be; what inherits a colour begins to fade only after what it has it from.
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const moving = () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          );
      const until = performance.now() + stillWithinMs;
      for (let stillFrames = 0; stillFrames < 3; await nextFrame()) {
        stillFrames = moving().length > 0 ? 0 : stillFrames + 1;
        if (performance.now() > until) {
          const targets = moving().map(({ effect }) =>
            effect instanceof KeyframeEffect ? effect.target?.outerHTML : '',
          );
          throw new Error(`still moving: ${targets.map((target) => target?.slice(0, 200)).join(' | ')}`);
        }
      }
      const { violations } = await window.axe.run(within ?? document, {
        iframes: false,
        resultTypes: ['violations'],
        rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
        ...(only && { runOnly: { type: 'rule' as const, values: [...only] } }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      );
    },
    { ...look, stillWithinMs: STILL_WITHIN_MS },
  );
}

const widths = [390, 768, 1440] as const;
/** Of all rules those that a theme can break: what a page is built of is the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The page as it stands is sound in both themes and at three widths: no barrier, and nothing that sticks out. */
export async function isSound(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    for (const width of widths) {
      await page.setViewportSize({ width, height: before.height });
      const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sticksOut, `${screen}, ${theme}, ${width} px`).toBeLessThanOrEqual(0);
      const barriers = await barriersOf(page, theme === 'light' ? {} : { only: OF_COLOURS });
      expect(barriers, `${screen}, ${theme}, ${width} px`).toEqual([]);
    }
  }
  await page.evaluate(() =>
    document.documentElement.classList.toggle('dark', localStorage.getItem('theme') === 'dark'),
  );
  await page.setViewportSize(before);
}
