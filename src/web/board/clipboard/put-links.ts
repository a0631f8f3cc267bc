import { contains } from '#contract/board/geometry.ts';
import { rectOf } from '#contract/board/sizes.ts';
import { readPlaylist, type Playlist } from '#contract/sources/playlist.ts';
import { sourcesApi } from '#contract/sources/sources.api.ts';
import { watchUrl } from '#contract/sources/youtube.ts';
import type { Notices } from '../../lib/notices.ts';
import { call, isUnauthorized } from '../../lib/api.ts';
import type { Words } from '../../words/index.ts';
import { addGroupOf } from '../../editor/commands/add-group-of.ts';
import { addLinks, linkNode, type FoundLink } from '../../editor/commands/add-link.ts';
import type { AddOptions } from '../../editor/commands/add-node.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';

interface Here {
  t: Words<'clipboard'>;
  notices: Notices;
  sentenceOf: (error: unknown) => string;
  sayMade: (count: number) => void;
}

/**
 * Puts several links on the board as a laid-out group, or side by side into the group that they are dropped on; of a
 * playlist its videos, under its title. Each is one step.
 */
export async function putLinks(
  editor: BoardEditor,
  here: Here,
  links: readonly FoundLink[],
  options: AddOptions,
): Promise<void> {
  const singles = links.filter(({ link }) => readPlaylist(link.url) === null);
  const lists = links.filter(({ link }) => readPlaylist(link.url) !== null);
  if (singles.length > 0)
    here.sayMade(putTogether(editor, singles, here.t('links', { count: singles.length }), options));
  for (const list of lists) await putPlaylist(editor, here, list, options);
}

async function putPlaylist(
  editor: BoardEditor,
  here: Here,
  { link, note }: FoundLink,
  options: AddOptions,
): Promise<void> {
  const { t, notices, sentenceOf } = here;
  const list = readPlaylist(link.url) ?? '';
  notices.show({ tone: 'told', title: t('playlistReading') });
  let found: Playlist;
  try {
    found = await call(sourcesApi.readPlaylist, { params: { boardId: editor.boardId }, query: { list } });
  } catch (error) {
    if (!isUnauthorized(error)) notices.show({ tone: 'failed', title: t('playlistFailed'), text: sentenceOf(error) });
    return;
  }
  const links = found.videos.map(({ videoId }): FoundLink => ({
    source: 'youtube',
    link: { id: videoId, url: watchUrl(videoId) },
    ...(note && { note }),
  }));
  const count = putTogether(editor, links, found.title || t('playlist'), options);
  const text = found.isCut ? t('playlistCut', { count }) : undefined;
  notices.show({ tone: 'done', title: t('playlistRead', { name: found.title, count }), ...(text && { text }) });
}

function putTogether(editor: BoardEditor, links: readonly FoundLink[], title: string, options: AddOptions): number {
  if (links.length === 1 || isOnGroup(editor, options)) return addLinks(editor, links, options).length;
  const wishes = links.map((found) => linkNode(found, options.language));
  return addGroupOf(editor, wishes, title, options).length;
}

/** What is put there joins a group that is there already. */
export const isOnGroup = (editor: BoardEditor, { at }: Pick<AddOptions, 'at'>): boolean =>
  at !== undefined && Array.from(editor.scene.groups()).some(({ node }) => contains(rectOf(node), at));
