import { History, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { OURS } from '#contract/limits.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import { variablesIn } from '#contract/prompts/variables.ts';
import { useReading } from '../lib/query.ts';
import { readTyped } from '../lib/typed-fields.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { DialogActions } from '../ui/Dialog.tsx';
import { Input, Textarea } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useShowProblem } from '../ui/use-show-problem.ts';
import { useWords } from '../words/index.ts';
import { useSavePrompt, type PromptDraft, useRemovePrompt } from './use-prompts.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface PromptFormProps {
  /** The prompt that is changed; null makes a new one. */
  prompt: Prompt | null;
  start?: { name: string; text: string };
  /** Under this key what is typed is kept until it is saved. */
  draftKey: string;
  onDone: () => void;
  onHistory?: () => void;
  back: ReactNode;
}

/** The form of a prompt of one's own. */
export function PromptForm({ prompt, start, draftKey, onDone, onHistory, back }: PromptFormProps) {
  const t = useWords('prompts');
  const common = useWords('common');
  const draft = useDraft(draftKey);
  const { name = '', text = '', orgId = '' } = { ...startOf(prompt ?? start), ...readTyped(draft.text) };
  const type = (fields: Partial<PromptDraft>) => draft.type(JSON.stringify({ name, text, orgId, ...fields }));
  const end = () => {
    draft.clear();
    onDone();
  };
  const save = useSavePrompt(prompt, end);
  const [isRefused, setRefused] = useState(false);
  const { form, showProblem } = useShowProblem();
  const [isRemoving, setRemoving] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const problems = useProblems(name, text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const isWrong = problems.name !== null || problems.text !== null;
    setRefused(isWrong);
    if (isWrong) showProblem();
    else save.mutate({ name: name.trim(), text: text.trim(), orgId });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
      <Input
        ref={first}
        label={t('name')}
        value={name}
        maxLength={OURS.promptNameLength}
        placeholder={t('nameExample')}
        problem={isRefused ? problems.name : null}
        autoComplete="off"
        onChange={(event) => type({ name: event.target.value })}
      />
      <div>
        <Textarea
          label={t('text')}
          rows={7}
          value={text}
          maxLength={OURS.promptLength}
          problem={isRefused ? problems.text : null}
          hint={t('textHint', { example: `{{${t('example')}}}` })}
          onChange={(event) => type({ text: event.target.value })}
        />
        <Variables names={variablesIn(text)} />
      </div>
      <ShareSelect org={prompt?.org ?? null} value={orgId} onChoose={(chosen) => type({ orgId: chosen })} />
      {prompt && (
        <div className="flex flex-wrap gap-2">
          <Button icon={<History size={15} aria-hidden="true" />} onClick={onHistory}>
            {t('history')}
          </Button>
          <Button
            variant="danger-outline"
            icon={<Trash2 size={15} aria-hidden="true" />}
            onClick={() => setRemoving(true)}
          >
            {t('remove')}
          </Button>
        </div>
      )}
      <DialogActions>
        {back}
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          {save.isPending ? common('saving') : common('save')}
        </Button>
      </DialogActions>
      {prompt && isRemoving && <RemovePrompt prompt={prompt} onClose={() => setRemoving(false)} onRemoved={end} />}
    </form>
  );
}

const startOf = (start: Prompt | { name: string; text: string } | undefined): Record<string, string> =>
  start ? { name: start.name, text: start.text, ...('org' in start && start.org && { orgId: start.org.id }) } : {};

function useProblems(name: string, text: string): { name: string | null; text: string | null } {
  const t = useWords('prompts');
  const said = text.trim();
  const long = { max: OURS.promptLength, count: said.length };
  const isOverfull = variablesIn(said).length > OURS.promptVariables;
  return {
    name: name.trim() === '' ? t('nameNeeded') : null,
    text:
      said === ''
        ? t('textNeeded')
        : said.length > OURS.promptLength
          ? t('textTooLong', long)
          : isOverfull
            ? t('tooManyVariables', { max: OURS.promptVariables })
            : null,
  };
}

function Variables({ names }: { names: readonly string[] }) {
  const t = useWords('prompts');
  if (names.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1.5 text-sm text-ink-3">
      {t('variables')}
      {names.map((name) => (
        <Badge key={name} tone="accent">
          {name}
        </Badge>
      ))}
    </div>
  );
}

interface ShareSelectProps {
  /** With which it is shared already. */
  org: Prompt['org'];
  value: string;
  onChoose: (orgId: string) => void;
}

/** Nothing for somebody who belongs to no organisation. */
function ShareSelect({ org, value, onChoose }: ShareSelectProps) {
  const t = useWords('prompts');
  const { data } = useReading(orgsApi.list);
  const orgs = data ?? (org ? [org] : []);
  if (orgs.length === 0) return null;
  const options = [{ value: '', label: t('mineOnly') }, ...orgs.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <div>
      <Select label={t('share')} value={value} onChoose={onChoose} options={options} />
      <p className="mt-1.5 text-sm text-ink-3">{t('shareHint')}</p>
    </div>
  );
}

interface RemovePromptProps {
  prompt: Prompt;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a prompt goes with its history, and says who loses it too. */
function RemovePrompt({ prompt, onClose, onRemoved }: RemovePromptProps) {
  const t = useWords('prompts');
  const remove = useRemovePrompt(prompt, onRemoved);
  const { name, org } = prompt;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined)}
      title={t('removeTitle')}
      text={org ? t('removeShared', { name, org: org.name }) : t('removeText', { name })}
      action={t('remove')}
      actionBusy={t('removing')}
      isBusy={remove.isPending}
    />
  );
}
