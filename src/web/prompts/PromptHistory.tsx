import { useState, type ReactNode } from 'react';
import { promptsApi } from '#contract/prompts/prompts.api.ts';
import type { Prompt, PromptVersion } from '#contract/prompts/prompts.schema.ts';
import { dayAndTime } from '../lib/dates.ts';
import { useReading } from '../lib/query.ts';
import { useDraft } from '../lib/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DialogActions } from '../ui/Dialog.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { editKey } from './pages.ts';
import { useRestorePrompt } from './use-prompts.ts';

interface PromptHistoryProps {
  prompt: Prompt;
  onRestored: (restored: Prompt) => void;
  back: ReactNode;
}

/** How a prompt read before, latest first, and the way back to each; it asks first where what is typed would be lost. */
export function PromptHistory({ prompt, onRestored, back }: PromptHistoryProps) {
  const t = useWords('prompts');
  const common = useWords('common');
  const { data, error, refetch } = useReading(promptsApi.readVersions, { params: { promptId: prompt.id } });
  const unsaved = useDraft(editKey(prompt.id));
  const restore = useRestorePrompt(prompt, (restored) => {
    unsaved.clear();
    onRestored(restored);
  });
  const [askedId, ask] = useState<string | null>(null);
  const asked = data?.find(({ id }) => id === askedId);
  const choose = (versionId: string) => {
    if (restore.isPending) return;
    if (unsaved.text === '') restore.mutate(versionId);
    else ask(versionId);
  };
  return (
    <div className="mt-4">
      {data ? (
        data.length === 0 && <p className="py-4 text-center text-ink-3">{t('historyEmpty')}</p>
      ) : error ? (
        <ErrorView error={error} title={t('historyFailed')} onRetry={() => void refetch()} />
      ) : (
        <Waiting label={common('loading')}>
          <Skeleton className="h-16 w-full" />
        </Waiting>
      )}
      <ul className="flex flex-col gap-3">
        {data?.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            isBusy={restore.isPending && restore.variables === version.id}
            onRestore={() => choose(version.id)}
          />
        ))}
      </ul>
      <DialogActions>{back}</DialogActions>
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => ask(null)}
          onConfirm={() => {
            ask(null);
            restore.mutate(asked.id);
          }}
          title={t('restoreAsk')}
          text={t('restoreAskText')}
          action={t('restoreShort')}
        />
      )}
    </div>
  );
}

interface VersionRowProps {
  version: PromptVersion;
  isBusy: boolean;
  onRestore: () => void;
}

function VersionRow({ version, isBusy, onRestore }: VersionRowProps) {
  const t = useWords('prompts');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const time = dayAndTime(version.savedAt, nowMs, language);
  return (
    <li className="rounded-card p-3 shadow-[inset_0_0_0_1px_var(--line)]">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <b className="block truncate text-base font-[650]">{version.name}</b>
          <time dateTime={version.savedAt} className="block text-xs text-ink-3 tnum">
            {time}
          </time>
        </p>
        <Button
          size="sm"
          className="pointer-coarse:h-11"
          aria-label={t('restore', { time })}
          isBusy={isBusy}
          onClick={onRestore}
        >
          {t('restoreShort')}
        </Button>
      </div>
      <div
        role="region"
        aria-label={version.name}
        tabIndex={0}
        className="mt-2 max-h-40 overflow-y-auto text-sm break-words whitespace-pre-wrap text-ink-2"
      >
        {version.text}
      </div>
    </li>
  );
}
