import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bothTells, noOwnTells, readOwnTells, type OwnTells } from '#contract/recipes/voice/own-tells.ts';
import type { KeptTells } from '#contract/voices/voices.schema.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import { useAct } from '../lib/act.ts';
import { addressOf, call } from '../lib/api.ts';
import { forgetStored, readStored } from '../lib/stored.ts';
import { useWords } from '../words/index.ts';

/** Where this browser held them before they belonged to the account. */
const HERE = 'ai-tells';
const KEY = [addressOf(voicesApi.readTells)] as const;

const sent = ({ phrases, off }: OwnTells) => ({ phrases: [...phrases], off: [...off] });

/** What was changed in this tab last, and how often. */
let changed: { own: OwnTells; times: number } = { own: noOwnTells, times: 0 };

/** Reads what the account keeps; a change made meanwhile counts instead. */
async function readTells(signal: AbortSignal): Promise<OwnTells> {
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

let waiting: OwnTells | null = null;
let isSending = false;

/** Each change replaces all, so that of several only the last has to arrive. */
async function send(own: OwnTells): Promise<void> {
  waiting = own;
  if (isSending) return;
  isSending = true;
  try {
    while (waiting !== null) {
      const body = sent(waiting);
      waiting = null;
      await call(voicesApi.keepTells, { body });
    }
  } finally {
    isSending = false;
  }
}

/** The caller's changes of the phrases by which a text sounds like a machine's, which all his devices share. */
export function useOwnTells(): { own: OwnTells; change: (own: OwnTells) => void } {
  const t = useWords('voices');
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => readTells(signal) });
  const keeping = useAct(send, { failed: { title: t('tellsFailed'), text: t('tellsFailedText') } });
  const change = (own: OwnTells) => {
    changed = { own, times: changed.times + 1 };
    client.setQueryData(KEY, own);
    keeping.mutate(own);
  };
  return { own: data ?? noOwnTells, change };
}
