import { sources, type SourceId } from '#contract/sources/index.ts';
import { playlistUrl, readPlaylist } from '#contract/sources/playlist.ts';
import type { FoundLink } from './add-link.ts';

/** What is typed into the dialog of one source: every address must be one of its own; a playlist is YouTube's. */
export function readLinksOf(source: SourceId, typed: string): FoundLink[] | null {
  const pieces = typed.trim().split(/\s+/).filter(Boolean);
  const list = source === 'youtube' && pieces.length === 1 ? readPlaylist(typed) : null;
  if (list) return [{ source, link: { id: null, url: playlistUrl(list) } }];
  const verdicts = pieces.map((piece) => sources[source].readLink(piece));
  const links = verdicts.flatMap((verdict) => (verdict.ok ? [{ source, link: verdict.value }] : []));
  return links.length > 0 && links.length === verdicts.length ? links : null;
}
