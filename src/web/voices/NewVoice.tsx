import { useState, type FormEvent, type ReactNode } from 'react';
import type { BoardPlace } from '../lib/board-place.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { call } from '../lib/api.ts';
import { useAct } from '../lib/act.ts';
import { readTyped } from '../lib/typed-fields.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { DialogActions } from '../ui/Dialog.tsx';
import { Input } from '../ui/Field.tsx';
import { useShowProblem } from '../ui/use-show-problem.ts';
import { useWords } from '../words/index.ts';
import { isNothing, linkProblem, sentMaterial } from './material.ts';
import { MaterialFields } from './MaterialFields.tsx';
import { useMaterialDraft } from './use-material-draft.ts';
import { useReason, useRefreshVoices } from './use-voices.ts';

interface NewVoiceProps {
  place: BoardPlace | null;
  onMade: (voice: VoiceView) => void;
  back: ReactNode;
}

/** A name and something to measure: the rest can wait. */
export function NewVoice({ place, onMade, back }: NewVoiceProps) {
  const t = useWords('voices');
  const reason = useReason();
  const refresh = useRefreshVoices();
  const named = useDraft('voice-new:name');
  const { name = t('nameStart') } = readTyped(named.text);
  const { material, change, clear } = useMaterialDraft('voice-new');
  const [isRefused, setRefused] = useState(false);
  const { form, showProblem } = useShowProblem();
  const create = useAct(
    () => call(voicesApi.create, { body: { name: name.trim(), ...sentMaterial(material) } }),
    { done: { title: t('created') }, failed: (error) => ({ title: t('failed'), text: reason(error) }) },
    async (voice) => {
      named.clear();
      clear();
      onMade(voice);
      await refresh();
    },
  );
  const isUnnamed = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const isWrong = isUnnamed || isNothing(material) || linkProblem(material) !== null;
    setRefused(isWrong);
    if (isWrong) showProblem();
    else create.mutate(undefined);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
      <MaterialFields
        material={material}
        onChange={change}
        place={place}
        isRefused={isRefused}
        problem={isRefused && isNothing(material) ? t('needsText') : null}
      />
      <Input
        label={t('name')}
        value={name}
        maxLength={100}
        autoComplete="off"
        problem={isRefused && isUnnamed ? t('needsName') : null}
        onChange={(event) => named.type(JSON.stringify({ name: event.target.value }))}
      />
      <DialogActions>
        {back}
        <Button type="submit" variant="primary" isBusy={create.isPending}>
          {create.isPending ? t('creating') : t('create')}
        </Button>
      </DialogActions>
    </form>
  );
}
