import type { IncomingMessage } from 'node:http';

/** The key that the stand-in of the Data API wants, and the header that the stand-in of the paid provider wants. */
export const API_KEY = 'replay-key';
export const PROVIDER_HEADER = 'x-api-key: replay-secret';

const described = {
  title: '제목은 데이터 API에서',
  channelTitle: '마루 스튜디오',
  description: '0:00 인사\n0:20 본론\n1:00 마무리',
};

/** What the provider knows: words of a video that YouTube gives out to nobody. */
const providerLines = [
  { text: '제공자가 들은 말입니다.', offset: 1_500, duration: 4_000 },
  { text: '원두는 이 주 안에 씁니다.', offset: 6_000, duration: 30_000 },
];

type Send = (body: string, type?: string, status?: number) => true;

/** Answers as the Data API and a provider of transcripts do; false for other paths. */
export function answerYoutubeServices(url: URL, request: IncomingMessage, send: Send): boolean {
  const json = (body: object, status = 200) => send(JSON.stringify(body), 'application/json; charset=UTF-8', status);
  if (url.pathname.startsWith('/youtube/v3/') && url.searchParams.get('key') !== API_KEY)
    return json({ error: { code: 400, message: 'API key not valid.' } }, 400);
  switch (url.pathname) {
    case '/youtube/v3/videos':
      return json({
        items: [{ id: url.searchParams.get('id'), snippet: described, contentDetails: { duration: 'PT2M20S' } }],
      });
    case '/youtube/v3/playlists':
      return json({ items: [{ snippet: { title: '홈카페 첫걸음' } }] });
    case '/youtube/v3/playlistItems':
      return json(playlistPage(url.searchParams.get('pageToken')));
    case '/transcripts': {
      if (request.headers['x-api-key'] !== 'replay-secret') return json({ message: 'no key' }, 401);
      const isKnown = url.searchParams.get('video') !== 'maruUnplay1';
      return isKnown ? json({ data: { lang: 'ko', segments: providerLines }, lang: 'ko' }) : json({}, 404);
    }
    default:
      return false;
  }
}

const itemOf = (videoId: string, title: string) => ({
  snippet: { title, resourceId: { kind: 'youtube#video', videoId } },
});

const playlistPage = (pageToken: string | null) =>
  pageToken === null
    ? {
        nextPageToken: 'second',
        items: [itemOf('maruReplay1', '쇼츠 대본 쓰는 순서'), itemOf('maruPrivat1', 'Private video')],
      }
    : { items: [itemOf('maruChapter', '챕터가 있는 영상'), itemOf('maruReplay1', '같은 영상이 다시')] };
