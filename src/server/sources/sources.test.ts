import { describe, expect, it } from 'vitest';
import { newId } from '#contract/base/id.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { problemWords } from '#contract/sources/source-state.ts';
import { boardBesideReplay } from '../../../tests/replay/board-beside-replay.ts';
import { makeSourceBoard, until } from '../testing/source-board.ts';

const here = boardBesideReplay();

const textOf = async (id: string) => (await here.board.source(id)).passages.map((passage) => passage.text).join('\n');

describe('a website link', () => {
  it('gives a page that a web search found its own title', async () => {
    const url = `${here.replay.url}/article?found`;
    const id = await here.board.add('website', { url, foundAs: { url, title: '찾은 글' } }, '찾은 글');
    expect((await here.board.settled(id)).title).toBe('숏폼 첫 3초, 시청자가 남는 이유');
  });

  it('becomes title, description, pictures and passages under their headings', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/article` });
    const node = await here.board.settled(id);
    expect(node.title).toBe('숏폼 첫 3초, 시청자가 남는 이유');
    expect(node.metadata).toMatchObject({
      domain: '127.0.0.1',
      siteName: '마루 매거진',
      description: '조회수를 가르는 첫 3초의 구조를 120개 채널의 자료로 살펴봤습니다.',
      language: 'ko',
      thumbnail: expect.stringMatching(/^\/api\/files\//),
      favicon: expect.stringMatching(/^\/api\/files\//),
    });
    expect(node.metadata).not.toHaveProperty('processingError');
    const source = await here.board.source(id);
    expect(source).toMatchObject({
      status: 'ready',
      url: `${here.replay.url}/article`,
      extractionMethod: 'readability',
    });
    expect(source.passages.find((passage) => passage.text.includes('2.4배'))?.heading).toBe('결과를 먼저 보여 주기');
    const text = source.passages.map((passage) => passage.text).join('\n');
    expect(text).toContain('자막은 두 줄을 넘기지 않는 편이 좋다.');
    for (const beside of ['관련 기사', '로그인', '무단 전재', '사진=', 'a script must never run'])
      expect(text).not.toContain(beside);
    const picture = await here.board.client.get(String(node.metadata.thumbnail));
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('of Naver Blog is read in the frame that holds the post, without its stickers and shop links', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/smallkitchen/223000000001` });
    expect((await here.board.settled(id)).title).toBe('된장찌개 끓이는 순서');
    const text = await textOf(id);
    expect(text).toContain('다시마는 물이 끓기 시작하면 바로 건져야 쓴맛이 나지 않아요.');
    expect(text).not.toMatch(/뚝배기|공감한 블로거/);
  });

  it('of an old page in CP949 keeps the letters that EUC-KR does not have', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/cp949` });
    expect((await here.board.settled(id)).title).toBe('똠방각하 다시 보기');
    expect(await textOf(id)).toContain('쀓, 뙇, 꽑');
  });

  it.each([
    [
      '/files/%EC%B4%AC%EC%98%81%20%EA%B3%84%ED%9A%8D.docx',
      'docx-text',
      '촬영 계획.docx',
      '첫 장면은 부엌에서 오전 9시에 찍습니다.',
    ],
    ['/download/7', 'hwp-text', '7', '마감은 12월 1일 오후 6시입니다.'],
    ['/files/views.xlsx', 'xlsx-text', 'views.xlsx', '둘째 편'],
    ['/files/talk.srt', 'captions', 'talk.srt', '우유는 백팔십 밀리리터입니다'],
    ['/plain.txt', 'plain-text', 'plain.txt', '촬영은 오전 9시에 시작합니다.'],
  ])('that leads to the document %s is read as one', async (path, extractionMethod, title, words) => {
    const id = await here.board.add('website', { url: here.replay.url + path });
    expect((await here.board.settled(id)).title).toBe(title);
    expect(await here.board.source(id)).toMatchObject({ status: 'ready', extractionMethod });
    expect(await textOf(id)).toContain(words);
  });

  it('that is for subscribers is read in part, and says what it shows and does not write', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/teaser` });
    expect((await here.board.settled(id)).metadata.leftOut).toEqual({ embeds: 1 });
    expect(await here.board.source(id)).toMatchObject({ status: 'partial', leftOut: { embeds: 1 } });
  });

  it.each([
    ['/files/broken.docx', 'linked-file'],
    ['/missing', 'not-found'],
    ['/members', 'login-required'],
    ['/broken', 'site-error'],
    ['/program', 'wrong-type'],
    ['/bomb', 'too-large'],
    ['/empty', 'nothing-readable'],
    ['/to-private', 'refused-address'],
  ] as const)('that leads to %s keeps the link and says %s', async (path, problem) => {
    const id = await here.board.add('website', { url: here.replay.url + path });
    const node = await here.board.settled(id);
    expect(node.metadata).toMatchObject({
      url: here.replay.url + path,
      processingError: problemWords[problem].ko,
      processingProblem: problem,
      isRetryable: problemWords[problem].retryable,
    });
    expect((await here.board.source(id)).status).toBe('failed');
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:5432/',
    'javascript:alert(1)',
    'ftp://maru.co.kr/a',
  ])('to %s is refused', async (url) => {
    const node = await here.board.settled(await here.board.add('website', { url }));
    expect(node.metadata).toMatchObject({ processingProblem: 'refused-address', isRetryable: false });
  });

  it.each([
    ['keeps the headline under which a web search found it', '/missing?found', '찾은 글의 제목'],
    ['has a title that names its node where the headline is that of another page', '/missing?other', null],
  ])('%s', async (_, path, title) => {
    const url = here.replay.url + path;
    const foundAs = { url: `${here.replay.url}/missing?found`, title: '찾은 글의 제목' };
    const id = await here.board.add('website', { url, foundAs }, foundAs.title);
    const node = await here.board.settled(id);
    expect(node.metadata).toMatchObject({ processingProblem: 'not-found', foundAs });
    expect(node.title).toBe(title ?? `웹사이트 (${node.id})`);
  });

  it('of a page with 100,000 levels ends in time and leaves the server answering', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/deep` });
    expect((await here.board.settled(id)).metadata.processingProblem).toBe('nothing-readable');
  });
});

describe('a retry', () => {
  it('reads again, and takes the problem from the node', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/later` });
    expect((await here.board.settled(id)).metadata.processingProblem).toBe('not-found');
    here.replay.change(
      '/later',
      `<html><title>이제 있는 글</title><body><article>${'<p>처음에는 없던 글이 이제 올라왔습니다. 다시 읽으면 보입니다.</p>'.repeat(5)}</article></body></html>`,
    );
    const answer = await here.board.client.post(`/api/nodes/${id}/source/retry`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'queued' }]);
    const node = await here.board.settled(id);
    expect(node.title).toBe('이제 있는 글');
    expect(node.metadata).not.toHaveProperty('processingError');
    expect(node.metadata).not.toHaveProperty('processingProblem');
  });
});

describe('the calls of the specification', () => {
  it('wait for the reading and answer its title', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/article?late=300` });
    const answer = await here.board.process('website', 'websiteUrl', id, `${here.replay.url}/article?late=300`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      knowledge: { id: (await here.board.source(id)).id, title: '숏폼 첫 3초, 시청자가 남는 이유' },
      nodeUpdated: true,
    });
    expect((await here.board.node(id))?.metadata.isProcessing).toBe(false);
  });

  it('read the link that they bring to a node without one', async () => {
    const made = await here.board.client.post(`/api/canvases/${here.board.canvasId}/nodes`, {
      type: 'website',
      title: 'Loading',
      metadata: {},
    });
    const { id } = made.json<{ id: string }>();
    const answer = await here.board.process('website', 'websiteUrl', id, `${here.replay.url}/plain.txt`);
    expect(answer.statusCode).toBe(200);
    expect(await textOf(id)).toContain('촬영은 오전 9시에 시작합니다.');
  });

  it('answer 422 with the reason in words when it cannot be read', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/missing?again` });
    const answer = await here.board.process('website', 'websiteUrl', id, `${here.replay.url}/missing?again`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'nothing-readable', message: problemWords['not-found'].ko });
  });

  it('leave a user_note with a url and a domain a website when it cannot be read', async () => {
    const url = `${here.replay.url}/missing?note`;
    const made = await here.board.client.post(`/api/canvases/${here.board.canvasId}/nodes`, {
      type: 'user_note',
      title: 'Note',
      metadata: { url, domain: 'localhost' },
    });
    const { id } = made.json<{ id: string }>();
    expect((await here.board.process('website', 'websiteUrl', id, url)).statusCode).toBe(422);
    const node = await here.board.node(id);
    expect(node?.metadata).toMatchObject({ processingProblem: 'not-found', domain: new URL(url).hostname });
    expect(toNodeKind(node?.type ?? '', node?.metadata)).toBe('website');
  });

  it('refuse what is no address of their source, a node of another kind, and a foreign or absent node', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/article` });
    const wrong = await here.board.process('youtube', 'youtubeUrl', id, 'https://example.com/');
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      422,
      { code: 'not-this-source', message: '올바른 YouTube URL을 입력해주세요.' },
    ]);
    expect((await here.board.process('youtube', 'youtubeUrl', id, 'https://youtu.be/maruReplay1')).statusCode).toBe(
      422,
    );
    expect(
      (await here.board.process('website', 'websiteUrl', newId(Date.now()), `${here.replay.url}/article`)).statusCode,
    ).toBe(404);
    const stranger = await makeSourceBoard(here.app, 'Minseo');
    expect((await stranger.process('website', 'websiteUrl', id, `${here.replay.url}/article`)).statusCode).toBe(404);
    expect((await stranger.client.get(`/api/nodes/${id}/source`)).statusCode).toBe(404);
    expect((await stranger.client.post(`/api/nodes/${id}/source/retry`)).statusCode).toBe(404);
  });
});

describe('a node', () => {
  it('that was renamed while its link was read keeps its name', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/article?late=800` });
    await here.board.change({ do: 'patch-node', id, patch: { title: '내가 붙인 이름' } });
    expect((await here.board.settled(id)).title).toBe('내가 붙인 이름');
  });

  it('that is removed while its link is read stays removed', async () => {
    const url = `${here.replay.url}/article?late=700&gone`;
    const id = await here.board.add('website', { url });
    await until('the page to be asked for', async () => (await here.board.node(id))?.metadata.processingStep);
    await here.board.change({ do: 'remove-node', id });
    await until('the reading to end', async () => {
      const { rows } = await here.app.deps.database.db.execute<{ status: string }>(
        `select status from sources where node_id = '${id}'`,
      );
      return rows[0]?.status === 'ready';
    });
    expect(await here.board.node(id)).toBeUndefined();
  });

  it('that comes back by undo finds what was read, without another request', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/to-article` });
    const node = await here.board.settled(id);
    const { id: sourceId } = await here.board.source(id);
    const asked = here.replay.requests.length;
    await here.board.change({ do: 'remove-node', id });
    expect((await here.board.client.get(`/api/nodes/${id}/source`)).statusCode).toBe(404);
    const back = {
      id,
      type: 'website',
      title: node.title,
      content: '',
      position: { x: 1, y: 1 },
      metadata: { ...node.metadata, isProcessing: true },
    };
    await here.board.change({ do: 'add-node', node: back });
    await here.board.settled(id);
    expect((await here.board.source(id)).id).toBe(sourceId);
    expect(here.replay.requests.length).toBe(asked);
  });

  it('that gets another link is read anew', async () => {
    const id = await here.board.add('website', { url: `${here.replay.url}/cp949` });
    await here.board.settled(id);
    await here.board.change({
      do: 'patch-node',
      id,
      patch: { metadata: { url: `${here.replay.url}/article`, isProcessing: true } },
    });
    await here.board.settled(id);
    expect(await textOf(id)).toContain('질문으로 시작한 영상');
  });
});
