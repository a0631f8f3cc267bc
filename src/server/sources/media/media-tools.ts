import type { MediaAbilities } from '#contract/ai/ai-settings.schema.ts';
import { createListener, type Listener } from '../../ai/speech.ts';
import type { Viewer } from '../../ai/vision.ts';
import type { Config } from '../../platform/config.ts';
import type { Log } from '../../platform/log.ts';
import { createPageDrawer, type PageDrawer } from '../documents/page-drawer.ts';
import { findPrograms } from '../programs/find-programs.ts';
import { createTurns } from '../programs/turns.ts';
import { createRecordings, type Recordings } from './recordings.ts';
import { createPictureReader, type PictureReader } from './tesseract.ts';

/** What makes text of pictures, sound and film; null for what this machine and its configuration do not have. */
export interface MediaTools {
  /** The programs of this machine, looked for once. */
  programs: () => Promise<{ reader: PictureReader | null; recordings: Recordings | null }>;
  /** A model that reads pictures. */
  viewer: Viewer | null;
  /** A service that writes speech down. */
  listener: Listener | null;
  pages: PageDrawer;
}

/** What these tools can make text of now. */
export async function abilitiesOf({ programs, viewer, listener }: MediaTools): Promise<MediaAbilities> {
  const { reader, recordings } = await programs();
  return {
    pictures: reader ? 'program' : viewer ? 'model' : null,
    recordings: recordings !== null,
    speech: listener !== null,
  };
}

/** The model is asked for at each reading: an administrator may have set another one. */
export function openMediaTools(config: Pick<Config, 'media'>, log: Log, viewerNow: () => Viewer | null): MediaTools {
  const found = findPrograms(config.media, log).then((programs) => ({
    reader: oneByOne(createPictureReader(programs)),
    recordings: createRecordings(programs),
  }));
  return {
    programs: () => found,
    get viewer() {
      return viewerNow();
    },
    listener: config.media.speech && createListener(config.media.speech),
    pages: createPageDrawer(),
  };
}

/** It takes a whole core for seconds. */
function oneByOne(reader: PictureReader | null): PictureReader | null {
  if (!reader) return null;
  const turns = createTurns(1);
  return { read: (png, as, signal) => turns(() => reader.read(png, as, signal)) };
}
