import { keysOf } from '../../base/keys-of.ts';
import { SIZE, TITLES } from '../../limits.ts';
import { sources, type SourceId } from '../../sources/index.ts';
import type { Source } from '../../sources/source.ts';
import type { StoredType } from '../board.schema.ts';
import { storedTypes } from '../stored-types.ts';
import type { NodeKind, SizeRule } from './kind.ts';

const free = (width: number, height: number): SizeRule => ({
  start: { width, height },
  width: [120, 2400],
  height: [48, 2400],
  snapPx: 1,
});

const linkKind = (id: string, source: Source): NodeKind => ({
  view: 'link',
  storedAs: source.storedAs,
  aliases: [id, ...(source.aliases ?? [])],
  startTitle: source.startTitle,
  size: free(260, 232),
  mayJoinGroup: true,
});
const linkKinds = Object.fromEntries(
  Object.entries(sources).map(([id, source]) => [id, linkKind(id, source)]),
) as Record<SourceId, NodeKind>;

/** THE REGISTRY of node kinds. Every source is a node kind by itself. */
export const nodeKinds = {
  text: {
    view: 'note',
    storedAs: 'text',
    aliases: ['basic', 'default', 'note', 'user_note'],
    startTitle: { ko: '새 텍스트', en: 'New Text' },
    size: SIZE.text,
    mayJoinGroup: true,
  },
  sticky: {
    view: 'note',
    storedAs: 'sticky',
    aliases: ['memo'],
    startTitle: { ko: '새 메모', en: 'New Memo' },
    size: free(200, 160),
    mayJoinGroup: true,
  },
  ai: {
    view: 'answer',
    storedAs: 'ai_summary',
    aliases: ['ai'],
    startTitle: { ko: 'AI 노드', en: 'AI Node' },
    size: free(280, 200),
    mayJoinGroup: true,
  },
  'ai-chat': {
    view: 'conversation',
    storedAs: 'ai_chat',
    aliases: ['ai-chat', 'aiChat'],
    startTitle: { ko: TITLES.aiChat, en: TITLES.aiChat },
    size: SIZE.aiChat,
    mayJoinGroup: false,
  },
  ...linkKinds,
  file: {
    view: 'file',
    storedAs: 'file',
    aliases: [],
    startTitle: { ko: '파일', en: 'File' },
    size: free(260, 148),
    mayJoinGroup: true,
  },
  group: {
    view: 'group',
    storedAs: 'group',
    aliases: [],
    startTitle: { ko: '새 그룹', en: TITLES.group },
    size: SIZE.group,
    mayJoinGroup: false,
  },
} as const satisfies Record<string, NodeKind>;
export type NodeKindId = keyof typeof nodeKinds;
export const nodeKindIds = keysOf(nodeKinds);

/** Every name under which a kind may be found, the first kind that claims it. */
const kindsByName = new Map<string, NodeKindId>();
for (const kindId of nodeKindIds) {
  const { storedAs, aliases }: NodeKind = nodeKinds[kindId];
  for (const name of [kindId, storedAs, ...aliases]) if (!kindsByName.has(name)) kindsByName.set(name, kindId);
}

/**
 * The kind for a stored or imported type name. A user_note that carries both a url and a domain is a website; the
 * project board's template, and every unknown name, becomes text.
 */
export function toNodeKind(storedType: string, metadata: Record<string, unknown> = {}): NodeKindId {
  if (storedType === 'user_note' && metadata['url'] && metadata['domain']) return 'website';
  return kindsByName.get(storedType) ?? 'text';
}

/** How a node is coloured and signed: as its kind, and a template of the project board by itself. */
export type NodeLook = NodeKindId | 'template';
/** As `toNodeKind`, but for a template. */
export const toNodeLook = (storedType: string, metadata: Record<string, unknown> = {}): NodeLook =>
  storedType === 'template' ? 'template' : toNodeKind(storedType, metadata);

/** The name to store for any accepted type name: a stored name stays, a client's display name is mapped. */
export function toStoredType(type: string, metadata: Record<string, unknown> = {}): StoredType {
  const isStored = (storedTypes as readonly string[]).includes(type);
  return isStored ? (type as StoredType) : nodeKinds[toNodeKind(type, metadata)].storedAs;
}
