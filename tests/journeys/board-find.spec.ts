import { expect } from '@playwright/test';
import { put } from './canvas-actions.ts';
import { tie } from './gesture-actions.ts';
import { cardOf, cards, fitView, newCanvas, readBoard, signIn, upload } from './actions.ts';
import { test } from './test.ts';

test('finding goes through nodes, sources and chats, dims the rest and flies to the place', async ({
  page,
  sharedServer,
}) => {
  await signIn(page, sharedServer.url, 'finder@board-find.example.com', '강라온');
  await newCanvas(page, '찾기', '빈 캔버스');
  const water = '물은 부드러운 것이 좋다. '.repeat(30);
  await upload(page, '원두.txt', 'text/plain', Buffer.from(`${water}\n\n추출 시간이 길면 쓴맛이 난다.\n\n${water}`));
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBeGreaterThan(0);
  const [file] = (await readBoard(page)).nodes;
  const at = (column: number, row: number) => ({
    x: (file?.position.x ?? 0) + column * 340,
    y: (file?.position.y ?? 0) + row * 300,
  });
  await tie(page, file?.id ?? '', await put(page, { type: 'ai_chat', title: 'AI Chat', position: at(1, 0) }));
  const titled = await put(page, { type: 'text', title: '추출시간 실험', position: at(-1, -1) });
  const said = await put(page, {
    type: 'text',
    title: '메모',
    content: '**추출**시간은 재야 한다',
    position: at(0, -1),
  });
  const other = await put(page, { type: 'sticky', title: '', content: '썸네일', position: at(-1, 0) });
  const chat = cards(page, 'ai-chat');
  await expect(chat).toContainText('소스 1개');
  await fitView(page);
  await chat.getByRole('textbox', { name: '질문' }).fill('추출 시간이 길면 어떤 맛이 나나요?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('article').last()).toHaveAttribute('aria-busy', 'false');
  const finder = page.getByRole('search', { name: '보드에서 찾기' });
  const sought = finder.getByRole('textbox');

  await test.step('the rest steps back', async () => {
    await page.mouse.click(720, 850);
    await page.keyboard.press('Control+f');
    await expect(sought).toBeFocused();
    await page.keyboard.insertText('추출시간');
    await expect(finder).toContainText(/[5-9]곳/);
    for (const id of [titled, said]) await expect(cardOf(page, id)).not.toHaveAttribute('data-dimmed', 'true');
    await expect(cardOf(page, other)).toHaveAttribute('data-dimmed', 'true');
  });
  await test.step('Enter goes around: cards flash, a passage opens, a message comes into sight', async () => {
    const places = [
      ['추출시간 실험', () => expect(cardOf(page, titled)).toHaveAttribute('data-flash', 'true')],
      ['추출시간은 재야', () => expect(cardOf(page, said)).toHaveAttribute('data-flash', 'true')],
      ['본문', () => expect(page.locator('aside [aria-current="true"]')).toContainText('추출 시간이 길면')],
      ['대화', () => expect(chat.locator('.found-message')).toBeInViewport()],
    ] as const;
    const seen = new Set<string>();
    for (let i = 0; i < 8 && seen.size < places.length; i++) {
      const before = await finder.textContent();
      await page.keyboard.press('Enter');
      await expect(finder).not.toHaveText(before ?? '');
      const words = (await finder.getByRole('status').textContent()) ?? '';
      const found = places.find(([name]) => words.includes(name));
      await found?.[1]();
      if (found) seen.add(found[0]);
    }
    expect(seen.size).toBe(places.length);
    await expect(sought).toBeFocused();
  });
  await test.step('an open syllable counts, and Esc brings everything back', async () => {
    await sought.fill('');
    const keys = await page.context().newCDPSession(page);
    for (const text of ['ㅆ', '써', '썸'])
      await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(finder).toContainText('1곳');
    await keys.send('Input.insertText', { text: '썸' });
    await page.keyboard.press('Escape');
    await expect(finder).toHaveCount(0);
    await expect(page.locator('[data-dimmed]')).toHaveCount(0);
  });
});
