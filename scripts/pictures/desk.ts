import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Account } from '../../bench/board/seed.ts';
import type { AiStub } from '../../tests/ai-stub/start-ai-stub.ts';
import { isStill } from '../../tests/journeys/actions.ts';
import type { Language, Sheet } from './cards.ts';
import { SERVED, servedAt } from './drawings.ts';
import { openPage } from './open-page.ts';

export interface Place {
  account: Account;
  language: Language;
  theme: 'light' | 'dark';
  stub: AiStub;
}

/** Somebody at an open canvas, seen in this language and theme. */
export interface Desk {
  page: Page;
  canvasId: string;
  /** Zooms out by so many presses, and waits until nothing moves. */
  smaller: (presses: number) => Promise<void>;
  close: () => Promise<void>;
}

interface Opened {
  /** Shown in place of what the server holds. */
  sheet?: Sheet;
  canvasId?: string;
  /** Nothing but the board. */
  isBare?: boolean;
  /** Nothing stands on the board. */
  isEmpty?: boolean;
  screen?: BrowserContextOptions;
}

export async function openDesk(
  browser: Browser,
  { account, language, theme }: Place,
  { sheet, canvasId, isBare = true, isEmpty = false, screen = {} }: Opened,
): Promise<Desk> {
  const page = await openPage(
    browser,
    { account, language, theme },
    { viewport: { width: 1_960, height: 1_200 }, ...screen },
  );
  await page.route(SERVED, (route) => route.fulfill(servedAt(route.request().url())));
  const id = canvasId ?? (await makeCanvas(account, sheet?.name ?? ''));
  if (sheet) {
    await page.route(`**/api/canvases/${id}/board`, async (route) => {
      const answer = await route.fetch();
      const held = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...held, nodes: sheet.nodes, edges: sheet.edges } });
    });
  }
  await page.goto(`${account.url}/canvas/${id}`);
  await page
    .locator(isEmpty ? '[data-ground] button' : '.board-card')
    .first()
    .waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  if (isBare) {
    await page.keyboard.press('Control+.');
    await page.locator('.board[data-zen]').waitFor();
    await page.keyboard.press('1');
  }
  await isStill(page);
  return {
    page,
    canvasId: id,
    smaller: async (presses) => {
      for (let i = 0; i < presses; i++) await page.keyboard.press('-');
      await isStill(page);
    },
    close: () => page.context().close(),
  };
}

export async function makeCanvas({ url, cookies }: Account, title: string): Promise<string> {
  const answer = await fetch(`${url}/api/canvases`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ title: title || 'pictures', useTemplate: 'blank' }),
  });
  if (!answer.ok) throw new Error(`canvas: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}
