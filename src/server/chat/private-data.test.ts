import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import { answerNote } from '#contract/chat/answer-note.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { MIGRATIONS } from '../platform/db/migrate.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStaff, makeStudio, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const CANARY = 'QZ카나리아';
const CARD = `쇼츠: 77만원\n비공개 협의 ${CANARY}: 최저 300만원`;
const MAIL =
  '안녕하세요, 제안드립니다.\n브랜드: 마루식품\n콘텐츠: 쇼츠 1편\n원고료: 30만 원\n업로드: 4월 10일\n검토 부탁드립니다.';

/** Every field, by its path, whose text holds the canary. */
function fieldsWith(value: unknown, words: string, at = ''): string[] {
  if (typeof value === 'string') return value.includes(words) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => fieldsWith(child, words, `${at}/${key}`));
}

describe.each(['without a model', 'by a model'])('a reply that is made %s with the rate card that is kept', (how) => {
  let stub: AiStub | null = null;
  let app: TestApp;
  let people: Awaited<ReturnType<typeof makeStaff>>;
  let message: ChatMessage;
  let project: { id: string; boardId: string };
  const chat = blankNode({ id: randomUUID(), type: 'ai_chat', title: 'AI Chat' });
  const mail = blankNode({ id: randomUUID(), type: 'text', title: '메일', content: MAIL });

  const change = (client: SignedInClient, ...changes: object[]) =>
    client.post(`/api/projects/${project.id}/changes`, {
      changes: changes.map((one) => ({ id: randomUUID(), change: one })),
    });
  const make = async (client: SignedInClient, values: object = {}) =>
    must<{ message: ChatMessage }>(
      await client.post('/api/ai-chat', {
        projectId: project.id,
        nodeId: chat.id,
        message: '협찬 답장',
        recipe: { id: 'sponsor-reply', values: { creator: '하나', ...values } },
      }),
    ).message;
  /** All that this person gets of the board and its chat, by the address; an address that is refused is left out. */
  async function readAll(client: SignedInClient): Promise<Record<string, unknown>> {
    const at = `/api/projects/${project.id}`;
    const addresses = [
      `${at}/board`,
      `${at}/changes?since=0`,
      `${at}/ai-chat-messages?nodeId=${chat.id}`,
      `${at}/conversations?nodeId=${chat.id}`,
      `/api/ai-runs/${message.runId}`,
      `/api/ai-runs/${message.runId}/prompt`,
      `/api/nodes/${chat.id}/context`,
      `/api/search?q=${encodeURIComponent(CANARY)}`,
    ];
    const read = [];
    for (const one of addresses) {
      const answer = await client.get(one);
      if (answer.statusCode !== 403) read.push([one, must<unknown>(answer)] as const);
    }
    return Object.fromEntries(read);
  }

  beforeAll(async () => {
    if (how === 'by a model') stub = await startAiStub();
    app = await makeApp({ env: stub ? stub.env : {} });
    people = await makeStaff(app);
    const studio = await makeStudio(people.owner);
    ({ project } = studio);
    await join(studio.projectUrl, people.owner, people.editor, 'editor');
    await join(studio.projectUrl, people.owner, people.viewer, 'viewer');
    must(await people.editor.put('/api/rate-card', { text: CARD }));
    const edge = blankEdge({ id: randomUUID(), source: mail.id, target: chat.id });
    must(
      await change(
        people.editor,
        { do: 'add-node', node: chat },
        { do: 'add-node', node: mail },
        { do: 'add-edge', edge },
      ),
    );
    stub?.script(() => ({ pieces: ['안녕하세요. 쇼츠 1편은 770,000원입니다.'] }));
    message = await make(people.editor);
    const note = answerNote(message, '협찬 답장');
    must(await change(people.editor, { do: 'add-node', node: blankNode({ id: randomUUID(), type: 'text', ...note }) }));
  });
  afterAll(async () => {
    await app.close();
    await stub?.close();
  });

  it('was written with that card', () => {
    if (stub) expect(stub.calls.some(({ text }) => text.includes(CANARY))).toBe(true);
    else expect(message.messageText).toContain('770,000원');
    expect(message.metadata).toMatchObject({
      recipe: { id: 'sponsor-reply', values: { creator: '하나' } },
      ratesOf: people.editor.person.id,
    });
  });

  it('shows nobody the card, not even who asked, in no field of what is shared', async () => {
    for (const role of ['owner', 'editor', 'viewer'] as const) {
      const read = await readAll(people[role]);
      expect([role, fieldsWith(read, CANARY), fieldsWith(read, '최저 300만원')]).toEqual([role, [], []]);
    }
  });

  /** A board tells everybody what he is there and what he may do. */
  const withoutRole = (answer: unknown) => {
    if (typeof answer !== 'object' || answer === null || !('may' in answer)) return answer;
    return { ...answer, may: null, role: null };
  };

  it('gives every role the same fields at each address that it may read', async () => {
    const asked = await readAll(people.editor);
    for (const role of ['owner', 'viewer'] as const) {
      const read = await readAll(people[role]);
      expect(Object.keys(read).length).toBeGreaterThan(4);
      for (const [address, fields] of Object.entries(read))
        expect([address, withoutRole(fields)]).toEqual([address, withoutRole(asked[address])]);
    }
  });

  it('tells nobody in what is shared by which address the asker signs in', async () => {
    const { email } = people.editor.person;
    expect(fieldsWith(await readAll(people.viewer), email ?? '-')).toEqual([]);
  });

  it('keeps no card that was typed for this one text either', async () => {
    await make(people.editor, { rateCard: `쇼츠: 88만원\n${CANARY}: 99만원` });
    expect(fieldsWith(await readAll(people.viewer), CANARY)).toEqual([]);
  });

  it('is made again by somebody else with the card of that person', async () => {
    must(await people.owner.put('/api/rate-card', { text: '쇼츠: 55만원' }));
    stub?.calls.splice(0);
    const again = must<{ message: ChatMessage }>(
      await people.owner.post(`/api/ai-runs/${message.runId}/again`, {}),
    ).message;
    const used = stub ? stub.calls.map(({ text }) => text).join('\n') : again.messageText;
    expect(used).toContain(stub ? '쇼츠: 55만원' : '550,000원');
    expect(used).not.toContain(CANARY);
    expect(again.metadata).toMatchObject({ ratesOf: people.owner.person.id });
  });

  it('has lost the card from old rows after the migration', async () => {
    const { query } = app.deps.database;
    const old = { recipe: { id: 'sponsor-reply', values: { creator: '하나', rateCard: CARD } } };
    const node = blankNode({ id: randomUUID(), type: 'text', metadata: old });
    must(await change(people.editor, { do: 'add-node', node }));
    await query(`update chat_messages set metadata = metadata || $1::jsonb`, [JSON.stringify(old)]);
    await query(`update ai_runs set receipt = jsonb_set(receipt, '{prompt}', $1::jsonb)`, [
      JSON.stringify({ instructions: '', order: `답장 메일을 씁니다.\n- 내 단가표: ${CARD}` }),
    ]);
    const board = { nodes: [node, chat], edges: [] };
    await query(
      `insert into templates (id, owner_id, name, description, board, node_count, created_at)
       values ($1, $2, 'a', '', $3::jsonb, 2, now())`,
      [randomUUID(), people.editor.person.id, JSON.stringify(board)],
    );
    const migration = await readFile(path.join(MIGRATIONS, '0024_rate_cards_are_private.sql'), 'utf8');
    for (const statement of migration.split(/;\n/)) if (statement.trim()) await query(statement);
    expect(fieldsWith(await readAll(people.viewer), CANARY)).toEqual([]);
    const [kept] = await query<{ board: { nodes: { id: string; metadata: object }[] } }>('select board from templates');
    expect(fieldsWith(kept, CANARY)).toEqual([]);
    expect(kept?.board.nodes.map(({ id }) => id)).toEqual([node.id, chat.id]);
    expect((await readAll(people.viewer))[`/api/projects/${project.id}/board`]).toMatchObject({
      nodes: expect.arrayContaining([
        expect.objectContaining({
          id: node.id,
          metadata: { recipe: { id: 'sponsor-reply', values: { creator: '하나' } } },
        }),
      ]),
    });
  });
});
