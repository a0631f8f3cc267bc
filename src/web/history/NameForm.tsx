import { useEffect, useRef, useState } from 'react';
import { OURS_HISTORY } from '#contract/history/history-rules.ts';
import { historyApi } from '#contract/history/history.api.ts';
import type { Mark } from '#contract/history/history.schema.ts';
import { ApiError, call, removed } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

interface NameFormProps {
  boardId: string;
  /** Null names the board as it stands. */
  seq: number | null;
  /** The mark that gets another name. */
  mark: Mark | undefined;
  onDone: () => void;
  onCancel: () => void;
}

/** Gives a moment a name, or another one, or takes it away. */
export function NameForm({ boardId, seq, mark, onDone, onCancel }: NameFormProps) {
  const t = useWords('history');
  const notices = useNotices();
  const [name, setName] = useState(mark?.name ?? '');
  const [markId] = useState(() => mark?.id ?? crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const act = async (run: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await run();
      onDone();
    } catch (error) {
      const text = error instanceof ApiError ? error.sentence : null;
      notices.show({ tone: 'failed', title: t('nameFailed'), ...(text !== null && { text }) });
      setBusy(false);
    }
  };
  const save = () => {
    const body = { name: name.trim() };
    return mark
      ? call(historyApi.renameMark, { params: { boardId, markId }, body })
      : call(historyApi.addMark, { params: { boardId }, body: { ...body, id: markId, ...(seq !== null && { seq }) } });
  };
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !isBusy) void act(save);
      }}
    >
      <label className="block text-sm font-medium text-ink-2">
        {t('nameLabel')}
        <input
          ref={field}
          value={name}
          maxLength={OURS_HISTORY.markLength}
          placeholder={t('nameHint')}
          onChange={(event) => setName(event.target.value)}
          className="mt-1 h-9 w-full rounded-control bg-surface px-2.5 text-base text-ink shadow-[inset_0_0_0_1px_var(--line-3)] max-md:h-11"
        />
      </label>
      <div className="flex items-center gap-2">
        <Button type="submit" variant="primary" size="sm" isBusy={isBusy} disabled={name.trim() === ''}>
          {t('save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
        {mark && (
          <Button
            size="sm"
            variant="danger-outline"
            className="ml-auto"
            onClick={() => void act(() => removed(call(historyApi.removeMark, { params: { boardId, markId } })))}
          >
            {t('unname')}
          </Button>
        )}
      </div>
    </form>
  );
}
