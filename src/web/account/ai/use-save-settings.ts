import { useQueryClient } from '@tanstack/react-query';
import { aiApi } from '#contract/ai/ai.api.ts';
import type { AiSettingsChange } from '#contract/ai/ai-settings.schema.ts';
import { systemApi } from '#contract/account/system.api.ts';
import { useAct } from '../../lib/act.ts';
import { ApiError, call } from '../../lib/api.ts';
import { reading } from '../../lib/query.ts';
import { useWords } from '../../words/index.ts';

/** Keeps the changed parts; what screens know of the instance is read again. */
export function useSaveSettings(onSaved?: () => void) {
  const t = useWords('aiSettings');
  const common = useWords('common');
  const client = useQueryClient();
  return useAct(
    (body: AiSettingsChange) => call(aiApi.changeSettings, { body }),
    {
      done: { title: common('success'), text: t('saved') },
      failed: (error) => ({
        title: common('error'),
        text: error instanceof ApiError && error.code === 'bad-input' ? t('refused') : t('saveFailed'),
      }),
    },
    async (saved) => {
      client.setQueryData(reading(aiApi.readSettings).queryKey, saved);
      onSaved?.();
      await client.invalidateQueries({ queryKey: reading(systemApi.settings).queryKey });
    },
  );
}
