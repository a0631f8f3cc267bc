import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { makeDocx } from './documents.ts';
import { makeHwp } from './hangul-document.ts';
import { makeXlsx } from './office-documents.ts';
import { drawPicture } from './pictures.ts';
import { answerPosts } from './posts.ts';
import { answerYoutube } from './youtube.ts';

const fixture = (name: string): Buffer => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

/** Pages of the stand-in world, by path. Add `?late=MS` to any of them to have it answered later. */
const pages: Record<string, { body: () => Buffer; type: string; status?: number; headers?: Record<string, string> }> = {
  '/article': { body: () => fixture('article.html'), type: 'text/html; charset=utf-8' },
  '/smallkitchen/223000000001': { body: () => fixture('naver-frame.html'), type: 'text/html; charset=UTF-8' },
  '/PostView.naver': { body: () => fixture('naver-post.html'), type: 'text/html; charset=UTF-8' },
  '/cp949': { body: () => iconv.encode(fixture('cp949.html').toString('utf8'), 'cp949'), type: 'text/html' },
  '/plain.txt': {
    body: () => Buffer.from('첫 문단입니다. 촬영은 오전 9시에 시작합니다.\n\n둘째 문단입니다. 장비는 전날 점검합니다.'),
    type: 'text/plain; charset=utf-8',
  },
  '/files/%EC%B4%AC%EC%98%81%20%EA%B3%84%ED%9A%8D.docx': {
    body: () => makeDocx(['촬영 계획입니다.', '첫 장면은 부엌에서 오전 9시에 찍습니다.']),
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  '/download/7': {
    body: () => makeHwp(['공모 안내입니다.', '마감은 12월 1일 오후 6시입니다.']),
    type: 'application/x-hwp',
  },
  '/files/views.xlsx': {
    body: () =>
      makeXlsx([
        {
          name: '조회',
          rows: [
            ['편', '조회 수'],
            ['첫 편', 12_000],
            ['둘째 편', 30_500],
          ],
        },
      ]),
    type: 'application/octet-stream',
  },
  '/files/talk.srt': {
    body: () =>
      Buffer.from(
        '1\n00:00:01,000 --> 00:00:03,000\n오늘은 라떼를 만들어 볼게요\n\n2\n00:00:04,000 --> 00:00:06,000\n우유는 백팔십 밀리리터입니다\n',
      ),
    type: 'text/plain; charset=utf-8',
  },
  '/files/broken.docx': { body: () => Buffer.from([0, 1, 2, 3, 255]), type: 'application/octet-stream' },
  '/teaser': {
    body: () =>
      Buffer.from(
        `<html lang="ko"><head><title>유료 기사</title><script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false}</script></head><body><article>${'<p>구독하면 읽을 수 있는 기사의 첫 문단이며, 그 뒤의 글은 이 화면에 오지 않습니다.</p>'}<iframe src="https://www.youtube.com/embed/1"></iframe><p>이 기사의 나머지 문단은 구독하는 사람에게만 보내 드리고 있습니다.</p></article></body></html>`,
      ),
    type: 'text/html; charset=utf-8',
  },
  '/empty': {
    body: () => Buffer.from('<html><head><title>빈 페이지</title></head><body><nav>메뉴</nav></body></html>'),
    type: 'text/html',
  },
  '/missing': { body: () => Buffer.from('<h1>404</h1>'), type: 'text/html', status: 404 },
  '/members': { body: () => Buffer.from('<h1>401</h1>'), type: 'text/html', status: 401 },
  '/broken': { body: () => Buffer.from('<h1>500</h1>'), type: 'text/html', status: 500 },
  '/program': { body: () => Buffer.from('MZ'), type: 'application/x-msdownload' },
  '/bomb': { body: () => gzipSync(Buffer.alloc(64 << 20)), type: 'text/html', headers: { 'content-encoding': 'gzip' } },
  '/deep': {
    body: () => Buffer.from(`<html><body>${'<div>'.repeat(100_000)}<p>바닥에 닿지 않는 글입니다.</p>`),
    type: 'text/html',
  },
  '/to-private': {
    body: () => Buffer.alloc(0),
    type: 'text/html',
    status: 302,
    headers: { location: 'http://10.0.0.1/' },
  },
  '/to-article': { body: () => Buffer.alloc(0), type: 'text/html', status: 302, headers: { location: '/article' } },
  '/p/MaruPost001/': { body: () => fixture('instagram.html'), type: 'text/html; charset=utf-8' },
  '/reel/MaruLogin01/': {
    body: () => Buffer.alloc(0),
    type: 'text/html',
    status: 302,
    headers: { location: '/accounts/login/?next=/reel/MaruLogin01/' },
  },
  '/accounts/login/': { body: () => Buffer.from('<html><title>Login • Instagram</title></html>'), type: 'text/html' },
};

export interface Replay {
  /** Without a slash at its end: pages are at `${url}/article` and so on, see the table of pages. */
  url: string;
  /** host:port, for FETCH_ALLOW_HOSTS. */
  host: string;
  /** The environment of a server that takes this for the outside world. */
  env: Record<string, string>;
  /** Every request so far: 'GET /article'. */
  requests: string[];
  /** From now on answers this text for the path, until the end; an empty one says that there is no such page (404). */
  change: (path: string, html: string) => void;
  close: () => Promise<void>;
}

/** A local stand-in for the web, YouTube and Instagram, on a free port of loopback. */
export async function startReplay(): Promise<Replay> {
  const requests: string[] = [];
  const changed = new Map<string, string>();
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://replay');
    requests.push(`${request.method} ${url.pathname}`);
    const late = Number(url.searchParams.get('late') ?? 0);
    setTimeout(() => void answer(url, request, reply).catch(() => reply.destroy()), late).unref();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const base = `http://${host}`;

  async function answer(url: URL, request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const news = changed.get(url.pathname);
    if (news === '') return void reply.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
    if (news) return void reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(news);
    if (url.pathname === '/silent') return;
    if (url.pathname.startsWith('/pictures/')) {
      const picture = await drawPicture(url.pathname);
      return void reply.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    }
    if (await answerYoutube(url, request, reply, `${base}/pictures/thumbnail.png`)) return;
    if (answerPosts(url, request, reply, `${base}/pictures/cover.png`)) return;
    const page = pages[url.pathname];
    if (!page) return void reply.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
    reply.writeHead(page.status ?? 200, { 'content-type': page.type, ...page.headers }).end(page.body());
  }

  return {
    url: base,
    host,
    env: {
      FETCH_ALLOW_HOSTS: host,
      YOUTUBE_BASE_URL: base,
      INSTAGRAM_BASE_URL: base,
      TIKTOK_OEMBED_URL: `${base}/tiktok/oembed`,
      X_OEMBED_URL: `${base}/x/oembed`,
    },
    requests,
    change: (path, html) => void changed.set(path, html),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
