import { useRef, useState, type ReactNode } from 'react';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { CanvasRole } from '#contract/sharing/sharing.schema.ts';
import { useAct } from '../lib/act.ts';
import { ApiError, call } from '../lib/api.ts';
import { Button } from '../ui/Button.tsx';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { Textarea } from '../ui/Field.tsx';
import { useFirstField } from '../ui/use-first-field.ts';
import { useWords } from '../words/index.ts';

const NOTE_LENGTH = 300;

interface AskFormProps {
  canvasId: string;
  wanted: CanvasRole;
  /** Another way out, beside the button. */
  children?: ReactNode;
}

/**
 * Asks the owner to be let in, or for more: a button, then a field for the reason. What is answered is the same where there
 * is no such canvas, and so is what is said.
 */
export function AskForm({ canvasId, wanted, children }: AskFormProps) {
  const t = useWords('sharing');
  const sentenceOf = useErrorSentence();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const isMore = wanted === 'editor';
  const title = t(isMore ? 'askedEdit' : 'askedAccess');
  const ask = useAct(() => call(sharingApi.requestAccess, { body: { canvasId, role: wanted, note: note.trim() } }), {
    failed: (error) => ({
      title: t('askFailed'),
      text: error instanceof ApiError && error.code === 'too-many' ? t('askTooMany') : sentenceOf(error),
    }),
  });
  if (ask.isSuccess) {
    return (
      <>
        <p role="status" className="w-full rounded-control bg-ok-soft px-3.5 py-3 text-left text-sm">
          <b className="block text-ok">{title}</b>
          <span className="text-ink-2">{t('askedText')}</span>
        </p>
        {children}
      </>
    );
  }
  if (!isOpen) {
    return (
      <>
        <Button className="max-sm:h-11" onClick={() => setOpen(true)}>
          {t(isMore ? 'askEdit' : 'askAccess')}
        </Button>
        {children}
      </>
    );
  }
  return (
    <Reason {...{ note, setNote }} isBusy={ask.isPending} onSend={() => ask.mutate()} onClose={() => setOpen(false)} />
  );
}

interface ReasonProps {
  note: string;
  setNote: (note: string) => void;
  isBusy: boolean;
  onSend: () => void;
  onClose: () => void;
}

function Reason({ note, setNote, isBusy, onSend, onClose }: ReasonProps) {
  const t = useWords('sharing');
  const common = useWords('common');
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form);
  return (
    <form
      ref={form}
      className="w-full text-left"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Textarea
        label={t('askNote')}
        note={common('optional')}
        placeholder={t('askNoteExample')}
        value={note}
        maxLength={NOTE_LENGTH}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="mt-3 flex justify-end gap-2">
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t(isBusy ? 'asking' : 'ask')}
        </Button>
      </div>
    </form>
  );
}
