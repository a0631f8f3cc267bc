import { PLAYLIST_VIDEOS, type Playlist } from '#contract/sources/playlist.ts';
import { isVideoId } from '#contract/sources/youtube.ts';
import type { Config } from '../../platform/config.ts';
import type { GuardedFetch } from '../../platform/web/guarded-fetch.ts';
import { SourceFailure } from '../reading.ts';
import type { Ask } from './reach.ts';
import { refuseStatus } from './refuse-status.ts';
import { CONSENT, findObject } from './strategies.ts';

type Video = Playlist['videos'][number];
interface Asking {
  ask: Ask;
  askOut: GuardedFetch;
  config: Pick<Config['youtube'], 'api'>;
}

const PER_PAGE = 50;
const MOST_PAGES = 3;
const HIDDEN = /^(?:Private|Deleted) video$/;

/** The videos of a playlist: by the Data API where there is a key, else by the playlist's page. Throws SourceFailure. */
export async function fetchPlaylist(listId: string, asking: Asking): Promise<Playlist> {
  const { api } = asking.config;
  const { title, videos } = api ? await byApi(listId, api, asking.askOut) : await byPage(listId, asking.ask);
  const seen = new Set<string>();
  const shown = videos.filter(({ videoId, title: name }) => {
    if (!isVideoId(videoId) || HIDDEN.test(name) || seen.has(videoId)) return false;
    seen.add(videoId);
    return true;
  });
  if (shown.length === 0) throw new SourceFailure('nothing-readable', { detail: 'a playlist without videos' });
  return { title, videos: shown.slice(0, PLAYLIST_VIDEOS), isCut: shown.length > PLAYLIST_VIDEOS };
}

interface Items {
  nextPageToken?: string;
  items?: { snippet?: { title?: string; resourceId?: { videoId?: string } } }[];
}

async function byApi(listId: string, api: NonNullable<Config['youtube']['api']>, askOut: GuardedFetch) {
  const ask = async (path: string, query: Record<string, string>): Promise<Items> => {
    const parameters = new URLSearchParams({ part: 'snippet', key: api.key, ...query });
    const answer = await askOut(`${api.baseUrl}/${path}?${parameters}`, { types: ['application/json'] });
    if (answer.status === 404) throw new SourceFailure('not-found');
    refuseStatus(answer);
    return JSON.parse(answer.body.toString('utf8')) as Items;
  };
  const videos: Video[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < MOST_PAGES && videos.length <= PLAYLIST_VIDEOS; page++) {
    const found = await ask('playlistItems', {
      playlistId: listId,
      maxResults: String(PER_PAGE),
      ...(pageToken && { pageToken }),
    });
    for (const { snippet } of found.items ?? [])
      videos.push({ videoId: snippet?.resourceId?.videoId ?? '', title: snippet?.title ?? '' });
    pageToken = found.nextPageToken;
    if (!pageToken) break;
  }
  const about = await ask('playlists', { id: listId });
  return { title: about.items?.[0]?.snippet?.title ?? '', videos };
}

/** The page's own data, in the layouts that are about: a renderer a row, and the newer view models. */
async function byPage(listId: string, ask: Ask): Promise<{ title: string; videos: Video[] }> {
  const page = await ask(`/playlist?list=${listId}&hl=en`, { types: ['text/html'], headers: CONSENT });
  if (page.status === 404) throw new SourceFailure('not-found');
  refuseStatus(page);
  const json = findObject(page.body.toString('utf8'), /ytInitialData\s*=\s*/);
  if (!json) throw new SourceFailure('blocked', { detail: 'no data in the page of the playlist' });
  const videos: Video[] = [];
  let title = '';
  walk(JSON.parse(json) as unknown, (key, value) => {
    if (key === 'playlistMetadataRenderer') title ||= textAt(value, ['title']);
    if (key === 'playlistVideoRenderer')
      videos.push({
        videoId: textAt(value, ['videoId']),
        title: textAt(value, ['title', 'runs', '0', 'text']) || textAt(value, ['title', 'simpleText']),
      });
    if (key === 'lockupViewModel' && textAt(value, ['contentType']).endsWith('_VIDEO'))
      videos.push({
        videoId: textAt(value, ['contentId']),
        title: textAt(value, ['metadata', 'lockupMetadataViewModel', 'title', 'content']),
      });
  });
  return { title, videos };
}

function walk(root: unknown, visit: (key: string, value: unknown) => void): void {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (value === null || typeof value !== 'object') continue;
    const entries = Object.entries(value);
    for (const [key, inner] of entries) visit(key, inner);
    for (const [, inner] of entries.toReversed()) waiting.push(inner);
  }
}

function textAt(value: unknown, path: readonly string[]): string {
  const found = path.reduce<unknown>(
    (inner, key) => (inner !== null && typeof inner === 'object' ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  );
  return typeof found === 'string' ? found : '';
}
