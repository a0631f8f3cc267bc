import { z } from 'zod';
import { mention, type Mention } from '#contract/chat/chat.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import type { GatheredSource } from './context/gather.ts';

/** What a question keeps of the sources that it is restricted to; whatever else stands there is passed over. */
export const mentionsIn = (metadata: Record<string, unknown>): Mention[] =>
  z
    .array(mention)
    .catch([])
    .parse(metadata['mentions'] ?? []);

/**
 * The sources that these ids name, in the order in which they are connected. Throws Fault 'not-connected' for one that is not
 * connected, or that is not read.
 */
export function restrictTo(sources: readonly GatheredSource[], ids: readonly string[]): GatheredSource[] {
  const open = sources.filter(({ depth }) => depth !== 'off');
  const known = new Set(open.map(({ nodeId }) => nodeId));
  if (ids.some((id) => !known.has(id)))
    throw new Fault('not-connected', '@로 고른 소스 가운데 연결되어 있지 않은 것이 있어요. 다시 골라 주세요.');
  const wanted = new Set(ids);
  return open.filter(({ nodeId }) => wanted.has(nodeId));
}

export const toMention = ({ nodeId, title, kind }: GatheredSource): Mention => ({ nodeId, title, kind });
