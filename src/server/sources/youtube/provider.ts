import { SourceFailure } from '../reading.ts';
import { refuseStatus } from './refuse-status.ts';
import type { Strategy } from './reach.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

const START_KEYS = ['start', 'offset', 'start_time', 'startTime', 'tStartMs', 'startMs'];
const END_KEYS = ['end', 'end_time', 'endTime', 'endMs'];
const DURATION_KEYS = ['duration', 'dur', 'dDurationMs', 'durationMs'];
const TEXT_KEYS = ['text', 'content', 'utf8', 'snippet', 'caption'];
/** How long a line lasts of which nothing is told but its beginning, when no other follows. */
const LAST_LINE_SEC = 5;

/** A service that the operator pays for transcripts: one address, one header, one place in the answer. */
export const askProvider: Strategy = async (videoId, { askOut, config }) => {
  const { provider, languages } = config;
  if (!provider) throw new SourceFailure('unreachable', { detail: 'no provider' });
  const fill: Record<string, string> = {
    videoId,
    url: `https://www.youtube.com/watch?v=${videoId}`,
    language: languages.find((language) => language !== 'any') ?? 'ko',
  };
  const url = fillAddress(provider.url, fill);
  const answer = await askOut(url, { types: ['application/json', 'text/plain'], headers: { ...provider.header } });
  if (answer.status === 404) throw new SourceFailure('no-captions', { detail: 'the provider has none' });
  refuseStatus(answer);
  const body = parse(answer.body.toString('utf8'));
  const segments = readProviderSegments(at(body, provider.path), provider.unitsPerSec);
  if (segments.length === 0)
    throw new SourceFailure('no-captions', { detail: 'no words in the answer of the provider' });
  return { segments, language: languageOf(body) ?? fill['language'] ?? 'und', isGenerated: false };
};

/** The address with its {names} filled in; a name that is not known stays. */
export const fillAddress = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : whole,
  );

/** The timed lines of a list under any of the names that such services use; `unitsPerSec` 1000 for milliseconds. */
export function readProviderSegments(list: unknown, unitsPerSec: number): Segment[] {
  if (!Array.isArray(list)) return [];
  const lines = list.flatMap((line: unknown) => {
    const start = numberOf(line, START_KEYS);
    const text = TEXT_KEYS.map((key) => valueOf(line, key)).find((value) => typeof value === 'string');
    if (start === null || typeof text !== 'string' || text.trim() === '') return [];
    return [{ line, start: start / unitsPerSec, text: text.replace(/\s+/g, ' ').trim() }];
  });
  return lines.map(({ line, start, text }, i) => {
    const end = numberOf(line, END_KEYS);
    const duration = numberOf(line, DURATION_KEYS);
    const next = lines[i + 1]?.start ?? start + LAST_LINE_SEC;
    const told = end !== null ? end / unitsPerSec : duration !== null ? start + duration / unitsPerSec : next;
    return { start, end: Math.max(start, told), text };
  });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new SourceFailure('unreachable', { detail: 'the provider answered no JSON', cause });
  }
}

const valueOf = (from: unknown, key: string): unknown =>
  from !== null && typeof from === 'object' && Object.hasOwn(from, key)
    ? (from as Record<string, unknown>)[key]
    : undefined;

/** The value under 'data.0.segments'; the whole for the empty path. */
export const at = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((value: unknown, key) => valueOf(value, key), body);

function numberOf(line: unknown, keys: readonly string[]): number | null {
  const found = keys.map((key) => valueOf(line, key)).find((value) => value !== undefined && value !== null);
  const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

function languageOf(body: unknown): string | null {
  const told = valueOf(body, 'language') ?? valueOf(body, 'lang') ?? valueOf(body, 'languageCode');
  return typeof told === 'string' && /^[a-z]{2,3}(-[\w-]{1,12})?$/i.test(told) ? told : null;
}
