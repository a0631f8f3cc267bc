import { registers, type Register } from '#contract/recipes/voice/endings.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { readTyped } from '../lib/typed-fields.ts';
import { useDraft } from '../lib/use-draft.ts';
import { useWords } from '../words/index.ts';
import { draftOfVoice } from './draft-of-voice.ts';
import { useReason, useRefreshVoices } from './use-voices.ts';

/** Of a voice; empty: as it was measured. */
export type Formality = Register | '';

const LINE_LENGTH = 100;
const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim().slice(0, LINE_LENGTH))
      .filter((line) => line !== ''),
  ),
];

/** What is typed about a voice over what is kept of it, and how it is saved; it outlives the dialog and the page. */
export function useVoiceFields({ id, profile }: VoiceView, onSaved: () => void) {
  const t = useWords('voices');
  const reason = useReason();
  const refresh = useRefreshVoices();
  const draft = useDraft(draftOfVoice(id));
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
  const save = useAct(
    () => {
      const [forbidden, openers] = [linesOf(typed.forbidden), linesOf(typed.openers)];
      const body = { ...typed, name: typed.name.trim(), forbidden, openers, formality: typed.formality || null };
      return call(voicesApi.change, { params: { voiceId: id }, body });
    },
    { done: { title: t('saved') }, failed: (error) => ({ title: t('failed'), text: reason(error) }) },
    async () => {
      draft.clear();
      onSaved();
      await refresh();
    },
  );
  return {
    typed,
    change: (fields: Partial<typeof typed>) => draft.type(JSON.stringify({ ...written, ...fields })),
    isUnnamed: typed.name.trim() === '',
    save,
  };
}
