import { recogniseLink, sources, type SourceId } from '#contract/sources/index.ts';
import { playlistUrl, readPlaylist } from '#contract/sources/playlist.ts';
import type { FoundLink } from './add-link.ts';

/**
 * What is typed into the dialog of one source: every address must be one of its own; a playlist is YouTube's. Of websites
 * every address is one, so that a video or a post that is typed there is taken for what it is, as when it is pasted. A video
 * must have an id, which the address of a clip has not.
 */
export function readLinksOf(source: SourceId, typed: string): FoundLink[] | null {
  const pieces = typed.trim().split(/\s+/).filter(Boolean);
  const list = source !== 'instagram' && pieces.length === 1 ? readPlaylist(typed) : null;
  if (list) return [{ source: 'youtube', link: { id: null, url: playlistUrl(list) } }];
  const links = pieces.flatMap((piece) => {
    const known = source === 'website' ? recogniseLink(piece) : null;
    if (known) return known;
    const verdict = sources[source].readLink(piece);
    const isOne = verdict.ok && (source !== 'youtube' || verdict.value.id !== null);
    return isOne ? { source, link: verdict.value } : [];
  });
  return links.length > 0 && links.length === pieces.length ? links : null;
}
