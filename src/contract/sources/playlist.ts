import { z } from 'zod';
import { toYoutubeUrl } from './youtube.ts';

/** How many videos of a playlist are put on a board. */
export const PLAYLIST_VIDEOS = 50;

/** In the order of the playlist, each video once; what is private or deleted is left out. `isCut`: there are more. */
export const playlist = z.object({
  title: z.string(),
  videos: z.array(z.object({ videoId: z.string(), title: z.string() })),
  isCut: z.boolean(),
});
export type Playlist = z.infer<typeof playlist>;

const LIST_ID = /^(?:PL|UU|OL|FL|RD)[\w-]{2,60}$/;

/** The id of the playlist that an address shows; null for a video that plays within one, and for everything else. */
export function readPlaylist(typed: string): string | null {
  const url = toYoutubeUrl(typed);
  if (!url || !/^\/(?:playlist|embed\/videoseries)\/?$/.test(url.pathname)) return null;
  const list = url.searchParams.get('list');
  return isPlaylistId(list) ? list : null;
}

/** Lists that a person made, a channel's uploads and YouTube's mixes. */
export const isPlaylistId = (id: unknown): id is string => typeof id === 'string' && LIST_ID.test(id);

/** The address that shows a playlist. */
export const playlistUrl = (listId: string): string => `https://www.youtube.com/playlist?list=${listId}`;
