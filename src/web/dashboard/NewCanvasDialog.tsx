import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '#contract/base/id.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { OURS } from '#contract/limits.ts';
import { templatesApi } from '#contract/templates/templates.api.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { reading } from '../lib/query.ts';
import { useTyped } from '../lib/use-typed.ts';
import { isSaved, savedIdOf, type TemplateChoice } from '../templates/choice.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { Input, Textarea } from '../ui/Field.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { classes } from '../ui/classes.ts';
import { useLanguage, useWords, withWords } from '../words/index.ts';

const MoreTemplates = lazyComponent(
  () => withWords(['recipes'], import('../templates/MoreTemplates.tsx')),
  'MoreTemplates',
);

interface NewCanvasDialogProps {
  /** Whether all templates are shown from the start. */
  showsTemplates?: boolean;
  onClose: () => void;
}

/** Title, description and template of a new canvas; opens it once it exists. What was typed stays after a failure. */
export function NewCanvasDialog({ showsTemplates = false, onClose }: NewCanvasDialogProps) {
  const t = useWords('dashboard');
  const common = useWords('common');
  const notices = useNotices();
  const [typed, setTyped, keepOn] = useTyped('canvas', { title: '', description: '' });
  const { title, description } = typed;
  const [template, setTemplate] = useState<TemplateChoice>('default');
  const [hasMore, setMore] = useState(showsTemplates);
  const [isTitleMissing, setTitleMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const create = useCreateCanvas(onClose);
  /** What cannot be seen any more is not chosen either. */
  const toggleMore = () => {
    if (hasMore && template !== 'blank') setTemplate('default');
    setMore(!hasMore);
  };
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
  const leave = () => (keepOn(), onClose());
  return (
    <Dialog isOpen onClose={leave} title={t('newCanvas')} initialFocus={field}>
      <form onSubmit={handleSubmit} noValidate className="mt-4 flex flex-col gap-4">
        <Input
          ref={field}
          label={t('fieldTitle')}
          value={title}
          maxLength={OURS.titleLength}
          placeholder={t('fieldTitleExample')}
          problem={isTitleMissing && !title.trim() ? t('titleRequired') : null}
          autoComplete="off"
          onChange={(event) => setTyped({ ...typed, title: event.target.value })}
        />
        <Textarea
          label={t('fieldDescription')}
          note={common('optional')}
          value={description}
          maxLength={2_000}
          placeholder={t('fieldDescriptionExample')}
          onChange={(event) => setTyped({ ...typed, description: event.target.value })}
        />
        <RadioCards<TemplateChoice>
          label={t('template')}
          value={template}
          onChoose={setTemplate}
          options={[
            { value: 'default', title: t('templateDefault'), text: t('templateDefaultText') },
            { value: 'blank', title: t('templateBlank'), text: t('templateBlankText') },
          ]}
        />
        <More isOpen={hasMore} onToggle={toggleMore} value={template} onChoose={setTemplate} />
        <div className={classes(hasMore && 'sticky -bottom-6 -mx-6 -mb-6 bg-raised px-6 pb-6 [&>div]:mt-3')}>
          <DialogActions>
            <Button onClick={onClose}>{common('cancel')}</Button>
            <Button type="submit" variant="primary" isBusy={create.isPending}>
              {create.isPending ? t('creating') : t('create')}
            </Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  );
}

interface MoreProps {
  isOpen: boolean;
  onToggle: () => void;
  value: TemplateChoice;
  onChoose: (choice: TemplateChoice) => void;
}

/** The other templates behind their button. */
function More({ isOpen, onToggle, value, onChoose }: MoreProps) {
  const t = useWords('dashboard');
  const id = useId();
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        className="self-start max-sm:h-11"
        icon={<ChevronDown size={15} strokeWidth={2} aria-hidden="true" className={classes(isOpen && 'rotate-180')} />}
        onClick={onToggle}
      >
        {isOpen ? t('templatesLess') : t('templatesMore')}
      </Button>
      <div id={id} hidden={!isOpen} className={classes(isOpen && 'flex flex-col gap-4')}>
        {isOpen && (
          <Suspense>
            <MoreTemplates value={value} onChoose={onChoose} onGone={() => onChoose('default')} />
          </Suspense>
        )}
      </div>
    </>
  );
}

interface Draft {
  title: string;
  description: string;
  template: TemplateChoice;
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
      const name = { title: title.trim(), ...(about ? { description: about } : {}) };
      if (isSaved(template)) {
        const params = { templateId: savedIdOf(template) };
        return call(templatesApi.use, { params, body: name, idempotencyKey: keyOf(JSON.stringify([params, name])) });
      }
      const body = { ...name, useTemplate: template, language };
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
