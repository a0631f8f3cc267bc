import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { isSound } from './barriers.ts';
import { phone } from './touch-actions.ts';
import { put } from './canvas-actions.ts';
import { contentOf } from './note-actions.ts';
import { bringLogin, cards, isSaved, newCanvas, signIn } from './actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

const SCRIPT = [
  '## 훅 (0:00–0:05)',
  '한 달 식비가 62만 원에서 38만 원이 되었어요.',
  '## 본론',
  '장은 주 1회, 배부른 시간에 봐요. 냉동 채소와 두부를 기본으로 담으면 버리는 것이 줄어들어요.',
  '배달은 주 2회로 줄였어요.',
  '## 마무리',
  '도움이 됐다면 구독과 좋아요 부탁드려요.',
].join('\n');
const cue = (at: number, words: string) =>
  `00:00:${String(at).padStart(2, '0')},000 --> 00:00:${String(at + 10).padStart(2, '0')},000\n${words}\n`;
const SRT = [
  cue(0, '한달 식비가 육십이만 원에서 삼십오만 원이 되었어요'),
  cue(12, '장은 주 일회 배부른 시간에 봐요'),
  cue(22, '냉동채소와 두부를 기본으로 담으면 버리는 것이 줄어들어요'),
  cue(33, '아 그리고 마감 할인 시간에 가면 진짜 싸게 살 수 있어요'),
  cue(45, '도움이 됐다면 구독과 좋아요 부탁 드려요'),
].join('\n');
const TITLES = '## 제목 후보\n\n- 식비 절반 줄이기\n- 자취생 식비 이야기\n\n## 설명\n\n첫 줄\n\n';
/** Planned before the film was shot. */
const PACK = `${TITLES}## 챕터 (계획 8:00)\n\n00:00 인사\n01:00 장\n07:00 끝\n`;
const FILMED = `${TITLES}## 챕터 (영상 0:55)\n\n00:00 인사\n00:12 장\n00:45 끝\n`;

const script = (page: Page): Locator => cards(page, 'text').filter({ hasText: '롱폼 대본' });
const ids = { script: '', pack: '' };

test('a script is rehearsed with a telephone, laid beside its film, and gives the video its chapters', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'hana@own-script.example.com', '정하나');
  await newCanvas(page, '찍는 날', '빈 캔버스');
  ids.script = await put(page, {
    type: 'text',
    title: '롱폼 대본',
    content: SCRIPT,
    position: { x: 200, y: 100 },
    size: { width: 420, height: 400 },
  });
  ids.pack = await put(page, {
    type: 'text',
    title: '설명란',
    content: PACK,
    position: { x: 700, y: 100 },
    size: { width: 480, height: 420 },
    metadata: { recipe: { id: 'description-pack', values: { topic: '식비' } } },
  });
  await test.step('in a narrow bar the focus says what a tool is', () => named(page));
  await test.step('a telephone of the same person is the remote of the teleprompter; that of another is not', () =>
    rehearse(page, browser));
  await test.step('the speed of the rehearsal is taken in one click, and given back by one undo', () =>
    takeSpeed(page));
  await test.step('what was changed, left out and added in the film is shown with its seconds', () => compare(page));
  await test.step('its chapters go into a description in one click, and out of it by one undo', () => takeAlong(page));
});

async function named(page: Page): Promise<void> {
  await script(page).getByRole('button', { name: '프롬프터' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText('촬영 목록');
}

async function rehearse(page: Page, browser: Browser): Promise<void> {
  const mine = await phone(browser);
  await mine.addCookies(await page.context().cookies());
  const remote = await mine.newPage();
  await remote.goto(`${server.url}/remote`);
  const none = (one: Page) => expect(one.getByRole('status')).toContainText('열린 프롬프터가 없어요');
  await none(remote);
  const theirs = await phone(browser);
  const other = await theirs.newPage();
  await bringLogin(theirs, server.url, { email: 'someone@own-script.example.com', name: '다른 사람' });
  await other.goto(`${server.url}/remote`);

  await script(page).getByRole('button', { name: '프롬프터' }).press('Enter');
  const prompter = page.getByRole('dialog', { name: '프롬프터: 롱폼 대본' });
  await prompter.getByRole('button', { name: '폰 리모컨' }).click();
  const panel = prompter.getByRole('region', { name: '폰 리모컨' });
  await expect(panel.getByRole('img', { name: '리모컨 주소의 QR 코드' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(remote.getByText('훅', { exact: true })).toBeVisible();
  await isSound(remote, 'a remote');
  await remote.getByRole('button', { name: '다음 구간' }).tap();
  await expect(prompter.getByRole('navigation', { name: '구간' }).locator('[aria-current="step"]')).toContainText(
    '본론',
  );
  await expect(remote.getByText('본론', { exact: true })).toBeVisible();
  await remote.getByRole('button', { name: '빠르게' }).tap();
  await expect(prompter.getByText('분당 310음절')).toBeVisible();
  await remote.getByRole('button', { name: '재생' }).tap();
  await expect(prompter.getByRole('button', { name: '멈춤' })).toBeVisible();
  await remote.getByRole('button', { name: '멈춤' }).tap();
  await expect(prompter.getByRole('button', { name: '재생' })).toBeVisible();
  await none(other);
  await prompter.getByRole('button', { name: '프롬프터 나가기' }).click();
  await expect(prompter).toHaveCount(0);
  await none(remote);
  await mine.close();
  await theirs.close();
}

async function takeSpeed(page: Page): Promise<void> {
  const times = script(page).getByRole('button', { name: /분량$/ });
  const before = (await times.textContent()) ?? '';
  await page.getByRole('button', { name: '이 대본에 쓰기' }).click();
  await expect(times).not.toHaveText(before);
  await times.press('Enter');
  await expect(page.getByRole('dialog', { name: '구간별 시간' })).toContainText('분당 310음절');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(times).toHaveText(before);
}

const said = (page: Page): Locator => page.getByRole('dialog', { name: '촬영본과 비교' });

async function compare(page: Page): Promise<void> {
  await script(page).getByRole('button', { name: '촬영본과 비교' }).press('Enter');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.postData() ?? ''));
  const give = (name: string, text: string) =>
    said(page)
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await give('완성본.srt', SRT);
  await expect(said(page).getByRole('status')).toHaveText(/^대본의 \d\d%를 말했어요$/);
  const summary = said(page).getByRole('region', { name: '비교 결과' });
  await expect(summary).toContainText(/빠짐 1[^]*애드리브 1|애드리브 1[^]*빠짐 1/);
  await expect(said(page).getByRole('region', { name: '숫자와 이름이 다른 곳' })).toContainText(
    '대본 ‘38만 원’, 촬영본 ‘삼십오만 원’',
  );
  const lines = said(page).getByRole('region', { name: '구간별 비교' }).getByRole('listitem');
  await expect(lines.filter({ hasText: '빠짐' })).toContainText('배달은 주 2회로 줄였어요.');
  await expect(lines.filter({ hasText: '애드리브' })).toContainText('0:33');
  expect(sent.filter((body) => body.includes('삼십오만'))).toEqual([]);
}

async function takeAlong(page: Page): Promise<void> {
  await said(page).getByRole('button', { name: '‘설명란’에 이 챕터 넣기' }).click();
  await expect.poll(async () => (await contentOf(page, ids.pack))?.trim()).toBe(FILMED.trim());
  await page.keyboard.press('Escape');
  await expect(said(page)).toBeHidden();
  await isSaved(page);
  await page.keyboard.press('Control+z');
  await isSaved(page);
  await expect.poll(() => contentOf(page, ids.pack)).toBe(PACK);
}
