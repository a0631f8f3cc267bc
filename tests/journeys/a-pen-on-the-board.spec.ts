import { expect, type CDPSession, type Page } from '@playwright/test';
import { boxOf, cardOf, fitView } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import { chosen, counts, isOneStep, onScreen, openBoard, placeOf, text, type Place } from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

/** What a pen on the glass does; browsers tell of it as of a mouse that says it is a pen. */
class Pen {
  readonly #line: CDPSession;

  private constructor(line: CDPSession) {
    this.#line = line;
  }

  static on = async (page: Page): Promise<Pen> => new Pen(await page.context().newCDPSession(page));

  async down({ x, y }: Place): Promise<void> {
    await this.#tell('mouseMoved', { x, y }, 0);
    await this.#tell('mousePressed', { x, y }, 1);
  }

  async move(from: Place, to: Place): Promise<void> {
    for (let i = 1; i <= 12; i++) {
      const at = (start: number, end: number) => start + ((end - start) * i) / 12;
      await this.#tell('mouseMoved', { x: at(from.x, to.x), y: at(from.y, to.y) }, 1);
    }
  }

  up = (at: Place): Promise<void> => this.#tell('mouseReleased', at, 0);

  async tap(at: Place): Promise<void> {
    await this.down(at);
    await this.up(at);
  }

  async drag(from: Place, to: Place): Promise<void> {
    await this.down(from);
    await this.move(from, to);
    await this.up(to);
  }

  async #tell(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Place, buttons: number): Promise<void> {
    const button = type === 'mouseMoved' && buttons === 0 ? 'none' : 'left';
    const clickCount = type === 'mouseMoved' ? 0 : 1;
    await this.#line.send('Input.dispatchMouseEvent', { type, ...at, button, buttons, clickCount, pointerType: 'pen' });
  }
}

test('a pen chooses, carries, draws boxes and wires, and rests for a menu', async ({ page }) => {
  await openBoard(page, house.url, 'pen@a-pen.example.com');
  const pen = await Pen.on(page);
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 400, 0));
  await expect(cardOf(page, b)).toBeVisible();
  await fitView(page);
  const grip = async (id: string): Promise<Place> => {
    const { x, y } = await boxOf(cardOf(page, id));
    return { x: x + 60, y: y + 12 };
  };

  await test.step('a tap chooses', async () => {
    await pen.tap(await grip(a));
    await expect.poll(() => chosen(page)).toEqual([a]);
  });
  await test.step('a drag carries, in one step', async () => {
    const from = await grip(a);
    const carry = () => pen.drag(from, { x: from.x + 40, y: from.y + 180 });
    await isOneStep(page, carry, () => expect.poll(async () => (await placeOf(page, a)).y).toBeGreaterThan(100));
  });
  await test.step('on the ground it draws a box with the arrow, and moves the board with the hand', async () => {
    await page.keyboard.press('v');
    const [from, to] = [await onScreen(page, { x: -30, y: -30 }), await onScreen(page, { x: 700, y: 230 })];
    await pen.drag(from, to);
    await expect.poll(() => chosen(page)).toEqual([a, b].toSorted());
    await page.keyboard.press('h');
    const before = await boxOf(cardOf(page, a));
    await pen.drag(from, { x: from.x + 50, y: from.y + 30 });
    await expect.poll(async () => Math.round((await boxOf(cardOf(page, a))).x - before.x)).toBe(50);
  });
  await test.step('from a handle it draws a wire, in one step', async () => {
    const draw = async () => {
      await pen.tap(await grip(a));
      const handle = await boxOf(page.locator(`.react-flow__node[data-id="${a}"] .react-flow__handle-right`));
      const into = await boxOf(cardOf(page, b));
      const at = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
      await pen.drag(at, { x: into.x + into.width / 2, y: into.y + into.height / 2 });
    };
    await isOneStep(page, draw, () => expect.poll(() => counts(page)).toEqual([2, 1]));
  });
  await test.step('resting opens the menu of the card, which stays when the pen leaves the glass', async () => {
    const at = await grip(b);
    const menu = page.getByRole('menu');
    await pen.down(at);
    await expect(menu).toBeVisible();
    await pen.up(at);
    await expect(menu.getByRole('menuitem', { name: /복제/ })).toBeVisible();
    await expect.poll(() => chosen(page)).toEqual([b]);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });
  await test.step('a pen that moves opens none, however slowly it begins', async () => {
    const from = await grip(b);
    await pen.down(from);
    await pen.move(from, { x: from.x + 30, y: from.y + 160 });
    await pen.up({ x: from.x + 30, y: from.y + 160 });
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect.poll(async () => (await placeOf(page, b)).y).toBeGreaterThan(100);
  });
});
