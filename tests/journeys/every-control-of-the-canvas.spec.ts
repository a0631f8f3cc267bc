import { expect, type Page } from '@playwright/test';
import { boxOf, cardOf, cards, fitView, isStill, readBoard, tool, upload, uploadOfSize } from './actions.ts';
import { board, editTitle, make, node, notice, put, viewOf, zoomBar } from './canvas-actions.ts';
import { openBoard } from './gesture-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;

test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

test('the tool panel, the zoom bar, the menus of a node and the buttons of a card do what they say', async ({
  page,
}) => {
  await openBoard(page, server.url, 'controls@every-control-of-the-canvas.example.com');
  await test.step('the tool panel: every button, its dialog and what it refuses', () => panelWorks(page));
  await test.step('the zoom bar and the minimap; a double click offers a node and does not zoom', () =>
    zoomBarWorks(page));
  await test.step('the menus of a node: by its toolbar, by the other mouse button, and by keys', () => menusWork(page));
  await test.step('a text, a group and a chat: their titles, and their sizes folded and unfolded', () =>
    cardsFold(page));
});

async function panelWorks(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: '도구' });
  await expect(panel).toContainText('회색 핸들을 끌어 노드를 연결하세요.');
  await expect(panel).toContainText('연결선의 ✕ 버튼을 누르면 연결이 끊어져요.');
  for (const name of ['텍스트 상자', 'AI Chat', '그룹']) {
    await make(page, name);
    await expect(notice(page)).toContainText('노드를 만들었어요');
  }
  await refusesLink(page, '영상 링크', 'https://youtube.com/wach?v=k3V', '올바른 YouTube URL을 입력해주세요.');
  await refusesLink(page, '포스트 링크', 'https://instagram.com/somebody', /올바른 Instagram Reel 또는 게시물/);
  await refusesLink(page, '웹사이트 링크', 'not an address', /올바른 URL을 입력해주세요\. \(예: /);
  await addsLink(page, '영상 링크', 'https://youtu.be/dQw4w9WgXcQ', 'youtube');
  await addsLink(page, '포스트 링크', 'https://www.instagram.com/reel/abcDEF12/', 'instagram');
  await addsLink(page, '웹사이트 링크', 'http://nobody.invalid/page', 'website');
  await uploadOfSize(page, '긴_대본.pdf', 11 << 20);
  await expect(notice(page)).toContainText('파일 크기는 10MB 이하여야 합니다.');
  await upload(page, '메모.txt', 'text/plain', Buffer.from('원두는 2주 안에 쓴다.'));
  await expect(cards(page, 'file')).toContainText('1KB');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(notice(page)).toContainText('노드 7개를 삭제했어요');
  await expect(page.getByRole('heading', { name: '아직 아무것도 없어요' })).toBeVisible();
}

async function zoomBarWorks(page: Page): Promise<void> {
  const zoom = async () => (await viewOf(page)).zoom;
  const bar = zoomBar(page);
  await page.keyboard.press('Control+0');
  await expect.poll(zoom).toBe(1);
  await bar.getByRole('button', { name: '확대' }).click();
  await expect.poll(zoom).toBeCloseTo(1.25, 2);
  await bar.getByRole('button', { name: '125%, 100% 크기로' }).click();
  await expect.poll(zoom).toBeCloseTo(1, 2);
  await bar.getByRole('button', { name: '축소' }).click();
  await expect.poll(zoom).toBeCloseTo(0.8, 2);
  await isStill(page);
  const before = await zoom();
  await page.mouse.dblclick(1_000, 700);
  await page.getByRole('menuitem', { name: '텍스트 상자' }).press('Enter');
  await expect(cards(page, 'text')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await isStill(page);
  expect(await zoom()).toBe(before);
  const minimap = await boxOf(board(page).locator('.board-minimap'));
  const far = await viewOf(page);
  await page.mouse.click(minimap.x + 12, minimap.y + 12);
  await expect.poll(() => viewOf(page)).not.toEqual(far);
}

async function menusWork(page: Page): Promise<void> {
  await make(page, 'AI Chat');
  await fitView(page);
  const { id } = await node(page, 'text');
  const at = { x: 80, y: 100 };
  const tools = page.getByRole('toolbar', { name: '노드 도구' });
  await cardOf(page, id).click({ position: at });
  await tools.getByRole('button', { name: '복제' }).click();
  await expect(cards(page, 'text')).toHaveCount(2);
  await tools.getByRole('button', { name: '삭제' }).click();
  await expect(notice(page)).toContainText('노드를 삭제했어요');
  await expect(cards(page, 'text')).toHaveCount(1);
  await cardOf(page, id).click({ button: 'right', position: at });
  await page.getByRole('menuitem', { name: '이름 바꾸기' }).click();
  await editTitle(page, cardOf(page, id), '메뉴로 바꾼 이름');
  await expect(notice(page)).toContainText('텍스트를 저장했어요.');
  await cardOf(page, id).click({ button: 'right', position: at });
  await page.getByRole('menuitem', { name: 'AI Chat에 연결' }).click();
  await expect(notice(page)).toContainText('두 노드를 이었어요.');
  await expect.poll(async () => (await readBoard(page)).edges.length).toBe(1);
}

async function cardsFold(page: Page): Promise<void> {
  const long = Array.from({ length: 40 }, (_, i) => `${i + 1}. 컵을 먼저 데운다`).join('\n');
  const { id } = await node(page, 'text');
  const text = cardOf(page, id);
  await text.getByText('메뉴로 바꾼 이름').dblclick();
  await page.keyboard.insertText('버린 제목');
  await page.keyboard.press('Escape');
  await expect(text).toContainText('메뉴로 바꾼 이름');
  await text.getByRole('button', { name: '내용 편집' }).click();
  await text.getByRole('textbox', { name: '내용' }).fill(long);
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await node(page, 'text')).content).toBe(long);
  await folds(page, id, ['펼치기', { width: 560, height: 600 }], ['접기', { width: 280, height: 200 }]);
  const chat = await node(page, 'ai_chat');
  await folds(page, chat.id, ['펼치기', { width: 800, height: 700 }], ['접기', { width: 500, height: 450 }]);
  const size = { width: 400, height: 400 };
  const group = await put(page, { type: 'group', title: '자료', position: { x: 0, y: 1_200 }, size });
  // A board is opened with all of it in sight.
  await page.reload();
  await expect(cardOf(page, group)).toBeVisible();
  await folds(page, group, ['접기', { width: 400, height: 100 }], ['펼치기', size]);
  await cardOf(page, group).getByText('자료').dblclick();
  await cardOf(page, group).getByRole('textbox', { name: '제목' }).fill('   ');
  await page.keyboard.press('Enter');
  await expect(cardOf(page, group)).toContainText('자료');
}

type Fold = [button: string, size: { width: number; height: number }];

/** Presses the buttons of the card in turn, each of which gives it this size on the board. */
async function folds(page: Page, id: string, ...all: Fold[]): Promise<void> {
  for (const [button, size] of all) {
    await cardOf(page, id).getByRole('button', { name: button }).press('Enter');
    await expect
      .poll(() =>
        cardOf(page, id).evaluate((card) => {
          const { width, height } = (card.closest('.react-flow__node') as HTMLElement).style;
          return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
        }),
      )
      .toEqual(size);
  }
}

async function refusesLink(page: Page, name: string, typed: string, alert: string | RegExp): Promise<void> {
  await tool(page, name).click();
  const dialog = page.getByRole('dialog', { name: `${name} 추가` });
  await expect(dialog.getByRole('button', { name: '추가' })).toBeDisabled();
  await dialog.getByLabel('URL').fill(typed);
  await dialog.getByRole('button', { name: '추가' }).click();
  await expect(dialog.getByText(alert)).toBeVisible();
  await expect(notice(page)).toContainText(alert);
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(dialog).toBeHidden();
}

async function addsLink(page: Page, name: string, address: string, kind: string): Promise<void> {
  await tool(page, name).click();
  const dialog = page.getByRole('dialog', { name: `${name} 추가` });
  await dialog.getByLabel('URL').fill(address);
  await dialog.getByRole('button', { name: '추가' }).click();
  await expect(dialog).toBeHidden();
  await expect(cards(page, kind)).toHaveCount(1);
}
