import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { playlistPage } from './youtube-playlist.ts';
import { answerYoutubeServices } from './youtube-services.ts';

const own = (name: string): string => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
export const corpus = new URL('../../../shared/corpora/youtube/', import.meta.url);

/** Recorded answers of the corpora beside the repository are there on machines that have them. */
export const hasCorpus = existsSync(corpus);
const recorded = (name: string): string => readFileSync(new URL(name, corpus), 'utf8');

const wall = (status: string, reason: string): string =>
  JSON.stringify({
    playabilityStatus: { status, reason },
    videoDetails: { title: '막힌 영상', author: '마루 스튜디오', lengthSeconds: '60' },
  });

/** What each made-up video does, written by us: the first is a whole Korean video with captions. */
export const videos = {
  maruReplay1: 'captions',
  maruChapter: 'chapters',
  maruMarkers: 'markers',
  maruMarkAut: 'auto-markers',
  maruNoCaps1: 'no-captions',
  maruAgeWall: 'age',
  maruBotWall: 'bot',
  maruGone001: 'gone',
  maruPrivat1: 'private',
  maruUnplay1: 'unplayable',
  maruTooMany: 'too-many',
  maruToken01: 'token',
  maruEmpty01: 'empty',
  maruLive001: 'upcoming',
  maruOldXml1: 'xml',
  maruConsent: 'consent',
  // Recorded: see the corpora's own licence.
  ok0123456ab: 'recorded-ok',
  pot0123456b: 'recorded-token',
  empty12345b: 'recorded-empty',
  dis0123456b: 'recorded-disabled',
  age0123456b: 'age',
  bot0123456b: 'recorded-bot',
  gone123456b: 'recorded-gone',
  unpl123456b: 'unplayable',
  rate123456b: 'recorded-rate',
  cons123456b: 'recorded-consent',
  page123456b: 'recorded-page',
  xml0123456b: 'recorded-xml',
} as const;
type Scenario = (typeof videos)[keyof typeof videos];

/** As creators write them: words, chapters, and more words than a card shows. */
export const DESCRIPTION = [
  '쇼츠 대본을 쓰는 순서를 이야기합니다.',
  '',
  '0:00 인사',
  '0:11 훅',
  '00:34 근거 - 숫자와 사례',
  '1:10 행동 유도',
  '',
  '다음 영상에서는 편집을 다룹니다. '.repeat(40).trim(),
  '문의: hello@maru.example',
].join('\n');

const ofVideo = (json: string, id: string): string =>
  json.replaceAll('VIDEO_ID', id).replaceAll('v=GJLlxj_dtq8', `v=${id}`);

function playerAnswer(scenario: Scenario, id: string): string {
  switch (scenario) {
    case 'no-captions':
      return ofVideo(JSON.stringify({ ...JSON.parse(own('player.json')), captions: undefined }), id);
    case 'chapters': {
      const player = JSON.parse(own('player.json')) as { videoDetails: object };
      const videoDetails = { ...player.videoDetails, shortDescription: DESCRIPTION };
      return ofVideo(JSON.stringify({ ...player, videoDetails }), id);
    }
    case 'token':
      return ofVideo(own('player.json'), id).replaceAll('/api/timedtext?', '/api/timedtext?exp=xpe&');
    case 'age':
      return wall('LOGIN_REQUIRED', 'Sign in to confirm your age');
    case 'bot':
      return wall('LOGIN_REQUIRED', 'Sign in to confirm you’re not a bot');
    case 'gone':
      return JSON.stringify({ playabilityStatus: { status: 'ERROR', reason: 'This video is unavailable' } });
    case 'private':
      return wall('LOGIN_REQUIRED', 'This is a private video. Please sign in to verify that you may see it.');
    case 'unplayable':
      return wall('UNPLAYABLE', 'This video is not available');
    case 'upcoming':
      return wall('LIVE_STREAM_OFFLINE', 'This live event will begin in 3 hours.');
    case 'recorded-ok':
    case 'recorded-empty':
    case 'recorded-xml':
    case 'recorded-page':
    case 'recorded-consent':
      return ofVideo(recorded('youtube.innertube.json'), id);
    case 'recorded-token':
      return ofVideo(recorded('youtube_po_token_required.innertube.json'), id);
    case 'recorded-disabled':
      return recorded('youtube_transcripts_disabled.innertube.json');
    case 'recorded-bot':
      return recorded('youtube_request_blocked.innertube.json');
    case 'recorded-gone':
      return recorded('youtube_video_unavailable.innertube.json');
    default:
      return ofVideo(own('player.json'), id);
  }
}

const OLD_XML =
  '<?xml version="1.0" encoding="utf-8" ?><transcript><text start="0" dur="1.54">오래된 형식의 자막도 읽습니다.</text>' +
  '<text start="1.54" dur="4.16">따옴표 &amp;quot;둘&amp;quot;과 &lt;i&gt;기울임&lt;/i&gt;이 있습니다.</text></transcript>';
const RECORDED_JSON3 = JSON.stringify({
  events: [
    { tStartMs: 0, dDurationMs: 1540, segs: [{ utf8: 'Hey, this is' }, { utf8: ' just a test', tOffsetMs: 300 }] },
    { tStartMs: 1540, dDurationMs: 10, aAppend: 1, segs: [{ utf8: '\n' }] },
    { tStartMs: 1540, dDurationMs: 4160, segs: [{ utf8: 'this is not the original transcript' }] },
  ],
});

/** What YouTube shows beside a video: chapters of its author and of its own, or of its own alone. */
function besideOf(scenario: Scenario): string {
  const beside = JSON.parse(own('beside.json')) as { engagementPanels: object[] };
  if (scenario === 'markers') return JSON.stringify(beside);
  const auto = beside.engagementPanels.filter((panel) => !JSON.stringify(panel).includes('description-chapters'));
  return JSON.stringify({ ...beside, engagementPanels: auto });
}

function captions(scenario: Scenario, format: string | null): string {
  if (scenario === 'empty' || scenario === 'recorded-empty') return '';
  if (scenario === 'recorded-xml') return recorded('transcript.xml');
  if (scenario === 'xml') return format === null ? OLD_XML : '<html>no such format</html>';
  return scenario.startsWith('recorded') ? RECORDED_JSON3 : own('captions.ko.json');
}

const TOO_MANY =
  '<html><head><title>Sorry...</title></head><body>Our systems have detected unusual traffic.</body></html>';
const tooMany = (scenario: Scenario): string =>
  scenario === 'recorded-rate' ? recorded('youtube_too_many_requests.html') : TOO_MANY;
const CONSENT =
  '<html><body><form action="https://consent.youtube.com/s" method="POST"><input name="v" value="cb"></form></body></html>';

/** Answers as YouTube does below its base address; false for a path that is not YouTube's. `pictureUrl` is the thumbnail. */
export async function answerYoutube(
  url: URL,
  request: IncomingMessage,
  reply: ServerResponse,
  pictureUrl: string,
): Promise<boolean> {
  const send = (body: string, type = 'application/json; charset=UTF-8', status = 200) => {
    reply.writeHead(status, { 'content-type': type }).end(body);
    return true as const;
  };
  const scenarioOf = (id: string | null): Scenario => (id && id in videos ? videos[id as keyof typeof videos] : 'gone');
  const isRateLimited = (scenario: Scenario) => scenario === 'too-many' || scenario === 'recorded-rate';
  const id = url.searchParams.get('v') ?? '';
  switch (url.pathname) {
    case '/youtubei/v1/player': {
      const videoId = (JSON.parse(await text(request)) as { videoId: string }).videoId;
      const scenario = scenarioOf(videoId);
      return isRateLimited(scenario)
        ? send(tooMany(scenario), 'text/html', 429)
        : send(playerAnswer(scenario, videoId));
    }
    case '/youtubei/v1/next': {
      const scenario = scenarioOf((JSON.parse(await text(request)) as { videoId: string }).videoId);
      const isMarked = scenario === 'markers' || scenario === 'auto-markers';
      return isMarked ? send(besideOf(scenario)) : send('{}');
    }
    case '/watch': {
      const scenario = scenarioOf(id);
      if (isRateLimited(scenario)) return send(tooMany(scenario), 'text/html', 429);
      const mayPass = /CONSENT=YES/.test(request.headers.cookie ?? '');
      if (scenario.endsWith('consent') && !mayPass) {
        const isRecorded = scenario.startsWith('recorded');
        return send(isRecorded ? recorded('youtube_consent_page.html') : CONSENT, 'text/html; charset=utf-8');
      }
      if (scenario === 'recorded-page') return send(ofVideo(recorded('youtube.html'), id), 'text/html; charset=utf-8');
      return send(
        `<html><script>var ytInitialPlayerResponse = ${playerAnswer(scenario, id)};var meta = {};</script></html>`,
        'text/html; charset=utf-8',
      );
    }
    case '/playlist':
      return send(playlistPage(url.searchParams.get('list') ?? ''), 'text/html; charset=utf-8');
    case '/clip/UgkxMaruReplayClip01':
      return send(
        `<html><script>var ytInitialPlayerResponse = ${playerAnswer('captions', 'maruReplay1')};</script></html>`,
        'text/html',
      );
    case '/api/timedtext':
      return send(captions(scenarioOf(id), url.searchParams.get('fmt')), 'text/html; charset=UTF-8');
    case '/oembed': {
      const videoId = new URL(url.searchParams.get('url') ?? 'http://none/').searchParams.get('v') ?? '';
      const isGone = scenarioOf(videoId).endsWith('gone');
      if (isGone) return send('Not Found', 'text/plain', 404);
      return send(
        JSON.stringify({
          type: 'video',
          title: '쇼츠 대본 쓰는 순서 세 가지',
          author_name: '마루 스튜디오',
          thumbnail_url: pictureUrl,
        }),
      );
    }
    default:
      return answerYoutubeServices(url, request, send);
  }
}
