import { readdir, readFile, writeFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Container } from '../../files/signatures.ts';
import { runProgram, type ProgramLimits } from '../programs/run-program.ts';
import type { Programs } from '../programs/find-programs.ts';
import { SourceFailure } from '../reading.ts';
import { tmpdir } from 'node:os';

/** What is known of a recording before anybody listens to it. */
export interface Probe {
  media: 'audio' | 'video';
  /** Null where the file does not say. */
  durationSec: number | null;
  hasSound: boolean;
}

/** A part of a recording that is small enough to be sent away. */
export interface Piece {
  bytes: Buffer;
  /** Where in the recording it begins. */
  startSec: number;
  durationSec: number;
}

export interface Opened {
  probe: Probe;
  /** A still picture from the beginning; null for sound. */
  still: Buffer | null;
}

/** Of one recording: four hours, in pieces of twenty minutes that weigh about 5 MB each. */
export const RECORDING = { mostSec: 4 * 3_600, pieceSec: 20 * 60 } as const;
const LOOK: ProgramLimits = { memoryMiB: 300, timeMs: 15_000, outputBytes: 1 << 20 };
const DRAW: ProgramLimits = { memoryMiB: 500, timeMs: 20_000, outputBytes: 8 << 20 };
const CUT: ProgramLimits = { memoryMiB: 300, timeMs: 180_000, outputBytes: 1 << 20 };

/** How ffmpeg calls the reader of each container. It is told which to use: it would take a list of addresses for a film. */
const readers: Record<Container, string> = {
  mp3: 'mp3',
  aac: 'aac',
  wav: 'wav',
  ogg: 'ogg',
  flac: 'flac',
  mp4: 'mov',
  matroska: 'matroska',
};
const INPUT = 'recording';
const guarded = (container: Container): string[] => [
  '-protocol_whitelist',
  'file,pipe',
  '-f',
  readers[container],
  '-i',
  INPUT,
];

/** ffmpeg and ffprobe on recordings of strangers, each call in a process behind walls, in a folder that is gone afterwards. */
export interface Recordings {
  /** Throws SourceFailure 'damaged' for what is no recording, 'too-large', 'timeout'. */
  open: (bytes: Uint8Array, container: Container, signal: AbortSignal) => Promise<Opened>;
  /** Its sound in pieces, in order: one voice, for speech; of a longer recording the first four hours. */
  cut: (bytes: Uint8Array, container: Container, durationSec: number | null, signal: AbortSignal) => Promise<Piece[]>;
}

export function createRecordings({ ffmpeg, walls }: Programs): Recordings | null {
  if (!ffmpeg) return null;
  return {
    open: (bytes, container, signal) =>
      inFolder(async (folder) => {
        await writeFile(join(folder, INPUT), bytes, { mode: 0o600 });
        const asked = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', ...guarded(container)];
        const told = await runProgram(walls, { path: ffmpeg.probe, args: asked, folder }, LOOK, signal);
        const probe = readProbe(JSON.parse(told.toString('utf8')));
        const at = Math.min(1, (probe.durationSec ?? 0) / 10);
        const drawn = ['-nostdin', '-v', 'error', '-ss', at.toFixed(3), ...guarded(container)];
        const picture = [...drawn, '-map', '0:v:0', '-frames:v', '1', ...SMALL, '-f', 'image2pipe', '-c:v', 'png', '-'];
        const draw = () => runProgram(walls, { path: ffmpeg.path, args: picture, folder }, DRAW, signal);
        const still = probe.media === 'video' ? await draw().catch(() => null) : null;
        return { probe, still };
      }),
    cut: (bytes, container, durationSec, signal) =>
      inFolder(async (folder) => {
        await writeFile(join(folder, INPUT), bytes, { mode: 0o600 });
        const sound = ['-map', '0:a:0', '-t', String(RECORDING.mostSec), ...SPEECH];
        const parts = ['-f', 'segment', '-segment_time', String(RECORDING.pieceSec), '-reset_timestamps', '1'];
        const args = ['-nostdin', '-v', 'error', ...guarded(container), ...sound, ...parts, 'piece%03d.mp3'];
        await runProgram(walls, { path: ffmpeg.path, args, folder }, CUT, signal);
        const names = (await readdir(folder)).filter((name) => name.startsWith('piece')).toSorted();
        const end = Math.min(durationSec ?? names.length * RECORDING.pieceSec, RECORDING.mostSec);
        return Promise.all(
          names.map(async (name, index) => {
            const startSec = index * RECORDING.pieceSec;
            const pieceSec = Math.max(0, Math.min(RECORDING.pieceSec, end - startSec));
            return { bytes: await readFile(join(folder, name)), startSec, durationSec: pieceSec };
          }),
        );
      }),
  };
}

const SMALL = ['-vf', "scale='min(1280,iw)':-2"];
const SPEECH = [
  '-vn',
  '-sn',
  '-dn',
  '-map_metadata',
  '-1',
  '-ac',
  '1',
  '-ar',
  '16000',
  '-b:a',
  '32k',
  '-c:a',
  'libmp3lame',
];

interface Told {
  format?: { duration?: unknown };
  streams?: { codec_type?: unknown; duration?: unknown; disposition?: { attached_pic?: unknown } }[];
}

/** The cover of a song is no film. */
function readProbe(told: unknown): Probe {
  const { format = {}, streams = [] } = (told ?? {}) as Told;
  const hasSound = streams.some((stream) => stream.codec_type === 'audio');
  const isFilm = streams.some((stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1);
  if (!hasSound && !isFilm) throw new SourceFailure('damaged', { detail: 'neither sound nor film' });
  const seconds = Number(format.duration);
  return {
    media: isFilm ? 'video' : 'audio',
    durationSec: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
    hasSound,
  };
}

/** Works in a folder of its own that is gone afterwards, however the work ends. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'maru-media-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
