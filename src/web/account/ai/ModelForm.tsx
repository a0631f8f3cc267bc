import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { aiApi } from '#contract/ai/ai.api.ts';
import type { AiSettings, ChatConnection } from '#contract/ai/ai-settings.schema.ts';
import { knownWindowOf } from '#contract/ai/models.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { ConnectionFields, LiteralField, useConnection } from './ConnectionFields.tsx';
import { draftOf, OfferedModels, offersOf, type ModelDraft } from './OfferedModels.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { Refusal, Refused, useTry } from './TestButton.tsx';
import { useSaveSettings } from './use-save-settings.ts';

/** Who answers, with which models. What the environment sets is shown and stays. */
export function ModelForm({ settings: { providers, chat, models } }: { settings: AiSettings }) {
  const t = useWords('aiSettings');
  const { language } = useLanguage();
  const [provider, setProvider] = useState(chat.provider);
  const [defaultModel, setDefaultModel] = useState(models.defaultModel ?? '');
  const [smallModel, setSmallModel] = useState(models.smallModel ?? '');
  const [offered, setOffered] = useState<ModelDraft[]>(() => models.offered.map(draftOf));
  const service = useConnection(chat);
  const { isLocked } = service;
  const isWrong = provider !== 'none' && service.isWrong;
  const connection: ChatConnection = { provider, ...service.sent };
  const asked = defaultModel.trim();
  const trial = useTry(
    provider === 'none' || asked === '' || isWrong ? null : { what: 'chat', connection, model: asked, language },
  );
  const save = useSaveSettings(service.key.clear);
  const names = useId();
  const offers = offersOf(offered);
  const submit = () => {
    if (offers === null || isWrong) return;
    const chosen = { offered: offers, defaultModel: asked || null, smallModel: smallModel.trim() || null };
    save.mutate({ models: chosen, ...(!isLocked && { chat: connection }) });
  };
  return (
    <SettingsForm
      isLocked={isLocked}
      isSaving={save.isPending}
      onSave={submit}
      canSave={offers !== null && !isWrong}
      trial={provider === 'none' ? null : trial}
    >
      <Select
        label={t('provider')}
        value={provider}
        onChoose={setProvider}
        disabled={isLocked}
        options={[
          { value: 'none', label: t('noProvider') },
          ...providers.map(({ id, title }) => ({ value: id, label: title[language] })),
        ]}
      />
      {provider !== 'none' && (
        <>
          <ConnectionFields
            of={service}
            needsAddress={providers.some(({ id, needsAddress }) => id === provider && needsAddress)}
          />
          <ModelNames id={names} connection={isWrong ? null : connection} />
          <div className="grid gap-4 sm:grid-cols-2">
            <LiteralField
              label={t('defaultModel')}
              value={defaultModel}
              disabled={models.defaultBy === 'environment'}
              list={names}
              maxLength={200}
              hint={t('defaultModelHint')}
              onType={setDefaultModel}
            />
            <LiteralField
              label={t('smallModel')}
              value={smallModel}
              disabled={models.smallBy === 'environment'}
              list={names}
              maxLength={200}
              hint={t('smallModelHint')}
              onType={setSmallModel}
            />
          </div>
          <OfferedModels
            models={offered}
            names={names}
            usualWindowOf={(id) =>
              models.toldWindows[id] ?? (models.knowsWindows ? knownWindowOf(id) : null) ?? models.usualContextTokens
            }
            onChange={setOffered}
          />
        </>
      )}
    </SettingsForm>
  );
}

/** Asks the provider for the names of its models, which fields then offer by this id. Null: a connection that cannot be asked. */
function ModelNames({ id, connection }: { id: string; connection: ChatConnection | null }) {
  const t = useWords('aiSettings');
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (wanted: ChatConnection) => call(aiApi.listModels, { body: { connection: wanted } }),
  });
  const names = data?.ok ? data.models : [];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button isBusy={isPending} disabled={connection === null} onClick={() => connection && mutate(connection)}>
          {t('listModels')}
        </Button>
        <div role="status" className="min-w-0 text-sm text-ink-2 empty:hidden">
          {data?.ok && t('listed', { count: data.models.length })}
          {data?.ok && data.reachedAt !== null && ` ${t('reachedAt', { address: data.reachedAt })}`}
          {data?.ok === false && <Refusal {...data} isList />}
          {error && <Refused error={error} />}
        </div>
      </div>
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
