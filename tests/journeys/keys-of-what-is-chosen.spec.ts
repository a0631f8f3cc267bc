import { expect } from '@playwright/test';
import { cardOf, cards, fitView, readBoard } from './hands.ts';
import { notice, put } from './hands-on-canvas.ts';
import {
  bothLayouts,
  choose,
  chosen,
  counts,
  GRIP,
  held,
  isOneStep,
  nodeWith,
  openBoard,
  SOON,
  text,
  tie,
  undoesTo,
} from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('what is chosen is doubled, grouped, named and deleted by keys, each in one step', async ({ page }) => {
  await openBoard(page, house.url, 'making@keys-of-what-is-chosen.example.com');
  const group = await put(page, {
    type: 'group',
    title: '자료',
    position: { x: 0, y: 0 },
    size: { width: 700, height: 300 },
  });
  const a = await put(page, text('가', 20, 70, { parentId: group, content: '첫 장면' }));
  const b = await put(page, text('나', 360, 70, { parentId: group, content: '둘째 장면' }));
  const free = await put(page, text('다', 800, 0, { content: '밖' }));
  const beside = await put(page, text('라', 800, 300, { content: '그 옆' }));
  await tie(page, a, b);
  await tie(page, group, free);
  await expect(cardOf(page, beside)).toBeVisible();
  await fitView(page);
  const layouts = await bothLayouts(page);
  const countsAre = (nodes: number, wires: number) => () =>
    expect.poll(() => counts(page), SOON).toEqual([nodes, wires]);

  await test.step('Ctrl+D: a group with its members and the wire between them, a little aside', async () => {
    for (const press of layouts) {
      await choose(page, group);
      await isOneStep(
        page,
        () => press('Control+d'),
        async () => {
          await countsAre(8, 3)();
          const all = (await readBoard(page)).nodes;
          const copy = all.find((node) => node.type === 'group' && node.id !== group);
          expect(copy?.position).toEqual({ x: 24, y: 24 });
          expect(all.filter((node) => node.parentId === copy?.id).map((node) => node.title)).toHaveLength(2);
        },
      );
    }
  });
  await test.step('Ctrl+G and Ctrl+Shift+G', async () => {
    const parent = async () => (await nodeWith(page, free)).parentId;
    for (const press of layouts) {
      await choose(page, free, beside);
      const groupTogether = async () => {
        await press('Control+g');
        await expect(cards(page, 'group').getByRole('textbox', { name: '제목' })).toBeFocused();
        await page.keyboard.press('Escape');
      };
      await isOneStep(page, groupTogether, async () => {
        await expect.poll(parent).not.toBeNull();
        expect((await nodeWith(page, beside)).parentId).toBe(await parent());
        await countsAre(6, 2)();
      });
    }
    await choose(page, group);
    for (const press of layouts)
      await isOneStep(
        page,
        async () => {
          await choose(page, group);
          await press('Control+Shift+g');
        },
        async () => {
          // Its wire is handed over to each of its members.
          await countsAre(4, 3)();
          expect((await nodeWith(page, a)).position).toEqual({ x: 20, y: 70 });
        },
      );
  });
  await test.step('F2 opens the name; Enter takes it, Esc leaves it; Esc clears the selection', async () => {
    const field = cardOf(page, free).getByRole('textbox', { name: '제목' });
    for (const key of ['F2', 'Shift+F2']) {
      await choose(page, free);
      await page.keyboard.press(key);
      await expect(field).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText('버린 이름');
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);
      expect((await nodeWith(page, free)).title).toBe('다');
      expect(await chosen(page)).toEqual([free]);
      await isOneStep(
        page,
        async () => {
          await page.keyboard.press(key);
          await expect(field).toBeFocused();
          await page.keyboard.press('Control+a');
          await page.keyboard.insertText('새 이름');
          await page.keyboard.press('Enter');
          await expect(field).toHaveCount(0);
        },
        () => expect.poll(async () => (await nodeWith(page, free)).title).toBe('새 이름'),
      );
      await page.keyboard.press('Escape');
      await expect.poll(() => chosen(page)).toEqual([]);
    }
  });
  await test.step('Enter opens the text of a note; Ctrl+Enter takes it, Esc gives it up; a group has only a name', async () => {
    const field = cardOf(page, free).getByRole('textbox', { name: '내용' });
    await choose(page, free);
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.insertText('버린 내용');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    expect((await nodeWith(page, free)).content).toBe('밖');
    expect(await chosen(page)).toEqual([free]);
    await isOneStep(
      page,
      async () => {
        await page.keyboard.press('Enter');
        await expect(field).toBeFocused();
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText('새 내용');
        await page.keyboard.press('Control+Enter');
        await expect(field).toHaveCount(0);
      },
      () => expect.poll(async () => (await nodeWith(page, free)).content).toBe('새 내용'),
    );
    await choose(page, group);
    await page.keyboard.press('Enter');
    await expect(cardOf(page, group).getByRole('textbox', { name: '제목' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => chosen(page)).toEqual([]);
  });
  await test.step('Delete and Backspace take a node with its wires, and both come back', async () => {
    for (const key of ['Delete', 'Backspace', 'Shift+Delete']) {
      await choose(page, free);
      await isOneStep(
        page,
        () => page.keyboard.press(key),
        async () => {
          await countsAre(4, 1)();
          await expect(cardOf(page, free)).toHaveCount(0);
        },
      );
      await expect(cardOf(page, free)).toBeVisible();
    }
  });
  await test.step('Ctrl+X takes them away as one step', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: house.url });
    await choose(page, group);
    await isOneStep(page, () => page.keyboard.press('Control+x'), countsAre(2, 0));
  });
  await test.step('more than five with something in them are asked about', async () => {
    const more = [
      await put(page, text('마', 0, 420, { content: '하나' })),
      await put(page, text('바', 340, 420, { content: '둘' })),
    ];
    for (const id of more) await expect(cardOf(page, id)).toBeVisible();
    const before = await held(page);
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(question).toContainText('노드 7개를 지울까요?');
    await question.getByRole('button', { name: '취소' }).click();
    await expect(question).toHaveCount(0);
    expect(await held(page)).toEqual(before);
    await page.keyboard.press('Delete');
    await question.getByRole('button', { name: '삭제' }).click();
    await expect(notice(page)).toContainText('노드 7개를 지웠어요');
    await countsAre(0, 0)();
    await undoesTo(page, before);
  });
  await test.step('on the ground nothing is meant by them', async () => {
    const before = await held(page);
    await page.keyboard.press('Escape');
    for (const key of ['Delete', 'Backspace', 'Control+d', 'Control+g', ']', 'Shift+l', 'Enter', 'F2', 'Alt+a'])
      await page.keyboard.press(key);
    await cardOf(page, free).click({ position: GRIP });
    expect(await held(page)).toEqual(before);
  });
});
