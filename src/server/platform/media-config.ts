import { withoutEnd } from '#contract/base/without-end.ts';
import { readHeader } from './platforms-config.ts';
import { OPENAI_ADDRESS } from './openai-address.ts';

interface MediaEnvironment {
  TESSERACT_PATH: string;
  FFMPEG_PATH: string;
  FFPROBE_PATH: string;
  VISION_MODEL?: string | undefined;
  STT_BASE_URL?: string | undefined;
  STT_MODEL?: string | undefined;
  STT_API_KEY?: string | undefined;
  MEDIA_PROVIDER_URL?: string | undefined;
  MEDIA_PROVIDER_HEADER?: string | undefined;
}

/** Tells the seconds of what it hears. */
const WHISPER = 'whisper-1';

const program = (path: string): string | null => (path === 'none' ? null : path);

/** How pictures, sound and film become text. */
export const toMedia = (env: MediaEnvironment) => ({
  tesseract: program(env.TESSERACT_PATH),
  ffmpeg: program(env.FFMPEG_PATH),
  ffprobe: program(env.FFPROBE_PATH),
  /** The model that reads pictures, or 'none'; null where the environment does not say. */
  namedVision: env.VISION_MODEL ?? null,
  /** Who writes speech down; null where nobody does. */
  speech:
    env.STT_BASE_URL || env.STT_API_KEY
      ? {
          baseUrl: withoutEnd(env.STT_BASE_URL ?? OPENAI_ADDRESS, /\//),
          model: env.STT_MODEL ?? WHISPER,
          apiKey: env.STT_API_KEY ?? null,
        }
      : null,
  /** Who gives the sound of videos and posts; null where nobody does. */
  provider: env.MEDIA_PROVIDER_URL
    ? { url: env.MEDIA_PROVIDER_URL, header: readHeader(env.MEDIA_PROVIDER_HEADER) }
    : null,
});
