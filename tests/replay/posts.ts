import type { IncomingMessage, ServerResponse } from 'node:http';

/** The header that the stand-in of a paid provider of posts wants. */
export const POSTS_HEADER = 'x-api-key: replay-secret';

const embed = (inner: string): string => `<!doctype html><html><body><div class="Embed">${inner}</div></body></html>`;

/** What Instagram shows within other pages, written by us in its two forms. */
const embeds: Record<string, string> = {
  '/reel/MaruEmbed01/embed/captioned/': embed(
    '<div class="Caption"><a class="CaptionUsername" href="/maru.studio/">maru.studio</a><br><br>첫 3초에 결과를 먼저 보여 주세요.<br>저장률이 &quot;두 배&quot;가 됩니다. <a href="/explore/tags/reels/">#reels</a><div class="CaptionComments">댓글 12개</div></div>',
  ),
  '/p/MaruEmbed02/embed/captioned/': embed(
    `<script>requireLazy(["x"],{"contextJSON":"{\\"media\\":{\\"owner\\":{\\"id\\":\\"1\\",\\"username\\":\\"maru.studio\\"},\\"edge_media_to_caption\\":{\\"edges\\":[{\\"node\\":{\\"text\\":\\"협찬 메일은 다섯 문장이면 됩니다.\\\\nDM은 받지 않아요.\\"}}]}}}"})</script>`,
  ),
  '/reel/MaruLogin01/embed/captioned/': embed('<a href="/accounts/login/">Log in</a>'),
  '/p/MaruPost001/embed/captioned/': embed(''),
};

const LOGIN = new Set(['/reel/MaruEmbed01/', '/p/MaruEmbed02/']);

const told: Record<string, object> = {
  '/tiktok/oembed': {
    type: 'video',
    title: '아침 루틴 세 가지 #홈카페',
    author_name: '마루 스튜디오',
    author_unique_id: 'maru.studio',
    html: '<blockquote class="tiktok-embed"><section><p>아침 루틴 세 가지</p></section></blockquote>',
  },
  '/x/oembed': {
    type: 'rich',
    author_name: '마루 스튜디오',
    author_url: 'https://twitter.com/maru_studio',
    html: '<blockquote class="twitter-tweet"><p lang="ko" dir="ltr">업로드 시간을 저녁 7시로 옮겼더니<br>조회수가 38% 늘었습니다. <a href="https://t.co/x">pic.twitter.com/x</a></p>&mdash; 마루 스튜디오 (@maru_studio) <a href="https://twitter.com/maru_studio/status/1">2026년 2월 3일</a></blockquote>',
  },
};

/** Answers as Instagram's embeds, the oEmbed of TikTok and X, and a paid provider of posts do; false for other paths. */
export function answerPosts(url: URL, request: IncomingMessage, reply: ServerResponse, pictureUrl: string): boolean {
  const json = (body: object, status = 200) => {
    reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
    return true;
  };
  const page = embeds[url.pathname];
  if (page) {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    return true;
  }
  if (LOGIN.has(url.pathname)) {
    reply.writeHead(302, { location: `/accounts/login/?next=${url.pathname}` }).end();
    return true;
  }
  const post = told[url.pathname];
  if (post) {
    const asked = url.searchParams.get('url') ?? '';
    const isGone = asked.includes('404404404');
    if (asked.includes('7000000000000000000')) return json({ ...post, title: '' });
    return isGone ? json({ message: 'Something went wrong' }, 404) : json({ ...post, thumbnail_url: pictureUrl });
  }
  if (url.pathname !== '/posts') return false;
  if (request.headers['x-api-key'] !== 'replay-secret') return json({ message: 'no key' }, 401);
  const lines = [
    { text: '결과를 먼저 보여 주세요.', start: 0, end: 4 },
    { text: '그다음에 방법을 말합니다.', start: 4, end: 9 },
  ];
  return json({ data: { caption: '제공자의 캡션입니다.', user: { name: 'maru.studio' }, cover: pictureUrl, lines } });
}
