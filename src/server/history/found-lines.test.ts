import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { HistoryStep, Timeline } from '#contract/history/history.schema.ts';
import { makeCanvas } from '../testing/canvas-calls.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, must, type PlaceUrl } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let [owner, editor] = [] as unknown as [SignedInClient, SignedInClient];
beforeAll(async () => {
  app = await makeApp();
  [owner, editor] = [await app.signIn('Owner'), await app.signIn('Editor')];
});
afterAll(() => app.close());

async function makeBoard() {
  const { id, boardId } = await makeCanvas(owner);
  const url: PlaceUrl = `/api/boards/${boardId}`;
  await join(url, owner, editor, 'editor');
  const change = async (by: SignedInClient, ...changes: object[]) => {
    const body = { changes: changes.map((one) => ({ id: randomUUID(), change: one })) };
    return must<{ seq: number }>(await by.post(`/api/canvases/${id}/changes`, body)).seq;
  };
  const note = async (by: SignedInClient, title: string, content: string, metadata = {}) => {
    const node = blankNode({ id: randomUUID(), title, content, metadata });
    return { id: node.id, seq: await change(by, { do: 'add-node', node }) };
  };
  const ask = (who: SignedInClient, query: object) => {
    const search = new URLSearchParams({ ...query }).toString();
    return who.get(`${url}/history?${search}`).then((answer) => must<Timeline>(answer));
  };
  /** What was done, as the steps of the found sessions tell it. */
  const found = async (who: SignedInClient, query: Record<string, string>) => {
    const { sessions } = await ask(who, query);
    const search = new URLSearchParams(query).toString();
    const told = await Promise.all(
      sessions.map(async ({ fromSeq, toSeq }) =>
        must<{ steps: HistoryStep[] }>(
          await who.get(`${url}/history/steps?from=${fromSeq}&to=${toSeq}&${search}`),
        ).steps.map(({ nodes, people }) => [nodes.map(({ title }) => title).join(), people.length]),
      ),
    );
    return told.flat();
  };
  return { change, note, ask, found };
}

it('changes are found by words of a card as it is or was, by a name, by a person, and by an AI, one by one', async () => {
  const { change, note, ask, found } = await makeBoard();
  const gone = await note(owner, '장비', '그라인더 2.4만 원');
  await note(owner, '다른 것', '아무 말');
  const edited = await note(editor, '대본', '첫 잔이 쓴 이유');
  await change(owner, { do: 'patch-node', id: edited.id, patch: { content: '두 번째 잔' } });
  const removed = await change(owner, { do: 'remove-node', id: gone.id });
  const made = await note(owner, 'AI 노트', '답', { answerOf: randomUUID() });

  const one = await ask(owner, { q: '그라 인더' });
  expect(one.sessions.map(({ counts, toSeq }) => [counts.added, counts.removed, counts.texts, toSeq])).toEqual([
    [1, 1, 0, removed],
  ]);
  expect(await found(owner, { q: '쓴 이유' })).toEqual([
    ['대본', 1],
    ['대본', 1],
  ]);
  expect((await ask(owner, { q: 'Editor' })).sessions.map(({ counts }) => counts.added)).toEqual([1]);
  expect((await ask(owner, { by: editor.person.id })).sessions.map(({ toSeq }) => toSeq)).toEqual([edited.seq]);
  const byAi = await ask(owner, { byAi: 'true' });
  expect(byAi.sessions.map(({ fromSeq, toSeq, byAi: count }) => [fromSeq, toSeq, count])).toEqual([
    [made.seq, made.seq, 1],
  ]);
  expect(await found(owner, { byAi: 'true' })).toEqual([['AI 노트', 1]]);
  expect((await ask(owner, { q: '없는 말' })).sessions).toEqual([]);
  expect((await ask(owner, { q: '그라인더', before: String(removed) })).sessions[0]?.toSeq).toBe(gone.seq);
  expect(one.people.map(({ id }) => id).toSorted()).toEqual([owner.person.id, editor.person.id].toSorted());
});

it('words that somebody might not see then, or may not now, lead him to nothing', async () => {
  const { change, note, ask } = await makeBoard();
  const open = await note(owner, '모두', '공개 낱말');
  const secret = await note(owner, '비밀', '카나리아 하나');
  await change(owner, { do: 'patch-node', id: secret.id, patch: { audience: { to: 'named', people: [] } } });
  await change(owner, { do: 'patch-node', id: open.id, patch: { audience: { to: 'named', people: [] } } });
  await change(owner, { do: 'patch-node', id: open.id, patch: { content: '카나리아 둘' } });
  await change(owner, { do: 'patch-node', id: open.id, patch: { content: '새 낱말', audience: null } });
  const count = async (who: SignedInClient, q: string) => (await ask(who, { q })).sessions.length;
  expect(await Promise.all(['카나리아', '공개 낱말', '새 낱말'].map((q) => count(owner, q)))).toEqual([1, 1, 1]);
  expect(await Promise.all(['카나리아', '공개 낱말'].map((q) => count(editor, q)))).toEqual([0, 1]);
});

it('a card without a title is told by its first line, also when it is gone', async () => {
  const { change, note, found } = await makeBoard();
  const sticky = await note(owner, '', '\n## 썸네일은 손이 크게\n둘째 줄');
  const told = () => found(owner, { q: '썸네일' });
  expect(await told()).toEqual([['썸네일은 손이 크게', 1]]);
  await change(owner, { do: 'remove-node', id: sticky.id });
  expect((await told()).map(([names]) => names)).toContain('썸네일은 손이 크게');
});
