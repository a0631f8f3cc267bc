import { expect, type Locator } from '@playwright/test';
import { areaShared } from '../../src/contract/board/geometry.ts';
import { phone } from './hands-by-finger.ts';
import { notice, put } from './hands-on-canvas.ts';
import { SOON, tie } from './hands-on-gestures.ts';
import { boxOf, cards, isStill, newCanvas, signIn } from './hands.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const SOURCE = '한 달 식비가 62만 원에서 38만 원이 되었습니다. 배달을 주 2회로 줄였습니다. 장은 주 1회 봅니다.';
const PACK = '## 제목 후보\n\n- 식비 절반 줄이기\n\n## 설명\n\n한 달 식비를 줄인 방법이에요.';

test('a form begins at its head, and what was made is seen below the notice once the chat is closed', async ({
  browser,
}) => {
  const context = await phone(browser);
  const page = await context.newPage();
  await signIn(page, house.url, 'made@making.example.com', '정하나');
  await newCanvas(page, '밖에서', '빈 캔버스');
  const source = await put(page, { type: 'text', title: '식비', content: SOURCE, position: { x: 0, y: 0 } });
  const chat = await put(page, { type: 'ai_chat', title: 'AI Chat', position: { x: 0, y: 260 } });
  await tie(page, source, chat);
  await page.getByRole('button', { name: 'AI Chat', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'AI Chat' });

  await test.step('however far the list was scrolled', async () => {
    await sheet.getByRole('button', { name: '만들기' }).tap();
    await page
      .getByRole('dialog', { name: '무엇을 만들까요?' })
      .getByRole('button', { name: /^스레드 글/ })
      .tap();
    const form = page.getByRole('dialog', { name: '스레드 글' });
    await expect(form.getByRole('heading', { name: '스레드 글' })).toBeInViewport();
    await expect(form.getByRole('button', { name: '닫기' })).toBeInViewport();
    await form.getByLabel('주제').fill('식비 줄이기');
    await form.getByRole('button', { name: '만들기', exact: true }).tap();
    await expect(form).toBeHidden();
  });

  await test.step('the note lies under no notice', async () => {
    await sheet.getByRole('button', { name: '노트로 저장' }).tap();
    const shown = notice(page).getByRole('status');
    await expect(shown).toContainText('노트로 저장했어요');
    await shown.hover();
    await sheet.getByRole('button', { name: '대화 접기' }).tap();
    await isStill(page);
    const note = cards(page, 'text').filter({ hasText: '스레드 글' });
    await expect(note).toBeInViewport();
    await expect.poll(async () => areaShared(await boxOf(shown), await boxOf(note)), SOON).toBe(0);
  });
  await context.close();
});

test('a notice hides neither the title nor the buttons of what is open', async ({ browser }) => {
  const context = await phone(browser);
  const page = await context.newPage();
  await signIn(page, house.url, 'hides@making.example.com', '정하나');
  await newCanvas(page, '밖에서', '빈 캔버스');
  await put(page, { type: 'text', title: '식비', content: SOURCE, position: { x: 0, y: 0 } });
  const shown = notice(page).getByRole('alert').or(notice(page).getByRole('status'));
  const isClearOf = async (open: Locator) => {
    const kept = [open.getByRole('heading').first(), ...(await open.getByRole('button').all())];
    await expect
      .poll(async () => {
        const own = await boxOf(shown);
        const boxes = await Promise.all(kept.map((one) => one.boundingBox()));
        return boxes.reduce((sum, box) => sum + (box ? areaShared(own, box) : 0), 0);
      }, SOON)
      .toBe(0);
  };

  await test.step('of a sheet in which it is told', async () => {
    await page.getByRole('button', { name: '도구', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: '도구' });
    await sheet.getByLabel('링크를 붙여 넣으세요').fill('not an address');
    await sheet.getByRole('button', { name: '추가' }).tap();
    await expect(shown).toContainText('올바른 URL을 입력해주세요');
    await isClearOf(sheet);
    await sheet.getByRole('button', { name: '닫기' }).tap();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('of the outline that is opened below it', async () => {
    await shown.hover();
    await page.keyboard.press('F6');
    const outline = page.getByRole('complementary', { name: '개요' });
    await expect(outline).toBeVisible();
    await expect(shown).toBeVisible();
    await isClearOf(outline);
  });
  await context.close();
});

test('on the bench of titles the own card stands first, in sight', async ({ browser }) => {
  const context = await phone(browser);
  const page = await context.newPage();
  await signIn(page, house.url, 'bench@making.example.com', '정하나');
  await newCanvas(page, '제목 고르기', '빈 캔버스');
  await put(page, {
    type: 'text',
    title: '설명란',
    content: PACK,
    position: { x: 0, y: 0 },
    size: { width: 480, height: 420 },
    metadata: { recipe: { id: 'description-pack', values: {} } },
  });
  await put(page, {
    type: 'youtube_transcript',
    title: '남의 영상',
    position: { x: 0, y: 460 },
    metadata: {
      url: 'https://youtu.be/maruReplay1',
      videoId: 'maruReplay1',
      thumbnail: '/none.png',
      title: '남의 영상',
    },
  });
  await cards(page, 'text').getByRole('button', { name: '제목·썸네일' }).press('Enter');
  const bench = page.getByRole('dialog', { name: '제목·썸네일 미리 보기' });
  for (const place of ['홈', '검색', '추천', '휴대폰', 'TV']) {
    await bench.getByRole('group', { name: '자리 고르기' }).getByRole('button', { name: place }).tap();
    for (const ground of ['밝은 화면', '어두운 화면']) {
      const strip = bench.getByRole('list', { name: ground });
      await strip.scrollIntoViewIfNeeded();
      await expect(strip.getByRole('listitem').first()).toContainText('식비 절반 줄이기');
    }
  }
  await context.close();
});
