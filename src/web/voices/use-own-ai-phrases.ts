import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bothTells } from './own-tells.ts';
import { noOwnTells, readOwnTells, type OwnTells } from '#contract/recipes/voice/own-tells.ts';
import type { KeptTells } from '#contract/voices/voices.schema.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import { useAct } from '../lib/act.ts';
import { addressOf, call } from '../lib/api.ts';
import { signedIn, useUser } from '../lib/session.ts';
import { forgetStored, readStored } from '../lib/stored.ts';
import { useWords } from '../words/index.ts';

/** Where this browser held them before they belonged to the account. */
const HERE = 'ai-tells';
const KEY = [addressOf(voicesApi.readTells)] as const;

const sent = ({ phrases, off }: OwnTells) => ({ phrases: [...phrases], off: [...off] });

/** What one account has changed in this tab: what holds now, how often it was changed, and what is still to be sent. */
interface Changes {
  own: OwnTells;
  times: number;
  waiting: OwnTells | null;
  isSending: boolean;
}
const changes = new Map<string, Changes>();

function changesOf(userId: string): Changes {
  const found = changes.get(userId) ?? { own: noOwnTells, times: 0, waiting: null, isSending: false };
  changes.set(userId, found);
  return found;
}

/** Reads what the account keeps; a change made meanwhile counts instead. */
async function readTells(userId: string, signal: AbortSignal): Promise<OwnTells> {
  const changed = changesOf(userId);
  const { times } = changed;
  const own = await takeOver(await call(voicesApi.readTells, { signal }));
  return changed.times === times ? own : changed.own;
}

/** What only this browser holds is taken over once; then this browser forgets it. */
async function takeOver(kept: KeptTells): Promise<OwnTells> {
  const held = readStored(HERE);
  if (held === null) return kept;
  const here = readOwnTells(held);
  const isFirst = kept.changedAt === null;
  const body = { ...sent(isFirst ? here : bothTells(kept, here)), onlyFirst: isFirst };
  const taken = await call(voicesApi.keepTells, { body });
  forgetStored(HERE);
  return taken;
}

/** Each change replaces all, so that of several only the last has to arrive; none goes to an account that signed in since. */
async function send(changed: Changes, isStillHere: () => boolean): Promise<void> {
  if (changed.isSending) return;
  changed.isSending = true;
  try {
    while (changed.waiting !== null && isStillHere()) {
      const body = sent(changed.waiting);
      changed.waiting = null;
      await call(voicesApi.keepTells, { body });
    }
  } finally {
    changed.isSending = false;
  }
}

/** The caller's changes of the phrases by which a text sounds like a machine's, which all his devices share. */
export function useOwnAiPhrases(): { own: OwnTells; change: (own: OwnTells) => void } {
  const t = useWords('voices');
  const client = useQueryClient();
  const userId = useUser().user?.id ?? null;
  const key = [...KEY, userId];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readTells(userId ?? '', signal),
    enabled: userId !== null,
  });
  const keeping = useAct((changed: Changes) => send(changed, () => signedIn(client)?.id === userId), {
    failed: { title: t('tellsFailed'), text: t('tellsFailedText') },
  });
  const change = (own: OwnTells) => {
    if (userId === null) return;
    const changed = changesOf(userId);
    Object.assign(changed, { own, times: changed.times + 1, waiting: own });
    client.setQueryData(key, own);
    keeping.mutate(changed);
  };
  return { own: data ?? noOwnTells, change };
}
