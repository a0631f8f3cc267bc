import { isStoredFile } from '#contract/base/stored-file.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { nodeKinds, type NodeLook } from '#contract/board/kinds/index.ts';
import type { Citation, ContextShare } from '#contract/chat/chat.schema.ts';
import type { MadeSource } from '../../recipes/result/SourceList.tsx';
import type { Reference } from '../evidence/references.ts';

type Read = Pick<ContextShare, 'nodeId' | 'title' | 'kind'>;

const lookOf = (kind: string): NodeLook => (Object.hasOwn(nodeKinds, kind) ? (kind as NodeLook) : 'text');
const PLACES = 3;

/** A node of the board around; undefined for one that is not there. */
export type NodeOf = (id: string) => Pick<BoardNode, 'content' | 'metadata'> | undefined;

/** Only stored pictures are shown. */
function pictureOf(node: ReturnType<NodeOf>): string | null {
  const address = node?.metadata['thumbnail'];
  return typeof address === 'string' && isStoredFile(address) ? address : null;
}

/** The sources that were read, and those that are cited, with the places; while it is written none is called uncited. */
export function madeSources(
  read: readonly Read[],
  { cited, isWriting }: { cited: readonly Reference[]; isWriting: boolean },
  onOpen: (citation: Citation) => void,
  nodeOf: NodeOf = () => undefined,
): MadeSource[] {
  const ofNode = (nodeId: string) => cited.filter(({ citation }) => citation?.nodeId === nodeId);
  const others = cited.flatMap(({ citation }) =>
    citation && !read.some(({ nodeId }) => nodeId === citation.nodeId) ? [citation] : [],
  );
  const known = [...read, ...new Map(others.map((one) => [one.nodeId, one])).values()];
  const rows = [...new Map(known.map((one) => [one.nodeId, one])).values()].map(({ nodeId, title, kind }) => {
    const own = ofNode(nodeId);
    const first = own[0]?.citation ?? null;
    return {
      id: nodeId,
      title,
      kind: lookOf(kind),
      number: own[0]?.number ?? null,
      cited: isWriting && own.length === 0 ? null : own.length,
      places: [...new Set(own.flatMap(({ place }) => place ?? []))].slice(0, PLACES),
      picture: pictureOf(nodeOf(nodeId)),
      onOpen: first && (() => onOpen(first)),
    };
  });
  return rows.toSorted((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || 0);
}
