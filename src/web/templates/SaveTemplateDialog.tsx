import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { can } from '#contract/access/can.ts';
import { OURS } from '#contract/limits.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { templatesApi } from '#contract/templates/templates.api.ts';
import { useAct } from '../lib/act.ts';
import { ApiError, call } from '../lib/api.ts';
import { reading, useReading } from '../lib/query.ts';
import { useUser } from '../lib/session.ts';
import { useTyped } from '../lib/use-typed.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { Input, Textarea } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useWords } from '../words/index.ts';

interface SaveTemplateDialogProps {
  boardId: string;
  /** Brings what was changed here to the server, which keeps the board as it has it. */
  beforeSaving: () => Promise<void>;
  onClose: () => void;
}

const ONLY_ME = '';

/** Asks how a template of this board is called and who uses it. What was typed stays after a failure. */
export function SaveTemplateDialog({ boardId, beforeSaving, onClose }: SaveTemplateDialogProps) {
  const t = useWords('templates');
  const common = useWords('common');
  const [typed, setTyped, keepOn] = useTyped(`template:${boardId}`, { name: '', description: '' });
  const { name, description } = typed;
  const [orgId, setOrgId] = useState(ONLY_ME);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const save = useSaveTemplate(boardId, beforeSaving, onClose);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setMissing(!name.trim());
    if (!name.trim()) return field.current?.focus();
    save.mutate({ name: name.trim(), description: description.trim() || null, orgId: orgId || null });
  };
  const leave = () => (keepOn(), onClose());
  return (
    <Dialog isOpen onClose={leave} title={t('saveTitle')} text={t('saveText')} initialFocus={field}>
      <form onSubmit={handleSubmit} noValidate className="mt-4 flex flex-col gap-4">
        <Input
          ref={field}
          label={t('name')}
          value={name}
          maxLength={OURS.titleLength}
          placeholder={t('nameExample')}
          problem={isMissing && !name.trim() ? t('nameRequired') : null}
          autoComplete="off"
          onChange={(event) => setTyped({ ...typed, name: event.target.value })}
        />
        <Textarea
          label={t('description')}
          note={common('optional')}
          value={description}
          maxLength={2_000}
          placeholder={t('descriptionExample')}
          onChange={(event) => setTyped({ ...typed, description: event.target.value })}
        />
        <Sharing value={orgId} onChoose={setOrgId} />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {t(save.isPending ? 'saving' : 'save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Nothing where the reader belongs to no organisation that he may add something to. */
function Sharing({ value, onChoose }: { value: string; onChoose: (orgId: string) => void }) {
  const t = useWords('templates');
  const { user } = useUser();
  const orgs = useReading(orgsApi.list).data?.filter((org) => user && can(user, 'org.add-project', org)) ?? [];
  if (orgs.length === 0) return null;
  return (
    <Select
      label={t('sharing')}
      value={value}
      onChoose={onChoose}
      options={[
        { value: ONLY_ME, label: t('onlyMe') },
        ...orgs.map(({ id, name }) => ({ value: id, label: t('withOrg', { org: name }) })),
      ]}
    />
  );
}

interface Draft {
  name: string;
  description: string | null;
  orgId: string | null;
}

function useSaveTemplate(boardId: string, beforeSaving: () => Promise<void>, onSaved: () => void) {
  const t = useWords('templates');
  const client = useQueryClient();
  const reasonOf = useReason();
  return useAct(
    async (body: Draft) => {
      await beforeSaving();
      return call(templatesApi.save, { params: { boardId }, body });
    },
    {
      done: { title: t('saved'), text: t('savedText') },
      failed: (error) => ({ title: t('saveFailed'), text: reasonOf(error) }),
    },
    () => {
      void client.invalidateQueries({ queryKey: reading(templatesApi.list).queryKey });
      onSaved();
    },
  );
}

function useReason(): (error: unknown) => string {
  const t = useWords('templates');
  const sentenceOf = useErrorSentence();
  return (error) => {
    switch (error instanceof ApiError ? error.code : null) {
      case 'conflict':
        return t('full', { count: OURS.templatesPerPerson });
      case 'too-large':
        return t('tooLarge', { count: OURS.nodesPerTemplate });
      case 'bad-input':
        return t('nothing');
      default:
        return sentenceOf(error);
    }
  };
}
