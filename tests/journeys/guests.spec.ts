import { expect, type Browser, type Page } from '@playwright/test';
import { blankEdge, blankNode } from '../../src/contract/board/blank.ts';
import { cards, fitView, newCanvas, signIn, tool } from './actions.ts';
import { board, put } from './canvas-actions.ts';
import { field } from './note-actions.ts';
import { callFrom, placeProject, toast } from './place-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

const SCRIPT = '첫 잔이 쓴 이유를 아세요? 원두 탓이 아니에요. 집에 있는 도구에서 딱 하나만 바꿔 볼게요.';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('a reviewer without an account comments on a line by a link, on a desk and on a telephone', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'owner@guests.example.com', '한서연');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await newCanvas(page, '모카하우스 대본', '빈 캔버스');
  await put(page, { type: 'text', title: '도입부 대본', content: SCRIPT, position: { x: 0, y: 0 } });

  const link = await test.step('the owner lets whoever has the link comment', async () => {
    await page.getByRole('button', { name: '공유' }).click();
    const card = page.getByRole('dialog').getByRole('listitem', { name: '보드 링크' });
    await card.getByRole('button', { name: '댓글', exact: true }).click();
    await expect(card.getByText('지금까지 나눈 댓글은 팀끼리만 봐요')).toBeVisible();
    await card.getByRole('button', { name: '링크 복사' }).click();
    await expect(toast(page).last()).toContainText('링크를 복사했어요');
    await page.getByRole('dialog').getByRole('button', { name: '완료' }).click();
    await fitView(page);
    return page.evaluate(() => navigator.clipboard.readText());
  });

  const telephone = await guestOf(browser, link, { width: 390, height: 844 });
  await test.step('on a telephone a line of the script is selected and commented on', async () => {
    await expect(telephone.locator('.react-flow__node')).toHaveCount(1);
    await expect(telephone.getByRole('button', { name: '댓글', exact: true })).toBeVisible();
    // The card may be drawn anew while it comes into sight, and lose what was selected in it.
    await expect(async () => {
      await telephone.evaluate(selectLine, '원두 탓이 아니에요.');
      await telephone.getByRole('button', { name: '댓글 남기기' }).click({ timeout: 2_000 });
    }).toPass();
    await expect(telephone.getByRole('button', { name: '멘션하기' })).toBeHidden();
    await telephone.getByRole('textbox', { name: '댓글 쓰기' }).fill('여기는 단정하지 말아 주세요');
    await telephone.getByRole('button', { name: '보내기', exact: true }).click();
    await expect(telephone.getByRole('blockquote')).toHaveText('원두 탓이 아니에요.');
    await telephone.getByRole('button', { name: '닫기' }).click();
    await telephone.getByRole('button', { name: '목록', exact: true }).click();
    await expect(telephone.getByRole('treeitem')).toHaveCount(1);
    await telephone.getByRole('button', { name: '닫기' }).click();
  });

  await test.step('the owner reads it at once under the name of the guest, and answers', async () => {
    await page.getByRole('button', { name: /^손님 모카하우스 담당님의 댓글/ }).click();
    await page.getByRole('textbox', { name: '답글 쓰기' }).fill('‘원두 탓만은 아니에요’로 고칠게요');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: '고칠게요' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('what the team says begins among themselves, unless somebody opens it', async () => {
    for (const [said, isOpened] of [
      ['광고비 얘기는 팀에서만 해요', false],
      ['자막은 어떤 색이 좋으세요?', true],
    ] as const) {
      await page.keyboard.press('m');
      await page.getByRole('button', { name: '댓글을 남길 곳을 눌러 주세요' }).click({ position: { x: 700, y: 500 } });
      await expect(page.getByText('팀만 볼 수 있어요')).toBeVisible();
      if (isOpened) await page.getByRole('switch', { name: '팀끼리만' }).click();
      await page.getByRole('textbox', { name: '댓글 쓰기' }).fill(said);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listitem').filter({ hasText: said })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await telephone.getByRole('button', { name: /^댓글, 안 읽음/ }).click();
    const list = telephone.getByRole('region', { name: '댓글' });
    await expect(list.getByText('자막은 어떤 색이 좋으세요?')).toBeVisible();
    await expect(list.getByText('여기는 단정하지 말아 주세요')).toBeVisible();
    await expect(telephone.getByText('광고비 얘기는')).toHaveCount(0);
    await list.getByRole('button', { name: '닫기' }).click();
  });

  const desk = await guestOf(browser, link, { width: 1440, height: 900 }, '다른 담당');
  await test.step('at a desk another guest writes beside the card, edits it and takes it back', async () => {
    await desk.getByRole('button', { name: '댓글 달기' }).click();
    const middle = await middleOf(desk);
    // Apart from the others, with which its pin would be one number.
    const position = { x: middle.x - 160, y: middle.y - 120 };
    await desk.getByRole('button', { name: '댓글을 남길 곳을 눌러 주세요' }).click({ position });
    await desk.getByRole('textbox', { name: '댓글 쓰기' }).fill('로고도 넣어 주세요');
    await desk.keyboard.press('Enter');
    const own = desk.getByRole('listitem').filter({ hasText: '로고도 넣어 주세요' });
    await own.hover();
    await own.getByRole('button', { name: '수정' }).click();
    await desk.getByRole('textbox', { name: '수정' }).fill('로고는 끝에 넣어 주세요');
    await desk.getByRole('button', { name: '저장' }).click();
    await expect(page.getByRole('button', { name: /^손님 다른 담당님의 댓글: 로고는 끝에/ })).toBeVisible();
    const edited = desk.getByRole('listitem').filter({ hasText: '로고는 끝에' });
    await edited.hover();
    await edited.getByRole('button', { name: '삭제' }).click();
    await expect(page.getByRole('button', { name: /^손님 다른 담당님의 댓글/ })).toHaveCount(0);
    await expect(desk.getByRole('button', { name: /^한서연님의 댓글: 자막은/ })).toBeVisible();
  });

  await test.step('with a link to edit a guest writes a note, and is told what needs an account', async () => {
    await page.getByRole('button', { name: '공유' }).click();
    const card = page.getByRole('dialog').getByRole('listitem', { name: '보드 링크' });
    await card.getByRole('button', { name: '편집', exact: true }).click();
    await expect(tool(desk, '텍스트 상자')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '완료' }).click();
    await tool(desk, '텍스트 상자').click();
    await expect(cards(desk, 'text')).toHaveCount(2);
    await cards(desk, 'text').getByText('두 번 눌러', { exact: false }).dblclick();
    await expect(field(desk)).toBeFocused();
    await desk.keyboard.insertText('로고는 마지막 장면에');
    await desk.keyboard.press('Control+Enter');
    await expect(cards(page, 'text').filter({ hasText: '로고는 마지막 장면에' })).toBeVisible();
    await expect(tool(desk, '그룹')).toBeVisible();
    await expect(desk.getByRole('button', { name: '파일 업로드' })).toHaveCount(0);
    await desk.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(desk.getByText('파일과 링크는 로그인하면 추가할 수 있어요')).toBeVisible();
  });
  for (const one of [telephone, desk]) await one.context().close();
});

test('a visitor asks one chat by a link until it is used up, on a desk and on a telephone', async ({
  page,
  browser,
}) => {
  await signIn(page, server.url, 'asked@guests.example.com', '오하루');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await newCanvas(page, '홈카페 영상', '빈 캔버스');
  const note = await put(page, {
    type: 'text',
    title: '원두 보관',
    content: '원두 봉투를 열면 2주 안에 마시는 게 좋아요.',
    position: { x: 0, y: 0 },
  });
  const chat = await put(page, { type: 'ai_chat', title: '구독자 질문', position: { x: 500, y: 0 } });
  await connect(page, note, chat);

  const link = await test.step('the owner opens one chat, with two questions in all', async () => {
    await page.getByRole('button', { name: '공유' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '새 링크' }).click();
    await page.getByRole('menuitem', { name: 'AI Chat만 여는 링크' }).click();
    const card = dialog.getByRole('listitem', { name: 'AI Chat만 여는 링크' });
    await expect(card.getByRole('combobox', { name: '열어 줄 AI Chat' })).toHaveValue(chat);
    await card.getByRole('textbox', { name: '질문', exact: true }).fill('2');
    await page.keyboard.press('Enter');
    await expect(toast(page).last()).toContainText('링크를 바꿨어요');
    await card.getByRole('textbox', { name: '추천 질문' }).fill('원두 봉투를 열면 언제까지 마시는 게 좋아요?');
    await card.getByRole('textbox', { name: '링크 이름' }).fill('오하루에게 물어보기');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: '오하루에게 물어보기' })).toBeVisible();
    await dialog.getByRole('button', { name: '링크 복사' }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  const seen = { locale: 'ko-KR', viewport: { width: 1440, height: 900 } };
  const desk = await (await browser.newContext(seen)).newPage();
  await test.step('a visitor presses a question that is offered, and reads where the answer is from', async () => {
    await desk.goto(link);
    await expect(desk.getByRole('heading', { name: '오하루에게 물어보기' })).toBeVisible();
    await desk.getByRole('button', { name: '원두 봉투를 열면 언제까지 마시는 게 좋아요?' }).click();
    await expect(desk.getByText('2주 안에 마시는 게 좋아요').first()).toBeVisible();
    await expect(desk.getByRole('list', { name: '출처' })).toContainText('원두 보관');
    await expect(desk.getByText('오늘 19번 더 물을 수 있어요')).toBeVisible();
  });

  const telephone = await (await browser.newContext({ ...seen, viewport: { width: 390, height: 844 } })).newPage();
  await test.step('on a telephone another visitor has a conversation of his own, until nothing is left', async () => {
    await telephone.goto(link);
    await expect(telephone.getByRole('heading', { name: '오하루에게 물어보기' })).toBeVisible();
    await expect(telephone.getByText('2주 안에')).toHaveCount(0);
    await telephone.getByRole('textbox', { name: '무엇이든 물어보세요' }).fill('원두 봉투는 며칠이나 괜찮아요?');
    await telephone.getByRole('button', { name: '물어보기' }).click();
    await expect(telephone.getByText('오늘 19번 더 물을 수 있어요')).toBeVisible();
    await desk.getByRole('textbox', { name: '무엇이든 물어보세요' }).fill('하나만 더요');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('이 링크의 질문 한도를 다 썼어요')).toBeVisible();
  });

  await test.step('the owner reads what was asked', async () => {
    await page.getByRole('dialog').getByRole('button', { name: '방문자 대화' }).click();
    const asked = page.getByRole('dialog', { name: '방문자 대화' });
    await expect(asked.getByText('원두 봉투는 며칠이나 괜찮아요?')).toBeVisible();
    await expect(asked.getByText('원두 봉투를 열면 언제까지 마시는 게 좋아요?')).toBeVisible();
  });
  for (const one of [desk, telephone]) await one.context().close();
});

test('a visitor asks a chat on the board of a project by a link, on a telephone', async ({ page, browser }) => {
  await signIn(page, server.url, 'project@guests.example.com', '오하루');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const project = await placeProject(page, '홈카페 시즌 3');
  const [source, target] = [crypto.randomUUID(), crypto.randomUUID()];
  const content = '원두 봉투를 열면 2주 안에 마시는 게 좋아요.';
  const changes = [
    { do: 'add-node', node: blankNode({ id: source, type: 'text', title: '원두 보관', content }) },
    { do: 'add-node', node: blankNode({ id: target, type: 'ai_chat', title: '구독자 질문' }) },
    { do: 'add-edge', edge: blankEdge({ id: crypto.randomUUID(), source, target }) },
  ].map((change) => ({ id: crypto.randomUUID(), change }));
  await callFrom(page, `/api/projects/${project.id}/changes`, { changes });
  await page.goto(`${server.url}/projects/${project.id}/board`);

  const link = await test.step('who runs the project opens one chat of its board', async () => {
    await page.getByRole('button', { name: '공유' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '새 링크' }).click();
    await expect(page.getByRole('menuitem', { name: '참여 링크' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'AI Chat만 여는 링크' }).click();
    const card = dialog.getByRole('listitem', { name: 'AI Chat만 여는 링크' });
    await expect(card.getByRole('combobox', { name: '열어 줄 AI Chat' })).toHaveValue(target);
    await card.getByRole('button', { name: '링크 복사' }).click();
    await expect(toast(page).last()).toContainText('링크를 복사했어요');
    return page.evaluate(() => navigator.clipboard.readText());
  });

  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  await test.step('a visitor is answered, and finds nothing else of the project', async () => {
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: '구독자 질문' })).toBeVisible();
    await visitor.getByRole('textbox', { name: '무엇이든 물어보세요' }).fill('원두 봉투를 열면 언제까지 마셔요?');
    await visitor.getByRole('button', { name: '물어보기' }).click();
    await expect(visitor.getByText('2주 안에 마시는 게 좋아요').first()).toBeVisible();
    await expect(visitor.getByText('홈카페 시즌 3')).toHaveCount(0);
    expect((await visitor.request.get(`${server.url}/api/projects/${project.id}/board`)).status()).toBe(404);
  });
  await context.close();
});

/** Somebody without an account who came by the link. */
async function guestOf(
  browser: Browser,
  link: string,
  viewport: { width: number; height: number },
  name = '모카하우스 담당',
): Promise<Page> {
  const guest = await (await browser.newContext({ locale: 'ko-KR', viewport })).newPage();
  await guest.goto(link);
  await guest.getByRole('textbox', { name: '이름' }).fill(name);
  await guest.getByRole('button', { name: '들어가기' }).click();
  await expect(board(guest)).toBeVisible();
  return guest;
}

/** Wires a source to a chat. */
const connect = (page: Page, sourceId: string, targetId: string) =>
  page.evaluate(
    async (edge) => {
      const canvasId = location.pathname.split('/').pop();
      const answer = await fetch(`/api/canvases/${canvasId}/edges`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(edge),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    { sourceId, targetId },
  );

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
