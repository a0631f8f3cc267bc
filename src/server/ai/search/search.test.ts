import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heldPieces } from '../../../../tests/ai-stub/script.ts';
import { startAiStub, type AiStub } from '../../../../tests/ai-stub/start-ai-stub.ts';
import { readConfig } from '../../platform/config.ts';
import { createSearch } from './index.ts';
import type { SearchProvider } from './search-provider.ts';

let stub: AiStub;
beforeAll(async () => void (stub = await startAiStub()));
beforeEach(() => stub.reset());
afterAll(() => stub.close());

const KEY = 'a-key-of-no-worth';
const results = [
  { url: 'https://a.test/1', title: '가', snippet: '가의 글' },
  { url: 'https://b.test/2', title: '나', snippet: '나의 글' },
];
const names = ['perplexity', 'perplexity-search', 'openai', 'searxng', 'brave'] as const;
function open(name: (typeof names)[number], url = stub.url): SearchProvider {
  const { search } = readConfig({
    SEARCH_PROVIDER: name,
    PERPLEXITY_API_KEY: KEY,
    PERPLEXITY_BASE_URL: url,
    OPENAI_API_KEY: KEY,
    OPENAI_SEARCH_BASE_URL: `${url}/v1`,
    SEARXNG_URL: url,
    BRAVE_API_KEY: KEY,
    DATA_DIR: '/nowhere',
  });
  const opened = createSearch({ search: { ...search, brave: { ...search.brave, baseUrl: url } } });
  if (!opened) throw new Error('no search');
  return opened;
}
const never = new AbortController().signal;
async function collect(provider: SearchProvider, signal = never) {
  const pages = new Map<number, { url: string; title: string }>();
  let text = '';
  for await (const piece of provider.search('무슨 일?', signal)) {
    if ('text' in piece) text += piece.text;
    else if ('pages' in piece) for (const { mark, url, title } of piece.pages) pages.set(mark, { url, title });
  }
  return { pages: [...pages.values()], text };
}

describe.each(names)('the search %s', (name) => {
  it('finds pages with their titles, with its key', async () => {
    stub.script(() => ({ results, pieces: [] }));
    const { pages } = await collect(open(name));
    expect(pages).toEqual(results.map(({ url, title }) => ({ url, title })));
    if (name !== 'searxng') expect(JSON.stringify(stub.calls[0]?.headers)).toContain(KEY);
    expect(stub.calls[0]?.text + decodeURIComponent(stub.calls[0]?.path.replaceAll('+', ' ') ?? '')).toContain(
      '무슨 일?',
    );
  });

  it.each([
    [401, 'key-refused'],
    [404, 'wrong-address'],
    [402, 'no-balance'],
    [500, 'provider-error'],
  ])('that answers %i fails with a reason in our words: %s', async (status, problem) => {
    stub.script(() => ({ status, said: 'no' }));
    await expect(collect(open(name))).rejects.toMatchObject({ problem });
  });

  it('tells when it takes questions again', async () => {
    stub.script(() => ({ status: 429, said: 'slow', headers: { 'retry-after': '45' } }));
    await expect(collect(open(name))).rejects.toMatchObject({ problem: 'rate-limited', retryAfterSec: 45 });
  });

  it('says so when nobody listens at the address, and when the time is over', async () => {
    const closed = await startAiStub();
    await closed.close();
    await expect(collect(open(name, closed.url))).rejects.toMatchObject({ problem: 'unreachable' });
    stub.script(() => ({ trouble: 'silence' }));
    await expect(collect(open(name), AbortSignal.timeout(50))).rejects.toMatchObject({ problem: 'timeout' });
  });
});

describe.each(['perplexity', 'openai'] as const)('the search %s, which writes', (name) => {
  it('streams its answer', async () => {
    stub.script(() => ({ results, pieces: ['그렇', '습니다.'] }));
    expect((await collect(open(name))).text).toBe('그렇습니다.');
  });

  it('fails when its stream is cut in the middle', async () => {
    stub.script(() => ({ results, pieces: ['반쪽'], trouble: 'half' }));
    await expect(collect(open(name))).rejects.toMatchObject({ code: 'ai-unavailable' });
  });

  it('closes the call when it is aborted', async () => {
    const pieces = heldPieces();
    stub.script(() => ({ results, pieces }));
    pieces.say('처음');
    const leaving = new AbortController();
    for await (const piece of open(name).search('무슨 일?', leaving.signal)) {
      if (!('text' in piece)) continue;
      leaving.abort();
      break;
    }
    await expect.poll(() => stub.aborted()).toBe(1);
  });
});

describe('the search of OpenAI', () => {
  it('cites by links, which become marks of the pages that it named; other links stay as words', async () => {
    stub.script(() => ({
      results,
      pieces: [
        '하나 ([a.te',
        'st](https://a.test/1?utm_source=openai)), 둘 [b](https://b.test/2).',
        ' 셋 ([x](https://evil.test))',
      ],
    }));
    expect((await collect(open('openai'))).text).toBe('하나 [1], 둘 [2]. 셋 x');
    expect(stub.calls[0]?.body).toMatchObject({ tools: [{ type: 'web_search' }], stream: true, store: false });
  });
});
