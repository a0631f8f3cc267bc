const LENGTHS = { least: 2, most: 5_000 } as const;

interface SourceText {
  passages: { id: string; quote: string }[];
  body: string;
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A source of passages from a word to 5,000 letters, in the shapes that sources have; in each one sentence is cited. */
export function sourceOf(nodeId: string, count: number): SourceText {
  const random = seededRandom(count);
  const between = (least: number, most: number) => Math.round(least * (most / least) ** (random() ** 1.5));
  const quotes: string[] = [];
  const passages = Array.from({ length: count }, (_, i) => {
    const id = `01900000-0000-7000-8000-${String(i).padStart(12, '0')}`;
    const quote = `인용한 ${i}번째 말`;
    quotes.push(quote);
    const rest = between(LENGTHS.least, LENGTHS.most) - quote.length;
    const words = '원두를 고르고 갈아서 천천히 내린다. '.repeat(Math.ceil(Math.max(0, rest) / 20));
    const at = Math.floor(random() * words.length);
    const text = `${words.slice(0, at)}${quote}${words.slice(at)}`;
    return {
      id,
      nodeId,
      text: i % 7 === 3 ? `- ${text.replaceAll('. ', '.\n- ')}` : text,
      heading: i % 9 === 0 ? `${i}번째 대목` : null,
      headings: [],
      page: i % 11 === 0 ? i : null,
      box: null,
      startSec: null,
      endSec: null,
    };
  });
  const view = {
    id: '01900000-0000-7000-8000-ffffffffffff',
    nodeId,
    status: 'ready',
    title: `${count}개 구절`,
    url: null,
    language: 'ko',
    extractionMethod: 'plain-text',
    fetchedAt: '2026-11-01T00:00:00.000Z',
    captions: null,
    chapters: null,
    recording: null,
    altText: null,
    unreadPages: 0,
    wordless: null,
    leftOut: null,
    takes: 'text',
    note: null,
    refresh: null,
    passages,
  };
  return { passages: passages.map(({ id }, i) => ({ id, quote: quotes[i] ?? '' })), body: JSON.stringify(view) };
}
