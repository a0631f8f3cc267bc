import type { ContextShare } from '#contract/chat/chat.schema.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import { costOf, offerOf, type Offered } from './by-depth.ts';
import type { GatheredPassage, GatheredSource } from './gather.ts';
import { createShareOut } from './share-out.ts';

/**
 * A passage with the number under which it is shown to the model, and the source that it came from. The number is its
 * place among all passages of all sources, chosen or not, so that it is the same in every turn while the sources are the
 * same. `said`: only these words of it are shown.
 */
export interface PackedPassage extends GatheredPassage {
  mark: number;
  source: GatheredSource;
  said?: string;
}

/** The words of a passage that answers are made from. */
export const wordsOf = ({ text, said }: Pick<PackedPassage, 'text' | 'said'>): string => said ?? text;

export interface Packed {
  passages: PackedPassage[];
  context: ContextShare[];
}

/** Chooses what goes into the question for so many tokens; the same every time. */
export type Packer = (budgetTokens: number) => Packed;

/**
 * Packs these sources for one question, each with what it offers at its depth; `createShareOut` says what is chosen where not
 * everything fits. Sources and passages keep their order. What the creator says of a source goes in with it.
 */
export function createPacker(sources: readonly GatheredSource[], question: string): Packer {
  const offers = new Map(sources.map((source) => [source, offerOf(source, question)]));
  const shareOut = createShareOut([...offers.values()], question);
  const notes = sources.reduce((sum, source) => sum + noteTokens(source), 0);
  return (budgetTokens) => number(offers, shareOut(budgetTokens - notes));
}

/** The same for one budget. */
export const pack = (sources: readonly GatheredSource[], question: string, budgetTokens: number): Packed =>
  createPacker(sources, question)(budgetTokens);

const noteTokens = ({ note, depth }: GatheredSource): number =>
  note === undefined || depth === 'off' ? 0 : estimateTokens(note);

const versionOf = ({ sourceId, fileId, readAt }: GatheredSource, textHash: string) => ({
  sourceId,
  textHash,
  ...(readAt && { readAt: readAt.toISOString() }),
  ...(fileId && { fileId }),
});

function number(offers: ReadonlyMap<GatheredSource, readonly Offered[]>, chosen: ReadonlySet<Offered>): Packed {
  const passages: PackedPassage[] = [];
  let before = 0;
  const context = [...offers].map(([source, offered]): ContextShare => {
    const taken = offered.filter((one) => chosen.has(one));
    for (const { passage, ...words } of taken)
      passages.push({ ...passage, ...words, mark: before + source.passages.indexOf(passage) + 1, source });
    before += source.passages.length;
    const isCut = taken.length < offered.length;
    const { nodeId, title, kind, depth, note, via } = source;
    return {
      nodeId,
      title,
      kind,
      share: shareOf(source, taken, isCut),
      ...(depth && { depth }),
      ...(note !== undefined && { note }),
      ...(via !== undefined && { via }),
      ...(source.summaryBy && taken.some(({ said }) => said !== undefined) && { summaryBy: source.summaryBy }),
      passages: taken.length,
      ...(isCut && { ofPassages: offered.length }),
      tokens: taken.reduce((sum, one) => sum + costOf(one), noteTokens(source)),
      ...(source.textHash && taken.length > 0 && versionOf(source, source.textHash)),
      ...(kind === 'text' && source.print && taken.length > 0 && { noteHash: source.print.hash }),
    };
  });
  return { passages, context };
}

function shareOf(
  { depth, passages, condensed, sheet }: GatheredSource,
  taken: readonly Offered[],
  isCut: boolean,
): ContextShare['share'] {
  if (depth === 'off') return 'off';
  if (sheet) return 'whole';
  if (taken.length === 0) return 'title-only';
  if (condensed && (depth ?? 'full') === 'full') return isCut ? 'part' : 'condensed';
  if (taken.some(({ said }) => said !== undefined)) return 'summary';
  if (taken.length === passages.length) return 'whole';
  return depth === 'highlights' ? 'highlights' : 'part';
}
