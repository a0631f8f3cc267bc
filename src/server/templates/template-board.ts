import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { NOTE_FACT } from '#contract/board/note-for-ai.ts';
import { dropUnknownMarks } from '#contract/chat/citations.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { sources } from '#contract/sources/index.ts';

type Facts = Record<string, unknown>;

/** The facts that every kind of node keeps; whatever is not named here stays behind. */
const KEPT = ['colour', 'isCollapsed', 'isExpanded', 'sizeBefore', NOTE_FACT] as const;
/** Where a link leads, and by which name its service knows it. */
const KEPT_OF_LINKS = [...KEPT, 'url', 'domain', 'videoId', 'postId'] as const;

/**
 * What a template keeps of a board: nodes and wires with their look, the words of notes with their recipe forms, and the
 * addresses of links. Files stay behind with their wires; so does everything that was read, cited, answered or said.
 */
export function templateBoard(board: Board): Board {
  const nodes = board.nodes.flatMap((node) => keptNode(node) ?? []);
  const kept = new Set(nodes.map((node) => node.id));
  return { nodes, edges: board.edges.filter(({ source, target }) => kept.has(source) && kept.has(target)) };
}

function keptNode(node: BoardNode): BoardNode | null {
  const kind = toNodeKind(node.type, node.metadata);
  switch (kind) {
    case 'file':
      return null;
    case 'text':
    case 'sticky':
      return keptNote(node);
    case 'ai-chat':
      return { ...node, content: '', metadata: { ...pick(node.metadata, KEPT), name: node.title } };
    default:
      return { ...node, content: '', metadata: pick(node.metadata, kind in sources ? KEPT_OF_LINKS : KEPT) };
  }
}

/** The numbers of a note's evidence mean nothing without it. */
function keptNote(node: BoardNode): BoardNode {
  const { metadata } = node;
  const recipe = recipeIn(metadata);
  const hasEvidence = Array.isArray(metadata['citations']);
  return {
    ...node,
    content: hasEvidence ? dropUnknownMarks(node.content, new Set()) : node.content,
    metadata: { ...pick(metadata, KEPT), ...(recipe && { recipe }) },
  };
}

const pick = (facts: Facts, names: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));
