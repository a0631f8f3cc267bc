import { Fault } from '#contract/base/fault.ts';
import { isPlaylistId, type Playlist } from '#contract/sources/playlist.ts';
import { refusals } from '#contract/sources/refusals.ts';
import { problemWords } from '#contract/sources/source-state.ts';
import { WebError } from '../platform/web/web-error.ts';
import type { ReadingDeps } from './readers.ts';
import { SourceFailure } from './reading.ts';
import { fetchPlaylist } from './youtube/playlist.ts';

/** Throws Fault 'not-this-source' for what is no playlist's id, 'nothing-readable' with the reason in words. */
export async function readPlaylist(
  { config, readers }: Pick<ReadingDeps, 'config' | 'readers'>,
  listId: string,
): Promise<Playlist> {
  if (!isPlaylistId(listId)) throw new Fault('not-this-source', refusals.youtube.ko);
  const { baseUrl } = config.youtube;
  try {
    return await fetchPlaylist(listId, {
      ask: (path, options) => readers.fetchYoutube(new URL(path, baseUrl).href, options),
      askOut: readers.fetch,
      config: config.youtube,
    });
  } catch (error) {
    if (!(error instanceof SourceFailure) && !(error instanceof WebError)) throw error;
    throw new Fault('nothing-readable', problemWords[error.problem].ko, { cause: error });
  }
}
