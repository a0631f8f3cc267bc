import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { OURS } from '#contract/limits.ts';
import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import { fillPrompt, variablesIn } from '#contract/prompts/variables.ts';
import { readTyped } from '../lib/typed-fields.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { DialogActions } from '../ui/Dialog.tsx';
import { Textarea } from '../ui/Field.tsx';
import { useWords } from '../words/index.ts';
import { valuesKey } from './pages.ts';

interface PromptFillProps {
  prompt: Prompt;
  onFilled: (text: string) => void;
  back: ReactNode;
}

/** Asks for the value of each variable; Ctrl+Enter is enough. What was typed is kept, and stands there the next time. */
export function PromptFill({ prompt, onFilled, back }: PromptFillProps) {
  const t = useWords('prompts');
  const draft = useDraft(valuesKey(prompt.id));
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  const names = variablesIn(prompt.text);
  const typed = readTyped(draft.text);
  const valueOf = (name: string) => (Object.hasOwn(typed, name) ? (typed[name] ?? '') : '');
  const given = names.filter((name) => valueOf(name).trim() !== '');
  const filled = fillPrompt(prompt.text, Object.fromEntries(given.map((name) => [name, valueOf(name)])));
  const isTooLong = filled.length > OURS.questionLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong) onFilled(filled);
  };
  const submitByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
      {names.map((name, i) => (
        <Textarea
          key={name}
          {...(i === 0 && { ref: first })}
          label={name}
          rows={1}
          value={valueOf(name)}
          maxLength={OURS.promptLength}
          className="field-sizing-content max-h-40"
          onKeyDown={submitByKey}
          onChange={(event) => draft.type(JSON.stringify({ ...typed, [name]: event.target.value }))}
        />
      ))}
      <div>
        <p className="mb-1.5 text-sm font-semibold text-ink-2">{t('preview')}</p>
        <div
          role="region"
          aria-label={t('preview')}
          tabIndex={0}
          className="max-h-40 overflow-y-auto rounded-control bg-surface-2 px-3 py-2 text-sm break-words whitespace-pre-wrap text-ink-2"
        >
          {filled}
        </div>
        {isTooLong && (
          <p role="alert" className="mt-1.5 text-sm text-bad">
            {t('filledTooLong', { max: OURS.questionLength })}
          </p>
        )}
      </div>
      <DialogActions>
        {back}
        <Button type="submit" variant="primary" aria-disabled={isTooLong}>
          {t('put')}
        </Button>
      </DialogActions>
    </form>
  );
}
