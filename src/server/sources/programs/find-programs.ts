import type { Config } from '../../platform/config.ts';
import type { Log } from '../../platform/log.ts';
import { runProgram, type ProgramLimits } from './run-program.ts';

/** Programs of this machine that read what we cannot; null where one is missing. */
export interface Programs {
  /** Reads text in pictures; `languages` as it wants them. */
  tesseract: { path: string; languages: string } | null;
  /** Looks into recordings, cuts and shrinks them: both or neither. */
  ffmpeg: { path: string; probe: string } | null;
  /** The command before a program's own that takes the network from it; empty where this machine does not let us. */
  walls: readonly string[];
}

const LIMITS: ProgramLimits = { memoryMiB: 200, timeMs: 5_000, outputBytes: 1 << 20 };
const WALLS = ['unshare', '--map-root-user', '--net', '--'];
const WANTED = ['kor', 'eng'];

/** Asks each program for its version and languages, once. */
export async function findPrograms(config: Config['media'], log: Log): Promise<Programs> {
  const ask = async (path: string, args: readonly string[], walls: readonly string[] = []): Promise<string | null> => {
    try {
      return (await runProgram(walls, { path, args }, LIMITS, AbortSignal.timeout(LIMITS.timeMs))).toString('utf8');
    } catch {
      return null;
    }
  };
  const walls = (await ask('true', [], WALLS)) === null ? [] : WALLS;
  const [tesseract, ffmpeg] = await Promise.all([findTesseract(config, ask), findFfmpeg(config, ask)]);
  log.info(
    {
      tesseract: tesseract?.version ?? null,
      languages: tesseract?.languages,
      ffmpeg: ffmpeg?.version ?? null,
      hasWalls: walls.length > 0,
    },
    'programs that read pictures and recordings',
  );
  return { tesseract, ffmpeg, walls };
}

type AskProgram = (path: string, args: readonly string[]) => Promise<string | null>;

async function findTesseract({ tesseract: path }: Config['media'], ask: AskProgram) {
  const told = path && (await ask(path, ['--list-langs']));
  if (!path || !told) return null;
  const known = told.split(/\s+/);
  const languages = WANTED.filter((language) => known.includes(language));
  if (languages.length < WANTED.length) return null;
  return { path, languages: languages.join('+'), version: versionIn(await ask(path, ['--version'])) };
}

async function findFfmpeg({ ffmpeg: path, ffprobe: probe }: Config['media'], ask: AskProgram) {
  if (!path || !probe) return null;
  const [told, toldByProbe] = [await ask(path, ['-version']), await ask(probe, ['-version'])];
  return told && toldByProbe ? { path, probe, version: versionIn(told) } : null;
}

const versionIn = (told: string | null): string => /(?<!\d)\d+(?:\.\d+)+/.exec(told ?? '')?.[0] ?? 'unknown';
