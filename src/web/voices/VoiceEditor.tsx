import { Trash2 } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { registerWords } from '#contract/recipes/voice/profile.ts';
import { registers, type Register } from '#contract/recipes/voice/endings.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { call } from '../lib/api.ts';
import { useAct } from '../lib/act.ts';
import { readTyped } from '../lib/typed-fields.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { DialogActions } from '../ui/Dialog.tsx';
import { Input, Textarea } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { draftOfVoice } from './draft-of-voice.ts';
import { useReason, useRefreshVoices } from './use-voices.ts';

interface VoiceEditorProps {
  voice: VoiceView;
  onSaved: () => void;
  onRemove: () => void;
  back: ReactNode;
}

/** Of a voice; empty: as it was measured. */
type Formality = Register | '';

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim().slice(0, 100))
      .filter((line) => line !== ''),
  ),
];

/** What its owner says about a voice. */
export function VoiceEditor({ voice, onSaved, onRemove, back }: VoiceEditorProps) {
  const t = useWords('voices');
  const common = useWords('common');
  const { language } = useLanguage();
  const reason = useReason();
  const refresh = useRefreshVoices();
  const { profile } = voice;
  const draft = useDraft(draftOfVoice(voice.id));
  const written = readTyped(draft.text);
  const formality: Formality = registers.find((one) => one === (written['formality'] ?? profile.formality)) ?? '';
  const typed = {
    name: profile.name,
    forbidden: profile.forbidden.join('\n'),
    openers: profile.openers.join('\n'),
    notes: profile.notes,
    ...written,
    formality,
  };
  const change = (fields: Partial<typeof typed>) => draft.type(JSON.stringify({ ...written, ...fields }));
  const isUnnamed = typed.name.trim() === '';
  const save = useAct(
    () => {
      const [forbidden, openers] = [linesOf(typed.forbidden), linesOf(typed.openers)];
      const body = { ...typed, name: typed.name.trim(), forbidden, openers, formality: typed.formality || null };
      return call(voicesApi.change, { params: { voiceId: voice.id }, body });
    },
    { done: { title: t('saved') }, failed: (error) => ({ title: t('failed'), text: reason(error) }) },
    async () => {
      draft.clear();
      onSaved();
      await refresh();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isUnnamed && !save.isPending) save.mutate(undefined);
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
      <Input
        label={t('name')}
        value={typed.name}
        maxLength={100}
        autoComplete="off"
        problem={isUnnamed ? t('needsName') : null}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Textarea
        label={t('forbidden')}
        note={common('optional')}
        hint={t('onePerLine')}
        rows={3}
        value={typed.forbidden}
        maxLength={20_000}
        onChange={(event) => change({ forbidden: event.target.value })}
      />
      <Textarea
        label={t('openers')}
        note={common('optional')}
        hint={t('openersHint')}
        placeholder={profile.measure.openers.map(({ words }) => words).join('\n')}
        rows={3}
        value={typed.openers}
        maxLength={20_000}
        onChange={(event) => change({ openers: event.target.value })}
      />
      <Textarea
        label={t('notes')}
        note={common('optional')}
        placeholder={t('notesHint')}
        rows={2}
        value={typed.notes}
        maxLength={2_000}
        onChange={(event) => change({ notes: event.target.value })}
      />
      {profile.measure.language === 'ko' && (
        <Select<Formality>
          label={t('formality')}
          value={typed.formality}
          onChoose={(chosen) => change({ formality: chosen })}
          options={[
            { value: '', label: t('asMeasured') },
            ...registers.map((value) => ({ value, label: registerWords[value][language] })),
          ]}
        />
      )}
      <DialogActions>
        <Button
          variant="danger-outline"
          className="mr-auto"
          icon={<Trash2 size={15} aria-hidden="true" />}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
        {back}
        <Button type="submit" variant="primary" disabled={isUnnamed} isBusy={save.isPending}>
          {save.isPending ? common('saving') : common('save')}
        </Button>
      </DialogActions>
    </form>
  );
}
