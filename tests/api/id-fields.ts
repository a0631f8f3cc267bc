import { randomUUID } from 'node:crypto';
import type { Route } from '../../src/contract/base/route.ts';
import { rulesOf, type Rules } from './broken-bodies.ts';
import { bodiesFor, nameOf } from './calls.ts';
import type { Kind } from './access-rows.ts';
import type { Things } from './owned-things.ts';

/** Where the shape of a body or query takes an id: `changes[].change.node.parentId`. */
export function idFieldsOf(shape: Parameters<typeof rulesOf>[0]): string[] {
  return [...new Set(fieldsIn(rulesOf(shape), ''))];
}

function fieldsIn(rules: Rules | boolean, at: string): string[] {
  if (typeof rules === 'boolean') return [];
  const own = rules.type === 'string' && rules.format === 'uuid' ? [at] : [];
  const inner = Object.entries(rules.properties ?? {}).flatMap(([name, one]) =>
    fieldsIn(one, at ? `${at}.${name}` : name),
  );
  const items = rules.items ? fieldsIn(rules.items, `${at}[]`) : [];
  const choices = [...(rules.anyOf ?? []), ...(rules.oneOf ?? [])].flatMap((one) => fieldsIn(one, at));
  return [...own, ...inner, ...items, ...choices];
}

/** The thing that a field names, by its name. */
const things: [field: RegExp, thing: keyof Things][] = [
  [/conversationId$/, 'conversationId'],
  [/(messageId|edits)$/, 'messageId'],
  [/(fileId|fileIds\[\])$/, 'fileId'],
  [/voiceId$/, 'voiceId'],
  [/edgeId$/, 'edgeId'],
  [/(orgId|org\.id)$/, 'orgId'],
  [/projectId$/, 'projectId'],
  [/canvasId$/, 'canvasId'],
  [/(userId|userIds\[\]|people\[\])$/, 'userId'],
  [/chat\.nodeId$/, 'chatNodeId'],
  [/./, 'nodeId'],
];
export const thingOf = (field: string, route: Route): keyof Things => {
  if (field === 'nodeId' && /chat|conversations|web-search|history/.test(route.path)) return 'chatNodeId';
  return things.find(([form]) => form.test(field))?.[1] ?? 'nodeId';
};

const change = (one: object) => ({ changes: [{ id: randomUUID(), change: one }] });
const position = { x: 0, y: 0 };
/** What surrounds a field where a call takes one of several shapes; `id` stands where it will. */
const frames: [field: RegExp, body: (own: Things, id: string) => object][] = [
  [/change\.patch\.parentId$/, (own, id) => change({ do: 'patch-node', id: own.spareNodeId, patch: { parentId: id } })],
  [
    /change\.patch\.audience/,
    (own, id) => change({ do: 'patch-node', id: own.spareNodeId, patch: { audience: { to: 'named', people: [id] } } }),
  ],
  [/change\.id$/, (_, id) => change({ do: 'patch-node', id, patch: { title: 'x' } })],
  [
    /change\.node\.parentId$/,
    (_, id) => change({ do: 'add-node', node: { id: randomUUID(), type: 'text', title: 'x', position, parentId: id } }),
  ],
  [
    /change\.node\.audience/,
    (_, id) =>
      change({
        do: 'add-node',
        node: { id: randomUUID(), type: 'text', title: 'x', position, audience: { to: 'named', people: [id] } },
      }),
  ],
  [
    /change\.under$/,
    (_, id) => change({ do: 'add-node', node: { id: randomUUID(), type: 'text', title: 'x', position }, under: id }),
  ],
  [
    /change\.edge\.source$/,
    (own, id) => change({ do: 'add-edge', edge: { id: randomUUID(), source: id, target: own.chatNodeId } }),
  ],
  [
    /change\.edge\.target$/,
    (own, id) => change({ do: 'add-edge', edge: { id: randomUUID(), source: own.nodeId, target: id } }),
  ],
  [/anchor\.edgeId$/, (_, id) => thread({ on: 'edge', edgeId: id, t: 0.5 })],
  [
    /anchor\.messageId$/,
    ({ chatNodeId: nodeId, conversationId }, messageId) =>
      thread({ on: 'answer', nodeId, conversationId, messageId, quote: { exact: 'x', prefix: '', suffix: '' } }),
  ],
  [
    /anchor\.conversationId$/,
    ({ chatNodeId: nodeId, messageId }, conversationId) =>
      thread({ on: 'answer', nodeId, conversationId, messageId, quote: { exact: 'x', prefix: '', suffix: '' } }),
  ],
  [/anchor\.nodeId$/, (_, nodeId) => thread({ on: 'node', nodeId })],
  [/^chat\.nodeId$/, (_, nodeId) => ({ kind: 'chat', role: 'viewer', chat: { nodeId } })],
  [/^org\.id$/, (_, id) => ({ org: { id, role: 'viewer' } })],
  [/^copies\[\]\.fileId$/, (_, fileId) => ({ copies: [{ fileId }] })],
  [/^copies\[\]\.nodeId$/, (_, nodeId) => ({ copies: [{ nodeId }] })],
  [/^from\.fileId$/, (_, fileId) => ({ from: { fileId }, nodeId: randomUUID(), isPlaced: true })],
  [/^from\.nodeId$/, (_, nodeId) => ({ from: { nodeId }, nodeId: randomUUID(), isPlaced: true })],
];
const thread = (anchor: object) => ({ id: randomUUID(), commentId: randomUUID(), anchor, body: 'x' });

/** A body as `own` may send it, that names `id` in this field. */
export function bodyNaming(route: Route, kind: Kind, own: Things, field: string, id: string): Record<string, unknown> {
  const frame = frames.find(([form]) => form.test(field))?.[1];
  const name = nameOf(route);
  const valid = bodiesFor(kind, own)[name] ?? {};
  if (frame && name === 'PUT /api/threads/:threadId') {
    const { anchor } = frame(own, id) as { anchor: object };
    return { anchor };
  }
  if (frame && name === 'PUT /api/boards/:boardId/links/:linkId') return { chat: { nodeId: id } };
  if (frame) return frame(own, id) as Record<string, unknown>;
  const list = field.endsWith('[]');
  const other = field === 'projectId' ? { canvasId: undefined } : field === 'canvasId' ? { projectId: undefined } : {};
  return { ...valid, ...other, [list ? field.slice(0, -2) : field]: list ? [id] : id };
}
