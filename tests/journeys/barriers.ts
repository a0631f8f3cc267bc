import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What keeps people out of a page, in words: rule, place, and why. Every rule of axe counts, whatever its weight. The legacy
 * mode leaves out frames of other origins, which are not ours, and needs no second page for each look.
 */
export async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

const widths = [390, 768, 1440] as const;

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
      expect(await barriersOf(page), `${screen}, ${theme}, ${width} px`).toEqual([]);
    }
  }
  await page.evaluate(() =>
    document.documentElement.classList.toggle('dark', localStorage.getItem('theme') === 'dark'),
  );
  await page.setViewportSize(before);
}
