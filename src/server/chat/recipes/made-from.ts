import type { ContextShare } from '#contract/chat/chat.schema.ts';
import { sectionsUsed } from '../../recipes/sections-used.ts';
import type { MadeOf } from '#contract/recipes/made-of.ts';
import type { GatheredSource } from '../context/gather.ts';

type Cited = readonly { nodeId: string; quote: string }[];

/**
 * The sources that went into a result, each as it reads now, with the sections of a note that the result cites; a beat sheet
 * goes in as structure, without passages.
 */
export function madeFrom(
  sources: readonly GatheredSource[],
  context: readonly ContextShare[],
  citations: Cited,
): MadeOf[] {
  const read = new Set(context.flatMap(({ nodeId, passages }) => (passages > 0 ? nodeId : [])));
  return sources.flatMap((source) => {
    const { nodeId, title, print, sheet, depth } = source;
    if (!print || !(read.has(nodeId) || (sheet && depth !== 'off'))) return [];
    const used = usedOf(source, citations);
    return [{ nodeId, title, ...print, ...(used && { used }) }];
  });
}

function usedOf({ nodeId, title, passages, written, print }: GatheredSource, citations: Cited): string[] | undefined {
  const sections = print?.sections;
  if (!sections) return undefined;
  const quotes = citations.flatMap((cited) => (cited.nodeId === nodeId ? cited.quote : []));
  const words = written ?? passages.map(({ text }) => text).join('\n');
  // The passages of a note begin with its title, which is often its first words.
  const content = words.startsWith(title.trim()) ? words.slice(title.trim().length) : words;
  const used = sectionsUsed(content, quotes);
  return used?.every((heading) => Object.hasOwn(sections, heading)) ? used : undefined;
}
