import { expect, test, type Page } from '@playwright/test';
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
 * Waits until nothing moves for three frames: what still fades is paler than it will be, and what inherits a colour begins to
 * fade only after what it has it from. Throws with the names of what goes on moving, or says that the page draws no more.
 */
export async function standsStill(page: Page): Promise<void> {
  const unrest = await page.evaluate(async (withinMs) => {
    const until = performance.now() + withinMs;
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    /** False where the time is over before the frame comes: the page may draw none at all. */
    const nextFrame = () =>
      new Promise<boolean>((resolve) => {
        const late = setTimeout(() => resolve(false), Math.max(0, until - performance.now()));
        requestAnimationFrame(() => {
          clearTimeout(late);
          resolve(true);
        });
      });
    for (let stillFrames = 0; stillFrames < 3;) {
      stillFrames = moving().length > 0 ? 0 : stillFrames + 1;
      if (await nextFrame()) continue;
      const names = moving().map((one) => {
        const { effect, pending, currentTime } = one;
        const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 200) : '';
        const what =
          one instanceof CSSTransition ? one.transitionProperty : one instanceof CSSAnimation ? one.animationName : '';
        return `${what} at ${currentTime}${pending ? ', pending,' : ''} of ${target}`;
      });
      return names.length > 0
        ? `still moving: ${names.join(' | ')}`
        : `no frame is drawn (${document.visibilityState})`;
    }
    return null;
  }, STILL_WITHIN_MS);
  if (unrest !== null) throw new Error(unrest);
}

/**
 * What keeps people out of a page, in words: rule, place, and why. Every rule of axe counts, whatever its weight. Frames are
 * left out: those of a page are of other origins, and not ours. What is waited for is a step of its own, so that a journey
 * whose time is over says which it was.
 */
export async function barriersOf(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await test.step('nothing moves', () => standsStill(page));
  return test.step('axe looks', () => barriersSeen(page, look));
}

const barriersSeen = (page: Page, look: Look): Promise<string[]> =>
  page.evaluate(async ({ within, only, except = [] }) => {
    const { violations } = await window.axe.run(within ?? document, {
      iframes: false,
      resultTypes: ['violations'],
      rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
      ...(only && { runOnly: { type: 'rule' as const, values: [...only] } }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    );
  }, look);

/** The page as it stands, or what is within it, has no barrier in either theme; it stays in the light one. */
export async function isSoundInBothThemes(page: Page, state: string, look: Look = {}): Promise<void> {
  const paint = (isDark: boolean) =>
    page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
  await paint(true);
  expect(await barriersOf(page, { ...look, only: OF_COLOURS }), `${state}, dark`).toEqual([]);
  await paint(false);
  expect(await barriersOf(page, look), `${state}, light`).toEqual([]);
}

export const WIDTHS = [390, 768, 1440] as const;
/** Of all rules those that a theme can break: what a page is built of is the same in both. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * The page as it stands is sound in both themes and at three widths: nothing sticks out at any, and there is no barrier where
 * the page is built otherwise (narrow and wide) or coloured otherwise (dark).
 */
export async function isSound(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  const paint = (dark: boolean) =>
    page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), dark);
  const wasDark = await page.evaluate(() => localStorage.getItem('theme') === 'dark');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paint(false);
  for (const width of WIDTHS) {
    await fitsAt(page, width, screen);
    if (width !== 768) expect(await barriersOf(page), `${screen}, light, ${width} px`).toEqual([]);
  }
  await paint(true);
  expect(await barriersOf(page, { only: OF_COLOURS }), `${screen}, dark`).toEqual([]);
  await paint(wasDark);
  await page.setViewportSize(before);
}

/** Nothing makes the page wider than a window of this width; the window keeps it. */
export async function fitsAt(page: Page, width: (typeof WIDTHS)[number], screen: string): Promise<void> {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 });
  const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sticksOut, `${screen}, ${width} px`).toBeLessThanOrEqual(0);
}
