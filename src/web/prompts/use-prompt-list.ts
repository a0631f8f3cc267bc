import { promptsApi } from '#contract/prompts/prompts.api.ts';
import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import { isTold } from '../lib/is-told.ts';
import { useReading } from '../lib/query.ts';

const toldOf = ({ name, text, org, ownerName }: Prompt) => [name, text, org?.name ?? '', ownerName ?? ''];

/** The prompts in which all sought words stand; null until they are known. */
export function usePromptList(sought: string) {
  const { data, error, refetch } = useReading(promptsApi.list);
  return { found: data?.filter((prompt) => isTold(toldOf(prompt), sought)) ?? null, error, refetch };
}
