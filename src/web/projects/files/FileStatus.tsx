import type { FileStatus as Status } from '#contract/projects/projects.schema.ts';
import { StatusDot } from '../../ui/Badge.tsx';
import { useWords } from '../../words/index.ts';

const tones: Partial<Record<Status, 'ok' | 'warn' | 'bad'>> = { completed: 'ok', processing: 'warn', failed: 'bad' };

/** completed green, processing yellow, failed red, anything else grey; always with the word. */
export function FileStatus({ status }: { status: Status }) {
  const t = useWords('projects');
  return (
    <span data-status={status} className="inline-flex items-center gap-2 text-sm whitespace-nowrap text-ink-2">
      <StatusDot tone={tones[status] ?? 'idle'} />
      {t(`status.${status}`)}
    </span>
  );
}
