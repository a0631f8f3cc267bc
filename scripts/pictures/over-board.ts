import type { Browser, Page } from '@playwright/test';
import { newId } from '../../src/contract/base/id.ts';
import { blankEdge, blankNode } from '../../src/contract/board/blank.ts';
import { send } from '../../bench/board/seed.ts';
import { isStill } from '../../tests/journeys/actions.ts';
import { words } from './cards.ts';
import { makeCanvas, openDesk, type Place } from './desk.ts';

type Pictured = (name: string) => string;
const screens = {
  desk: { viewport: { width: 1_440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

/** What stands beside and opens over a board: bars, menus, dialogs, notices, and what a line that broke leaves; on both screens. */
export async function picturesOverBoard(browser: Browser, place: Place, pathOf: Pictured): Promise<void> {
  for (const kind of ['desk', 'phone'] as const) {
    const screen = screens[kind];
    const named = (name: string) => pathOf(`over-${kind}-${name}`);
    const empty = await openDesk(browser, place, {
      canvasId: await makeCanvas(place.account, 'empty'),
      isBare: false,
      isEmpty: true,
      screen,
    });
    await empty.page.screenshot({ path: named('empty') });
    await empty.close();
    const desk = await openDesk(browser, place, {
      canvasId: await aBoard(place, kind === 'desk' ? { x: 420, y: 0 } : { x: 0, y: 520 }),
      isBare: false,
      screen,
    });
    await (kind === 'desk' ? byMouse : byFinger)(desk.page, named);
    await desk.close();
  }
}

/** `at`: where its chat stands; a telephone shows live cards where a board is narrow. */
async function aBoard({ account, language }: Place, at: { x: number; y: number }): Promise<string> {
  const w = words[language];
  const canvasId = await makeCanvas(account, w.group);
  const note = (x: number, y: number, content: string) =>
    blankNode({ id: newId(Date.now()), title: w.title, content, position: { x, y } });
  const [one, two] = [note(0, 0, w.note), note(0, 260, w.table)];
  const chat = blankNode({ id: newId(Date.now()), type: 'ai_chat', title: 'AI Chat', position: at });
  await send(account, canvasId, [
    ...[one, two, chat].map((node) => ({ do: 'add-node' as const, node })),
    { do: 'add-edge', edge: blankEdge({ id: newId(Date.now()), source: one.id, target: chat.id }) },
  ]);
  return canvasId;
}

const card = (page: Page) => page.locator('.board-card[data-kind="text"]').first();

async function byMouse(page: Page, named: Pictured): Promise<void> {
  const take = async (name: string) => {
    await isStill(page);
    await page.screenshot({ path: named(name) });
  };
  const leave = () => page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await take('board');
  await card(page).click({ position: { x: 60, y: 12 } });
  await page.locator('.board-tools').waitFor();
  await take('chosen');
  await card(page).click({ button: 'right', position: { x: 120, y: 12 } });
  await page.getByRole('menu').waitFor();
  await take('menu-card');
  await leave();
  await leave();
  await page.mouse.click(720, 800, { button: 'right' });
  await page.getByRole('menu').waitFor();
  await take('menu-ground');
  await page.keyboard.type('re');
  await take('menu-ground-sought');
  await leave();
  await leave();
  await page.mouse.dblclick(720, 800);
  await page.getByRole('menu').waitFor();
  await take('quick-add');
  await leave();
  await page.keyboard.press('w');
  await page.getByRole('dialog').getByRole('textbox').first().fill('not an address');
  await page.keyboard.press('Enter');
  await page.locator('[data-toaster] > *').first().waitFor();
  await take('link');
  await leave();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await take('keys');
  await page.keyboard.type('zoom');
  await take('keys-sought');
  await leave();
  await leave();
  await page.keyboard.press('Control+f');
  await page.getByRole('search').getByRole('textbox').fill('2');
  await take('find');
  await leave();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await take('palette');
  await leave();
  await page.keyboard.press('Control+a');
  await take('all');
  await page.keyboard.press('Delete');
  await page.locator('[data-toaster] > *, [role="alertdialog"]').first().waitFor();
  await take('removed');
  await offline(page, take);
}

async function byFinger(page: Page, named: Pictured): Promise<void> {
  const take = async (name: string) => {
    await isStill(page);
    await page.screenshot({ path: named(name) });
  };
  const leave = () => page.keyboard.press('Escape');
  await take('board');
  await card(page).tap({ position: { x: 60, y: 12 } });
  await page.locator('.board-tools').waitFor();
  await take('chosen');
  await page.locator('.board-tools button[aria-haspopup="menu"]').last().tap();
  await page.getByRole('menu').waitFor();
  await take('menu-card');
  await leave();
  await leave();
  const dock = page.locator('.board-dock button');
  await dock.first().tap();
  await page.getByRole('dialog').waitFor();
  await take('tools');
  await leave();
  await page.locator('[data-own-bar] button[aria-haspopup="menu"]').last().tap();
  await page.getByRole('menu').waitFor();
  await take('menu-page');
  await leave();
  await dock.nth(2).tap();
  await page.getByRole('search').getByRole('textbox').fill('2');
  await take('find');
  await leave();
  await dock.last().tap();
  await page.locator('[data-phone-sheet] textarea').waitFor();
  await take('chat');
  await leave();
  await page.reload();
  await card(page).waitFor();
  await offline(page, take);
}

/** The line breaks, and something is written nevertheless. */
async function offline(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await page.keyboard.press('t');
  await take('offline');
  await page.context().setOffline(false);
}
