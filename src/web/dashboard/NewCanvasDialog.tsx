import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '#contract/base/id.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { OURS } from '#contract/limits.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { reading } from '../lib/query.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Input, Textarea } from '../ui/Field.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { useLanguage, useWords } from '../words/index.ts';

type Template = 'default' | 'blank';

/** Title, description and template of a new canvas; opens it once it exists. What was typed stays after a failure. */
export function NewCanvasDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('dashboard');
  const common = useWords('common');
  const notices = useNotices();
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [template, setTemplate] = useState<Template>('default');
  const [isTitleMissing, setTitleMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const create = useCreateCanvas(onClose);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    if (!title.trim()) {
      setTitleMissing(true);
      notices.show({ tone: 'failed', title: common('error'), text: t('titleRequired') });
      field.current?.focus();
      return;
    }
    create.mutate({ title, description, template });
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('newCanvas')} initialFocus={field}>
      <form onSubmit={handleSubmit} noValidate className="mt-4 flex flex-col gap-4">
        <Input
          ref={field}
          label={t('fieldTitle')}
          value={title}
          maxLength={OURS.titleLength}
          placeholder={t('fieldTitleExample')}
          problem={isTitleMissing && !title.trim() ? t('titleRequired') : null}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
        />
        <Textarea
          label={t('fieldDescription')}
          note={common('optional')}
          value={description}
          maxLength={2_000}
          placeholder={t('fieldDescriptionExample')}
          onChange={(event) => setDescription(event.target.value)}
        />
        <RadioCards
          label={t('template')}
          value={template}
          onChoose={setTemplate}
          options={[
            { value: 'default', title: t('templateDefault'), text: t('templateDefaultText') },
            { value: 'blank', title: t('templateBlank'), text: t('templateBlankText') },
          ]}
        />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={create.isPending}>
            {create.isPending ? t('creating') : t('create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface Draft {
  title: string;
  description: string;
  template: Template;
}

function useCreateCanvas(onCreated: () => void) {
  const t = useWords('dashboard');
  const common = useWords('common');
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useRetryKey();
  return useAct(
    ({ title, description, template }: Draft) => {
      const about = description.trim();
      const body = { title: title.trim(), ...(about ? { description: about } : {}), useTemplate: template, language };
      return call(canvasesApi.create, { body, idempotencyKey: keyOf(JSON.stringify(body)) });
    },
    {
      done: { title: common('success'), text: t('created') },
      failed: { title: t('createFailedTitle'), text: t('createFailed') },
    },
    (canvas) => {
      onCreated();
      void client.invalidateQueries({ queryKey: reading(canvasesApi.list).queryKey });
      void navigate(`/canvas/${canvas.id}`);
    },
  );
}

/** The same key for the same content, so that a retry after a lost answer creates nothing twice. */
function useRetryKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.content !== content) last.current = { content, key: newId(Date.now()) };
    return last.current.key;
  };
}
