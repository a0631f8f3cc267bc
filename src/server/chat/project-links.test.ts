import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, ContextShare } from '#contract/chat/chat.schema.ts';
import { newId } from '#contract/base/id.ts';
import { startReplay, type Replay } from '../../../tests/replay/replay-server.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeDesk, type ProjectDesk } from '../testing/project-desk.ts';
import { until } from '../testing/source-board.ts';
import { makeStaff, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let replay: Replay;
let app: TestApp;
let owner: SignedInClient;
let desk: ProjectDesk;
beforeAll(async () => {
  replay = await startReplay();
  app = await makeApp({ env: replay.env });
  ({ owner } = await makeStaff(app));
  desk = await makeDesk(owner);
});
afterAll(async () => {
  await app.close();
  await replay.close();
});

const page = (words: string) =>
  `<html lang="ko"><title>원두 이야기</title><body><article><h1>원두 이야기</h1><p>${words}</p></article></body></html>`;
const WORDS =
  '원두는 볶은 지 두 주 안에 쓰는 편이 좋고, 봉투를 연 뒤에는 밀폐해서 두어야 합니다. 카나리아 농장의 원두는 향이 오래 갑니다.';

async function addLink(path: string): Promise<string> {
  replay.change(path, page(WORDS));
  const id = newId(Date.now());
  const metadata = { url: replay.url + path, isProcessing: true };
  must(await owner.post(`${desk.projectUrl}/nodes`, { id, type: 'website', title: '읽는 중', metadata }));
  await until(`link ${id} to be read`, async () => {
    const card = (await desk.cards()).find((one) => one.id === id);
    return card?.metadata['isProcessing'] === false;
  });
  return id;
}
const ask = async (question: string, more: object = {}) =>
  must<{ message: ChatMessage }>(
    await owner.post(`${desk.projectUrl}/ask`, { question, conversationId: newId(Date.now()), ...more }),
  ).message;
const context = async () => must<{ context: ContextShare[] }>(await owner.get(`${desk.projectUrl}/context`)).context;
const QUESTION = '원두는 볶은 지 얼마 안에 쓰는 편이 좋나요?';

describe('a link on the board of a project', () => {
  it('is read by the conversation of the project like a file, and cited by its card', async () => {
    const nodeId = await addLink('/beans');
    expect(must(await owner.get(desk.projectUrl))).toMatchObject({ fileCount: 0, linkCount: 1 });
    expect(await context()).toMatchObject([{ nodeId, kind: 'website', title: '원두 이야기', share: 'whole' }]);
    const { citations, receipt } = await ask(QUESTION);
    expect(citations[0]).toMatchObject({ nodeId, kind: 'website', url: `${replay.url}/beans`, isVerbatim: true });
    expect(citations[0]).not.toHaveProperty('fileId', expect.anything());
    expect(receipt?.context).toMatchObject([{ nodeId, title: '원두 이야기' }]);
  });

  it('stands beside the files in the order in which they came, and can be named alone', async () => {
    const { id: fileId } = await desk.add('장비.txt', '그라인더는 3만 원이다. 저울은 2만 원이다.');
    await desk.settled(fileId);
    const [link, file] = await context();
    expect([link?.kind, file?.fileId]).toEqual(['website', fileId]);
    const named = await ask(QUESTION, { mentions: [link?.nodeId] });
    expect(named.receipt?.context.map(({ kind }) => kind)).toEqual(['website']);
  });

  it('is forgotten as soon as its card is gone', async () => {
    const [link] = await context();
    must(await owner.remove(`${desk.projectUrl}/nodes/${link?.nodeId}`));
    expect((await context()).map(({ kind }) => kind)).toEqual(['file']);
    expect(must(await owner.get(desk.projectUrl))).toMatchObject({ linkCount: 0 });
    expect((await ask(QUESTION)).messageText).not.toContain('두 주 안에');
  });

  it('that only some see is read in a conversation that only they see, and in no other', async () => {
    const nodeId = await addLink('/hidden-beans');
    const audience = { to: 'named', people: [] };
    const change = { do: 'patch-node', id: nodeId, patch: { audience } };
    must(await owner.post(`${desk.projectUrl}/changes`, { changes: [{ id: newId(Date.now()), change }] }));
    const projectId = desk.project.id;
    const conversationId = newId(Date.now());
    must(await owner.post('/api/conversations', { projectId, nodeId: projectId, conversationId, audience }));
    const cards = ({ receipt }: ChatMessage) => receipt?.context.map((share) => share.nodeId) ?? [];
    expect(cards(await ask(QUESTION))).not.toContain(nodeId);
    expect(cards(await ask(QUESTION, { conversationId }))).toContain(nodeId);
    must(await owner.remove(`${desk.projectUrl}/nodes/${nodeId}`));
  });

  it('of another project is not read', async () => {
    const other = await makeDesk(owner);
    const path = `${other.projectUrl}/ask`;
    await addLink('/elsewhere');
    const { answer } = must<{ answer: string }>(await owner.post(path, { question: QUESTION }));
    expect(answer).toContain('아직 이 프로젝트에 파일이 없어요');
  });
});
