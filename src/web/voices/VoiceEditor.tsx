import { Trash2 } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { measuredOpeners, registerWords } from '#contract/recipes/voice/profile.ts';
import { registers } from '#contract/recipes/voice/endings.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { Button } from '../ui/Button.tsx';
import { DialogActions } from '../ui/Dialog.tsx';
import { Input, Textarea } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { useVoiceFields, type Formality } from './use-voice-fields.ts';

interface VoiceEditorProps {
  voice: VoiceView;
  onSaved: () => void;
  onRemove: () => void;
  back: ReactNode;
}

/** What its owner says about a voice. */
export function VoiceEditor({ voice, onSaved, onRemove, back }: VoiceEditorProps) {
  const t = useWords('voices');
  const common = useWords('common');
  const { language } = useLanguage();
  const { measure } = voice.profile;
  const { typed, change, isUnnamed, save } = useVoiceFields(voice, onSaved);
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
        placeholder={measuredOpeners(measure).join('\n')}
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
      {measure.language === 'ko' && (
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
