import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { fitView, newCanvas, signIn } from './actions.ts';
import { board, put } from './canvas-actions.ts';
import { toast } from './place-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

const REVIEWER = 'reviewer@comments.example.com';
const SCRIPT = '첫 잔이 쓴 이유를 아세요? 원두 탓이 아니에요. 집에 있는 도구에서 딱 하나만 바꿔 볼게요.';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('a reviewer and an owner talk beside a card, and on a telephone about a line of it', async ({ page, browser }) => {
  await signIn(page, server.url, 'owner@comments.example.com', '한서연');
  await newCanvas(page, '홈카페 입문 영상', '빈 캔버스');
  const { pathname } = new URL(page.url());
  await put(page, { type: 'text', title: '도입부 대본', content: SCRIPT, position: { x: 0, y: 0 } });
  const reviewer = await reviewerOf(page, browser, { width: 1280, height: 800 });
  await reviewer.goto(`${server.url}${pathname}`);
  await expect(board(reviewer)).toBeVisible();

  await test.step('the owner leaves a comment at the card with M', async () => {
    const card = page.locator('.react-flow__node').first();
    await expect(card).toBeVisible();
    await page.keyboard.press('m');
    await page.getByRole('button', { name: '댓글을 남길 곳을 눌러 주세요' }).click({ position: await middleOf(page) });
    await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('도입부 속도만 참고하면 어때요?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: '도입부 속도만' })).toBeVisible();
  });

  await test.step('the wheel and a drag over its pin are the board’s', async () => {
    await page.keyboard.press('Escape');
    const pin = page.getByRole('button', { name: /^한서연님의 댓글/ });
    await expect(pin).toBeFocused();
    const placeOf = async () => (await pin.boundingBox()) ?? { x: 0, y: 0 };
    await fitView(page);
    const heightOf = (one: Locator) => one.evaluate((element) => Number(getComputedStyle(element).zIndex));
    expect(await heightOf(pin)).toBeLessThan(await heightOf(page.getByRole('complementary', { name: '도구' })));
    const view = () => page.locator('.react-flow__viewport').getAttribute('style');
    const before = await placeOf();
    await page.mouse.move(before.x + 17, before.y + 17);
    await page.mouse.down();
    await page.mouse.move(before.x + 77, before.y + 47, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await placeOf()).x - before.x)).toBe(60);
    await expect(pin).toHaveAttribute('aria-expanded', 'false');
    const dragged = await view();
    await page.mouse.wheel(0, 120);
    await expect.poll(view).not.toBe(dragged);
    await pin.click();
    await expect(page.getByRole('listitem').filter({ hasText: '도입부 속도만' })).toBeVisible();
  });

  await test.step('the reviewer sees it at once, and answers with a mention', async () => {
    await reviewer.getByRole('button', { name: /^한서연님의 댓글/ }).click();
    const field = reviewer.getByRole('textbox', { name: '답글 쓰기' });
    await field.pressSequentially('@한');
    await reviewer.getByRole('option', { name: '한서연' }).click();
    await field.pressSequentially('맞아요');
    await reviewer.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: '@한서연 맞아요' })).toBeVisible();
  });

  await test.step('the owner resolves it and takes that back', async () => {
    await page.getByRole('button', { name: '해결', exact: true }).click();
    await expect(page.getByRole('button', { name: /^한서연님의 댓글/ })).toHaveCount(0);
    await toast(page).getByRole('button', { name: '되돌리기' }).click();
    await expect(page.getByRole('button', { name: /^한서연님의 댓글/ })).toBeVisible();
  });

  await test.step('with its card gone, the thread stays in the list', async () => {
    await page.keyboard.press('Escape');
    await fitView(page);
    await page
      .locator('.react-flow__node')
      .first()
      .click({ position: { x: 120, y: 20 } });
    await page.keyboard.press('Delete');
    await expect(page.locator('.react-flow__node')).toHaveCount(0);
    await page.getByRole('button', { name: /^댓글(, 안 읽음 \d+개)?$/ }).click();
    await expect(page.getByRole('region', { name: '댓글' }).getByText('지워진 노드')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.locator('.react-flow__node')).toHaveCount(1);
  });

  await test.step('on a telephone the reviewer reads the list and answers', async () => {
    await reviewer.setViewportSize({ width: 390, height: 844 });
    await reviewer.reload();
    await reviewer.getByRole('button', { name: /^댓글(, 안 읽음 \d+개)?$/ }).click();
    await reviewer
      .getByRole('button', { name: /도입부 속도만/ })
      .last()
      .click();
    await reviewer.getByRole('textbox', { name: '답글 쓰기' }).fill('휴대폰에서 봤어요');
    await reviewer.getByRole('button', { name: '보내기' }).click();
    await expect(page.getByText('답글 2')).toBeVisible();
    await reviewer.getByRole('button', { name: '보드에서', exact: true }).click();
    await expect(reviewer.getByRole('textbox', { name: '답글 쓰기' })).toHaveCount(0);
    await expect(reviewer.locator('.react-flow__node').first()).toBeInViewport();
  });

  await test.step('and comments on a line of the script that is selected there', async () => {
    await reviewer.evaluate(selectLine, '원두 탓이 아니에요.');
    await reviewer.getByRole('button', { name: '댓글 남기기' }).click();
    await reviewer.getByRole('textbox', { name: '댓글 쓰기' }).fill('여기서 반 박자 쉬어요');
    await reviewer.getByRole('button', { name: '보내기' }).click();
    await expect(reviewer.getByRole('blockquote')).toHaveText('원두 탓이 아니에요.');
    await expect(page.getByRole('button', { name: /반 박자 쉬어요/ }).first()).toBeVisible();
  });

  await test.step('in the full view it stands in the margin, where R answers and Shift+R resolves', async () => {
    await page.keyboard.press('Escape');
    await page
      .locator('.react-flow__node')
      .first()
      .click({ position: { x: 120, y: 20 } });
    await page.keyboard.press('f');
    const margin = page.getByRole('complementary', { name: '댓글' });
    await margin.getByRole('button', { name: /반 박자 쉬어요/ }).click();
    await margin.getByRole('button', { name: '닫기' }).focus();
    await page.keyboard.press('r');
    await page.keyboard.type('좋아요');
    await page.keyboard.press('Enter');
    await expect(margin.getByRole('listitem').filter({ hasText: '좋아요' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(margin).toHaveCount(0);
  });

  await test.step('once its words are gone it says so, and is attached to the card', async () => {
    const [id] = await page
      .locator('.react-flow__node')
      .evaluateAll((cards) => cards.map((card) => card.dataset['id']));
    const { origin } = new URL(page.url());
    const data = { content: '모두 새로 쓴 글이에요.' };
    expect((await page.request.put(`${origin}/api/nodes/${id}`, { data, headers: { origin } })).status()).toBe(200);
    await page.getByRole('button', { name: '댓글 2개' }).click();
    await page.getByRole('menuitem', { name: /반 박자 쉬어요/ }).click();
    await expect(page.getByText('글이 바뀌어 댓글 단 곳을 찾을 수 없어요').first()).toBeVisible();
    await page.getByRole('button', { name: '다시 붙이기' }).click();
    await page.getByRole('button', { name: '노드에 붙이기' }).click();
    await page.getByRole('button', { name: '댓글을 남길 곳을 눌러 주세요' }).click({ position: await middleOf(page) });
    await expect(toast(page)).toContainText('댓글을 다시 붙였어요');
    const anchorOf = async () => {
      const { boardId } = (await (
        await page.request.get(`${origin}/api${pathname.replace('canvas', 'canvases')}`)
      ).json()) as {
        boardId: string;
      };
      const answer = await page.request.get(`${origin}/api/boards/${boardId}/threads`);
      const { threads } = (await answer.json()) as { threads: { anchor: { on: string } }[] };
      return threads.map(({ anchor }) => anchor.on).toSorted();
    };
    expect(await anchorOf()).toEqual(['node', 'node']);
    await toast(page).getByRole('button', { name: '되돌리기' }).click();
    await expect.poll(anchorOf).toEqual(['node', 'text']);
  });
});

/** Selects these words where the first card shows them. */
function selectLine(words: string): void {
  const card = document.querySelector('.react-flow__node');
  const walker = document.createTreeWalker(card ?? document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.nodeValue?.indexOf(words) ?? -1;
    if (at < 0) continue;
    document.getSelection()?.setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + words.length);
  }
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const [card, ground] = [
    await page.locator('.react-flow__node').first().boundingBox(),
    await board(page).boundingBox(),
  ];
  if (!card || !ground) throw new Error('nothing stands on the board');
  return { x: card.x - ground.x + card.width / 2, y: card.y - ground.y + card.height / 2 };
}

/** Somebody who was invited to comment, and has accepted. */
async function reviewerOf(owner: Page, browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport });
  const reviewer = await context.newPage();
  await signIn(reviewer, server.url, REVIEWER, '김지우');
  const invitationId = await owner.evaluate(async (email) => {
    const canvas = await (await fetch(`/api/canvases/${location.pathname.split('/').pop()}`)).json();
    const answer = await fetch(`/api/boards/${canvas.boardId}/invitations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, role: 'commenter' }),
    });
    return (await answer.json()).id;
  }, REVIEWER);
  await reviewer.goto(`${server.url}/invitations/${invitationId}`);
  await reviewer.getByRole('button', { name: '수락' }).click();
  await reviewer.waitForURL(/\/canvas\//);
  return reviewer;
}
