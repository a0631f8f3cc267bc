import { useQuery } from '@tanstack/react-query';
import { Files } from 'lucide-react';
import { useState } from 'react';
import { libraryApi, type OlderCopy } from '#contract/library/library.api.ts';
import type { SourceView } from '#contract/sources/sources.api.ts';
import { useAct } from '../../lib/act.ts';
import { call } from '../../lib/api.ts';
import { relativeTime } from '../../lib/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { useErrorSentence } from '../../ui/ErrorView.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { idOf, type SourceOf } from '../source-of.ts';

const callOlder = ({ nodeId, fileId }: SourceOf, signal: AbortSignal) =>
  fileId === undefined
    ? call(libraryApi.readOlder, { params: { nodeId }, signal })
    : call(libraryApi.readOlderOfFile, { params: { fileId }, signal });

const callUpdate = ({ nodeId, fileId }: SourceOf, copies: readonly OlderCopy[]) => {
  const body = { copies: copies.map(placeOf) };
  return fileId === undefined
    ? call(libraryApi.update, { params: { nodeId }, body })
    : call(libraryApi.updateOfFile, { params: { fileId }, body });
};

const placeOf = ({ nodeId, fileId }: OlderCopy) => (nodeId === null ? { fileId: fileId ?? '' } : { nodeId });
const keyOf = ({ nodeId, fileId }: OlderCopy): string => nodeId ?? fileId ?? '';

/** Says that other boards hold an older text of this source, and offers to bring them to this one. */
export function OlderCopies({ of, view }: { of: SourceOf; view: SourceView }) {
  const t = useWords('sources');
  const [isOpen, setOpen] = useState(false);
  const older = useQuery({
    queryKey: ['older-copies', idOf(of), view.fetchedAt],
    queryFn: ({ signal }) => callOlder(of, signal),
    enabled: view.passages.length > 0,
    staleTime: 0,
  });
  const copies = older.data?.copies ?? [];
  const own = copies.filter(({ mayEdit }) => mayEdit);
  if (own.length === 0) return null;
  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-line bg-surface-2 px-4 py-2 text-sm text-ink-2">
      <Files size={15} strokeWidth={2} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 grow">{t('older.found', { count: own.length })}</p>
      <Button
        size="sm"
        variant="secondary"
        className="max-md:h-11"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('older.open')}
      </Button>
      {isOpen && (
        <UpdateCopies of={of} copies={copies} onClose={() => setOpen(false)} onDone={() => void older.refetch()} />
      )}
    </div>
  );
}

interface UpdateCopiesProps {
  of: SourceOf;
  copies: readonly OlderCopy[];
  onClose: () => void;
  onDone: () => void;
}

function UpdateCopies({ of, copies, onClose, onDone }: UpdateCopiesProps) {
  const t = useWords('sources');
  const common = useWords('common');
  const { language } = useLanguage();
  const sentenceOf = useErrorSentence();
  const [nowMs] = useState(() => Date.now());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = copies.filter((copy) => copy.mayEdit && !left.has(keyOf(copy)));
  const update = useAct(
    () => callUpdate(of, chosen),
    {
      done: ({ updated }) => ({ title: t('older.done'), text: t('older.doneText', { count: updated }) }),
      failed: (error) => ({ title: t('older.failed'), text: sentenceOf(error) }),
    },
    () => {
      onDone();
      onClose();
    },
  );
  const toggle = (key: string) =>
    setLeft(new Set(left.has(key) ? [...left].filter((one) => one !== key) : [...left, key]));
  const dateOf = ({ mayEdit, fetchedAt }: OlderCopy) =>
    mayEdit
      ? fetchedAt && t('fetchedAt', { date: relativeTime(fetchedAt, nowMs, language, common('justNow')) })
      : t('older.readOnly');
  return (
    <Dialog isOpen onClose={onClose} title={t('older.title')} text={t('older.text')}>
      <ul aria-label={t('older.boards')} className="mt-4 max-h-[40vh] overflow-y-auto">
        {copies.map((copy) => (
          <li key={keyOf(copy)}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1.5 has-disabled:cursor-default">
              <input
                type="checkbox"
                checked={copy.mayEdit && !left.has(keyOf(copy))}
                disabled={!copy.mayEdit}
                onChange={() => toggle(keyOf(copy))}
                className="size-[18px] shrink-0 accent-(--ring)"
              />
              <b className="min-w-0 grow truncate font-semibold">{copy.where}</b>
              <span className="shrink-0 text-xs text-ink-3">{dateOf(copy)}</span>
            </label>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button
          variant="primary"
          isBusy={update.isPending}
          disabled={chosen.length === 0}
          onClick={() => update.mutate(undefined)}
        >
          {t('older.update', { count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
