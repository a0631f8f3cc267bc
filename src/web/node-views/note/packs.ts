import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { chapterText } from '../../recipes/script-vs-recording/recorded-chapters.ts';
import { hasOtherChapters, putChapters } from '../../recipes/bench/put-chapters.ts';
import { spokenChapters } from '#contract/recipes/description/planned-film.ts';
import { blank } from '#contract/recipes/kinds/outline.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import type { Chapter } from '#contract/sources/chapters.ts';
import type { Editor } from '../../editor/editor.ts';

const PACK = 'description-pack';

const isPack = ({ metadata }: BoardNode): boolean => recipeIn(metadata)?.id === PACK;
const isMadeFrom = ({ metadata }: BoardNode, id: string): boolean =>
  madeFromIn(metadata).some(({ nodeId }) => nodeId === id);

/** The description packs that were made from this script; where none was, all of the board. */
export function packsOf(scriptId: string, { nodes }: Pick<Editor, 'nodes'>): BoardNode[] {
  const packs = Array.from(nodes()).filter(isPack);
  const own = packs.filter((pack) => isMadeFrom(pack, scriptId));
  return own.length > 0 ? own : packs;
}

/** What a pack was made from, by its ids; of other notes nothing. */
export const scriptsOfPack = (pack: Pick<BoardNode, 'metadata'>): string[] =>
  recipeIn(pack.metadata)?.id === PACK ? madeFromIn(pack.metadata).map(({ nodeId }) => nodeId) : [];

/** The times of the finished film that stand below one of these scripts, where the pack has others; else null. */
export function timesForPack(content: string, scripts: readonly (BoardNode | undefined)[]): Chapter[] | null {
  const found = scripts
    .map((script) => (script?.type === 'text' ? spokenChapters(script.content, blank) : null))
    .find((chapters) => chapters !== null);
  return found && hasOtherChapters(content, found) ? found : null;
}

/** Puts the times of the film into the pack; `endSec` null: where it ends is not known. */
export function chaptersIntoPack(pack: BoardNode, chapters: readonly Chapter[], endSec: number | null): BoardChange {
  const made = recipeIn(pack.metadata);
  const values = { ...made?.values, chapters: chapterText(chapters), filmSec: Math.round(endSec ?? 0) };
  return {
    do: 'patch-node',
    id: pack.id,
    patch: {
      content: putChapters(pack.content, chapters, endSec),
      ...(made && { metadata: { recipe: { ...made, values } } }),
    },
  };
}
