import { useState } from 'react';
import { searchProviders, type AiSettings } from '#contract/ai/ai-settings.schema.ts';
import { Select } from '../../ui/Select.tsx';
import { useWords } from '../../words/index.ts';
import { ConnectionFields, useConnection } from './ConnectionFields.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useTry } from './TestButton.tsx';
import { useSaveSettings } from './use-save-settings.ts';

/** Who searches the web. */
export function SearchForm({ settings }: { settings: AiSettings['search'] }) {
  const t = useWords('aiSettings');
  const [provider, setProvider] = useState(settings.provider);
  const service = useConnection(settings);
  const { isLocked } = service;
  const isWrong = provider !== 'none' && service.isWrong;
  const connection = { provider, ...service.sent };
  const trial = useTry(isLocked || isWrong || provider === 'none' ? null : { what: 'search', connection });
  const save = useSaveSettings(service.key.clear);
  return (
    <SettingsForm
      isLocked={isLocked}
      isSaving={save.isPending}
      onSave={isLocked ? null : () => save.mutate({ search: connection })}
      canSave={!isWrong}
      trial={provider === 'none' ? null : trial}
    >
      <Select
        label={t('provider')}
        value={provider}
        onChoose={setProvider}
        disabled={isLocked}
        options={searchProviders.map((value) => ({ value, label: t(`searchProviders.${value}`) }))}
      />
      {provider !== 'none' && (
        <ConnectionFields of={service} needsAddress={provider === 'searxng'} takesKey={provider !== 'searxng'} />
      )}
    </SettingsForm>
  );
}
