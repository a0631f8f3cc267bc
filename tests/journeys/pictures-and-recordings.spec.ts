import { expect, type Locator, type Page } from '@playwright/test';
import { drawPicture } from '../replay/pictures.ts';
import { clipMp4, makeWav } from '../replay/recordings.ts';
import { startReplay, type Replay } from '../replay/replay-server.ts';
import { startSpeech, type Speech } from '../replay/speech.ts';
import { boxOf, cards, fitView, isStill, newCanvas, pasteAt, signIn, tool, upload, WHOLLY, wire } from './hands.ts';
import { notice, put, viewOf } from './hands-on-canvas.ts';
import { startHouse, type House } from './house.ts';
import { test } from './test.ts';

let replay: Replay;
let speech: Speech;
let listening: House;
let deaf: House;

test.beforeAll(async ({ sharedHouse }) => {
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
  listening = await startHouse({ ...replay.env, ...speech.env });
  deaf = sharedHouse;
});
test.afterAll(async () => {
  await listening.close();
  await speech.close();
  await replay.close();
});

test('a picture is described by its creator, and an answer cites the description', async ({ page }) => {
  await signIn(page, deaf.url, 'sora@pictures.example.com', '한소라');
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
});

test('sound is written down, and an answer plays the second that it cites', async ({ page }) => {
  await signIn(page, listening.url, 'sora@pictures.example.com', '한소라');
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
});

test('where nobody listens the card says so, plays the film, and takes a transcript', async ({ page }) => {
  await signIn(page, deaf.url, 'sora@pictures.example.com', '한소라');
  await newCanvas(page, '릴스', '빈 캔버스');
  await upload(page, '릴스.mp4', 'video/mp4', clipMp4());
  const card = cards(page, 'file');
  await expect(card).toContainText('받아쓰기가 꺼져 있어');
  await card.getByRole('button', { name: /영상 재생/ }).click();
  await expect(card.locator('video')).toHaveAttribute('src', /^\/api\/files\//);
  await card.getByRole('button', { name: '대본 붙여넣기' }).click();
  const dialog = page.getByRole('dialog', { name: '대본 붙여넣기' });
  await dialog.getByLabel('대본', { exact: true }).fill('0:01 첫 장면입니다.\n0:02 둘째 장면입니다.');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(notice(page)).toContainText('구절 1개를 시간과 함께 나누었어요.');
  await expect(card).not.toContainText('받아쓰기가 꺼져 있어');
});

test('a film plays the second that an answer cites on its card, from two seconds before, and Alt+Left leads back', async ({
  page,
}) => {
  await signIn(page, deaf.url, 'sora@pictures.example.com', '한소라');
  await newCanvas(page, '촬영본', '빈 캔버스');
  await upload(page, '촬영본.mp4', 'video/mp4', clipMp4());
  const card = cards(page, 'file');
  await card.getByRole('button', { name: '대본 붙여넣기' }).click();
  const dialog = page.getByRole('dialog', { name: '대본 붙여넣기' });
  await dialog.getByLabel('대본', { exact: true }).fill('0:03 물의 온도는 구십이 도가 알맞습니다.');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog).toBeHidden();
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
  await isStill(page);
  const chat = cards(page, 'ai-chat');
  for (const one of [card, chat]) {
    await expect(one).toBeInViewport(WHOLLY);
    const { x, width } = await boxOf(one);
    expect(x + width).toBeLessThanOrEqual((await boxOf(reader)).x);
  }
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(reader).toHaveCount(0);
  await expect(player).toHaveCount(0);
  await expect.poll(() => viewOf(page)).toEqual(before);
});

test('a reel that cannot be read becomes whole by its own film', async ({ page }) => {
  await signIn(page, listening.url, 'sora@pictures.example.com', '한소라');
  await newCanvas(page, '릴스', '빈 캔버스');
  await pasteAt(page, 420, 220, 'https://www.instagram.com/reel/MaruLogin01/');
  const card = cards(page, 'instagram');
  await expect(card.getByRole('alert')).toContainText('로그인해야 볼 수 있어서');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    card.getByRole('button', { name: '영상 올리기' }).click(),
  ]);
  await chooser.setFiles([{ name: '릴스.mp4', mimeType: 'video/mp4', buffer: clipMp4() }]);
  await expect(notice(page)).toContainText('링크 처리 완료');
  await expect(card.getByRole('alert')).toHaveCount(0);
  await card.getByRole('button', { name: /영상 재생/ }).click();
  await expect(card.locator('video')).toHaveAttribute('src', /^\/api\/files\//);
});

test('a card whose sound or film plays stays in the page far out of sight; others leave, and so does it once it is still', async ({
  page,
}) => {
  await signIn(page, deaf.url, 'sora@pictures.example.com', '한소라');
  await newCanvas(page, '틀어 놓고 둘러보기', '빈 캔버스');
  await upload(page, '음성 메모.wav', 'audio/wav', makeWav(90));
  await upload(page, '촬영본.mp4', 'video/mp4', clipMp4());
  await put(page, { type: 'text', title: '옆', position: { x: 0, y: 0 } });
  const sound = cards(page, 'file').locator('audio');
  const film = cards(page, 'file').locator('video');
  const others = cards(page, 'text');
  await expect(cards(page, 'file')).toHaveCount(2);
  await expect(sound).toBeVisible();
  const back = async () => {
    await page.keyboard.press('Shift+1');
    await expect(others).toBeVisible();
  };
  await back();
  const nowSec = (player: Locator) => player.evaluate((one: HTMLMediaElement) => one.currentTime);
  /** It goes on where it was, in the element that was there before. */
  const goesOn = async (player: Locator) => {
    await expect(player).toHaveAttribute('data-same', 'yes');
    await expect(player).not.toBeInViewport();
    const before = await nowSec(player);
    await expect.poll(() => nowSec(player)).toBeGreaterThan(before);
  };
  const mark = (player: Locator) => player.evaluate((one: HTMLElement) => void (one.dataset['same'] = 'yes'));

  await test.step('sound', async () => {
    await sound.evaluate((one: HTMLAudioElement) => one.play());
    await expect.poll(() => nowSec(sound)).toBeGreaterThan(0);
    await mark(sound);
    await goAway(page);
    await expect(others).toHaveCount(0);
    await goesOn(sound);
    await expect(cards(page, 'file')).toHaveCount(1);
    await sound.evaluate((one: HTMLAudioElement) => one.pause());
    await expect(sound).toHaveCount(0);
    await back();
  });
  await test.step('a film that was started on its card', async () => {
    await page.getByRole('button', { name: /영상 재생/ }).click();
    await expect.poll(() => nowSec(film)).toBeGreaterThan(0);
    await film.evaluate((one: HTMLVideoElement) => void (one.loop = true));
    await mark(film);
    await goAway(page);
    await expect(others).toHaveCount(0);
    await expect(film).toHaveAttribute('data-same', 'yes');
    await expect(film).not.toBeInViewport();
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
    await expect(cards(page, 'file')).toHaveCount(1);
    await back();
    await expect(film).toHaveAttribute('data-same', 'yes');
  });
});

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
