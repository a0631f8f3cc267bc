import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { API_KEY, PROVIDER_HEADER } from '../../../../tests/replay/youtube-services.ts';
import { corpus, hasCorpus } from '../../../../tests/replay/youtube.ts';
import { startReplay, type Replay } from '../../../../tests/replay/replay-server.ts';
import { readConfig } from '../../platform/config.ts';
import { createGuardedFetch } from '../../platform/web/guarded-fetch.ts';
import { SourceFailure, type Facts } from '../reading.ts';
import { askDataApi, secondsOf } from './data-api.ts';
import type { Ask } from './reach.ts';
import { readProviderSegments } from './provider.ts';
import { findObject } from './strategies.ts';
import { readTimedText } from '#contract/sources/captions/timed-text.ts';
import { fetchTranscript } from './transcript.ts';

let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
});
afterAll(() => replay.close());

async function read(
  videoId: string,
  env: Record<string, string> = {},
  limits?: { strategy: number; transcript: number },
) {
  const fetch = createGuardedFetch([replay.host]);
  const config = readConfig({ ...replay.env, ...env }).youtube;
  const ask: Ask = (path, asked) => fetch(replay.url + path, asked);
  const learnt: Facts[] = [];
  const reach = { ask, askOut: fetch, config, learn: (facts: Facts) => void learnt.push(facts) };
  try {
    const { language, strategy, segments } = await fetchTranscript(
      videoId,
      reach,
      new AbortController().signal,
      limits,
    );
    return { outcome: language, strategy, segments, learnt };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    return { outcome: error.problem, strategy: null, segments: [], learnt };
  }
}

describe.skipIf(!hasCorpus)('the recorded answers of YouTube', () => {
  it.each([
    ['ok0123456ab', 'ko'],
    ['pot0123456b', 'ko'],
    ['cons123456b', 'ko'],
    ['empty12345b', 'po-token-required'],
    ['dis0123456b', 'no-captions'],
    ['age0123456b', 'age-restricted'],
    ['bot0123456b', 'blocked'],
    ['gone123456b', 'video-unavailable'],
    ['unpl123456b', 'unplayable'],
    ['rate123456b', 'rate-limited'],
  ])('of %s come to %s', async (videoId, outcome) => {
    expect((await read(videoId)).outcome).toBe(outcome);
  });

  it('that gate the captions of people give those of the machine in the same language', async () => {
    expect((await read('pot0123456b', { YOUTUBE_LANGUAGES: 'en' })).outcome).toBe('en');
  });

  it.each([
    ['youtube.html, whose every track is gated', 'page123456b', 'po-token-required'],
    ['youtube_consent_page.html, once it was said yes to', 'cons123456b', 'ko'],
    ['youtube_too_many_requests.html', 'rate123456b', 'rate-limited'],
  ])('of the watch page: %s', async (_name, videoId, outcome) => {
    const { learnt, ...found } = await read(videoId, { YOUTUBE_STRATEGIES: 'watch-page' });
    expect(found.outcome).toBe(outcome);
    if (videoId === 'page123456b') expect(learnt[0]).toMatchObject({ title: 'Surface Go Review - It’s Awesome' });
  });

  it('of captions: transcript.xml, without its empty line', async () => {
    const { segments } = await read('xml0123456b');
    expect(segments).toEqual([
      { start: 0, end: 1.54, text: 'Hey, this is just a test' },
      { start: 1.54, end: 5.7, text: 'this is not the original transcript' },
      { start: 5.7, end: 8.939, text: 'just something shorter, I made up for testing' },
    ]);
  });

  it('are all asked for: no file of the corpus is left out', () => {
    const source = readFileSync(new URL('../../../../tests/replay/youtube.ts', import.meta.url), 'utf8');
    const files = readdirSync(corpus).filter((name) => name !== 'LICENSE');
    expect(files.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
  });
});

describe('the strategies', () => {
  it('of clients that are configured are asked like the others', async () => {
    const env = { YOUTUBE_CLIENTS: '{"tv":{"name":"TVHTML5"}}', YOUTUBE_STRATEGIES: 'innertube-tv' };
    expect(await read('maruNoCaps1', env)).toMatchObject({ outcome: 'no-captions' });
  });

  it.each(['innertube-android', 'innertube-ios', 'watch-page'])('read the captions by %s alone', async (strategy) => {
    const found = await read('maruReplay1', { YOUTUBE_STRATEGIES: strategy });
    expect(found).toMatchObject({ outcome: 'ko', strategy });
    expect(found.segments).toHaveLength(24);
    expect(found.segments[3]).toEqual({
      start: 11.2,
      end: 16.4,
      text: '훅은 첫 3초 안에 시청자에게 질문을 던지는 문장이에요.',
    });
  });

  it('say yes to cookies before the watch page asks', async () => {
    expect((await read('maruConsent', { YOUTUBE_STRATEGIES: 'watch-page' })).outcome).toBe('ko');
  });

  it('fall back to the oldest format of captions', async () => {
    const found = await read('maruOldXml1', { YOUTUBE_STRATEGIES: 'watch-page' });
    expect(found.segments.map((segment) => segment.text)).toEqual([
      '오래된 형식의 자막도 읽습니다.',
      '따옴표 "둘"과 기울임이 있습니다.',
    ]);
  });
});

describe('timed text', () => {
  it.each([
    [
      'json3',
      '{"events":[{"tStartMs":1500,"dDurationMs":500,"segs":[{"utf8":"하나 "},{"utf8":"둘"}]},{"tStartMs":2000,"aAppend":1,"segs":[{"utf8":"\\n"}]}]}',
    ],
    [
      'srv3',
      '<?xml version="1.0"?><timedtext format="3"><body><p t="1500" d="500"><s>하나</s><s t="200"> 둘</s></p><p t="2000" d="10"></p></body></timedtext>',
    ],
    ['srv3 with the duration first', '<timedtext><body><p d="500" t="1500">하나 둘</p></body></timedtext>'],
    ['the old XML', '<transcript><text start="1.5" dur="0.5">하나 &lt;b&gt;둘&lt;/b&gt;</text></transcript>'],
  ])('is read from %s', (_format, body) => {
    expect(readTimedText(body)).toEqual([{ start: 1.5, end: 2, text: '하나 둘' }]);
  });

  it.each(['', 'nonsense', '{"events":', '{"events":7}', '<html></html>', '{}'])('is empty for %j', (body) => {
    expect(readTimedText(body)).toEqual([]);
  });
});

describe('the services that an operator may add', () => {
  const provider = () => ({
    YOUTUBE_TRANSCRIPT_URL: `${replay.url}/transcripts?video={videoId}&lang={language}`,
    YOUTUBE_TRANSCRIPT_HEADER: PROVIDER_HEADER,
    YOUTUBE_TRANSCRIPT_PATH: 'data.segments',
    YOUTUBE_TRANSCRIPT_UNIT: 'ms',
  });

  it.each(['maruNoCaps1', 'maruAgeWall', 'maruToken01', 'maruTooMany'])(
    'give the words of %s, which YouTube does not',
    async (videoId) => {
      const found = await read(videoId, provider());
      expect(found).toMatchObject({ outcome: 'ko', strategy: 'provider' });
      expect(found.segments).toEqual([
        { start: 1.5, end: 5.5, text: '제공자가 들은 말입니다.' },
        { start: 6, end: 36, text: '원두는 이 주 안에 씁니다.' },
      ]);
    },
  );

  it.each([
    ['maruReplay1', 'innertube-android'],
    ['maruPrivat1', null],
    ['maruGone001', null],
  ])('are not asked for %s', async (videoId, strategy) => {
    const before = replay.requests.length;
    expect((await read(videoId, provider())).strategy).toBe(strategy);
    expect(replay.requests.slice(before)).not.toContain('GET /transcripts');
  });

  it('that do not know either leave the reason of YouTube', async () => {
    expect((await read('maruUnplay1', provider())).outcome).toBe('unplayable');
    expect((await read('maruNoCaps1', { ...provider(), YOUTUBE_TRANSCRIPT_HEADER: 'x-api-key: no' })).outcome).toBe(
      'no-captions',
    );
  });

  it('tell by the Data API what a video is', async () => {
    const fetch = createGuardedFetch([replay.host]);
    const { signal } = new AbortController();
    const ask = (key: string) =>
      askDataApi(
        'maruReplay1',
        readConfig({ YOUTUBE_API_KEY: key, YOUTUBE_API_BASE_URL: `${replay.url}/youtube/v3` }).youtube,
        fetch,
        signal,
      );
    expect(await ask(API_KEY)).toMatchObject({
      title: '제목은 데이터 API에서',
      description: expect.stringContaining('0:20 본론'),
      metadata: { durationSec: 140, channelTitle: '마루 스튜디오' },
    });
    expect(await ask('wrong')).toEqual({});
  });

  it.each([
    ['PT1H2M3S', 3_723],
    ['PT45S', 45],
    ['P1DT1S', 86_401],
    ['P0D', null],
    ['an hour', null],
  ])('the length %s is %s seconds', (told, seconds) => {
    expect(secondsOf(told)).toBe(seconds);
  });

  it.each([
    ['seconds as text', [{ text: '가', start: '1.5', dur: '2' }], 1, [{ start: 1.5, end: 3.5, text: '가' }]],
    [
      'beginnings alone',
      [
        { content: '가', offset: 0 },
        { content: '나', offset: 4 },
      ],
      1,
      [
        { start: 0, end: 4, text: '가' },
        { start: 4, end: 9, text: '나' },
      ],
    ],
    ['ends', [{ snippet: '가', startMs: 500, endMs: 900 }], 1_000, [{ start: 0.5, end: 0.9, text: '가' }]],
    ['lines without words or times', [{ text: ' ', start: 1 }, { text: '가' }, null, 7], 1, []],
    ['no list', { text: '가' }, 1, []],
  ])('timed lines are read from %s', (_name, list, unitsPerSec, segments) => {
    expect(readProviderSegments(list, unitsPerSec)).toEqual(segments);
  });
});

describe('the player answer in a watch page', () => {
  it('ends where its braces end, also with braces and quotes inside of texts', () => {
    const html = 'var ytInitialPlayerResponse = {"a":{"b":"} \\" {"},"c":1};var next = {};';
    expect(findObject(html, /ytInitialPlayerResponse\s*=\s*/)).toBe('{"a":{"b":"} \\" {"},"c":1}');
    expect(findObject('var ytInitialPlayerResponse = {"a":', /ytInitialPlayerResponse\s*=\s*/)).toBeNull();
  });
});

describe('the strategies, when the player is out of order', () => {
  it('go on with the next when one does not answer', async () => {
    replay.change('/youtubei/v1/player', '<p>out of order</p>');
    const found = await read('maruReplay1');
    expect(found).toMatchObject({ outcome: 'ko', strategy: 'watch-page' });
  });
});
