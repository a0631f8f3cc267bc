import type { BoardNode } from '#contract/board/board.schema.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import type { SourceProblem } from '#contract/sources/source-state.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import { readPart, type BoardDeps } from '../../boards/boards.service.ts';
import { readPassages, readSegments, type ReadSource } from '../../sources/passages.service.ts';
import type { Segment } from '../../sources/youtube/timed-text.ts';
import { splitNote } from './notes.ts';

/** A piece of what is connected to a chat, as the server keeps it. */
export interface GatheredPassage {
  id: string;
  text: string;
  heading: string | null;
  page: number | null;
  startSec: number | null;
  endSec: number | null;
  tokens: number;
}

export interface GatheredSource {
  nodeId: string;
  sourceId: string;
  kind: Citation['kind'];
  title: string;
  /** The address of the source; null for notes and files. */
  url: string | null;
  /** The stored file that it was read from, where it was one. */
  fileId?: string | null;
  /** Why there are no passages: not read yet, could not be read, or nothing in it to read. */
  state: 'readable' | 'waiting' | 'failed' | 'no-text';
  problem: SourceProblem | null;
  passages: GatheredPassage[];
  /** The timed words of a video, by which a quote finds its second; empty for other sources. */
  segments: Segment[];
}

/**
 * What feeds a chat node, in the order of the board: everything that an edge joins to it, in either direction, and the
 * members of joined groups, each once. Other chats feed nothing. Only what the server stored is read.
 */
export async function gather(deps: BoardDeps, boardId: string, chatNodeId: string): Promise<GatheredSource[]> {
  const { edges } = await readPart(deps, boardId, { around: [chatNodeId] });
  const joined = edges
    .filter((edge) => edge.source === chatNodeId || edge.target === chatNodeId)
    .map((edge) => (edge.source === chatNodeId ? edge.target : edge.source))
    .filter((id) => id !== chatNodeId);
  if (joined.length === 0) return [];
  const { nodes } = await readPart(deps, boardId, { around: joined });
  const feeding = nodes.filter((node) => isFeeding(node, nodes, new Set(joined)));
  const read = await readPassages(
    deps,
    feeding.map((node) => node.id),
  );
  const sources = new Map(read.filter((source) => source.boardId === boardId).map((source) => [source.nodeId, source]));
  return Promise.all(
    feeding.map(async (node) => {
      const source = sources.get(node.id);
      const segments = source?.kind === 'youtube' ? await readSegments(deps, source.id) : [];
      return { ...toSource(node, source), segments };
    }),
  );
}

/** Members of a node that is no group any more are not brought in by it. */
function isFeeding(node: BoardNode, nodes: readonly BoardNode[], joined: ReadonlySet<string>): boolean {
  const kind = kindOf(node);
  if (kind === 'ai-chat' || kind === 'group') return false;
  if (joined.has(node.id)) return true;
  return nodes.some((holder) => holder.id === node.parentId && joined.has(holder.id) && kindOf(holder) === 'group');
}

const kindOf = (node: BoardNode) => toNodeKind(node.type, node.metadata);

function toSource(node: BoardNode, source: ReadSource | undefined): Omit<GatheredSource, 'segments'> {
  const kind = kindOf(node);
  switch (kind) {
    case 'youtube':
    case 'instagram':
    case 'website':
    case 'file':
      return fromReading(node, kind, source);
    default:
      return fromNote(node);
  }
}

function fromReading(
  node: BoardNode,
  kind: GatheredSource['kind'],
  source: ReadSource | undefined,
): Omit<GatheredSource, 'segments'> {
  const passages = source?.passages ?? [];
  const base = {
    nodeId: node.id,
    kind,
    title: node.title,
    url: source?.url ?? null,
    fileId: source?.fileId ?? null,
    problem: source?.problem ?? null,
    passages,
  };
  if (passages.length > 0) return { ...base, sourceId: source?.id ?? node.id, state: 'readable' };
  const isWaiting = source?.status === 'queued' || source?.status === 'processing';
  const state = isWaiting ? 'waiting' : source?.status === 'failed' ? 'failed' : 'no-text';
  return { ...base, sourceId: source?.id ?? node.id, state };
}

/** A note is its own source: its passages carry the node's id. */
function fromNote(node: BoardNode): Omit<GatheredSource, 'segments'> {
  const passages = splitNote(node.title, node.content).map((text) => ({
    id: node.id,
    text,
    heading: null,
    page: null,
    startSec: null,
    endSec: null,
    tokens: estimateTokens(text),
  }));
  const state = passages.length > 0 ? 'readable' : 'no-text';
  return {
    nodeId: node.id,
    sourceId: node.id,
    kind: 'text',
    title: node.title,
    url: null,
    state,
    problem: null,
    passages,
  };
}
