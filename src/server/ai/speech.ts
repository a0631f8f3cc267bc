import { fetch, FormData } from 'undici';
import { isRecord } from '#contract/base/is-record.ts';
import type { Config } from '../platform/config.ts';
import { AiFault, faultOfAnswer, toAiFault } from './ai-fault.ts';

/** What somebody says, in seconds from the beginning of what was heard. */
export interface Utterance {
  start: number;
  end: number;
  text: string;
}

export interface Heard {
  /** As the service calls it; null when it does not say. */
  language: string | null;
  /** False where the service tells only the words: their seconds are those of all that was heard, or zero. */
  isTimed: boolean;
  utterances: Utterance[];
}

export interface Listener {
  /** Throws AiFault. */
  listen: (sound: { bytes: Uint8Array; name: string; mimeType: string }, signal: AbortSignal) => Promise<Heard>;
}

/** What the services take at once. */
export const SOUND_BYTES = 25 * 1024 * 1024;
const ANSWER_BYTES = 8 * 1024 * 1024;
const CALL_MS = 5 * 60_000;

/** Speech to text by a service that speaks OpenAI's /audio/transcriptions; its key goes to the configured host only. */
export function createListener(settings: NonNullable<Config['media']['speech']>): Listener {
  return {
    async listen(sound, signal) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]);
      try {
        const timed = await send(settings, sound, 'verbose_json', limit);
        // Some models know no seconds and refuse to be asked for them.
        const answer = timed.status === 400 ? await send(settings, sound, 'json', limit) : timed;
        if (answer.status !== 200) throw faultOfAnswer(answer.status, answer.text, new Headers());
        return readHeard(JSON.parse(answer.text) as unknown);
      } catch (error) {
        signal.throwIfAborted();
        throw toAiFault(error, limit);
      }
    },
  };
}

async function send(
  { baseUrl, model, apiKey }: NonNullable<Config['media']['speech']>,
  { bytes, name, mimeType }: { bytes: Uint8Array; name: string; mimeType: string },
  form: 'verbose_json' | 'json',
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)], { type: mimeType }), name);
  body.set('model', model);
  body.set('response_format', form);
  if (form === 'verbose_json') body.set('timestamp_granularities[]', 'segment');
  const response = await fetch(`${baseUrl}/audio/transcriptions`, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal,
    ...(apiKey !== null && { headers: { authorization: `Bearer ${apiKey}` } }),
  });
  let length = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body ?? []) {
    const piece = chunk as Uint8Array;
    length += piece.byteLength;
    if (length > ANSWER_BYTES) throw new AiFault('provider-error', { cause: new Error('transcript too large') });
    chunks.push(piece);
  }
  return { status: response.status, text: Buffer.concat(chunks).toString('utf8') };
}

/** Beyond both, the service itself doubts that anybody spoke: such words are made up. */
const SILENCE = { noSpeech: 0.6, logProbability: -1 } as const;

/** Nothing of the answer is believed to have the shape that it should. */
export function readHeard(answer: unknown): Heard {
  const { language, segments, text } = isRecord(answer) ? answer : {};
  const told = typeof language === 'string' ? languageTag(language) : null;
  if (Array.isArray(segments)) return { language: told, isTimed: true, utterances: segments.flatMap(readUtterance) };
  const words = typeof text === 'string' ? text.trim() : '';
  return { language: told, isTimed: false, utterances: words === '' ? [] : [{ start: 0, end: 0, text: words }] };
}

const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function readUtterance(segment: unknown): Utterance[] {
  const { start, end, text, no_speech_prob: silence, avg_logprob: sureness } = isRecord(segment) ? segment : {};
  if (typeof text !== 'string' || text.trim() === '' || !isSeconds(start)) return [];
  const isSilence = isSeconds(silence) && silence > SILENCE.noSpeech && Number(sureness ?? 0) < SILENCE.logProbability;
  if (isSilence) return [];
  return [{ start, end: isSeconds(end) && end > start ? end : start, text: text.trim() }];
}

/** Whisper calls languages by their English names. */
const NAMES: Record<string, string> = {
  korean: 'ko',
  english: 'en',
  japanese: 'ja',
  chinese: 'zh',
  spanish: 'es',
  french: 'fr',
  german: 'de',
  vietnamese: 'vi',
  thai: 'th',
  indonesian: 'id',
  russian: 'ru',
  portuguese: 'pt',
};
function languageTag(told: string): string | null {
  const lower = told.toLowerCase();
  if (/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(lower)) return lower;
  return NAMES[lower] ?? null;
}
