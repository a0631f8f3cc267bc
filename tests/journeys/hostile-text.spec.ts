import { expect, type Page } from '@playwright/test';
import { newId } from '../../src/contract/base/id.ts';
import { blankEdge, blankNode } from '../../src/contract/board/blank.ts';
import { attacks } from '../injection/attacks.ts';
import { bringLogin, cards, fitView, tool, wire } from './actions.ts';
import { callFrom, chooseFiles, fileRow } from './place-actions.ts';
import { test } from './test.ts';

const SCRIPT = `"><svg/onload=fetch('https://hostile.evil.test/')><img src=x onerror=alert(1)>`;
const payloads = Object.values(attacks).map((attack, i) => attack(`hostile${i}`));
const KINDS = ['text', 'sticky', 'group', 'website', 'file', 'ai_chat'] as const;

/** Everything by which a text would have become more than a text. */
async function watch(page: Page): Promise<string[]> {
  const harms: string[] = [];
  page.on('dialog', (dialog) => {
    harms.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.test')) harms.push(`request ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (/evil\.test|^data:|^javascript:/.test(frame.url())) harms.push(`navigation ${frame.url()}`);
  });
  await page.exposeFunction('tellViolation', (what: string) => harms.push(`policy ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { tellViolation } = window as unknown as { tellViolation: (what: string) => void };
      tellViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return harms;
}

/** Two hundred hostile texts in what people name and write; answers where they are to be seen. */
async function write(page: Page): Promise<{ canvas: string; org: string; project: string }> {
  const short = (i: number) => (payloads[i % payloads.length] ?? SCRIPT).slice(0, 190);
  const canvas = await callFrom<{ id: string; boardId: string }>(page, '/api/canvases', {
    title: SCRIPT,
    description: short(0),
    useTemplate: 'blank',
  });
  const nodes = [...payloads, ...payloads].map((payload, i) => ({
    ...blankNode({
      id: newId(Date.now()),
      type: KINDS[i % KINDS.length] ?? 'text',
      title: short(i),
      content: payload,
      position: { x: (i % 12) * 560, y: Math.floor(i / 12) * 520 },
    }),
    metadata: {
      url: `javascript:fetch('https://hostile.evil.test/${i}')`,
      thumbnail: 'https://hostile.evil.test/p.png',
    },
  }));
  const edges = nodes.slice(0, 40).map((node, i) => ({
    ...blankEdge({ id: newId(Date.now()), source: node.id, target: nodes[i + 1]?.id ?? node.id }),
    label: short(i).slice(0, 100),
  }));
  const changes = [
    ...nodes.map((node) => ({ do: 'add-node', node })),
    ...edges.map((edge) => ({ do: 'add-edge', edge })),
  ];
  const answer = await callFrom<{ results?: unknown[] }>(page, `/api/canvases/${canvas.id}/changes`, {
    changes: changes.map((change) => ({ id: newId(Date.now()), change })),
  });
  expect(answer.results, JSON.stringify(answer).slice(0, 300)).toHaveLength(changes.length);
  for (let i = 0; i < 8; i += 1) await callFrom(page, '/api/canvases', { title: short(i * 5), useTemplate: 'blank' });
  const org = await callFrom<{ id: string }>(page, '/api/orgs', { name: SCRIPT.slice(0, 100) });
  const project = await callFrom<{ id: string }>(page, '/api/projects', {
    orgId: org.id,
    name: SCRIPT.slice(0, 100),
    description: short(3),
  });
  for (let i = 0; i < 20; i += 1)
    await callFrom(page, '/api/prompts', { name: short(i).slice(0, 60), text: payloads[i] ?? SCRIPT });
  await named(page, canvas.boardId, nodes[0]?.id ?? '');
  return { canvas: canvas.id, org: org.id, project: project.id };
}

/** What else people name: a template, a voice, a comment, a moment of the history. */
async function named(page: Page, boardId: string, nodeId: string): Promise<void> {
  const made = [
    await callFrom(page, `/api/boards/${boardId}/templates`, { name: SCRIPT.slice(0, 60) }),
    await callFrom(page, '/api/voices', { name: SCRIPT.slice(0, 40), texts: [SCRIPT] }),
    await callFrom(page, `/api/boards/${boardId}/threads`, {
      id: newId(Date.now()),
      commentId: newId(Date.now()),
      anchor: { on: 'node', nodeId },
      body: SCRIPT,
    }),
    await callFrom(page, `/api/boards/${boardId}/history/marks`, { id: newId(Date.now()), name: SCRIPT.slice(0, 60) }),
  ];
  for (const one of made) expect(one).not.toHaveProperty('code');
}

test('two hundred hostile texts in every field stay texts on every screen', async ({ page, sharedServer }) => {
  const harms = await watch(page);
  await bringLogin(page.context(), sharedServer.url, { email: 'hostile-text@example.com', name: SCRIPT.slice(0, 100) });
  await page.goto(sharedServer.url);
  const { canvas, org, project } = await write(page);

  await page.goto(`${sharedServer.url}/`);
  await expect(page.locator('main')).toContainText('onerror=alert(1)');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').first().fill('onerror');
  await expect(page.getByRole('option').first()).toBeVisible();

  await page.goto(`${sharedServer.url}/canvas/${canvas}`);
  await expect(page.getByRole('application', { name: '보드' })).toBeVisible();
  // From hit to hit the board comes near enough that its cards are drawn as elements.
  await page.keyboard.press('Control+f');
  await page.getByRole('search').getByRole('textbox').fill('evil.test');
  await expect(page.getByRole('search')).toContainText('곳');
  for (let hit = 0; hit < 12; hit += 1) {
    await page.keyboard.press('Enter');
    await expect(page.locator('.board-card').first()).toBeVisible();
  }
  await page.keyboard.press('Escape');

  for (const path of [
    `/orgs/${org}`,
    `/projects/${project}`,
    `/projects/${project}?tab=chat`,
    `/projects/${project}?tab=members`,
    `/projects/${project}?tab=settings`,
    `/projects/${project}/board`,
    '/profile',
    '/settings',
  ]) {
    await page.goto(sharedServer.url + path);
    await expect(page.locator('.skeleton'), path).toHaveCount(0);
    await expect(page.locator('main, [role="application"]').first(), path).toBeVisible();
  }
  await expect(page.locator('section', { has: page.locator('#voices') })).toContainText('svg/onload');
  await test.step('a template is offered under its name, and a file has its own', () => offered(page, project));
  await test.step('a hostile text is quoted in an answer as a text', () => quoted(page));
  await test.step('what an administrator wrote for every chat is a text', async () => {
    const administrator = { email: 'administrator@shared.example.com', name: '이관리' };
    await bringLogin(page.context(), sharedServer.url, administrator);
    await page.goto(sharedServer.url);
    const item = await callFrom<{ id: string }>(page, '/api/global-ai-knowledge', { title: SCRIPT, content: SCRIPT });
    await page.reload();
    await expect(page.locator('main')).toContainText('onerror=alert(1)');
    await page.evaluate((id) => fetch(`/api/global-ai-knowledge/${id}`, { method: 'DELETE' }), item.id);
  });
  expect(harms).toEqual([]);
});

async function offered(page: Page, project: string): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(origin);
  await page.getByRole('button', { name: '새 캔버스' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '템플릿 더 보기' }).click();
  await expect(page.getByRole('dialog')).toContainText('svg/onload');
  await page.goto(`${origin}/projects/${project}`);
  const name = '"><img src=x onerror=alert(1)>.txt';
  await chooseFiles(page, [{ name, mimeType: 'text/plain', buffer: Buffer.from(SCRIPT) }]);
  await page.getByRole('dialog').getByRole('button', { name: '파일 1개 올리기' }).click();
  await expect(fileRow(page, 'onerror=alert(1)')).toBeVisible();
}

async function quoted(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const { id } = await callFrom<{ id: string }>(page, '/api/canvases', { title: '인용', useTemplate: 'blank' });
  const content = `원두는 93도로 내린다 ${SCRIPT} ![](https://hostile.evil.test/a.png) 그리고 30초 뜸을 들인다.`;
  const note = blankNode({ id: newId(Date.now()), title: SCRIPT, content, position: { x: 0, y: 0 } });
  await callFrom(page, `/api/canvases/${id}/changes`, {
    changes: [{ id: newId(Date.now()), change: { do: 'add-node', node: note } }],
  });
  await page.goto(`${origin}/canvas/${id}`);
  await expect(cards(page, 'text')).toHaveCount(1);
  await tool(page, 'AI Chat').click();
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, cards(page, 'text'), cards(page, 'ai-chat'));
  await cards(page, 'ai-chat').getByRole('textbox', { name: '질문' }).fill(`원두는 몇 도로 내리나요? ${SCRIPT}`);
  await cards(page, 'ai-chat').getByRole('textbox', { name: '질문' }).press('Enter');
  const answer = cards(page, 'ai-chat').getByRole('article').last();
  await expect(answer).toContainText('93도');
  await answer
    .getByRole('button', { name: /^출처 \d+,/ })
    .first()
    .click();
  await expect(cards(page, 'text')).toBeInViewport();
}
