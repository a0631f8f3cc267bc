import { PencilLine, Sparkles } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { readNote } from '#contract/board/note-for-ai.ts';
import { OURS } from '#contract/limits.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';

/** The note of a source, and how it is kept; `save` null for those who may only read it. */
export interface NoteInteractions {
  note: string | null;
  save: ((note: string | null) => void) | null;
  /** Rises whenever somebody asks to write it. */
  asked: number;
}

/** After the panel around it has taken the focus for itself. */
const focusLater = (target: RefObject<HTMLElement | null>): void =>
  void requestAnimationFrame(() => target.current?.focus({ preventScroll: true }));

interface NoteForAiProps extends NoteInteractions {
  /** Under this key what is typed is kept until it is saved. */
  draftKey: string;
}

/** What the creator wants every chat to know about a source: one line until it is written. */
export function NoteForAi({ note, save, asked, draftKey }: NoteForAiProps) {
  const t = useWords('sources');
  const draft = useDraft(draftKey);
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(asked > 0 || draft.text !== '');
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (asked > 0) setOpen(true);
  }
  const [typed, setTyped] = useState(draft.text || (note ?? ''));
  useEffect(() => {
    if (asked > 0) focusLater(field);
  }, [asked]);
  if (!save) return note === null ? null : <Shown note={note} />;
  const open = () => {
    setTyped(draft.text || (note ?? ''));
    setOpen(true);
    focusLater(field);
  };
  const close = () => {
    draft.clear();
    setOpen(false);
    focusLater(opener);
  };
  const keep = () => {
    const verdict = readNote(typed, note);
    if (verdict.ok) save(verdict.value);
    close();
  };
  if (!isOpen)
    return (
      <button
        ref={opener}
        type="button"
        onClick={open}
        className="flex min-h-9 w-full shrink-0 items-center gap-2 border-b border-line px-4 py-1.5 text-left text-sm text-ink-2 hover:bg-surface-2 max-md:min-h-11"
      >
        <Sparkles size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-accent-ink" />
        <span className={note === null ? 'grow text-ink-3' : 'line-clamp-2 grow'}>
          <span className={note === null ? undefined : 'sr-only'}>{t('note.label')}</span>
          {note !== null && <> {note}</>}
        </span>
        <PencilLine size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      </button>
    );
  const type = (text: string) => {
    setTyped(text);
    draft.type(text);
  };
  return <NoteForm field={field} typed={typed} onType={type} onSave={keep} onCancel={close} />;
}

interface NoteFormProps {
  field: RefObject<HTMLTextAreaElement | null>;
  typed: string;
  onType: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** Ctrl+Enter saves, Esc leaves it as it was. */
function NoteForm({ field, typed, onType, onSave, onCancel }: NoteFormProps) {
  const t = useWords('sources');
  return (
    <form
      onSubmit={(event) => (event.preventDefault(), onSave())}
      className="shrink-0 border-b border-line bg-surface-2 px-4 py-2.5"
    >
      <label className="block">
        <span className="flex items-center gap-1.5 text-sm font-semibold">
          <Sparkles size={15} strokeWidth={1.75} aria-hidden="true" className="text-accent-ink" />
          {t('note.label')}
        </span>
        <textarea
          ref={field}
          rows={3}
          value={typed}
          maxLength={OURS.noteForAiLength}
          placeholder={t('note.example')}
          className="mt-1.5 block w-full resize-none rounded-control bg-surface px-2.5 py-2 text-sm leading-5 shadow-[inset_0_0_0_1px_var(--line-2)] outline-none focus:field-focus max-md:text-read"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            onCancel();
          }}
        />
      </label>
      <div className="mt-2 flex items-center gap-1.5">
        <p className="min-w-0 grow text-xs text-ink-3 tnum">
          {t('note.length', { count: typed.length, most: OURS.noteForAiLength })}
        </p>
        <Button size="sm" className="max-md:h-11" onClick={onCancel}>
          {t('note.cancel')}
        </Button>
        <Button size="sm" type="submit" variant="primary" className="max-md:h-11">
          {t('note.save')}
        </Button>
      </div>
    </form>
  );
}

function Shown({ note }: { note: string }) {
  const t = useWords('sources');
  return (
    <p className="flex shrink-0 gap-2 border-b border-line px-4 py-2 text-sm text-ink-2">
      <Sparkles size={15} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-ink" />
      <span>
        <span className="sr-only">{t('note.label')}: </span>
        {note}
      </span>
    </p>
  );
}
