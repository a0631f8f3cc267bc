import sharp from 'sharp';
import yauzl from 'yauzl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnSession, User } from '#contract/account/account.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await makeApp();
  admin = await app.signIn('Admin');
});
afterAll(() => app.close());

const picture = (colour: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer();
const putPicture = (client: SignedInClient, payload: Buffer, type = 'image/png') =>
  client.send({ method: 'PUT', url: '/api/auth/user/picture', payload, headers: { 'content-type': type } });

describe('the own name', () => {
  it('goes before what the provider says, at once and after the next sign-in; null shows the provider’s again', async () => {
    const person = await app.signIn('Given Name');
    const own = (await person.get('/api/auth/user')).json<User>();
    const changed = await person.put('/api/auth/user', { firstName: '  서연 ', lastName: '김' });
    expect(changed.json()).toMatchObject({ firstName: '서연', lastName: '김' });
    const again = await app.signIn('Given Name');
    expect((await again.get('/api/auth/user')).json()).toMatchObject({ firstName: '서연', lastName: '김' });
    const back = await person.put('/api/auth/user', { firstName: null, lastName: ' ' });
    expect(back.json()).toMatchObject({ firstName: own.firstName, lastName: own.lastName });
  });

  it.each([[{ firstName: 'x'.repeat(101) }], [{ firstName: 7 }], [{ email: 'a@b.kr' }], [{ isSystemAdmin: true }]])(
    'refuses %j',
    async (body) => expect((await admin.put('/api/auth/user', body)).statusCode).toBe(400),
  );
});

describe('the own picture', () => {
  it('is drawn anew, shown under an address that changes with it, and taken away again', async () => {
    const person = await app.signIn('Painter');
    const first = (await putPicture(person, await picture('red'))).json<User>().profileImageUrl ?? '';
    const second = (await putPicture(person, await picture('blue'))).json<User>().profileImageUrl ?? '';
    expect(first).not.toBe(second);
    const shown = await admin.get(second);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
    expect((await app.visitor.get(second)).statusCode).toBe(401);
    const without = await person.remove('/api/auth/user/picture');
    expect(without.json().profileImageUrl).toBeNull();
    expect((await admin.get(second)).statusCode).toBe(404);
  });

  it.each([
    ['no picture', Buffer.from('hello'), 415],
    ['an SVG, which is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 413],
  ])('refuses %s', async (_, bytes, status) => {
    expect((await putPicture(admin, bytes)).statusCode).toBe(status);
    expect((await admin.get('/api/auth/user')).json().profileImageUrl).toBeNull();
  });
});

describe('the own sessions', () => {
  it('are listed with the one that asks, and end one by one', async () => {
    const here = await app.signIn('Two Places');
    const there = await app.signIn('Two Places');
    const sessions = (await here.get('/api/auth/sessions')).json<OwnSession[]>();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session) => session.isCurrent)).toHaveLength(1);
    const other = sessions.find((session) => !session.isCurrent)?.id ?? '';
    expect((await admin.remove(`/api/auth/sessions/${other}`)).statusCode).toBe(404);
    expect((await there.get('/api/canvases')).statusCode).toBe(200);
    expect((await here.remove(`/api/auth/sessions/${other}`)).statusCode).toBe(204);
    expect((await there.get('/api/canvases')).statusCode).toBe(401);
    expect((await here.get('/api/auth/sessions')).json()).toHaveLength(1);
  });
});

const unzip = (bytes: Buffer): Promise<Map<string, string>> =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const found = new Map<string, string>();
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, async (problem, stream) => {
          if (problem) return reject(problem);
          const parts: Buffer[] = [];
          for await (const part of stream) parts.push(part as Buffer);
          found.set(entry.fileName, Buffer.concat(parts).toString('utf8'));
          zip.readEntry();
        }),
      );
      zip.on('end', () => resolve(found));
      zip.on('error', reject);
      zip.readEntry();
    });
  });

describe('the export of an account', () => {
  it('holds boards, conversations and the person, and nothing of anybody else', async () => {
    const person = await app.signIn('Exporter');
    await admin.post('/api/canvases', { title: 'canary of another', useTemplate: 'blank' });
    const make = async (title: string) =>
      (await person.post('/api/canvases', { title, useTemplate: 'blank' })).json<{ id: string }>().id;
    const canvasId = await make('여행/../브이로그');
    await make('여행/../브이로그');
    await person.post(`/api/canvases/${canvasId}/nodes`, { type: 'text', title: '첫 장면', content: '바다' });
    await person.post('/api/prompts', { name: '훅', text: '{{제목}}의 훅' });
    await admin.post('/api/prompts', { name: 'canary of another', text: 'canary of another' });
    const { boardId } = (await person.get(`/api/canvases/${canvasId}`)).json<{ boardId: string }>();
    expect((await person.post(`/api/boards/${boardId}/templates`, { name: '내 여행 틀' })).statusCode).toBe(200);
    await person.put('/api/rate-card', { text: '쇼츠: 80만원' });
    await person.put('/api/ai-tells', { phrases: ['첫 번째로'], off: [] });
    await person.post('/api/voices', { name: '브이로그', texts: ['자 여러분 안녕하세요!'] });
    const answer = await person.get('/api/account/export');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="maru-\d{4}-\d\d-\d\d\.zip"$/);
    const files = await unzip(answer.rawPayload);
    expect([...files.keys()].toSorted()).toEqual([
      'account.json',
      'ai-tells.json',
      'canvases/001 여행 .. 브이로그/board.json',
      'canvases/001 여행 .. 브이로그/conversations.json',
      'canvases/001 여행 .. 브이로그/conversations.md',
      'canvases/002 여행 .. 브이로그/board.json',
      'canvases/002 여행 .. 브이로그/conversations.json',
      'canvases/002 여행 .. 브이로그/conversations.md',
      'prompts.json',
      'rate-card.json',
      'templates.json',
      'voices.json',
    ]);
    expect(JSON.parse(files.get('rate-card.json') ?? '')).toMatchObject({ text: '쇼츠: 80만원' });
    expect(JSON.parse(files.get('ai-tells.json') ?? '')).toMatchObject({ phrases: ['첫 번째로'] });
    expect(JSON.parse(files.get('voices.json') ?? '')).toMatchObject([
      { name: '브이로그', texts: [{ text: '자 여러분 안녕하세요!' }] },
    ]);
    expect(JSON.parse(files.get('templates.json') ?? '')).toMatchObject([
      { name: '내 여행 틀', board: { nodes: [{ title: '첫 장면' }] } },
    ]);
    expect(JSON.parse(files.get('prompts.json') ?? '')).toMatchObject([{ name: '훅', text: '{{제목}}의 훅' }]);
    expect(JSON.parse(files.get('canvases/001 여행 .. 브이로그/board.json') ?? '').nodes).toMatchObject([
      { title: '첫 장면', content: '바다' },
    ]);
    expect([...files.values()].join('')).not.toContain('canary of another');
  });
});

describe('deleting the account', () => {
  const leave = (client: SignedInClient, confirm: string) =>
    client.send({ method: 'DELETE', url: '/api/account', payload: { confirm } });

  it('needs the own e-mail address, then removes everything of the person and signs out', async () => {
    const person = await app.signIn('Leaver');
    const { id } = (await person.post('/api/canvases', { title: 'Mine' })).json<{ id: string }>();
    const wrong = await leave(person, 'somebody@else.kr');
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      400,
      '확인 글자가 계정의 이메일과 달라요. 계정은 그대로 있어요.',
    ]);
    expect((await person.get(`/api/canvases/${id}`)).statusCode).toBe(200);
    expect((await leave(person, ` ${person.person.email?.toUpperCase()} `)).statusCode).toBe(204);
    expect((await person.get('/api/auth/user')).statusCode).toBe(401);
    const left = await app.deps.database.query(
      'select 1 from users where id = $1 union all select 1 from canvases where id = $2',
      [person.person.id, id],
    );
    expect(left).toEqual([]);
  });

  it('is refused to the only administrator while others are here', async () => {
    const answer = await leave(admin, admin.person.email ?? '');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
    expect((await admin.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('is refused while others work in an organisation of the person', async () => {
    const [founder, colleague] = [await app.signIn('Founder'), await app.signIn('Colleague')];
    const orgId = crypto.randomUUID();
    const { database } = app.deps;
    await database.query('insert into orgs (id, owner_id, name, created_at) values ($1, $2, $3, now())', [
      orgId,
      founder.person.id,
      '스튜디오',
    ]);
    for (const [who, role] of [
      [founder, 'owner'],
      [colleague, 'viewer'],
    ] as const) {
      await database.query(
        'insert into org_members (id, org_id, user_id, role, added_at) values (gen_random_uuid(), $1, $2, $3, now())',
        [orgId, who.person.id, role],
      );
    }
    const refused = await leave(founder, founder.person.email ?? '');
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('스튜디오')]);
    expect((await leave(colleague, colleague.person.email ?? '')).statusCode).toBe(204);
    expect((await leave(founder, founder.person.email ?? '')).statusCode).toBe(204);
    expect(await database.query('select 1 from orgs where id = $1', [orgId])).toEqual([]);
  });
});
