import type { BoardNode } from '#contract/board/board.schema.ts';
import { excerptOf } from '#contract/search/matches.ts';
import type { InnerHit } from '#contract/search/search.api.ts';
import { squeezed } from '../../lib/is-told.ts';
import { plainWords } from '../../editor/note-text/plain-words.ts';

/** One place on the board that holds what is sought. */
export interface Hit {
  nodeId: string;
  in: 'title' | 'content' | InnerHit['in'];
  /** Of the passage or message; empty for a node's own words. */
  id: string;
  /** The conversation of a message. */
  conversationId?: string | null;
  /** The words around; null for a title. */
  excerpt: string | null;
  /** The words as they stand there; empty for a node's own. */
  quote: string;
  startSec: number | null;
  page: number | null;
}

export const keyOfHit = (hit: Hit): string => `${hit.nodeId} ${hit.in} ${hit.id}`;

/** The node's words that can be read on its card. */
export function wordsOf({ type, content, metadata }: BoardNode): string {
  const said = type === 'sticky' ? content : plainWords(content);
  const { description, url } = metadata;
  return [said, description, url].filter((part) => typeof part === 'string' && part !== '').join('\n');
}

interface Squeezed {
  title: string;
  words: string;
}
const known = new WeakMap<BoardNode, Squeezed>();

function squeezedOf(node: BoardNode): Squeezed {
  const old = known.get(node);
  if (old) return old;
  const fresh = { title: squeezed(node.title), words: squeezed(wordsOf(node)) };
  known.set(node, fresh);
  return fresh;
}

/** The words that somebody looks for, whatever their case and the spaces between their letters. */
export const soughtWords = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .map(squeezed)
    .filter((word) => word !== '');

/** How a node holds all of the words in its title and text; null when it does not. */
export function hitOf(node: BoardNode, words: readonly string[], typed: string): Hit | null {
  const { title, words: said } = squeezedOf(node);
  if (!words.every((word) => title.includes(word) || said.includes(word))) return null;
  const isTitle = words.every((word) => title.includes(word));
  const excerpt = isTitle ? null : excerptOf(wordsOf(node), typed);
  return {
    nodeId: node.id,
    in: isTitle ? 'title' : 'content',
    id: '',
    excerpt,
    quote: '',
    startSec: null,
    page: null,
  };
}

const SLICE_MS = 8;

/** Looks through all nodes without holding up a frame. Rejects when it was called off. */
export async function findInNodes(nodes: Iterable<BoardNode>, typed: string, signal: AbortSignal): Promise<Hit[]> {
  const words = soughtWords(typed);
  const hits: Hit[] = [];
  if (words.length === 0) return hits;
  let until = performance.now() + SLICE_MS;
  for (const node of nodes) {
    const hit = hitOf(node, words, typed);
    if (hit) hits.push(hit);
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
    until = performance.now() + SLICE_MS;
  }
  return hits;
}

interface Placed {
  x: number;
  y: number;
}

const ROW_PX = 120;

/**
 * All hits in the order in which they are gone through: nodes with the words in their title first, each group as one reads;
 * a node's own words before its passages and messages. Hits of nodes that are gone are left out.
 */
export function inOrder(
  own: readonly Hit[],
  inner: readonly InnerHit[],
  placeOf: (nodeId: string) => Placed | undefined,
): Hit[] {
  const byNode = Map.groupBy<string, Hit>([...own, ...inner], (hit) => hit.nodeId);
  const placed = [...byNode].flatMap(([nodeId, hits]) => {
    const at = placeOf(nodeId);
    const isTitled = hits.some((hit) => hit.in === 'title');
    return at ? [{ hits, isTitled, x: at.x, row: Math.round(at.y / ROW_PX) }] : [];
  });
  return placed
    .toSorted((a, b) => Number(b.isTitled) - Number(a.isTitled) || a.row - b.row || a.x - b.x)
    .flatMap(({ hits }) => hits);
}
