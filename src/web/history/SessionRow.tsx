import { ChevronDown, ChevronRight, Sparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { historyApi } from '#contract/history/history.api.ts';
import type { HistoryStep } from '#contract/history/history.schema.ts';
import { countOf, deeds, type Stretch } from '#contract/history/sessions.ts';
import { useReading } from '../lib/query.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { clockWords, spanWords } from './time-words.ts';
import { isFiltered, soughtBy, type TimelineFilter, type TimelineReading } from './use-history.ts';

interface SessionRowProps {
  boardId: string;
  reading: TimelineReading;
  session: Stretch;
  /** The moment that is looked at; null for now. */
  seq: number | null;
  /** Whether its moments can still be looked at. */
  isKept: boolean;
  filter: TimelineFilter;
  /** Among the first of what was found. */
  isFirst: boolean;
  /** What can be done with its end. */
  menu: (title: string) => ReactNode;
  onChoose: (seq: number) => void;
}

/** A session: pressed, the board at its end; unfolded, its steps. */
export function SessionRow(props: SessionRowProps) {
  const { boardId, reading, session, seq, isKept, filter, isFirst, menu, onChoose } = props;
  const t = useWords('history');
  const { language } = useLanguage();
  const [isPressed, setPressed] = useState<boolean | null>(null);
  const isOpen = isPressed ?? (isFirst && isFiltered(filter));
  const { fromAt, toAt, toSeq, people, byAi } = session;
  const time = spanWords(fromAt, toAt, language);
  const isOn = seq === toSeq;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div>
      <div
        className={classes(
          'flex min-h-11 items-center gap-[9px] pr-2 pl-2.5 hover:bg-surface-2',
          isOn && 'bg-surface-3 shadow-[inset_3px_0_0_var(--accent)]',
        )}
      >
        <IconButton
          size="sm"
          label={t('open', { time })}
          aria-expanded={isOpen}
          icon={<Chevron size={16} aria-hidden="true" />}
          onClick={() => setPressed(!isOpen)}
        />
        <button
          type="button"
          aria-current={isOn || undefined}
          disabled={!isKept}
          onClick={() => onChoose(toSeq)}
          className="flex min-w-0 grow items-center gap-2 py-2 text-left"
        >
          <span className="min-w-0 grow">
            <span className={classes('tnum block truncate text-base font-semibold', !isKept && 'text-ink-3')}>
              {time}
            </span>
            <span className="tnum block text-sm text-ink-2">
              {isKept ? t('changes', { count: countOf(session) }) : t('unkept')}
              {byAi > 0 && (
                <span className="ml-1.5 inline-flex items-center gap-1 font-medium text-accent">
                  <Sparkles size={12} aria-hidden="true" />
                  {t('byAi', { count: byAi })}
                </span>
              )}
            </span>
          </span>
          <span className="flex shrink-0 -space-x-1.5">
            {people.slice(0, 3).map((id) => (
              <Avatar
                key={id}
                size="sm"
                name={reading.nameBy(id)}
                label={reading.nameBy(id)}
                colourKey={id}
                src={reading.people.get(id)?.profileImageUrl ?? null}
              />
            ))}
          </span>
        </button>
        {isKept && menu(time)}
      </div>
      {isOpen && <Steps {...{ boardId, session, seq, isKept, filter, onChoose }} />}
    </div>
  );
}

type StepsProps = Omit<SessionRowProps, 'reading' | 'isFirst' | 'menu'>;

function Steps({ boardId, session, seq, isKept, filter, onChoose }: StepsProps) {
  const t = useWords('history');
  const { language } = useLanguage();
  const query = { from: session.fromSeq, to: session.toSeq, ...soughtBy(filter) };
  const { data, error } = useReading(historyApi.readSteps, { params: { boardId }, query });
  const line = 'px-4 py-1.5 pl-11 text-sm text-ink-2';
  if (!data) return <p className={line}>{t(error === null ? 'loading' : 'failed')}</p>;
  return (
    <ol className="pb-1">
      {data.steps.map((step) => (
        <li key={step.toSeq}>
          <button
            type="button"
            disabled={!isKept}
            aria-current={seq === step.toSeq || undefined}
            onClick={() => onChoose(step.toSeq)}
            className={classes(
              'flex w-full gap-3 py-1.5 pr-4 pl-11 text-left text-base hover:bg-surface-2 max-md:min-h-11 max-md:items-center',
              seq === step.toSeq && 'bg-surface-3',
            )}
          >
            <span className="tnum w-16 shrink-0 text-ink-3">{clockWords(step.toAt, language)}</span>
            <span className="min-w-0 truncate">{saidOf(step, t)}</span>
          </button>
        </li>
      ))}
      {data.more > 0 && <li className={line}>{t('moreSteps', { count: data.more })}</li>}
    </ol>
  );
}

/** What a step did, to what. */
function saidOf({ counts, nodes, touched }: HistoryStep, t: ReturnType<typeof useWords<'history'>>): string {
  const [most = 'other'] = deeds.filter((deed) => counts[deed] > 0).toSorted((a, b) => counts[b] - counts[a]);
  const title = nodes[0]?.title || (nodes[0] ? t('untitled') : '');
  const what = touched > 1 ? t('step.and', { title, count: touched - 1 }) : title;
  return [what, t(`step.${most}`)].filter(Boolean).join(' · ');
}
