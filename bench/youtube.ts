import { parseHTML } from 'linkedom';
import { readConfig } from '../src/server/platform/config.ts';
import { createGuardedFetch } from '../src/server/platform/web/guarded-fetch.ts';
import { timedPassagesOf } from '../src/server/sources/passages/timed-passages.ts';
import { SourceFailure } from '../src/server/sources/reading.ts';
import { readTranscript } from '../src/server/sources/youtube/subtitles.ts';
import { fetchTranscript } from '../src/server/sources/youtube/transcript.ts';
import { startReplay } from '../tests/replay/replay-server.ts';
import { PROVIDER_HEADER } from '../tests/replay/youtube-services.ts';
import { hasCorpus, videos } from '../tests/replay/youtube.ts';

/**
 * Which strategy alone, and the chain of all, reads which recording; how much of the recording's own words stand in the
 * passages that are kept (counted word by word, by a reader of the formats that shares nothing with the product's); and
 * how long the chain takes, against a server on this machine that answers at once.
 */
const WHOLE = 'all';
const ALONE = ['innertube-android', 'innertube-ios', 'watch-page', 'provider'];
const ROUNDS = 5;

const replay = await startReplay();
const fetch = createGuardedFetch([replay.host]);
const provider = {
  YOUTUBE_TRANSCRIPT_URL: `${replay.url}/transcripts?video={videoId}&lang={language}`,
  YOUTUBE_TRANSCRIPT_HEADER: PROVIDER_HEADER,
  YOUTUBE_TRANSCRIPT_PATH: 'data.segments',
  YOUTUBE_TRANSCRIPT_UNIT: 'ms',
};

async function read(videoId: string, strategy: string) {
  const env = strategy === WHOLE ? {} : { YOUTUBE_STRATEGIES: strategy, ...(strategy === 'provider' && provider) };
  const config = readConfig({ ...replay.env, ...env }).youtube;
  const reach = {
    ask: (path: string, options: Parameters<typeof fetch>[1]) => fetch(replay.url + path, options),
    askOut: fetch,
    config,
    learn: () => undefined,
  };
  try {
    const { segments, language } = await fetchTranscript(videoId, reach, new AbortController().signal);
    return { outcome: language, text: textOf(timedPassagesOf(segments)), isRead: true };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    return { outcome: error.problem, text: '', isRead: false };
  }
}

const textOf = (passages: readonly { text: string }[]): string => passages.map(({ text }) => text).join(' ');
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a caption file: every 'utf8' of json3, or what a browser shows of the old XML. */
function ownWords(body: string): string[] {
  if (!body.trimStart().startsWith('{')) {
    const shown = (html: string) => parseHTML(`<html><body>${html}</body></html>`).document.body.textContent ?? '';
    const lines = [...body.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, escaped = '']) => shown(shown(escaped)));
    return wordsOf(lines.join(' '));
  }
  const said: string[] = [];
  JSON.parse(body, (key, value: unknown) => {
    if (key === 'segs' && Array.isArray(value))
      said.push(value.map((one: { utf8?: string }) => one.utf8 ?? '').join(''));
    return value;
  });
  return wordsOf(said.join(' '));
}

function shareOf(wanted: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  const kept = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return wanted.length === 0 ? 1 : kept.length / wanted.length;
}

async function ownCaptions(videoId: string): Promise<string> {
  const captions = (format: string) => globalThis.fetch(`${replay.url}/api/timedtext?v=${videoId}${format}`);
  const json3 = await (await captions('&fmt=json3')).text();
  return json3.startsWith('<html') ? (await captions('')).text() : json3;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const rows = [];
for (const [videoId, scenario] of Object.entries(videos)) {
  if (scenario.startsWith('recorded') && !hasCorpus) continue;
  const alone: Record<string, string> = {};
  for (const strategy of ALONE) alone[strategy] = (await read(videoId, strategy)).outcome;
  const tookMs: number[] = [];
  let whole = await read(videoId, WHOLE);
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    whole = await read(videoId, WHOLE);
    tookMs.push(performance.now() - started);
  }
  const share = whole.isRead ? shareOf(ownWords(await ownCaptions(videoId)), wordsOf(whole.text)) : null;
  rows.push({ videoId, scenario, ...alone, all: whole.outcome, share, ms: median(tookMs) });
}

/** The same captions as files that people bring. */
const brought = [];
const korean = await ownCaptions('maruReplay1');
const { segments } = readTranscript(korean);
const clock = (sec: number, comma: string) => new Date(sec * 1_000).toISOString().slice(11, 23).replace('.', comma);
const panel = (sec: number) => `${Math.floor(sec / 60)}:${String(Math.floor(sec % 60)).padStart(2, '0')}`;
const forms: Record<string, string> = {
  json3: korean,
  srt: segments.map((s, i) => `${i + 1}\n${clock(s.start, ',')} --> ${clock(s.end, ',')}\n${s.text}\n`).join('\n'),
  vtt: `WEBVTT\n\n${segments.map((s) => `${clock(s.start, '.')} --> ${clock(s.end, '.')} align:start\n<c>${s.text}</c>\n`).join('\n')}`,
  panel: segments.map((s) => `${panel(s.start)}\n${s.text}`).join('\n'),
};
for (const [form, text] of Object.entries(forms)) {
  const started = performance.now();
  const read = readTranscript(text);
  const ms = performance.now() - started;
  const off = read.segments.map((s, i) => Math.abs(s.start - (segments[i]?.start ?? Infinity)));
  const share = shareOf(ownWords(korean), wordsOf(textOf(timedPassagesOf(read.segments))));
  brought.push({ form, share, mostOffSec: Math.max(...off), ms });
}
await replay.close();

const percent = (share: number | null) => (share === null ? '-' : `${(share * 100).toFixed(1)} %`);
const widths = [14, 20, 20, 20, 20, 20, 20, 10, 8];
const line = (cells: string[]) => console.log(cells.map((cell, i) => cell.padEnd(widths[i] ?? 10)).join(''));
console.log(
  '\nWhat each strategy alone, and the chain of all without the provider, comes to: a language, or the reason\n',
);
line(['video', 'recording', ...ALONE, WHOLE, 'words', 'ms']);
for (const row of rows) {
  const alone = row as unknown as Record<string, string>;
  line([
    row.videoId,
    row.scenario,
    ...ALONE.map((strategy) => alone[strategy] ?? ''),
    row.all,
    percent(row.share),
    row.ms.toFixed(1),
  ]);
}
console.log('\nThe captions of maruReplay1 as files that people bring\n');
for (const { form, share, mostOffSec, ms } of brought) {
  console.log(
    `${form.padEnd(8)}${percent(share).padEnd(10)}seconds off at most ${mostOffSec.toFixed(2)}  ${ms.toFixed(1)} ms`,
  );
}
const shares = rows.flatMap(({ share }) => (share === null ? [] : [share]));
console.log(
  JSON.stringify({
    bench: 'youtube',
    hasCorpus,
    recordings: rows.length,
    read: shares.length,
    leastWords: Math.min(...shares),
    leastWordsBrought: Math.min(...brought.map(({ share }) => share)),
    msMedian: median(rows.map(({ ms }) => ms)),
  }),
);
