import type { Browser } from '@playwright/test';
import { isStill } from '../../tests/journeys/actions.ts';
import { openDesk, type Place } from './desk.ts';
import { sheetsOf } from './sheets.ts';

const screen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The boards as a telephone opens them, and a card that was tapped there. */
export async function picturesOnPhone(browser: Browser, place: Place, pathOf: (name: string) => string): Promise<void> {
  for (const sheet of sheetsOf(place.language)) {
    const desk = await openDesk(browser, place, { sheet, isBare: false, screen });
    const { page } = desk;
    await page.screenshot({ path: pathOf(`phone-${sheet.name}`) });
    await page
      .locator('.board-card')
      .nth(1)
      .tap({ position: { x: 60, y: 12 } });
    await isStill(page);
    await page.screenshot({ path: pathOf(`phone-${sheet.name}-tapped`) });
    await desk.close();
  }
}
