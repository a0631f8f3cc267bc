import { WebError } from '../../platform/web/web-error.ts';
import { ofWebError } from '../of-web-error.ts';
import { SourceFailure } from '../reading.ts';
import { fillAddress } from '../youtube/provider.ts';
import { NeedsTime, type StoredBytes, type Target, type Tools } from '../techniques/technique.ts';
import { listenTo, type Listened } from './listen.ts';

const MOST_BYTES = 50 * 1024 * 1024;
const LIMITS = {
  rawBytes: MOST_BYTES,
  decodedBytes: MOST_BYTES,
  headersMs: 60_000,
  idleMs: 15_000,
  totalMs: 180_000,
};
const TYPES = ['audio/*', 'video/*', 'application/octet-stream'];

/** Whether the operator has somebody who gives the sound of videos and posts, and somebody who listens to it. */
export const maySound = ({ config, media }: Tools): boolean =>
  config.media.provider !== null && media.listener !== null;

/**
 * What is said in a video or post, by its sound from the operator's service. Null where nobody gives it, or nothing is said.
 * Throws SourceFailure when the service or the listener fails, and NeedsTime.
 */
export async function listenToProvided(target: Pick<Target, 'url' | 'id'>, tools: Tools): Promise<Listened | null> {
  const { provider } = tools.config.media;
  if (!provider || !tools.media.listener) return null;
  if (!tools.hasTime) throw new NeedsTime();
  const url = fillAddress(provider.url, { url: target.url ?? '', id: target.id ?? '' });
  const sound = await tools
    .fetch(url, { types: TYPES, headers: provider.header, limits: LIMITS, signal: tools.signal })
    .catch((error: unknown) => {
      tools.signal.throwIfAborted();
      if (error instanceof WebError) throw ofWebError(error);
      throw error;
    });
  if (sound.status !== 200) throw new SourceFailure('unreachable', { detail: `sound: status ${sound.status}` });
  const file: StoredBytes = {
    id: null,
    name: 'sound',
    mimeType: sound.type,
    size: sound.body.length,
    read: async () => sound.body,
  };
  const heard = await listenTo(file, tools);
  return heard.wordless === null ? heard : null;
}
