import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { OURS } from '#contract/limits.ts';
import { byUse } from '#contract/prompts/order.ts';
import { promptsApi } from '#contract/prompts/prompts.api.ts';
import type { Prompt, PromptFields } from '#contract/prompts/prompts.schema.ts';
import { useAct } from '../lib/act.ts';
import { ApiError, call, removed } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { useWords } from '../words/index.ts';

const listKey = reading(promptsApi.list).queryKey;
const paramsOf = ({ id }: Pick<Prompt, 'id'>) => ({ promptId: id });

/** Changes the list as it stands on the screen, then reads it again. */
function useRelist(): (change: (prompts: Prompt[]) => Prompt[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    (change) => {
      client.setQueryData(listKey, (prompts) => prompts && change(prompts).sort(byUse));
      return client.invalidateQueries({ queryKey: listKey });
    },
    [client],
  );
}
const withPrompt = (prompts: readonly Prompt[], prompt: Prompt): Prompt[] => [
  prompt,
  ...prompts.filter(({ id }) => id !== prompt.id),
];

export interface PromptDraft extends PromptFields {
  /** Empty where it is shared with nobody. */
  orgId: string;
}

/** Keeps a new prompt, or changes the given one, and shares it as the draft says. */
export function useSavePrompt(prompt: Prompt | null, onSaved: () => void) {
  const t = useWords('prompts');
  const sentenceOf = useErrorSentence();
  const relist = useRelist();
  return useAct(
    async ({ orgId, ...body }: PromptDraft) => {
      if (!prompt) return call(promptsApi.create, { body: { ...body, orgId: orgId || null } });
      const params = paramsOf(prompt);
      const changed = await call(promptsApi.change, { params, body });
      const isShared = orgId === (changed.org?.id ?? '');
      return isShared ? changed : call(promptsApi.share, { params, body: { orgId: orgId || null } });
    },
    {
      done: { title: t('saved'), text: t('savedText') },
      failed: (error) => ({
        title: t('saveFailed'),
        text: isFull(error) ? t('full', { max: OURS.promptsPerPerson }) : sentenceOf(error),
      }),
    },
    (saved) => {
      void relist((prompts) => withPrompt(prompts, saved));
      onSaved();
    },
  );
}
const isFull = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

/** One that was deleted elsewhere meanwhile is gone all the same. */
export function useRemovePrompt(prompt: Prompt, onRemoved: () => void) {
  const t = useWords('prompts');
  const sentenceOf = useErrorSentence();
  const relist = useRelist();
  return useAct(
    () => removed(call(promptsApi.remove, { params: paramsOf(prompt) })),
    {
      done: { title: t('removed') },
      failed: (error) => ({ title: t('removeFailed'), text: sentenceOf(error) }),
    },
    () => {
      void relist((prompts) => prompts.filter(({ id }) => id !== prompt.id));
      onRemoved();
    },
  );
}

/** Pins a prompt to the top of one's own list, or takes it down. */
export function usePinPrompt() {
  const t = useWords('prompts');
  const sentenceOf = useErrorSentence();
  const relist = useRelist();
  return useAct(
    ({ prompt, isPinned }: { prompt: Prompt; isPinned: boolean }) =>
      call(promptsApi.pin, { params: paramsOf(prompt), body: { isPinned } }),
    { failed: (error) => ({ title: t('pinFailed'), text: sentenceOf(error) }) },
    (_, { prompt, isPinned }) => void relist((prompts) => withPrompt(prompts, { ...prompt, isPinned })),
  );
}

/** Remembers that a prompt was used. Where that fails the prompt is used all the same, and nothing is said. */
export function useMarkUsed() {
  const relist = useRelist();
  return useAct(
    (prompt: Prompt) => call(promptsApi.use, { params: paramsOf(prompt) }),
    { failed: () => null },
    (_, prompt) =>
      void relist((prompts) => withPrompt(prompts, { ...prompt, usedAt: new Date(Date.now()).toISOString() })),
  );
}

export function useRestorePrompt(prompt: Prompt, onRestored: (restored: Prompt) => void) {
  const t = useWords('prompts');
  const sentenceOf = useErrorSentence();
  const relist = useRelist();
  const client = useQueryClient();
  return useAct(
    (versionId: string) => call(promptsApi.restore, { params: { ...paramsOf(prompt), versionId } }),
    {
      done: { title: t('restored') },
      failed: (error) => ({ title: t('restoreFailed'), text: sentenceOf(error) }),
    },
    (restored) => {
      void relist((prompts) => withPrompt(prompts, restored));
      client.removeQueries({ queryKey: reading(promptsApi.readVersions, { params: paramsOf(prompt) }).queryKey });
      onRestored(restored);
    },
  );
}
