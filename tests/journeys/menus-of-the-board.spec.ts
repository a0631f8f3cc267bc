import { expect, type Locator, type Page } from '@playwright/test';
import { areaShared } from '../../src/contract/board/geometry.ts';
import { boxOf, cardOf, cards, fitView, isStill, readBoard } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import {
  choose,
  chosen,
  counts,
  GRIP,
  isOneStep,
  nodeWith,
  onBoard,
  onScreen,
  openBoard,
  SOON,
  text,
  tie,
  type Place,
} from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const entry = (page: Page, name: string): Locator =>
  page.getByRole('menu').getByRole('menuitem', { name: new RegExp(`^${name}`) });

test('every menu names the keys of what it does, and does it in one step', async ({ page }) => {
  await openBoard(page, house.url, 'menus@menus-of-the-board.example.com');
  const a = await put(page, text('가', 0, 0));
  const b = await put(page, text('나', 500, 0));
  const c = await put(page, text('다', 500, 300));
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 900, y: 0 },
    size: { width: 340, height: 300 },
  });
  await put(page, text('안', 920, 60, { parentId: group }));
  await tie(page, a, b);
  await expect(cardOf(page, group)).toBeVisible();
  await fitView(page);
  const onWire = async () => {
    const one = await boxOf(cardOf(page, a));
    const other = await boxOf(cardOf(page, b));
    return { x: one.x + one.width + (other.x - one.x - one.width) * 0.3, y: one.y + one.height / 2 };
  };
  const open = async (at: Place) => {
    await page.mouse.move(at.x, at.y - 2);
    await page.mouse.click(at.x, at.y, { button: 'right' });
    await expect(page.getByRole('menu')).toBeVisible();
  };
  const openOn = async (id: string) => {
    const box = await boxOf(cardOf(page, id));
    await open({ x: box.x + GRIP.x, y: box.y + GRIP.y });
  };
  const names = async (keys: readonly (readonly [name: string, key: string])[]) => {
    for (const [name, key] of keys) await expect(entry(page, name).locator('kbd')).toHaveText(key);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  const ground = () => onScreen(page, { x: 200, y: 420 });
  const countsAre = (nodes: number, wires: number) => () =>
    expect.poll(() => counts(page), SOON).toEqual([nodes, wires]);

  await test.step('of the ground', async () => {
    await open(await ground());
    await names([
      ['텍스트 상자', 'T'],
      ['메모', 'N'],
      ['AI Chat', 'C'],
      ['그룹', 'G'],
      ['모두 선택', 'Ctrl A'],
      ['붙여넣기', 'Ctrl V'],
      ['보드에서 찾기', 'Ctrl F'],
      ['화면 맞춤', 'Shift 1'],
      ['단축키 보기', '?'],
    ]);
    await open(await ground());
    await entry(page, '모두 선택').click();
    await expect.poll(async () => (await chosen(page)).length).toBe(5);
    await isOneStep(
      page,
      async () => {
        await fitView(page);
        await open(await ground());
        await entry(page, '메모').click();
        await expect(cards(page, 'sticky')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await isStill(page);
      },
      countsAre(6, 1),
    );
  });
  await test.step('of a card', async () => {
    await fitView(page);
    // The undo before has selected all again.
    await page.keyboard.press('Escape');
    await openOn(c);
    expect(await chosen(page)).toEqual([c]);
    await names([
      ['내용 편집', 'Enter'],
      ['이름 바꾸기', 'F2'],
      ['복제', 'Ctrl D'],
      ['복사', 'Ctrl C'],
      ['잘라내기', 'Ctrl X'],
      ['그룹으로 묶기', 'Ctrl G'],
      ['연결하기', 'L'],
      ['이어진 텍스트 만들기', 'Tab'],
      ['맨 앞으로', ']'],
      ['맨 뒤로', '['],
      ['잠그기', 'Shift L'],
      ['선택한 것에 맞춤', 'Shift 2'],
      ['전체로 보기', 'F'],
      ['삭제', 'Del'],
    ]);
    for (const [name, nodes, wires] of [
      ['복제', 6, 1],
      ['이어진 텍스트 만들기', 6, 2],
      ['삭제', 4, 1],
    ] as const)
      await isOneStep(
        page,
        async () => {
          await fitView(page);
          await openOn(c);
          await entry(page, name).click();
          await countsAre(nodes, wires)();
          await page.keyboard.press('Escape');
          await isStill(page);
        },
        countsAre(nodes, wires),
      );
    await isOneStep(
      page,
      async () => {
        await fitView(page);
        await openOn(c);
        await entry(page, '잠그기').click();
      },
      () => expect.poll(async () => (await nodeWith(page, c)).metadata['locked'] ?? false, SOON).toBe(true),
    );
  });
  await test.step('of several cards, and of a group', async () => {
    await fitView(page);
    await choose(page, b, c);
    await openOn(c);
    expect(await chosen(page)).toEqual([b, c].toSorted());
    await expect(entry(page, '이름 바꾸기')).toHaveCount(0);
    await names([
      ['가지런히 정리', 'Alt Shift T'],
      ['복제', 'Ctrl D'],
    ]);
    await isOneStep(
      page,
      async () => {
        await fitView(page);
        await choose(page, b, c);
        await openOn(c);
        await entry(page, '그룹으로 묶기').click();
        await expect(cards(page, 'group').getByRole('textbox', { name: '제목' })).toBeFocused();
        await page.keyboard.press('Escape');
      },
      countsAre(6, 1),
    );
    await isOneStep(
      page,
      async () => {
        await fitView(page);
        await openOn(group);
        await entry(page, '그룹 풀기').click();
      },
      countsAre(4, 1),
    );
  });
  await test.step('of a wire', async () => {
    await fitView(page);
    await open(await onWire());
    await names([
      ['연결선 라벨', 'F2'],
      ['삭제', 'Del'],
    ]);
    const wire = async () => (await readBoard(page)).edges[0] as unknown as Record<string, unknown> | undefined;
    for (const [name, becomes] of [
      ['연결선 흐르게 하기', { animated: true }],
      ['연결 방향 바꾸기', { source: b, target: a }],
    ] as const)
      await isOneStep(
        page,
        async () => {
          await open(await onWire());
          await entry(page, name).click();
        },
        () => expect.poll(wire, SOON).toMatchObject(becomes),
      );
    await isOneStep(
      page,
      async () => {
        await open(await onWire());
        await entry(page, '삭제').click();
      },
      countsAre(5, 0),
    );
  });
  await test.step('what a menu of the ground makes stands where it was opened', async () => {
    const at = await ground();
    const there = await onBoard(page, at);
    const known = new Set((await readBoard(page)).nodes.map(({ id }) => id));
    await open(at);
    await entry(page, '텍스트 상자').click();
    await countsAre(6, 1)();
    await page.keyboard.press('Escape');
    const made = (await readBoard(page)).nodes.find(({ id }) => !known.has(id));
    expect(made && Math.hypot(made.position.x + 140 - there.x, made.position.y + 100 - there.y)).toBeLessThan(4);
  });
});

test('a menu is seen whole wherever it is opened, down to its last entry', async ({ page }) => {
  await openBoard(page, house.url, 'whole@menus-of-the-board.example.com');
  const id = await put(page, text('가', 0, 0));
  await expect(cardOf(page, id)).toBeVisible();
  await fitView(page);
  const whole = page.getByRole('menu');
  const isWhole = async () => {
    expect(await whole.evaluate((menu) => menu.scrollHeight - menu.clientHeight)).toBeLessThanOrEqual(0);
    const { x, y, width, height } = await boxOf(whole);
    expect([x >= 0, y >= 0, x + width <= 1_440, y + height <= 900]).toEqual([true, true, true, true]);
  };
  const { x, y } = await boxOf(cardOf(page, id));
  await page.mouse.click(x + GRIP.x, y + GRIP.y, { button: 'right' });
  await expect(entry(page, '삭제')).toBeInViewport({ ratio: 1 });
  await isWhole();
  await page.keyboard.press('Escape');
  for (const [left, top] of [
    [1_380, 500],
    [700, 860],
    [260, 640],
  ] as const) {
    await page.mouse.click(left, top, { button: 'right' });
    await expect(entry(page, '단축키 보기')).toBeInViewport({ ratio: 1 });
    await isWhole();
    await page.keyboard.press('Escape');
    await expect(whole).toHaveCount(0);
  }
});

test('the bar of a chosen card covers no card close above it where there is room below', async ({ page }) => {
  await openBoard(page, house.url, 'bar@menus-of-the-board.example.com');
  const chosenOne = await put(page, text('가운데', 0, 0));
  const others = [await put(page, text('위', 0, -220)), await put(page, text('옆', 300, 0))];
  await fitView(page);
  const tools = page.getByRole('toolbar', { name: '노드 도구' });
  const covered = async () => {
    const bar = await boxOf(tools);
    const boxes = await Promise.all(others.map((id) => boxOf(cardOf(page, id))));
    return boxes.filter((box) => areaShared(bar, box) > 0).length;
  };
  await choose(page, chosenOne);
  expect(await covered()).toBe(0);
  expect((await boxOf(tools)).y).toBeGreaterThan((await boxOf(cardOf(page, chosenOne))).y + 200);
});
