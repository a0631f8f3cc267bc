import { expect } from '@playwright/test';
import { boxOf, cardOf, cards, fitView, readBoard } from './hands.ts';
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
  placeOf,
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

test('what is chosen is moved, lined up, stacked and locked by keys, each in one step', async ({ page }) => {
  await openBoard(page, house.url, 'placing@keys-of-what-is-chosen.example.com');
  const a = await put(page, text('가', 3, 5));
  const b = await put(page, text('나', 340, 260));
  const c = await put(page, text('다', 1_000, 620));
  await expect(cardOf(page, c)).toBeVisible();
  await fitView(page);
  const layouts = await bothLayouts(page);
  const isAt = (id: string, x: number, y: number) => () => expect.poll(() => placeOf(page, id), SOON).toEqual({ x, y });
  const pressed = (key: string) => () => page.keyboard.press(key);

  await test.step('arrows by 1, with Shift by 10, with Ctrl and Shift to the next dots', async () => {
    await choose(page, a);
    for (const [key, x, y] of [
      ['ArrowLeft', 2, 5],
      ['ArrowRight', 4, 5],
      ['ArrowUp', 3, 4],
      ['ArrowDown', 3, 6],
      ['Shift+ArrowLeft', -7, 5],
      ['Shift+ArrowRight', 13, 5],
      ['Shift+ArrowUp', 3, -5],
      ['Shift+ArrowDown', 3, 15],
      ['Control+Shift+ArrowLeft', 0, 5],
      ['Control+Shift+ArrowUp', 3, 0],
    ] as const) {
      const before = await held(page);
      await page.keyboard.press(key);
      await isAt(a, x, y)();
      await undoesTo(page, before);
    }
    await isOneStep(page, pressed('Control+Shift+ArrowRight'), async () => {
      await expect.poll(async () => (await placeOf(page, a)).x).toBeGreaterThan(3);
      const { x, y } = await placeOf(page, a);
      expect([x % 4, y]).toEqual([0, 5]);
    });
  });
  await test.step('many presses on end are one step', async () => {
    await isOneStep(
      page,
      async () => {
        for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown');
      },
      isAt(a, 3, 10),
    );
  });
  await test.step('Alt and letters line up and share out', async () => {
    await choose(page, a, b, c);
    const places = () => Promise.all([a, b, c].map((id) => placeOf(page, id)));
    const xs = async () => (await places()).map(({ x }) => x);
    const ys = async () => (await places()).map(({ y }) => y);
    for (const press of layouts)
      for (const [keys, axis, expected] of [
        ['Alt+a', xs, [3, 3, 3]],
        ['Alt+h', xs, [502, 502, 502]],
        ['Alt+d', xs, [1_000, 1_000, 1_000]],
        ['Alt+w', ys, [5, 5, 5]],
        ['Alt+v', ys, [313, 313, 313]],
        ['Alt+s', ys, [620, 620, 620]],
        ['Alt+Shift+h', xs, [3, 502, 1_000]],
        ['Alt+Shift+v', ys, [5, 313, 620]],
      ] as const) {
        const seen = () =>
          expect.poll(async () => (await axis()).map(Math.floor), SOON).toEqual(expected.map(Math.floor));
        const before = await held(page);
        await press(keys);
        await seen();
        await undoesTo(page, before);
      }
    await isOneStep(page, pressed('Alt+Shift+t'), async () => {
      await expect.poll(async () => JSON.stringify(await places())).not.toContain('"x":1000');
    });
  });
  await test.step('] and [ bring to the front and the back, with Alt by one', async () => {
    const low = await put(page, text('아래', 100, 640));
    const middle = await put(page, text('가운데', 220, 700));
    const top = await put(page, text('위', 340, 760));
    await expect(cardOf(page, top)).toBeVisible();
    await fitView(page);
    /** Which card is seen where all three lie. */
    const seenOfThree = async () => {
      const box = await boxOf(cardOf(page, top));
      return page.evaluate(
        ([x, y]) =>
          document
            .elementFromPoint(x ?? 0, y ?? 0)
            ?.closest('[data-id]')
            ?.getAttribute('data-id'),
        [box.x + box.width / 14, box.y + box.height / 5],
      );
    };
    const orders: [string, string, string][] = [
      [low, ']', low],
      [low, 'Alt+BracketRight', top],
      [top, '[', middle],
      [top, 'Alt+BracketLeft', middle],
    ];
    for (const [id, key, seen] of orders) {
      await choose(page, id);
      await isOneStep(
        page,
        async () => {
          await page.keyboard.press(key);
          // What is chosen is shown above the rest.
          await page.keyboard.press('Escape');
        },
        () => expect.poll(seenOfThree, SOON).toBe(seen),
      );
      expect(await seenOfThree()).toBe(top);
    }
  });
  await test.step('Shift+L locks, and frees again', async () => {
    await choose(page, b);
    const isLocked = async () => Boolean((await nodeWith(page, b)).metadata['locked']);
    for (const press of layouts) {
      await press('Shift+l');
      await expect.poll(isLocked, SOON).toBe(true);
      await page.keyboard.press('Delete');
      await page.keyboard.press('ArrowRight');
      expect(await placeOf(page, b)).toEqual({ x: 340, y: 260 });
      await isOneStep(
        page,
        () => press('Shift+l'),
        () => expect.poll(isLocked, SOON).toBe(false),
      );
      await press('Shift+l');
      await expect.poll(isLocked, SOON).toBe(false);
    }
  });
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
