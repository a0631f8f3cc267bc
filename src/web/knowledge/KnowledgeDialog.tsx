import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { knowledgeApi } from '#contract/knowledge/knowledge.api.ts';
import {
  knowledgeTypes,
  readPriority,
  type KnowledgeItem,
  type KnowledgeType,
} from '#contract/knowledge/knowledge.schema.ts';
import { DEFAULTS, OURS } from '#contract/limits.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { reading } from '../lib/query.ts';
import { useTyped } from '../lib/use-typed.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Input, Textarea } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words/index.ts';

type Draft = Record<'category' | 'title' | 'content' | 'priority', string> & { type: KnowledgeType; isActive: boolean };

const blank: Draft = {
  type: 'system_prompt',
  category: '',
  title: '',
  content: '',
  priority: String(DEFAULTS.knowledgePriority),
  isActive: true,
};
const draftOf = ({ type, category, title, content, priority, isActive }: KnowledgeItem): Draft => ({
  type,
  category: category ?? '',
  title,
  content,
  priority: String(priority),
  isActive,
});

/** Adds an item, or changes the one that is given. It opens with the fields as they are kept, blank for a new one, unless a stray key has closed it. */
export function KnowledgeDialog({ item, onClose }: { item: KnowledgeItem | null; onClose: () => void }) {
  const t = useWords('knowledge');
  const common = useWords('common');
  const notices = useNotices();
  const [draft, setDraft, keepOn] = useTyped<Draft>(`knowledge:${item?.id ?? ''}`, item ? draftOf(item) : blank);
  const [isRefused, setRefused] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const save = useSaveKnowledge(item, onClose);
  const change = (fields: Partial<Draft>) => setDraft((was) => ({ ...was, ...fields }));
  const isMissing = draft.title.trim() === '' || draft.content.trim() === '';
  const problemOf = (text: string) => (isRefused && text.trim() === '' ? t('required') : null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setRefused(isMissing);
    if (isMissing) notices.show({ tone: 'failed', title: common('error'), text: t('required') });
    else save.mutate(draft);
  };
  const leave = () => (keepOn(), onClose());
  return (
    <Dialog isOpen onClose={leave} title={item ? t('editTitle') : t('addTitle')} initialFocus={first}>
      <form onSubmit={handleSubmit} noValidate className="mt-4 flex flex-col gap-4">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Select
            label={t('fieldType')}
            value={draft.type}
            onChoose={(type) => change({ type })}
            options={knowledgeTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            hint={t(`typeText.${draft.type}`)}
          />
          <Input
            label={t('fieldCategory')}
            note={common('optional')}
            value={draft.category}
            maxLength={200}
            placeholder={t('fieldCategoryExample')}
            autoComplete="off"
            onChange={(event) => change({ category: event.target.value })}
          />
        </div>
        <Input
          ref={first}
          label={t('fieldTitle')}
          value={draft.title}
          maxLength={OURS.titleLength}
          problem={problemOf(draft.title)}
          autoComplete="off"
          onChange={(event) => change({ title: event.target.value })}
        />
        <Textarea
          label={t('fieldContent')}
          rows={4}
          value={draft.content}
          maxLength={OURS.contentLength}
          problem={problemOf(draft.content)}
          onChange={(event) => change({ content: event.target.value })}
        />
        <div className="flex items-start justify-between gap-4">
          <div className="max-w-64 min-w-0">
            <Input
              label={t('fieldPriority')}
              hint={t('fieldPriorityHint')}
              inputMode="numeric"
              className="max-w-28 tnum"
              value={draft.priority}
              maxLength={12}
              autoComplete="off"
              onChange={(event) => change({ priority: event.target.value })}
            />
          </div>
          <span className="shrink-0 pt-7">
            <Switch label={t('fieldActive')} isOn={draft.isActive} onChange={(isActive) => change({ isActive })} />
          </span>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {save.isPending ? common('saving') : item ? t('update') : t('create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useSaveKnowledge(item: KnowledgeItem | null, onSaved: () => void) {
  const t = useWords('knowledge');
  const common = useWords('common');
  const client = useQueryClient();
  return useAct(
    (draft: Draft) => {
      const body = { ...fieldsOf(draft), category: draft.category.trim() || null };
      return item
        ? call(knowledgeApi.update, { params: { knowledgeId: item.id }, body })
        : call(knowledgeApi.create, { body });
    },
    {
      done: { title: common('success'), text: item ? t('updated') : t('created') },
      failed: { title: common('error'), text: item ? t('updateFailed') : t('createFailed') },
    },
    async () => {
      onSaved();
      await client.invalidateQueries({ queryKey: reading(knowledgeApi.list).queryKey });
    },
  );
}

const fieldsOf = ({ type, title, content, priority, isActive }: Draft) => ({
  type,
  title,
  content,
  priority: readPriority(priority),
  isActive,
});
