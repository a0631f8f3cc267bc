import { expect, type Page } from '@playwright/test';
import { drawPicture } from '../replay/pictures.ts';
import { clipMp4, makeWav } from '../replay/recordings.ts';
import { startReplay, type Replay } from '../replay/replay-server.ts';
import { startSpeech, type Speech } from '../replay/speech.ts';
import { cards, fitView, newCanvas, signIn, tool, upload, WHOLLY, wire } from './actions.ts';
import { notice, viewOf } from './canvas-actions.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { test } from './test.ts';

let replay: Replay;
let speech: Speech;
let listening: TestServer;
let deaf: TestServer;

test.beforeAll(async ({ sharedServer }) => {
  replay = await startReplay();
  speech = await startSpeech();
  speech.answer(() => ({
    language: 'korean',
    segments: [
      { start: 0, end: 20, text: '오늘은 커피 원두를 고르는 법을 이야기합니다.' },
      { start: 20, end: 45, text: '물의 온도는 구십이 도가 알맞습니다.' },
      { start: 45, end: 80, text: '로스팅한 지 이 주가 지난 원두가 가장 맛있습니다.' },
    ],
  }));
  listening = await startTestServer({ ...replay.env, ...speech.env });
  deaf = sharedServer;
});
test.afterAll(async () => {
  await listening.close();
  await speech.close();
  await replay.close();
});

test('what is seen and heard is cited: a picture, sound, and a film by its transcript', async ({ page }) => {
  await signIn(page, listening.url, 'sora@pictures.example.com', '한소라');
  await test.step('a picture is described by its creator, and an answer cites the description', () => picture(page));
  await page.goto(listening.url);
  await test.step('sound is written down, and an answer plays the second that it cites', () => sound(page));
  await signIn(page, deaf.url, 'sora@pictures.example.com', '한소라');
  await newCanvas(page, '촬영본', '빈 캔버스');
  await upload(page, '촬영본.mp4', 'video/mp4', clipMp4());
  await test.step('where nobody listens its card says so, and takes the words with their seconds', () =>
    giveTranscript(page));
  await test.step('a film plays the second that an answer cites, from two seconds before, and Alt+Left leads back', () =>
    citedSecond(page));
  await test.step('a card whose film plays stays in the page far out of sight, and others leave', () => playsOn(page));
});

async function picture(page: Page): Promise<void> {
  await newCanvas(page, '그림 설명', '빈 캔버스');
  await upload(page, '컵.png', 'image/png', await drawPicture('/pictures/cover.png'));
  const card = cards(page, 'file');
  await expect(card).toContainText('보관됨');
  await card.hover();
  await card.getByRole('button', { name: 'AI가 읽을 설명' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI가 읽을 설명' });
  await dialog.getByLabel('그림 설명').fill('협찬 머그잔의 색은 노란색이고 손잡이는 왼쪽에 있습니다.');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(notice(page)).toContainText('설명을 저장했어요');
  await expect(card.getByRole('img')).toHaveAttribute('alt', /머그잔의 색은 노란색/);
  await askBeside(page, '협찬 머그잔의 색은 무엇인가요?');
  const log = page.getByRole('log', { name: '대화 내용' });
  await expect(log).toContainText('협찬 머그잔의 색은 노란색');
  await log.getByRole('button', { name: /컵/ }).first().click();
  await expect(page.getByRole('complementary', { name: '원문' })).toContainText('손잡이는 왼쪽에 있습니다.');
}

async function sound(page: Page): Promise<void> {
  await newCanvas(page, '음성 메모', '빈 캔버스');
  await upload(page, '음성 메모.wav', 'audio/wav', makeWav(90));
  const card = cards(page, 'file');
  await expect(card.locator('audio')).toBeVisible();
  await askBeside(page, '물의 온도는 몇 도가 알맞나요?');
  await page.getByRole('log', { name: '대화 내용' }).getByRole('button', { name: /0:20/ }).first().click();
  const reader = page.getByRole('complementary', { name: '원문' });
  await expect(reader).toContainText('자동 생성 자막');
  const player = card.locator('audio');
  await expect.poll(() => player.evaluate((sound: HTMLAudioElement) => sound.currentTime)).toBeGreaterThanOrEqual(18);
  await expect(reader.locator('audio')).toHaveCount(0);
  await player.evaluate((sound: HTMLAudioElement) => void (sound.currentTime = 50));
  await expect(reader.getByText('지금 나오는 구절')).toBeAttached();
}

async function giveTranscript(page: Page): Promise<void> {
  const card = cards(page, 'file');
  await expect(card).toContainText('받아쓰기가 꺼져 있어');
  await card.getByRole('button', { name: '대본 붙여넣기' }).click();
  const dialog = page.getByRole('dialog', { name: '대본 붙여넣기' });
  await dialog.getByLabel('대본', { exact: true }).fill('0:03 물의 온도는 구십이 도가 알맞습니다.');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(notice(page)).toContainText('구절 1개를 시간과 함께 나누었어요.');
  await expect(card).not.toContainText('받아쓰기가 꺼져 있어');
}

async function citedSecond(page: Page): Promise<void> {
  const card = cards(page, 'file');
  await askBeside(page, '물의 온도는 몇 도가 알맞나요?');
  const chip = page.getByRole('log', { name: '대화 내용' }).getByRole('button', { name: /0:03/ }).first();
  await expect(chip).toBeVisible();
  const before = await viewOf(page);
  await chip.click();
  const player = card.locator('video');
  await expect(player).toBeInViewport(WHOLLY);
  const playedFrom = () =>
    player.evaluate((film: HTMLVideoElement) => (film.played.length > 0 ? Math.round(film.played.start(0)) : null));
  await expect.poll(playedFrom).toBe(1);
  const reader = page.getByRole('complementary', { name: '원문' });
  await expect(reader.locator('[aria-current="true"]')).toContainText('물의 온도는 구십이 도가 알맞습니다.');
  await expect(reader.locator('video')).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(reader).toHaveCount(0);
  await expect(player).toHaveCount(0);
  await expect.poll(() => viewOf(page)).toEqual(before);
}

async function playsOn(page: Page): Promise<void> {
  const film = cards(page, 'file').locator('video');
  await page.getByRole('button', { name: /영상 재생/ }).click();
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  await film.evaluate((one: HTMLVideoElement) => {
    one.loop = true;
    one.dataset['same'] = 'yes';
  });
  await goAway(page);
  await expect(cards(page, 'ai-chat')).toHaveCount(0);
  await expect(film).toHaveAttribute('data-same', 'yes');
  await expect(film).not.toBeInViewport();
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
  await page.keyboard.press('Shift+1');
  await expect(cards(page, 'ai-chat')).toBeVisible();
  await expect(film).toHaveAttribute('data-same', 'yes');
}

/** Moves the board by the middle button until all that lay in sight is far away. */
async function goAway(page: Page): Promise<void> {
  const before = await viewOf(page);
  for (let i = 0; i < 5; i++) {
    await page.mouse.move(1_380, 500);
    await page.mouse.down({ button: 'middle' });
    await page.mouse.move(240, 500, { steps: 3 });
    await page.mouse.up({ button: 'middle' });
  }
  await expect.poll(async () => (await viewOf(page)).x).toBeLessThan(before.x - 5_000);
  await page.mouse.move(720, 12);
}

async function askBeside(page: Page, question: string): Promise<void> {
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, cards(page, 'file'), cards(page, 'ai-chat'));
  const field = page.getByRole('textbox', { name: /메시지|질문/ }).first();
  await field.fill(question);
  await field.press('Enter');
}
