import { expect, type Locator, type Page } from '@playwright/test';
import { isSound } from './barriers.ts';
import { boxOf, cards, fitView, newCanvas, readBoard, signIn, upload, wire } from './hands.ts';
import { node, put } from './hands-on-canvas.ts';
import { write } from './hands-on-notes.ts';
import { houseBesideModel } from './house-beside.ts';
import { test } from './test.ts';

const here = houseBesideModel();

const beans = ['케냐', '콜롬비아', '과테말라', '브라질', '수마트라', '예멘', '르완다', '파나마', '코스타리카'];
const TEXT = beans
  .map(
    (bean) =>
      `## ${bean}\n\n${bean} 원두는 향이 진한 커피를 내리기에 알맞은 원두입니다. ${`${bean}의 가공 방식은 오래 이어져 온 방식입니다. `.repeat(12)}\n`,
  )
  .join('\n');

const panel = (page: Page): Locator => page.getByRole('dialog', { name: '이번에 보낼 내용' });
const depthOf = (page: Page): Locator => panel(page).getByRole('combobox', { name: /읽는 범위/ });

async function wiredFile(page: Page, title: string): Promise<void> {
  await signIn(page, here.house.url, 'depth@depth-and-note.example.com', '정깊이');
  await newCanvas(page, title, '빈 캔버스');
  await upload(page, '원두.md', 'text/markdown', Buffer.from(TEXT));
  await expect.poll(async () => (await readBoard(page)).nodes[0]?.metadata['passageCount'] ?? 0).toBeGreaterThan(8);
  const { position } = await node(page, 'file');
  await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: position.x + 560, y: position.y - 150 } });
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await fitView(page);
  await wire(page, cards(page, 'file'), cards(page, 'ai-chat'));
  await expect(cards(page, 'ai-chat')).toContainText('소스 1개');
}

/** Asks, waits for the answer, and tells what the model was sent. */
async function ask(page: Page, question: string): Promise<string> {
  const before = here.stub.calls.length;
  const field = page.getByRole('textbox', { name: '질문' });
  await field.fill(question);
  await field.press('Enter');
  await expect.poll(() => here.stub.calls.length).toBeGreaterThan(before);
  await expect(cards(page, 'ai-chat').getByRole('article').last()).toHaveAttribute('aria-busy', 'false');
  return here.stub.calls.at(-1)?.text ?? '';
}

const storedDepth = async (page: Page) =>
  ((await readBoard(page)).edges as unknown as { depth: string | null }[])[0]?.depth;

/** A press on the wire between the two cards, not on the cross in its middle. */
async function selectWire(page: Page): Promise<void> {
  const from = await boxOf(cards(page, 'file'));
  const to = await boxOf(cards(page, 'ai-chat'));
  const x = from.x + from.width + (to.x - from.x - from.width) * 0.3;
  const y = from.y + from.height / 2 + (to.y + to.height / 2 - from.y - from.height / 2) * 0.2;
  await page.mouse.move(x, y + 40);
  await page.mouse.click(x, y);
  await expect(page.getByRole('toolbar', { name: '연결선 도구' })).toBeVisible();
}

test('each depth of a wire changes what an answer is made from, and its receipt', async ({ page }) => {
  await wiredFile(page, '깊이');
  const whole = await ask(page, '르완다 가공 방식은?');
  expect(whole).toContain('read="whole"');

  await test.step('off, from the wire itself', async () => {
    await selectWire(page);
    await page.getByRole('button', { name: '읽는 범위' }).click();
    await expect(page.getByRole('radio', { name: /전체/ })).toHaveAttribute('aria-checked', 'true');
    await page.getByRole('radio', { name: /읽지 않음/ }).click();
    await expect.poll(() => storedDepth(page)).toBe('off');
    await isSound(page, 'depth-and-note 1');
    await page.keyboard.press('Escape');
    const sent = await ask(page, '르완다 가공 방식은?');
    expect(sent.split('<sources>').at(-1)).not.toContain('원두');
    await expect(page.getByRole('log')).toContainText('다 읽지 않은 소스: 원두.md (읽지 않음)');
  });

  await test.step('highlights, from the panel of the chat, in fewer tokens', async () => {
    await page.getByRole('button', { name: '보낼 내용 보기' }).click();
    await expect(depthOf(page)).toHaveValue('off');
    await expect(panel(page)).toContainText('0토큰');
    await depthOf(page).selectOption('highlights');
    await expect.poll(() => storedDepth(page)).toBe('highlights');
    await expect(panel(page)).not.toContainText(/^이번에 보낼 내용0토큰/);
    await isSound(page, 'depth-and-note 2');
    await page.keyboard.press('Escape');
    const sent = await ask(page, '르완다 가공 방식은?');
    expect(sent).toContain('르완다의 가공 방식은');
    expect(sent).toContain('read="highlights"');
    expect(sent.split('<sources>').at(-1)?.length).toBeLessThan(whole.split('<sources>').at(-1)?.length ?? 0);
  });

  await test.step('summary, from the menu of the wire, undone as one step', async () => {
    await selectWire(page);
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: '요약만 읽기' }).click();
    await expect.poll(() => storedDepth(page)).toBe('summary');
    const sent = await ask(page, '르완다 가공 방식은?');
    expect(sent).toContain('read="summary"');
    expect(sent.split('<sources>').at(-1)?.length).toBeLessThan(whole.split('<sources>').at(-1)?.length ?? 0);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect.poll(() => storedDepth(page)).toBe('highlights');
  });
});

test('what is noted for the AI about a source goes with it into every question', async ({ page }) => {
  await wiredFile(page, '알려 줄 것');
  await test.step('from the menu of the card', async () => {
    await cards(page, 'file').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'AI에게 줄 메모' }).click();
    const field = page.getByRole('textbox', { name: 'AI에게 줄 메모' });
    await expect(field).toBeFocused();
    await field.fill('내 영상의 대본이에요. 이 말투로 써 주세요.');
    await isSound(page, 'depth-and-note 3');
    await page.keyboard.press('Control+Enter');
    await expect(field).toHaveCount(0);
    await page.getByRole('button', { name: '원문 닫기' }).click();
  });
  await expect(
    page.getByRole('img', { name: 'AI에게 줄 메모: 내 영상의 대본이에요. 이 말투로 써 주세요.' }),
  ).toBeVisible();
  await expect
    .poll(async () => (await readBoard(page)).nodes.find((one) => one.type === 'file')?.metadata['noteForAi'])
    .toContain('말투');
  expect(await ask(page, '무엇이 있나요?')).toContain('<note>내 영상의 대본이에요. 이 말투로 써 주세요.</note>');
  await page.getByRole('button', { name: '보낼 내용 보기' }).click();
  await expect(panel(page)).toContainText('AI에게 줄 메모: 내 영상의 대본이에요.');
  await page.keyboard.press('Escape');
  await test.step('undone as any other change of the board', async () => {
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(page.getByRole('img', { name: /AI에게 줄 메모/ })).toHaveCount(0);
  });
});

test('an answer says when a note that it was written from says something else, and is asked again', async ({
  page,
}) => {
  await signIn(page, here.house.url, 'note@depth-and-note.example.com', '정노트');
  await newCanvas(page, '바뀌는 노트', '빈 캔버스');
  const note = await put(page, {
    type: 'text',
    title: '원두',
    content: '원두는 2주 안에 쓴다.',
    position: { x: 0, y: 0 },
  });
  await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 460, y: 0 } });
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await fitView(page);
  await wire(page, cards(page, 'text'), cards(page, 'ai-chat'));
  await expect(cards(page, 'ai-chat')).toContainText('소스 1개');
  await ask(page, '원두는 언제까지 쓰나요?');
  const stale = page.getByRole('complementary', { name: '이 답 뒤에 출처가 바뀌었어요' });
  await expect(stale).toHaveCount(0);
  await write(page, note);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('원두는 3주 안에 쓴다.');
  await page.keyboard.press('Control+Enter');
  await expect(stale).toContainText('원두');
  await expect(stale.getByRole('deletion')).toHaveText('원두는 2주 안에 쓴다.');
  await expect(stale.getByRole('insertion')).toHaveText('원두는 3주 안에 쓴다.');
  await isSound(page, 'depth-and-note 4');
  await stale.getByRole('button', { name: '새 내용으로 다시 물어보기' }).click();
  await expect(cards(page, 'ai-chat').getByRole('article').last()).toContainText('2/2');
  await expect(stale).toHaveCount(0);
  expect(here.stub.calls.at(-1)?.text).toContain('원두는 3주 안에 쓴다.');
});
