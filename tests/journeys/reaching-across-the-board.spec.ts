import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, isStill, newCanvas, signIn } from './hands.ts';
import { goToRow, wires } from './hands-by-keys.ts';
import { board, notice, put, shownView, viewOf, zoomBar } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;

test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const middleOf = async (page: Page, id: string) => {
  const { x, y, width, height } = await boxOf(cardOf(page, id));
  return { x: x + width / 2, y: y + height / 2 };
};

async function dragBy(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
  button?: 'middle' | 'right',
) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down(button ? { button } : {});
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2);
  await page.mouse.move(from.x + by.x, from.y + by.y);
  await page.mouse.up(button ? { button } : {});
}

test('Space, the middle and the right button move the board over cards; the right click opens the menu', async ({
  page,
}) => {
  await signIn(page, house.url, 'hand@reaching-across.example.com', '손보람');
  await newCanvas(page, '손으로 옮기기', '빈 캔버스');
  const id = await put(page, { type: 'text', title: '카드', position: { x: 500, y: 260 } });
  await expect(cardOf(page, id)).toBeVisible();

  for (const hand of ['Space', 'middle', 'right'] as const) {
    await test.step(hand, async () => {
      const before = await shownView(page);
      const at = await middleOf(page, id);
      if (hand === 'Space') await page.keyboard.down('Space');
      await dragBy(page, at, { x: 60, y: 30 }, hand === 'Space' ? undefined : hand);
      if (hand === 'Space') await page.keyboard.up('Space');
      await expect.poll(() => shownView(page)).toEqual({ ...before, x: before.x + 60, y: before.y + 30 });
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(page.getByRole('toolbar', { name: /선택/ })).toHaveCount(0);
    });
  }

  await test.step('a right click opens the menu of the card', async () => {
    const at = await middleOf(page, id);
    await page.mouse.click(at.x, at.y, { button: 'right' });
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('Space moves the board although the mouse has pressed a button before, and presses it no more', async () => {
    const closer = zoomBar(page).getByRole('button', { name: '확대', exact: true });
    await closer.click();
    await expect(closer).toBeFocused();
    await isStill(page);
    expect((await viewOf(page)).zoom).toBe(1.25);
    const before = await shownView(page);
    await page.keyboard.down('Space');
    await dragBy(page, { x: 1_150, y: 600 }, { x: -50, y: 0 });
    await page.keyboard.up('Space');
    await expect.poll(() => shownView(page)).toEqual({ ...before, x: before.x - 50 });
  });
});

test('a box is drawn with Shift also within a group, and Escape leaves the selection as it was', async ({ page }) => {
  await signIn(page, house.url, 'box@reaching-across.example.com', '상자연');
  await newCanvas(page, '상자 그리기', '빈 캔버스');
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 300, y: 120 },
    size: { width: 800, height: 520 },
  });
  const id = await put(page, { type: 'text', title: '안', position: { x: 420, y: 260 }, parentId: group });
  const outside = await put(page, { type: 'text', title: '밖', position: { x: 1_160, y: 260 } });
  const selected = board(page).locator('.board-card[data-selected]');
  await cardOf(page, outside).click({ position: { x: 20, y: 40 } });
  await expect(selected).toHaveCount(1);
  const { x, y, width, height } = await boxOf(cardOf(page, id));

  await page.keyboard.down('Shift');
  await page.mouse.move(x - 30, y - 30);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.move(x + width + 20, y + height + 20);
  await expect(selected).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(selected).toHaveCount(1);
  await page.mouse.up();
  await expect(selected).toHaveCount(1);

  await page.mouse.move(x - 30, y - 30);
  await page.mouse.down();
  await page.mouse.move(x + width + 20, y + height + 20);
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(selected).toHaveCount(2);
  await page.keyboard.press('Delete');
  await expect(notice(page)).toContainText('노드 2개');
});

test('both ends of a wire are carried to other cards by keys alone, in the outline and on the board', async ({
  page,
}) => {
  await signIn(page, house.url, 'keys@reaching-across.example.com', '선이음');
  await newCanvas(page, '키로 잇기', '빈 캔버스');
  for (const [i, title] of ['하나', '둘', '셋'].entries()) {
    await put(page, { type: 'text', title, position: { x: 300 + i * 340, y: 200 } });
  }
  await page.keyboard.press('F6');
  await goToRow(page, ': 하나');
  await page.keyboard.press('l');
  await goToRow(page, ': 둘');
  await page.keyboard.press('Enter');
  await expect.poll(() => wires(page)).toEqual(['하나 → 둘']);

  await test.step('its end, and back', async () => {
    await goToRow(page, '‘둘’ 쪽으로 연결');
    await page.keyboard.press('l');
    await expect(page.getByText('‘하나’에 이어진 연결선을 옮길 곳을 골라 주세요.').first()).toBeVisible();
    await goToRow(page, ': 셋');
    await page.keyboard.press('Enter');
    await expect.poll(() => wires(page)).toEqual(['하나 → 셋']);
    await expect(notice(page)).toContainText('옮겼어요');
  });
  await test.step('its start, on the board', async () => {
    await goToRow(page, '‘셋’ 쪽으로 연결');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tree')).toHaveCount(0);
    await page.keyboard.press('Alt+l');
    await expect(page.getByRole('region', { name: '연결하기' })).toContainText('‘셋’');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => wires(page)).toEqual(['둘 → 셋']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => wires(page)).toEqual(['하나 → 셋']);
  });
});
