import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasCorpus } from '../../../../tests/replay/youtube.ts';
import { startReplay, type Replay } from '../../../../tests/replay/replay-server.ts';
import { createGuardedFetch } from '../../platform/web/guarded-fetch.ts';
import { SourceFailure, type Facts } from '../reading.ts';
import { pickTrack } from './player.ts';
import { findObject, type Ask } from './strategies.ts';
import { readTimedText } from './timed-text.ts';
import { fetchTranscript } from './transcript.ts';

let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
});
afterAll(() => replay.close());

async function read(videoId: string, options: { order?: string[]; languages?: string[] } = {}) {
  const fetch = createGuardedFetch([replay.host]);
  const ask: Ask = (path, asked) => fetch(replay.url + path, asked);
  const learnt: Facts[] = [];
  const all = {
    order: [],
    signal: new AbortController().signal,
    learn: (facts: Facts) => void learnt.push(facts),
    ...options,
  };
  try {
    const { language, strategy, segments } = await fetchTranscript(videoId, ask, all);
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

  it('that gate the only wanted language need a token', async () => {
    expect((await read('pot0123456b', { languages: ['en'] })).outcome).toBe('po-token-required');
  });
});

describe('the strategies', () => {
  it.each(['innertube-android', 'innertube-ios', 'watch-page'])('read the captions by %s alone', async (strategy) => {
    const found = await read('maruReplay1', { order: [strategy] });
    expect(found).toMatchObject({ outcome: 'ko', strategy });
    expect(found.segments).toHaveLength(24);
    expect(found.segments[3]).toEqual({
      start: 11.2,
      end: 16.4,
      text: '훅은 첫 3초 안에 시청자에게 질문을 던지는 문장이에요.',
    });
  });

  it('say yes to cookies before the watch page asks', async () => {
    expect((await read('maruConsent', { order: ['watch-page'] })).outcome).toBe('ko');
  });

  it('go on with the next when one does not answer', async () => {
    replay.change('/youtubei/v1/player', '<p>out of order</p>');
    const found = await read('maruReplay1');
    expect(found).toMatchObject({ outcome: 'ko', strategy: 'watch-page' });
  });

  it('fall back to the oldest format of captions', async () => {
    const found = await read('maruOldXml1', { order: ['watch-page'] });
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

describe('the choice of a track', () => {
  const track = (languageCode: string, kind?: string) => ({ baseUrl: '/x', languageCode, ...(kind && { kind }) });
  it.each([
    ['Korean by people first', [track('en'), track('ko', 'asr'), track('ko')], { languageCode: 'ko' }],
    [
      'Korean by machine before English by people',
      [track('en'), track('ko', 'asr')],
      { languageCode: 'ko', kind: 'asr' },
    ],
    [
      'English by people before English by machine',
      [track('en', 'asr'), track('en-GB'), track('ja')],
      { languageCode: 'en-GB' },
    ],
    ['any by people before any by machine', [track('fr', 'asr'), track('ja')], { languageCode: 'ja' }],
  ])('is %s', (_name, tracks, expected) => {
    expect(pickTrack(tracks)).toMatchObject(expected);
  });
});

describe('the player answer in a watch page', () => {
  it('ends where its braces end, also with braces and quotes inside of texts', () => {
    const html = 'var ytInitialPlayerResponse = {"a":{"b":"} \\" {"},"c":1};var next = {};';
    expect(findObject(html, /ytInitialPlayerResponse\s*=\s*/)).toBe('{"a":{"b":"} \\" {"},"c":1}');
    expect(findObject('var ytInitialPlayerResponse = {"a":', /ytInitialPlayerResponse\s*=\s*/)).toBeNull();
  });
});
