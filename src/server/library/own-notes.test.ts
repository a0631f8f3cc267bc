import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnNote } from '#contract/library/library.api.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStudio, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const WORDS = '사실 저는 두부를 별로 안 좋아했거든요. 근데 이렇게 구우니까 완전 달라지더라고요. 자, 같이 해 볼까요?';

let app: TestApp;
let owner: SignedInClient;
beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Writer');
});
afterAll(() => app.close());

async function board(title: string, notes: readonly object[]): Promise<string> {
  const { id } = must<{ id: string }>(await owner.post('/api/canvases', { title, useTemplate: 'blank' }));
  for (const note of notes)
    must(await owner.post(`/api/canvases/${id}/nodes`, { type: 'text', content: WORDS, ...note }));
  return id;
}
const list = async (query: Record<string, string> = {}, client = owner) =>
  must<{ notes: OwnNote[] }>(await client.get(`/api/library/notes?${new URLSearchParams(query)}`)).notes;

describe('the notes that a voice can be measured on', () => {
  it('are those in which somebody has written, on every board, those of the open one first', async () => {
    const first = await board('첫 보드', [{ title: '두부 대본' }, { type: 'sticky', title: '' }]);
    await board('둘째 보드', [
      { title: '가지 대본' },
      { title: '짧은 것', content: '오늘 할 일' },
      { title: '만든 것', metadata: { recipe: { id: 'long-script', values: {} } } },
      { title: '답', metadata: { answerOf: { answerId: 'x' } } },
    ]);
    const named = (await list({ near: first })).map(({ title, where }) => [where, title]);
    expect(named.slice(0, 2).toSorted()).toEqual([
      ['첫 보드', '두부 대본'],
      ['첫 보드', WORDS.slice(0, 60).trimEnd() + (WORDS.length > 60 ? '…' : '')],
    ]);
    expect(named.slice(2)).toEqual([['둘째 보드', '가지 대본']]);
    expect((await list({ q: '가지' })).map(({ title }) => title)).toEqual(['가지 대본']);
    expect(await list({ q: '100%' })).toEqual([]);
  });

  it('are read and measured when they are chosen, a memo too, without what their template says', async () => {
    const place = '- 주제: {{주제}}';
    const id = await board('셋째 보드', [{ type: 'sticky', title: '', content: `${place}\n${WORDS}` }]);
    const [note] = await list({ near: id });
    const voice = must<VoiceView>(await owner.post('/api/voices', { name: '나', nodeIds: [note?.nodeId] }));
    expect(voice.texts).toMatchObject([{ kind: 'node', length: WORDS.length }]);
  });

  it('are nobody else’s, and those of a project are its members’', async () => {
    const stranger = await app.signIn('Stranger');
    expect(await list({}, stranger)).toEqual([]);
    const { project, projectUrl } = await makeStudio(owner);
    must(await owner.post(`${projectUrl}/nodes`, { type: 'user_note', title: '함께 쓴 글', content: WORDS }));
    await join(projectUrl, owner, stranger, 'viewer');
    expect(await list({}, stranger)).toMatchObject([{ title: '함께 쓴 글', projectId: project.id, canvasId: null }]);
  });
});
