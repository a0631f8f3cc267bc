import { z } from 'zod';

/** How many videos of a playlist are put on a board. */
export const PLAYLIST_VIDEOS = 50;

/** In the order of the playlist, each video once; what is private or deleted is left out. `isCut`: there are more. */
export const playlist = z.object({
  title: z.string(),
  videos: z.array(z.object({ videoId: z.string(), title: z.string() })),
  isCut: z.boolean(),
});
export type Playlist = z.infer<typeof playlist>;
