import { expect, type CDPSession, type Page } from '@playwright/test';
import { boxOf, cardOf, newCanvas, readBoard, signIn, type StoredNode } from './actions.ts';
import { board, viewOf } from './canvas-actions.ts';

export interface Place {
  x: number;
  y: number;
}

/** How often it is looked whether a key has done what it does: sooner than for what takes its time. */
export const SOON: { intervals: number[] } = { intervals: [30, 40, 60, 100, 150, 250] };

/** A point of a card that is neither its title nor its text. */
export const GRIP: Place = { x: 60, y: 12 };

/** An empty board of somebody's own. */
export async function openBoard(page: Page, serverUrl: string, email: string): Promise<void> {
  await signIn(page, serverUrl, email, '박지우');
  await newCanvas(page, email.slice(0, email.indexOf('@')), '빈 캔버스');
}

/** A text of 280 by 200. */
export const text = (
  title: string,
  x: number,
  y: number,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({ type: 'text', title, position: { x, y }, ...more });

export async function choose(page: Page, ...ids: string[]): Promise<void> {
  await page.keyboard.press('Escape');
  for (const [i, id] of ids.entries())
    await cardOf(page, id).click({ modifiers: i > 0 ? ['Shift'] : [], position: GRIP });
  await expect.poll(() => chosen(page), SOON).toEqual(ids.toSorted());
}

/** The cards that are selected, as the screen shows them. */
export const chosen = (page: Page): Promise<string[]> =>
  page
    .locator('.board-card[data-selected]')
    .evaluateAll((all) => all.map((one) => one.closest('[data-id]')?.getAttribute('data-id') ?? '').toSorted());

export async function nodeWith(page: Page, id: string): Promise<StoredNode> {
  const found = (await readBoard(page)).nodes.find((node) => node.id === id);
  if (!found) throw new Error('The node is not on the board.');
  return found;
}
export const placeOf = async (page: Page, id: string): Promise<Place> => (await nodeWith(page, id)).position;
export const counts = async (page: Page): Promise<[nodes: number, wires: number]> => {
  const { nodes, edges } = await readBoard(page);
  return [nodes.length, edges.length];
};

/** All that the server holds of the board, in an order that does not say when it came. */
export async function held(page: Page): Promise<object[]> {
  const { nodes, edges } = (await readBoard(page)) as unknown as { nodes: Stored[]; edges: Stored[] };
  return [...nodes, ...edges]
    .map(({ containedNodeIds, ...one }) => ({ ...one, members: containedNodeIds?.toSorted() }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
}

interface Stored {
  id: string;
  containedNodeIds?: string[];
}

/** Wires two nodes by the call of the specification; the screen hears of it on the live channel. */
export async function tie(page: Page, sourceId: string, targetId: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const answer = await page.request.post(`${origin}/api/canvases/${pathname.split('/')[2]}/edges`, {
    data: { sourceId, targetId },
    headers: { origin },
  });
  expect(answer.status()).toBe(200);
}

/**
 * A gesture is one step: what it does is seen and held, one undo brings all of it back, one redo does all of it again, and
 * it is undone in the end. `seen` waits for what the gesture does.
 */
export async function isOneStep(page: Page, gesture: () => Promise<void>, seen: () => Promise<void>): Promise<void> {
  const before = await held(page);
  await gesture();
  await seen();
  await undoesTo(page, before);
  await page.keyboard.press('Control+y');
  await seen();
  await undoesTo(page, before);
}

/** One undo brings the board to where it was, and the page has been told that the server has it. */
export async function undoesTo(page: Page, before: object[]): Promise<void> {
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/changes') && answer.request().method() === 'POST'),
    page.keyboard.press('Control+z'),
  ]);
  await expect.poll(() => held(page), SOON).toEqual(before);
}

/** Where a point of the board is in the window. */
export async function onScreen(page: Page, { x, y }: Place): Promise<Place> {
  const view = await viewOf(page);
  const frame = await boxOf(board(page));
  return { x: frame.x + view.x + x * view.zoom, y: frame.y + view.y + y * view.zoom };
}

/** What point of the board lies there in the window. */
export async function onBoard(page: Page, { x, y }: Place): Promise<Place> {
  const view = await viewOf(page);
  const frame = await boxOf(board(page));
  return { x: (x - frame.x - view.x) / view.zoom, y: (y - frame.y - view.y) / view.zoom };
}

const LAYOUT = 'QWERTYUIOPASDFGHJKLZXCVBNM';
const HANGUL = 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ';
const BITS: Record<string, number> = { Alt: 1, Control: 2, Meta: 4, Shift: 8 };

/** A keyboard that writes Hangul: its letter keys have the codes of the Latin ones and other letters. */
class HangulKeys {
  readonly #line: CDPSession;

  private constructor(line: CDPSession) {
    this.#line = line;
  }

  static on = async (page: Page): Promise<HangulKeys> => new HangulKeys(await page.context().newCDPSession(page));

  async press(chord: string): Promise<void> {
    const names = chord.split('+');
    const letter = names.pop()?.toUpperCase() ?? '';
    const modifiers = names.reduce((bits, name) => bits | (BITS[name] ?? 0), 0);
    const key = HANGUL.charAt(LAYOUT.indexOf(letter));
    const press = { key, code: `Key${letter}`, windowsVirtualKeyCode: letter.charCodeAt(0), modifiers };
    for (const type of ['keyDown', 'keyUp'] as const)
      await this.#line.send('Input.dispatchKeyEvent', { type, ...press });
  }
}

/** How keys are pressed: as `Control+Shift+g`. */
type Press = (chord: string) => Promise<void>;

/** Both ways in which a letter is pressed: with Latin letters on the keys, and with Hangul. */
export async function bothLayouts(page: Page): Promise<[latin: Press, hangul: Press]> {
  const hangul = await HangulKeys.on(page);
  return [(chord) => page.keyboard.press(chord), (chord) => hangul.press(chord)];
}
