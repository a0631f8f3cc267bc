import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { placeLabel } from '#contract/sources/passage.ts';
import type { TextVersions } from '#contract/sources/sources.api.ts';
import { changesBetween, countChanges, type TextRun } from '#contract/sources/text-changes.ts';
import { dayAndTime } from '../lib/dates.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { useLanguage, useWords } from '../words/index.ts';

interface SourceChangesProps {
  versions: TextVersions;
  onBack: () => void;
}

/** What came and what went between two readings of a source, each with the sentences around it. */
export function SourceChanges({ versions: { before, now }, onBack }: SourceChangesProps) {
  const t = useWords('sources');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const runs = useMemo(() => (before ? changesBetween(before.passages, now.passages) : []), [before, now]);
  const { added, removed } = useMemo(() => countChanges(runs), [runs]);
  const dateOf = (iso: string | null) => (iso === null ? t('refresh.before') : dayAndTime(iso, nowMs, language));
  return (
    <section
      className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pb-4 outline-offset-[-2px]"
      tabIndex={0}
      aria-label={t('changes.title')}
    >
      <header className="sticky top-0 z-1 -mx-4 mb-2 border-b border-line bg-raised px-4 py-2">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="grow text-base font-[650]">{t('changes.title')}</h3>
          <Button size="sm" variant="ghost" onClick={onBack}>
            {t('changes.back')}
          </Button>
        </div>
        {before && (
          <p className="mt-0.5 text-xs text-ink-3">
            {t('changes.between', { before: dateOf(before.fetchedAt), now: dateOf(now.fetchedAt) })}
          </p>
        )}
        {added + removed > 0 && (
          <p className="mt-1 flex gap-3 text-xs font-semibold tnum">
            <span className="text-ok">{t('changes.added', { count: added })}</span>
            <span className="text-bad">{t('changes.removed', { count: removed })}</span>
          </p>
        )}
      </header>
      {!before && <p className="py-6 text-center text-ink-2">{t('changes.none')}</p>}
      {before && added + removed === 0 && (
        <p className="flex items-center justify-center gap-1.5 py-6 text-ink-2">
          <CircleCheck size={16} aria-hidden="true" className="text-ok" />
          {t('changes.same')}
        </p>
      )}
      {added + removed > 0 && (
        <ol className="flex flex-col gap-1">
          {runs.map((run, i) => (
            <li key={i}>
              <Run run={run} isFirst={i === 0} isLast={i === runs.length - 1} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface RunProps {
  run: TextRun;
  isFirst: boolean;
  isLast: boolean;
}

function Run({ run, isFirst, isLast }: RunProps) {
  const t = useWords('sources');
  const { language } = useLanguage();
  const { what, sentences, place } = run;
  if (what === 'kept') return <Kept sentences={sentences} isFirst={isFirst} isLast={isLast} />;
  const label = placeLabel(place, language);
  const Words = what === 'added' ? 'ins' : 'del';
  return (
    <div
      className={classes(
        'rounded-control px-2.5 py-1.5 text-[15px] leading-[25px]',
        what === 'added'
          ? 'bg-ok-soft shadow-[inset_3px_0_0_var(--ok-dot)]'
          : 'bg-bad-soft shadow-[inset_3px_0_0_var(--bad-dot)]',
      )}
    >
      <p className={classes('flex gap-2 text-xs font-semibold', what === 'added' ? 'text-ok' : 'text-bad')}>
        {t(what === 'added' ? 'changes.came' : 'changes.went')}
        {label && <span className="truncate font-normal text-ink-3">{label}</span>}
      </p>
      <Words className={classes('block select-text', what === 'added' ? 'no-underline' : 'text-ink-2')}>
        {sentences.map((sentence, i) => (
          <span key={i} className="block">
            {sentence}
          </span>
        ))}
      </Words>
    </div>
  );
}

/** Of what stayed, the sentences beside a change; the others are counted. */
function Kept({ sentences, isFirst, isLast }: { sentences: readonly string[]; isFirst: boolean; isLast: boolean }) {
  const t = useWords('sources');
  const [isOpen, setOpen] = useState(false);
  const head = isFirst ? [] : sentences.slice(0, 1);
  const tail = isLast ? [] : sentences.slice(Math.max(head.length, sentences.length - 1));
  const between = sentences.length - head.length - tail.length;
  const shown = isOpen || between <= 1 ? [sentences] : [head, tail];
  const text = (some: readonly string[]) =>
    some.map((sentence, i) => (
      <span key={i} className="block">
        {sentence}
      </span>
    ));
  return (
    <div className="px-2.5 py-1 text-[15px] leading-[25px] text-ink-3 select-text">
      {text(shown[0] ?? [])}
      {shown.length > 1 && (
        <button
          type="button"
          className="my-0.5 min-h-6 rounded-chip px-1 text-xs font-semibold text-ink-3 hover:bg-surface-3 hover:text-ink"
          onClick={() => setOpen(true)}
        >
          {t('changes.more', { count: between })}
        </button>
      )}
      {text(shown[1] ?? [])}
    </div>
  );
}
