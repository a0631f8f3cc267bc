import type { Mention } from '#contract/chat/chat.schema.ts';
import { OURS } from '#contract/limits.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { mentionsOf } from '../conversation.ts';
import { mentionsKeyOf } from './draft-keys.ts';

export interface KeptMentions {
  chosen: readonly Mention[];
  /** Names these beside those that are named. */
  add: (mentions: readonly Mention[]) => void;
  remove: (nodeId: string) => void;
  removeLast: () => void;
  clear: () => void;
}

/** The sources that the question being typed is restricted to; empty for all of them. */
export function useNamed(draftKey: string): Mention[] {
  return readMentions(useDraft(mentionsKeyOf(draftKey)).text);
}

/** The same, to be changed; they are kept with the draft of the question. */
export function useKeptMentions(draftKey: string): KeptMentions {
  const kept = useDraft(mentionsKeyOf(draftKey));
  const chosen = readMentions(kept.text);
  const keep = (mentions: readonly Mention[]) => kept.type(mentions.length > 0 ? JSON.stringify(mentions) : '');
  return {
    chosen,
    add(mentions) {
      const all = new Map([...chosen, ...mentions].map((one) => [one.nodeId, one]));
      keep([...all.values()].slice(0, OURS.mentionsPerQuestion));
    },
    remove: (nodeId) => keep(chosen.filter((one) => one.nodeId !== nodeId)),
    removeLast: () => keep(chosen.slice(0, -1)),
    clear: kept.clear,
  };
}

function readMentions(kept: string): Mention[] {
  try {
    const read: unknown = JSON.parse(kept);
    return Array.isArray(read) ? mentionsOf({ metadata: { mentions: read } }) : [];
  } catch {
    return [];
  }
}
