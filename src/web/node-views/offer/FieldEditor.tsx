import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { Offer } from '#contract/offers/offer.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Input, Textarea } from '../../ui/Field.tsx';
import { isCoarse } from '../../lib/coarse.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useWords } from '../../words/index.ts';
import type { Edited } from './edit-offer.ts';
import { DeliverablesEditor } from './DeliverablesEditor.tsx';
import { FeeEditor } from './FeeEditor.tsx';
import type { RowField } from './offer-rows.ts';
import { ExclusivityEditor, PaymentEditor, RevisionsEditor, UsageEditor } from './TermEditors.tsx';
import { Check, draftOf, emptyOf, readDraft, type Draft } from './draft-field.ts';

interface FieldEditorProps {
  offer: Offer;
  field: RowField;
  name: string;
  onSave: (value: Edited[RowField]) => void;
  onClose: () => void;
}

/** The editor of one line of the card, by the type of its value; below the line it belongs to. */
export function FieldEditor({ offer, field, name, onSave, onClose }: FieldEditorProps) {
  const t = useWords('offers');
  const form = useRef<HTMLFormElement>(null);
  useOpened(form, onClose);
  const [draft, setDraft] = useState<Draft>(() => draftOf(offer, field));
  const [isRefused, setRefused] = useState(false);
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(field, draft);
    setRefused(read === Check.wrong);
    if (read !== Check.wrong) onSave(read as Edited[RowField]);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('edit', { field: name })}
      onSubmit={submit}
      className="flex flex-col gap-3 border-y border-line bg-surface-2 px-6 py-3.5 md:pl-[54px] max-md:px-4"
    >
      <Fields {...{ field, draft, set, name }} />
      {isRefused && (
        <p role="alert" className="text-sm text-bad">
          {t('editor.wrong')}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="soft" className="max-md:h-11">
          {t('editor.save')}
        </Button>
        <Button size="sm" variant="ghost" className="max-md:h-11" onClick={onClose}>
          {t('editor.cancel')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="ml-auto max-md:h-11"
          onClick={() => onSave(emptyOf(field) as Edited[RowField])}
        >
          {t('editor.clear')}
        </Button>
      </div>
    </form>
  );
}

/** It takes the focus, in what is typed before what is chosen; Esc leaves it, and not the sheet around it. */
function useOpened(form: RefObject<HTMLFormElement | null>, onClose: () => void): void {
  const latest = useLatest(onClose);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (!isCoarse())
      (element.querySelector<HTMLElement>('input, textarea') ?? element.querySelector<HTMLElement>('select'))?.focus();
    element.scrollIntoView({ block: 'nearest' });
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      latest.current();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [form, latest]);
}

interface FieldsProps {
  field: RowField;
  draft: Draft;
  set: (part: Partial<Draft>) => void;
  name: string;
}

function Fields({ field, draft, set, name }: FieldsProps): ReactNode {
  const t = useWords('offers');
  switch (field) {
    case 'contact':
      return (
        <div className="grid gap-3 sm:grid-cols-3">
          {(['name', 'email', 'phone'] as const).map((part) => (
            <Input
              key={part}
              label={t(`editor.${part}`)}
              value={draft[part]}
              maxLength={200}
              autoComplete="off"
              inputMode={part === 'email' ? 'email' : part === 'phone' ? 'tel' : 'text'}
              onChange={(event) => set({ [part]: event.target.value })}
            />
          ))}
        </div>
      );
    case 'deliverables':
      return <DeliverablesEditor {...{ draft, set }} />;
    case 'exposure':
      return (
        <Input
          label={t('editor.least')}
          value={draft.count}
          inputMode="numeric"
          maxLength={5}
          className="tnum sm:max-w-40"
          onChange={(event) => set({ count: event.target.value })}
        />
      );
    case 'fee':
      return <FeeEditor {...{ draft, set }} />;
    case 'payment':
      return <PaymentEditor {...{ draft, set }} />;
    case 'reply':
    case 'shoot':
    case 'draft':
    case 'upload':
      return (
        <Input
          type="date"
          label={t('editor.day')}
          value={draft.day}
          className="tnum sm:max-w-48"
          onChange={(event) => set({ day: event.target.value })}
        />
      );
    case 'revisions':
      return <RevisionsEditor {...{ draft, set }} />;
    case 'usage':
      return <UsageEditor {...{ draft, set }} />;
    case 'exclusivity':
      return <ExclusivityEditor {...{ draft, set }} />;
    case 'mustSays':
    case 'hashtags':
    case 'links':
      return (
        <Textarea
          label={name}
          hint={t('editor.lines')}
          rows={4}
          value={draft.text}
          maxLength={4_000}
          onChange={(event) => set({ text: event.target.value })}
        />
      );
    default:
      return (
        <Input
          label={name}
          value={draft.text}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => set({ text: event.target.value })}
        />
      );
  }
}
