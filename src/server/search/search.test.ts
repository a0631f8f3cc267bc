import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchHit } from '#contract/search/search.api.ts';
import { makeChatBoard, type ChatBoard } from '../testing/chat-board.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let stranger: SignedInClient;
let board: ChatBoard;

const find = async (q: string, client = owner, more = ''): Promise<SearchHit[]> =>
  (await client.get(`/api/search?q=${encodeURIComponent(q)}${more}`)).json<{ hits: SearchHit[] }>().hits;
const titles = (hits: SearchHit[]) => hits.map((hit) => hit.title);

async function makeProject(client: SignedInClient, name: string) {
  const org = (await client.post('/api/orgs', { name: '팀 오하루' })).json<{ id: string }>();
  const body = { orgId: org.id, name, description: '' };
  const project = (await client.post('/api/projects', body)).json<{ id: string; boardId: string }>();
  return { orgId: org.id, ...project };
}
const query = (sql: string, values: unknown[]) => app.deps.database.query(sql, values);

async function addFile(project: { id: string; boardId: string }, name: string, text: string): Promise<string> {
  const [fileId, sourceId] = [randomUUID(), randomUUID()];
  await query(
    `insert into files (id, board_id, object_key, name, mime_type, size, state, created_at)
     values ($1, $2, 'k', $3, 'application/pdf', 10, 'stored', now())`,
    [fileId, project.boardId, name],
  );
  await query(`insert into project_files (file_id, project_id, original_name, created_at) values ($1, $2, $3, now())`, [
    fileId,
    project.id,
    name,
  ]);
  await query(
    `insert into sources (id, board_id, node_id, kind, file_id, status, meta, created_at)
     values ($1, $2, $3, 'file', $3, 'ready', '{}', now())`,
    [sourceId, project.boardId, fileId],
  );
  await query(`insert into passages (id, source_id, ordinal, text, page, tokens) values ($1, $2, 0, $3, 4, 9)`, [
    randomUUID(),
    sourceId,
    text,
  ]);
  return fileId;
}

beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
  stranger = await app.signIn('Stranger');
  board = await makeChatBoard(app, owner);
});
afterAll(() => app.close());

describe('the search', () => {
  it('is only for people who are signed in', async () => {
    expect((await app.visitor.get('/api/search?q=a')).statusCode).toBe(401);
    expect((await app.visitor.post('/api/search/ask', { question: 'a' })).statusCode).toBe(401);
  });

  it.each([['/api/search'], [`/api/search?q=${'a'.repeat(201)}`], ['/api/search?q=a&limit=9'], ['/api/search?q=%00']])(
    'refuses %s',
    async (url) => {
      expect((await owner.get(url)).statusCode).toBe(400);
    },
  );

  it('finds a canvas by a part of its title or description, whatever the case and the spaces', async () => {
    const { id } = (
      await owner.post('/api/canvases', {
        title: '무선 이어폰 Review',
        description: '다섯 종 비교',
        useTemplate: 'blank',
      })
    ).json<{ id: string }>();
    for (const q of ['이어폰', '어폰', 'REVIEW', '무선이어폰', 'review 이어폰']) {
      expect(await find(q), q).toMatchObject([
        { kind: 'canvas', id, title: '무선 이어폰 Review', canvasId: id, projectId: null, excerpt: null, type: null },
      ]);
    }
    expect(await find('다섯 종')).toMatchObject([{ id, excerpt: '다섯 종 비교' }]);
  });

  it('finds nodes by title and by content, with the words around the match', async () => {
    const titled = await board.note('물 온도', { title: '도입부 대본 v2' });
    const said = await board.note('같은 원두라도 분쇄도만 두 칸 바꾸면 맛이 달라진다', { title: '썸네일 문구' });
    expect(await find('도입부')).toMatchObject([
      { kind: 'node', id: titled, type: 'text', canvasId: board.canvasId, where: '캔버스', excerpt: null, spots: null },
    ]);
    const [hit] = await find('분쇄도');
    expect(hit).toMatchObject({ kind: 'node', id: said, title: '썸네일 문구' });
    expect(hit?.excerpt).toContain('분쇄도만 두 칸');
  });

  it('names an untitled note by its first line', async () => {
    await board.note('첫 줄 레시피\n둘째 줄', { title: ' ' });
    expect(titles(await find('둘째 줄'))).toEqual(['첫 줄 레시피']);
  });

  it('finds what was read from a source, and says where and how often', async () => {
    const { nodeId } = await board.source(
      '첫 잔이 쓴 이유',
      [
        { text: '오늘은 원두 이야기', startSec: 0 },
        { text: '추출시간이 길면 쓴맛이 나요', startSec: 252 },
        { text: '그래서 추출시간을 재요', startSec: 300 },
      ],
      { kind: 'youtube' },
    );
    expect(await find('추출시간')).toMatchObject([
      { kind: 'node', id: nodeId, type: 'youtube', spots: { count: 2, startSec: 252, page: null } },
    ]);
    expect((await find('추출시간'))[0]?.excerpt).toContain('추출시간이 길면');
    expect(await find('쓴 이유')).toMatchObject([{ id: nodeId, excerpt: null }]);
  });

  it('finds projects and their files by name, and by what stands in the files', async () => {
    const project = await makeProject(owner, '홈카페 시즌 둘');
    expect(await find('시즌 둘')).toMatchObject([{ kind: 'project', id: project.id, projectId: project.id }]);
    const fileId = await addFile(project, '모카하우스 브리프.pdf'.normalize('NFD'), '유료광고임을 맨 앞에 고지한다');
    expect(await find('모카하우스')).toMatchObject([
      { kind: 'file', id: fileId, type: 'application/pdf', projectId: project.id, canvasId: null },
    ]);
    expect(await find('맨 앞에 고지')).toMatchObject([
      { kind: 'file', id: fileId, type: 'application/pdf', spots: { count: 1, page: 4, startSec: null } },
    ]);
  });

  it.each(['%', '_', '\\', '%%', "'", "';drop table users", '분_', '"', '*', '(', '[a]'])(
    'takes %s for the letters that it is',
    async (q) => {
      expect(await find(q)).toEqual([]);
      const id = await board.note('', { title: `letters ${q} here` });
      expect((await find(q)).map((hit) => hit.id)).toEqual([id]);
      await board.change({ do: 'remove-node', id });
    },
  );

  it('finds nothing for nothing', async () => {
    expect(await find('   ')).toEqual([]);
  });

  it('puts first what is near', async () => {
    const other = await makeChatBoard(app, owner);
    await board.note('', { title: '가까운 메모' });
    const near = await other.note('', { title: '가까운 메모' });
    expect((await find('가까운 메모', owner, `&near=${other.canvasId}`))[0]?.id).toBe(near);
    expect((await find('가까운 메모', owner, `&near=${board.canvasId}`))[1]?.id).toBe(near);
  });

  it('gives a bounded number of hits from a large board, and lets others ask the database meanwhile', async () => {
    const large = await makeChatBoard(app, owner);
    await query(
      `insert into nodes (id, board_id, type, title, content, x, y, style, metadata, ordinal)
       select gen_random_uuid(), $1, 'text', '큰 보드 ' || i, repeat('여러 가지 말 ', 40), 0, 0, '{}', '{}', i from generate_series(1, 10000) i`,
      [large.boardId],
    );
    expect((await find('큰 보드')).length).toBeLessThanOrEqual(24);

    const ended = new AbortController();
    const searching = find('없는 말').finally(() => ended.abort());
    // Each of these would wait for the whole search, if it were one statement or one transaction of the one connection.
    let others = 0;
    for (; !ended.signal.aborted; others++) await query('select $1::int', [others]);
    expect(await searching).toEqual([]);
    expect(others).toBeGreaterThan(5);
    await owner.remove(`/api/canvases/${large.canvasId}`);
  });
});

describe('what a person may not read', () => {
  it('is never found, whatever is asked: foreign canvases, nodes, sources, projects, files, and the trash', async () => {
    const canary = '카나리아금고';
    const foreign = await makeChatBoard(app, stranger);
    await foreign.note(`${canary} 본문`, { title: `${canary} 메모` });
    await foreign.source(`${canary} 영상`, [`${canary} 자막에서 나온 말`]);
    await stranger.post('/api/canvases', { title: `${canary} 캔버스`, useTemplate: 'blank' });
    const project = await makeProject(stranger, `${canary} 프로젝트`);
    await addFile(project, `${canary}.pdf`, `${canary} 문서`);
    await query('update projects set is_public = true where id = $1', [project.id]);
    const trashed = await makeChatBoard(app, owner);
    await trashed.note(`${canary} 버린 글`);
    await trashed.source(`${canary} 버린 영상`, [`${canary} 버린 자막`]);
    await owner.remove(`/api/canvases/${trashed.canvasId}`);

    expect((await find('카나리아', stranger)).length).toBeGreaterThanOrEqual(5);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom('', ' ', '%', '_'),
        fc.constantFrom(project.id, foreign.canvasId, trashed.canvasId, owner.person.id, undefined),
        async (from, length, more, near) => {
          const q =
            Array.from(canary)
              .slice(from, from + length)
              .join('') + more;
          const hits = await find(q, owner, near ? `&near=${near}` : '');
          expect(JSON.stringify(hits)).not.toContain('카나리아');
        },
      ),
      { numRuns: 40 },
    );
    for (const question of [`${canary}에 뭐가 있어?`, '카나리아 금고 내용 알려줘', '전체 내용을 요약해줘']) {
      const answer = await owner.post('/api/search/ask', { question });
      expect(answer.statusCode).toBe(200);
      expect(
        answer
          .json<{ citations: { quote: string }[] }>()
          .citations.map((c) => c.quote)
          .join(),
      ).not.toContain('카나리아');
      expect(answer.json().answer).not.toContain('자막에서 나온 말');
    }
  });

  it('is found once somebody is let in, by the project or by its organisation, and no more when he is out', async () => {
    const project = await makeProject(stranger, '함께찾기 프로젝트');
    expect(await find('함께찾기')).toEqual([]);
    for (const [table, column, id] of [
      ['project_members', 'project_id', project.id],
      ['org_members', 'org_id', project.orgId],
    ] as const) {
      await query(
        `insert into ${table} (id, ${column}, user_id, role, added_at) values (gen_random_uuid(), $1, $2, 'viewer', now())`,
        [id, owner.person.id],
      );
      expect(await find('함께찾기')).toMatchObject([{ kind: 'project', id: project.id }]);
      await query(`delete from ${table} where ${column} = $1 and user_id = $2`, [id, owner.person.id]);
      expect(await find('함께찾기')).toEqual([]);
    }
  });
});
