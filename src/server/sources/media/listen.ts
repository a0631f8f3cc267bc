import type { Wordless } from '#contract/sources/wordless.ts';
import { AiFault } from '../../ai/ai-fault.ts';
import { SOUND_BYTES, type Heard, type Listener } from '../../ai/speech.ts';
import { containerOf, type Container } from '../../files/signatures.ts';
import { languageOf } from '../language.ts';
import { passagesOf, type Draft } from '../passages/passages.ts';
import { timedPassagesOf } from '../passages/timed-passages.ts';
import { SourceFailure, type Facts } from '../reading.ts';
import { NeedsTime, type StoredBytes, type Tools } from '../techniques/technique.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import { RECORDING, type Opened, type Recordings } from './recordings.ts';

/** What a recording is, and what is said in it. */
export interface Listened {
  facts: Facts;
  /** Null: it was heard, and words were found. */
  wordless: Wordless | null;
  /** Only the first hours were listened to. */
  isCut: boolean;
  language: string | null;
  segments: Segment[];
  passages: Draft[];
}

const NOTHING = { isCut: false, language: null, segments: [], passages: [] };

/**
 * Listens to an uploaded recording: in pieces where ffmpeg is there, else whole where it is small enough. Without anybody
 * who listens it answers what it is, and why it has no words. Throws SourceFailure 'damaged' for what is no recording,
 * 'speech-failed' when the service fails, 'speech-refused' when it would fail again, and NeedsTime.
 */
export async function listenTo(file: StoredBytes, tools: Tools): Promise<Listened> {
  const { listener } = tools.media;
  if (listener && !tools.hasTime) throw new NeedsTime();
  const bytes = await file.read();
  const container = containerOf(bytes);
  if (!container) throw new SourceFailure('damaged', { detail: 'no container of a recording' });
  const { recordings } = await tools.media.programs();
  const opened = recordings && (await recordings.open(bytes, container, tools.signal));
  const facts = factsOf(file, opened);
  const because = (wordless: Wordless): Listened => ({ ...NOTHING, facts, wordless });
  if (opened && !opened.probe.hasSound) return because('no-sound');
  if (!listener) return because('no-listener');
  if (!recordings && bytes.length > SOUND_BYTES) return because('too-long');
  await tools.report('listening');
  const durationSec = opened?.probe.durationSec ?? null;
  const heard = await (
    recordings
      ? hearPieces({ recordings, listener }, { bytes, container, durationSec }, tools)
      : hearWhole(listener, file, bytes, tools.signal).then((whole) => [whole])
  ).catch((error: unknown) => {
    // What is known of it is kept, so that it can be played all the same.
    if (error instanceof SourceFailure && ['speech-failed', 'speech-refused', 'no-credits'].includes(error.problem))
      throw new SourceFailure(error.problem, { facts, cause: error, detail: error.message });
    throw error;
  });
  const words = wordsOf(heard);
  if (words.passages.length === 0) return because('no-speech');
  const end = words.segments.at(-1)?.end;
  const known = durationSec === null && end ? { durationSec: end } : {};
  return {
    facts: { ...facts, metadata: { ...facts.metadata, ...known } },
    wordless: null,
    isCut: durationSec !== null && durationSec > RECORDING.mostSec,
    language: heard.find(({ language }) => language !== null)?.language ?? languageOf(null, words.text),
    ...words,
  };
}

function factsOf(file: StoredBytes, opened: Opened | null): Facts {
  const media = opened?.probe.media ?? (file.mimeType.startsWith('video/') ? 'video' : 'audio');
  const durationSec = opened?.probe.durationSec ?? null;
  return {
    picture: opened?.still ?? null,
    metadata: {
      media,
      ...(file.id !== null && { recording: `/api/files/${file.id}` }),
      ...(durationSec !== null && { durationSec }),
    },
  };
}

interface Ears {
  recordings: Recordings;
  listener: Listener;
}

async function hearPieces(
  { recordings, listener }: Ears,
  { bytes, container, durationSec }: { bytes: Buffer; container: Container; durationSec: number | null },
  { signal, report }: Pick<Tools, 'signal' | 'report'>,
): Promise<Heard[]> {
  const pieces = await recordings.cut(bytes, container, durationSec, signal);
  const heard: Heard[] = [];
  for (const { startSec, ...piece } of pieces) {
    const sound = { ...piece, name: 'sound.mp3', mimeType: 'audio/mpeg' };
    const { language, isTimed, utterances } = await hear(listener, sound, signal);
    const moved = utterances.map((one) => ({ ...one, start: one.start + startSec, end: one.end + startSec }));
    heard.push({ language, isTimed, utterances: moved });
    if (pieces.length > 1) await report('listening', heard.length / pieces.length);
  }
  return heard;
}

const hearWhole = (listener: Listener, file: StoredBytes, bytes: Buffer, signal: AbortSignal): Promise<Heard> =>
  hear(listener, { bytes, name: `sound.${endings[file.mimeType] ?? 'mp3'}`, mimeType: file.mimeType }, signal);

/** The service goes by the name. */
const endings: Partial<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'video/mp4': 'mp4',
  'video/quicktime': 'mp4',
  'video/webm': 'webm',
};

async function hear(listener: Listener, sound: Parameters<Listener['listen']>[0], signal: AbortSignal): Promise<Heard> {
  try {
    return await listener.listen(sound, signal);
  } catch (error) {
    if (error instanceof AiFault) {
      const failed = error.isRetryable ? 'speech-failed' : 'speech-refused';
      throw new SourceFailure(error.problem === 'no-credits' ? 'no-credits' : failed, {
        cause: error,
        detail: error.problem,
      });
    }
    throw error;
  }
}

/** Where the service tells no seconds the words stand without any: a guess would be cited as if it were known. */
function wordsOf(heard: readonly Heard[]): { text: string; segments: Segment[]; passages: Draft[] } {
  const utterances = heard.flatMap((one) => one.utterances);
  const text = utterances.map((one) => one.text).join('\n');
  if (heard.every((one) => one.isTimed)) return { text, segments: utterances, passages: timedPassagesOf(utterances) };
  return {
    text,
    segments: [],
    passages: passagesOf(utterances.map((one) => ({ text: one.text, heading: null, page: null }))),
  };
}
