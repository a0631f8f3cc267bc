import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OURS } from '#contract/limits.ts';
import { startReplay, type Replay } from '../../../tests/replay/replay-server.ts';
import { readConfig } from '../platform/config.ts';
import { createGuardedFetch } from '../platform/web/guarded-fetch.ts';
import { STEP_MS } from './step-limits.ts';
import { openTextWorkers } from './workers/text-workers.ts';
import { countAll } from './workers/text-worker.ts';
import { fetchTranscript } from './youtube/transcript.ts';

const { fetch, page, document, documentWall, strategy, transcript, aside, pictures, thread, saving } = STEP_MS;
/** Pictures and tokens are taken at the same time, after the words. */
const after = pictures + saving;

describe('the steps of a reading', () => {
  it.each([
    ['a page with a frame', 2 * (fetch + page) + after],
    ['a document, after another one', 2 * document + after],
    ['a document on a busy machine', documentWall + after],
    ['a linked document', fetch + document + after],
    ['a clip', strategy + transcript + aside + thread + after],
    ['a post', 3 * strategy + after],
    ['a short address of a post', 2 * fetch + after],
  ])('of %s end within the time of the whole, each at its latest', (_what, ms) => {
    expect(ms).toBeLessThanOrEqual(OURS.sourceTimeLimitMs);
  });
});

describe('a step that is late', () => {
  let replay: Replay;
  beforeAll(async () => {
    replay = await startReplay();
  });
  afterAll(() => replay.close());

  it('gives way to the next way to the words of a video', async () => {
    const web = createGuardedFetch([replay.host]);
    const { youtube: config } = readConfig(replay.env);
    let asked = 0;
    const reach = {
      ask: (path: string, options: Parameters<typeof web>[1]) =>
        web(replay.url + (path.includes('/player') && asked++ === 0 ? '/silent' : path), options),
      askOut: web,
      config,
      learn: () => undefined,
    };
    const limits = { strategy: 1_000, transcript: 10_000 };
    const words = await fetchTranscript('maruReplay1', reach, new AbortController().signal, limits);
    expect(words.strategy).toBe('innertube-ios');
    expect(words.segments.length).toBeGreaterThan(5);
  });

  it('is told as such when there is no other way', async () => {
    const web = createGuardedFetch([replay.host]);
    const ask = (_path: string, options: Parameters<typeof web>[1]) => web(`${replay.url}/silent`, options);
    const reach = { ask, askOut: web, config: readConfig(replay.env).youtube, learn: () => undefined };
    const limits = { strategy: 300, transcript: 600 };
    const ending = fetchTranscript('maruReplay1', reach, new AbortController().signal, limits);
    await expect(ending).rejects.toMatchObject({ problem: 'timeout' });
  });

  it('of counting is estimated', async () => {
    const texts = ['촬영은 오전 9시에 시작합니다.', 'The shoot begins at nine.'];
    const counted = await countAll({ texts, limitMs: 10_000 });
    const estimated = await countAll({ texts, limitMs: 0 });
    estimated.forEach((tokens, i) => {
      expect(tokens).toBeGreaterThanOrEqual((counted[i] ?? 0) * 0.7);
      expect(tokens).toBeLessThanOrEqual((counted[i] ?? 0) * 3);
    });
  });

  it('of a comparison ends with nothing found: the next one is made', async () => {
    const workers = openTextWorkers();
    const text = '냉동 채소와 두부, 달걀을 기본으로 담아 두면 버리는 음식이 눈에 띄게 줄어든다.';
    const task = { draft: text, sources: [{ id: 'a', title: '장보기', passages: [{ id: 'a', text }] }] };
    expect(await workers.findClose({ ...task, draft: text.repeat(2_000) }, 1)).toBeNull();
    expect(await workers.findClose(task)).toMatchObject({ findings: [{ rule: 'copied' }] });
    await workers.close();
  });

  it('of a page ends alone: the threads go on with others', async () => {
    const workers = openTextWorkers();
    const given = { typeHeader: 'text/html', url: 'https://page.invalid/' };
    const endless = { ...given, bytes: Buffer.from(`<body>${'<div>'.repeat(100_000)}<p>글`) };
    const late = expect(workers.readPage(endless, AbortSignal.timeout(300))).rejects.toMatchObject({
      problem: 'timeout',
    });
    const text = '<p>다른 글은 그동안에도 읽힙니다. 한 쪽이 늦어도 기다리지 않습니다.</p>'.repeat(5);
    const bytes = Buffer.from(`<title>글</title><body><article>${text}</article>`);
    const article = await workers.readPage({ ...given, bytes }, AbortSignal.timeout(20_000));
    expect(article.blocks.length).toBeGreaterThan(0);
    await late;
    await workers.close();
  });
});
