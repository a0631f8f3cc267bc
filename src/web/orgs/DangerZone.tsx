import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../lib/act.ts';
import { useRefreshPlaces } from '../lib/refresh-places.ts';
import { useFailure } from '../shell/use-failure.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface DangerZoneProps {
  remove: () => Promise<unknown>;
  words: Record<'title' | 'text' | 'action' | 'ask' | 'askText' | 'deleting' | 'deleted' | 'failed', string>;
  /** Stands on a page of its own rather than in a dialog. */
  isPanel?: boolean;
}

/** The end of an organisation or a project, after a question; the dashboard follows. */
export function DangerZone({ remove, words, isPanel = false }: DangerZoneProps) {
  const failure = useFailure();
  const navigate = useNavigate();
  const refresh = useRefreshPlaces();
  const [isAsking, setAsking] = useState(false);
  const removal = useAct(remove, { done: { title: words.deleted }, failed: failure(words.failed) }, async () => {
    await navigate('/');
    await refresh();
  });
  return (
    <section
      aria-label={words.title}
      className={classes(
        'flex flex-wrap items-center justify-between gap-3 rounded-card shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--bad)_40%,var(--line))]',
        isPanel ? 'bg-surface p-6' : 'mt-5 p-4',
      )}
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-base font-[650] text-bad">{words.title}</h2>
        <p className="text-sm text-ink-2">{words.text}</p>
      </div>
      <Button
        variant="danger-outline"
        icon={<Trash2 size={16} strokeWidth={2} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {words.action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => removal.mutate(undefined)}
        isBusy={removal.isPending}
        title={words.ask}
        text={words.askText}
        action={words.action}
        actionBusy={words.deleting}
      />
    </section>
  );
}
