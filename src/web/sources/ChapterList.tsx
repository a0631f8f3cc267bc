import { useState } from 'react';
import type { Chapters } from '#contract/sources/chapters.ts';
import { formatMoment } from '#contract/base/time.ts';
import { Badge } from '../ui/Badge.tsx';
import { useWords } from '../words/index.ts';

interface ChapterListProps {
  chapters: Chapters;
  /** Plays from a second on; null where nothing can be played here. */
  onPlay: ((startSec: number) => void) | null;
}

/** The chapters of a recording, folded to one line until they are asked for; a press plays from there. */
export function ChapterList({ chapters, onPlay }: ChapterListProps) {
  const t = useWords('sources');
  const [isOpen, setOpen] = useState(chapters.by === 'author');
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="shrink-0 border-b border-line px-3 py-1.5"
    >
      <summary className="cursor-pointer rounded-control px-2 py-1 text-sm font-semibold select-none">
        {t('chapters', { count: chapters.items.length })}
        {chapters.by === 'auto' && (
          <span className="ml-1.5" title={t('chaptersAutoText')}>
            <Badge>{t('chaptersAuto')}</Badge>
          </span>
        )}
      </summary>
      <ol className="max-h-44 overflow-y-auto overscroll-contain [@media(max-height:600px)]:max-h-20">
        {chapters.items.map(({ startSec, title }) => (
          <li key={startSec}>
            <Row startSec={startSec} title={title} onPlay={onPlay} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Row({ startSec, title, onPlay }: Chapters['items'][number] & Pick<ChapterListProps, 'onPlay'>) {
  const t = useWords('sources');
  const time = formatMoment(startSec);
  const words = (
    <>
      <span className="w-12 shrink-0 text-xs font-semibold text-accent-ink tnum">{time}</span>
      <span className="min-w-0 grow truncate text-sm">{title}</span>
    </>
  );
  if (!onPlay) return <p className="flex items-baseline gap-2 px-2 py-1">{words}</p>;
  return (
    <button
      type="button"
      onClick={() => onPlay(startSec)}
      aria-label={`${title}, ${t('playFrom', { time })}`}
      className="flex min-h-7 w-full items-baseline gap-2 rounded-control px-2 py-1 text-left hover:bg-surface-3 max-md:min-h-11 max-md:items-center"
    >
      {words}
    </button>
  );
}
