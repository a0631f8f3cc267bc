import { expect, type Locator, type Page } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { phone } from './hands-by-finger.ts';
import { put } from './hands-on-canvas.ts';
import { boxOf, cards, isSaved, newCanvas, pasteAt, readBoard, signIn } from './hands.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const SCRIPT = [
  '## 훅 (0:00–0:05)',
  '한 달 식비가 62만 원에서 38만 원이 되었어요.',
  '## 본론 (0:05–0:30)',
  '장은 주 1회, 배부른 시간에 봐요. 냉동 채소와 두부를 기본으로 담으면 버리는 것이 눈에 띄게 줄어들어요.',
  '화면: 주 1회',
  '## 마무리',
  '가계부 양식은 https://maru.kr/a?b=1 에서 받으세요. 도움이 됐다면 구독 부탁드려요.',
].join('\n\n');
const SRT = '1\n00:00:00,000 --> 00:00:06,000\n한 달 식비가 육십이만 원에서 삼십팔만 원이 되었어요\n';

const noteOf = (page: Page, words: string): Locator => cards(page, 'text').filter({ hasText: words });
const timesOf = (note: Locator): Locator => note.getByRole('button', { name: /초 분량$/ });

async function leaveAt(page: Page, pressed: number): Promise<void> {
  await noteOf(page, '한 달 식비가').getByRole('button', { name: '프롬프터' }).press('Enter');
  const prompter = page.getByRole('dialog', { name: /^프롬프터/ });
  await expect(prompter.getByText('가계부 양식은 maru.kr 에서 받으세요.')).toBeVisible();
  for (let i = 0; i < pressed; i += 1) await page.keyboard.press('+');
  await prompter.getByRole('button', { name: '프롬프터 나가기' }).click();
  await expect(prompter).toHaveCount(0);
}

test('a pasted script is rehearsed, and keeps the speed of the rehearsal', async ({ page }) => {
  await signIn(page, house.url, 'hana@own-script.example.com', '정하나');
  await newCanvas(page, '찍는 날', '빈 캔버스');
  await pasteAt(page, 500, 320, SCRIPT);
  const note = noteOf(page, '한 달 식비가');
  await isSaved(page);
  const before = (await timesOf(note).textContent()) ?? '';

  await test.step('in a narrow bar the focus says what a tool is', async () => {
    const [prompter, shots] = ['프롬프터', '촬영 목록'].map((name) => note.getByRole('button', { name }));
    await prompter?.focus();
    await page.keyboard.press('Tab');
    await expect(shots as Locator).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveText('촬영 목록');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tooltip')).toHaveText('프롬프터');
  });

  await test.step('another speed is offered to the script, and taken in one click', async () => {
    await leaveAt(page, 6);
    await page.getByRole('button', { name: '이 대본에 쓰기' }).click();
    await expect(timesOf(note)).not.toHaveText(before);
    await isSaved(page);
    expect((await readBoard(page)).nodes.map(({ metadata }) => metadata['speed'])).toEqual([360]);
  });

  await test.step('its times are told by that speed, and one undo takes it back', async () => {
    await timesOf(note).press('Enter');
    const times = page.getByRole('dialog', { name: '구간별 시간' });
    await expect(times).toContainText('분당 360음절');
    await page.keyboard.press('Escape');
    await expect(times).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(timesOf(note)).toHaveText(before);
  });

  await test.step('a speed that is not taken is remembered for the next rehearsal', async () => {
    await leaveAt(page, 2);
    await page.reload();
    await note.getByRole('button', { name: '프롬프터' }).press('Enter');
    await expect(page.getByRole('dialog', { name: /^프롬프터/ }).getByText('분당 320음절')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(timesOf(note)).toHaveText(before);
  });

  await test.step('subtitles of the film are laid beside it', async () => {
    await note.getByRole('button', { name: '촬영본과 비교' }).press('Enter');
    const said = page.getByRole('dialog', { name: '촬영본과 비교' });
    await said
      .locator('input[type=file]')
      .setInputFiles({ name: '완성본.srt', mimeType: 'text/plain', buffer: Buffer.from(SRT) });
    await expect(said).toContainText('완성본.srt');
    await page.keyboard.press('Escape');
    await expect(said).toHaveCount(0);
  });

  await test.step('a locked script keeps its tools, and an ordinary note has none', async () => {
    await put(page, {
      type: 'text',
      title: '장보기 대본',
      content: SCRIPT.replace('한 달 식비', '장보기 비용'),
      position: { x: 900, y: 100 },
      metadata: { locked: true },
    });
    await put(page, {
      type: 'text',
      title: '메모',
      content: '## 장보기\n\n장은 주 1회 봐요.',
      position: { x: 900, y: 600 },
    });
    const locked = noteOf(page, '장보기 비용');
    await timesOf(locked).press('Enter');
    await expect(page.getByRole('dialog', { name: '구간별 시간' }).getByRole('button', { name: '빠르게' })).toHaveCount(
      0,
    );
    await page.keyboard.press('Escape');
    await expect(noteOf(page, '장은 주 1회 봐요.').filter({ hasText: '메모' })).toBeVisible();
    await expect(page.getByRole('button', { name: '프롬프터' })).toHaveCount(2);
  });
});

test('on a telephone the tools of a narrow script stand with their names in one menu', async ({ browser }) => {
  const context = await phone(browser);
  const page = await context.newPage();
  await signIn(page, house.url, 'phone@own-script.example.com', '정하나');
  await newCanvas(page, '밖에서', '빈 캔버스');
  await put(page, { type: 'text', title: '대본', content: SCRIPT, position: { x: 0, y: 0 } });
  const note = noteOf(page, '한 달 식비가');
  const items = page.getByRole('menuitem');
  await expect(note).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  // The first press comes nearer where the scale makes the button too small for a finger.
  await expect(async () => {
    await note.getByRole('button', { name: '도구' }).tap();
    await expect(items).toHaveText(['프롬프터', '촬영 목록', '촬영본과 비교'], { timeout: 2_000 });
  }).toPass();
  await expect(note.getByRole('button', { name: '프롬프터' })).toHaveCount(0);
  for (const item of await items.all()) expect(Math.round((await boxOf(item)).height)).toBeGreaterThanOrEqual(44);
  await items.filter({ hasText: '촬영본과 비교' }).tap();
  const said = page.getByRole('dialog', { name: '촬영본과 비교' });
  await said
    .locator('input[type=file]')
    .setInputFiles({ name: '완성본.srt', mimeType: 'text/plain', buffer: Buffer.from(SRT) });
  await expect(said).toContainText('완성본.srt');
  await context.close();
});

test('a tool whose code is still on its way says so at once, and opens when it is there', async ({ page }) => {
  await signIn(page, house.url, 'slow@own-script.example.com', '정하나');
  await newCanvas(page, '느린 길', '빈 캔버스');
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/ShotListDialog[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await pasteAt(page, 500, 320, SCRIPT);
  await noteOf(page, '한 달 식비가').getByRole('button', { name: '촬영 목록' }).press('Enter');
  const coming = page.getByRole('status').filter({ hasText: '불러오는 중' });
  await expect(coming).toBeVisible();
  arrive();
  await expect(page.getByRole('dialog', { name: '촬영 목록' })).toBeVisible();
  await expect(coming).toHaveCount(0);
});
