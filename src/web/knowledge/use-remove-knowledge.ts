import { useQueryClient } from '@tanstack/react-query';
import { knowledgeApi } from '#contract/knowledge/knowledge.api.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { useAct } from '../lib/act.ts';
import { call, isMissing } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { useWords } from '../words/index.ts';

/** Deletes an item at once, without asking; one that somebody else has deleted meanwhile is gone all the same. */
export function useRemoveKnowledge() {
  const t = useWords('knowledge');
  const common = useWords('common');
  const client = useQueryClient();
  const { queryKey } = reading(knowledgeApi.list);
  return useAct(
    async ({ id }: KnowledgeItem) => {
      await call(knowledgeApi.remove, { params: { knowledgeId: id } }).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    {
      done: { title: common('success'), text: t('removed') },
      failed: { title: common('error'), text: t('removeFailed') },
    },
    (_, { id }) => {
      client.setQueryData(queryKey, (items) => items?.filter((item) => item.id !== id));
      void client.invalidateQueries({ queryKey });
    },
  );
}
