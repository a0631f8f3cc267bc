import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, fitView, isStill } from './hands.ts';
import { board, put, saveBar, statusOf, viewOf, zoomBar } from './hands-on-canvas.ts';
import { bothLayouts, choose, chosen, held, openBoard, text } from './hands-on-gestures.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

test('keys zoom, fit, choose the tool and open what lies over the board, under both layouts, and change nothing', async ({
  page,
}) => {
  await openBoard(page, house.url, 'looking@keys-of-the-view.example.com');
  const a = await put(page, text('가', 0, 0, { content: '첫 장면' }));
  const b = await put(page, text('나', 1_500, 900));
  await expect(cardOf(page, a)).toBeVisible();
  await fitView(page);
  const before = await held(page);
  const layouts = await bothLayouts(page);

  await test.step('larger and smaller, alone and with Ctrl; the browser does not zoom its page', async () => {
    const ratio = await page.evaluate(() => devicePixelRatio);
    for (const key of ['=', '+', 'Control+=', 'Control++']) await zooms(page, key, 1.25);
    for (const key of ['-', '_', 'Control+-', 'Control+_']) await zooms(page, key, 1 / 1.25);
    expect(await page.evaluate(() => devicePixelRatio)).toBe(ratio);
  });
  await test.step('the natural size, all of the board, what is chosen', async () => {
    await page.keyboard.press('Shift+Digit0');
    await zoomIs(page, 1);
    for (const key of ['Shift+Digit1', 'Digit1']) {
      const { zoom } = await viewOf(page);
      for (let i = 0; i < 4; i++) await page.keyboard.press('+');
      await zoomIs(page, zoom * 1.25 ** 4);
      await expect(cardOf(page, b)).not.toBeInViewport();
      await page.keyboard.press(key);
      await expect(cardOf(page, a)).toBeInViewport({ ratio: 0.99 });
      await expect(cardOf(page, b)).toBeInViewport({ ratio: 0.99 });
      await isStill(page);
    }
    await choose(page, b);
    await page.keyboard.press('Shift+Digit2');
    await zoomIs(page, 1);
    await expect(cardOf(page, b)).toBeInViewport({ ratio: 0.99 });
    await expect(cardOf(page, a)).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await expect(cardOf(page, a)).toBeInViewport({ ratio: 0.99 });
    await isStill(page);
  });
  await test.step('V is the arrow, H the hand', async () => {
    const pointer = page.getByRole('group', { name: '빈 곳을 끌 때' });
    for (const press of layouts) {
      await press('v');
      await expect(pointer.getByRole('button', { name: '선택' })).toHaveAttribute('aria-pressed', 'true');
      await press('h');
      await expect(pointer.getByRole('button', { name: '이동' })).toHaveAttribute('aria-pressed', 'true');
    }
  });
  await test.step('Ctrl+A chooses all, Esc none; F shows one whole', async () => {
    for (const press of layouts) {
      await press('Control+a');
      await expect.poll(() => chosen(page)).toEqual([a, b].toSorted());
      await press('f');
      await page.keyboard.press('Escape');
      await expect.poll(() => chosen(page)).toEqual([]);
      await choose(page, a);
      await press('f');
      const full = page.getByRole('dialog', { name: '가' });
      await expect(full).toContainText('첫 장면');
      await page.keyboard.press('Escape');
      await expect(full).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => chosen(page)).toEqual([]);
    }
  });
  await test.step('Ctrl+F finds, Ctrl+K opens the palette with the commands and the theme, Ctrl+S saves', async () => {
    for (const press of layouts) {
      await press('Control+f');
      await expect(page.getByRole('search').getByRole('textbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('search')).toHaveCount(0);
      await press('Control+k');
      const palette = page.getByRole('dialog', { name: '찾기' });
      await palette.getByRole('combobox').fill('테마');
      await expect(palette.getByRole('option', { name: /어두운 테마로 바꾸기/ })).toBeVisible();
      await palette.getByRole('combobox').fill('화면 맞춤');
      await expect(palette.getByRole('option', { name: /^화면 맞춤/ })).toContainText('1');
      await page.keyboard.press('Escape');
      await expect(palette).toHaveCount(0);
      const saved = page.waitForRequest((sent) => sent.method() === 'PUT' && sent.url().endsWith('/content'));
      await press('Control+s');
      await saved;
      await expect(statusOf(page)).toContainText('저장됨');
    }
  });
  await test.step('Ctrl+. leaves nothing but the board, and Esc brings the rest back', async () => {
    const panel = page.getByRole('complementary', { name: '도구' });
    for (const way of ['Control+.', 'Escape']) {
      await page.keyboard.press('Control+.');
      await expect(panel).toHaveCount(0);
      expect(await boxOf(board(page))).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
      await page.keyboard.press(way);
      await expect(panel).toBeVisible();
    }
    await expect(saveBar(page)).toBeVisible();
  });
  await test.step('the menu key and Shift+F10 open the menu of what is chosen, or of the ground', async () => {
    const entry = (name: string) => page.getByRole('menu').getByRole('menuitem', { name });
    for (const key of ['Shift+F10', 'ContextMenu']) {
      await page.keyboard.press(key);
      await expect(entry('텍스트 상자')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await choose(page, a);
      await page.keyboard.press(key);
      await expect(entry('이름 바꾸기')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  });
  await test.step('the sheet tells these keys', async () => {
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: '단축키' });
    await expect(sheet).toBeVisible();
    const rows = await sheet
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
      );
    expect(Object.fromEntries(rows)).toMatchObject(SHEET);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
  await test.step('the tooltips tell the same keys', async () => {
    await choose(page, a);
    const tools = page.getByRole('toolbar', { name: '노드 도구' });
    for (const [button, told] of [
      [zoomBar(page).getByRole('button', { name: '축소', exact: true }), '축소 -'],
      [zoomBar(page).getByRole('button', { name: '확대', exact: true }), '확대 +'],
      [tools.getByRole('button', { name: '복제' }), '복제 Ctrl D'],
      [tools.getByRole('button', { name: '삭제' }), '삭제 Del'],
    ] as const) {
      await button.hover();
      await expect(page.getByRole('tooltip')).toHaveText(told);
    }
    await page.mouse.move(720, 850);
    await page.keyboard.press('Escape');
  });
  await test.step('in a field they are letters', async () => {
    await choose(page, a);
    await page.keyboard.press('F2');
    const title = cardOf(page, a).getByRole('textbox', { name: '제목' });
    await expect(title).toBeFocused();
    await isStill(page);
    const view = await viewOf(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('vh1+-0[]lfg?');
    await expect(title).toHaveValue('vh1+-0[]lfg?');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Delete');
    await expect(title).toHaveValue('');
    expect(await chosen(page)).toEqual([a]);
    await page.keyboard.press('Escape');
    expect(await viewOf(page)).toEqual(view);
  });
  expect(await held(page)).toEqual(before);
  await expect(zoomBar(page).getByRole('button', { name: '되돌리기' })).toBeDisabled();
});

test('a press during a flight counts from where the flight leads, however late its frames come, until a hand takes the board', async ({
  page,
}) => {
  await openBoard(page, house.url, 'late@keys-of-the-view.example.com');
  await put(page, text('가', 0, 0));
  await fitView(page);
  await zooms(page, '-', 1 / 1.25);
  const { zoom } = await viewOf(page);
  await page.evaluate(async (blockedMs) => {
    const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
    press();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const until = performance.now() + blockedMs;
    while (performance.now() < until);
    press();
  }, 600);
  await zoomIs(page, zoom * 1.25 ** 2);

  const pressed = await page.evaluate(async () => {
    const pane = document.querySelector('.react-flow__pane');
    const scale = () => new DOMMatrix(getComputedStyle(document.querySelector('.react-flow__viewport')!).transform).a;
    const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true }));
    press();
    for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
    pane?.dispatchEvent(
      new WheelEvent('wheel', { deltaY: -120, clientX: 700, clientY: 500, bubbles: true, cancelable: true }),
    );
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const turned = scale();
    press();
    return turned;
  });
  await zoomIs(page, pressed / 1.25);
});

const SHEET: Readonly<Record<string, string>> = {
  '텍스트 상자': 'T',
  메모: 'N',
  '영상 링크': 'Y',
  'AI Chat': 'C',
  그룹: 'G',
  되돌리기: 'CtrlZ',
  '다시 하기': 'CtrlY/CtrlShiftZ',
  '모두 선택': 'CtrlA',
  복제: 'CtrlD',
  복사: 'CtrlC',
  잘라내기: 'CtrlX',
  붙여넣기: 'CtrlV',
  '서식 없이 붙여넣기': 'CtrlShiftV',
  삭제: 'Del/⌫',
  '그룹으로 묶기': 'CtrlG',
  '그룹 풀기': 'CtrlShiftG',
  '맨 앞으로': ']',
  '맨 뒤로': '[',
  '왼쪽 맞춤': 'AltA',
  '조금 옮기기': '←→↑↓',
  '더 많이 옮기기': 'Shift←→↑↓',
  '이어진 텍스트 만들기': 'Tab',
  '보드에서 찾기': 'CtrlF',
  '화면 맞춤': 'Shift1/1',
  '선택한 것에 맞춤': 'Shift2',
  '원래 크기로': 'Shift0',
  '전체로 보기': 'F',
  '집중 모드': 'Ctrl.',
  '선택 도구': 'V',
  '이동 도구': 'H',
  '내용 편집': 'Enter',
  '이름 바꾸기': 'F2',
  '찾기와 명령': 'CtrlK',
  '보드 옮기기': '빈 곳 끌기/Space끌기/가운데 버튼으로 끌기/오른쪽 버튼으로 끌기',
  '확대와 축소': '휠/Ctrl휠/두 손가락 벌리기',
  '끌어서 복사': 'Alt노드 끌기',
  '가로나 세로로만 옮기기': 'Shift끄는 동안',
  '맞춤 없이 옮기기': 'Alt끄는 동안',
  '비율을 지키며 크기 바꾸기': 'Shift모서리 끌기',
};

async function zoomIs(page: Page, zoom: number): Promise<void> {
  await expect.poll(async () => (await viewOf(page)).zoom).toBeCloseTo(zoom, 3);
  await isStill(page);
}

async function zooms(page: Page, key: string, by: number): Promise<void> {
  const { zoom } = await viewOf(page);
  await page.keyboard.press(key);
  await zoomIs(page, zoom * by);
}
