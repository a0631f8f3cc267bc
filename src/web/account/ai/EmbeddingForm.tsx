import { useState } from 'react';
import type { AiSettings } from '#contract/ai/ai-settings.schema.ts';
import { useWords } from '../../words/index.ts';
import { ConnectionFields, LiteralField, useConnection } from './ConnectionFields.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useTry } from './TestButton.tsx';
import { useSaveSettings } from './use-save-settings.ts';

/** The model that finds passages by their meaning; an empty name is none. */
export function EmbeddingForm({ settings }: { settings: AiSettings['embedding'] }) {
  const t = useWords('aiSettings');
  const [model, setModel] = useState(settings.model ?? '');
  const service = useConnection(settings);
  const { isLocked, isWrong } = service;
  const connection = { model: model.trim() || null, ...service.sent };
  const trial = useTry(isLocked || isWrong || connection.model === null ? null : { what: 'embedding', connection });
  const save = useSaveSettings(service.key.clear);
  return (
    <SettingsForm
      isLocked={isLocked}
      isSaving={save.isPending}
      onSave={isLocked ? null : () => save.mutate({ embedding: connection })}
      canSave={!isWrong}
      trial={trial}
    >
      <LiteralField
        label={t('embeddingModel')}
        value={model}
        disabled={isLocked}
        maxLength={200}
        placeholder="text-embedding-3-small"
        onType={setModel}
      />
      <ConnectionFields of={service} />
    </SettingsForm>
  );
}
