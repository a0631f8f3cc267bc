import { ChevronLeft, CircleDot, Copy, Flag, Pencil, Plus, RotateCcw, Search, X } from 'lucide-react';
import { useState } from 'react';
import type { Mark } from '#contract/history/history.schema.ts';
import type { Stretch } from '#contract/history/sessions.ts';
import { matchesIn } from '#contract/search/matches.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { NameForm } from './NameForm.tsx';
import { MomentMenu, MomentRow } from './MomentRow.tsx';
import { SessionRow } from './SessionRow.tsx';
import { clockWords, dayWords, daysAgo } from './time-words.ts';
import { TimelineSearch } from './TimelineSearch.tsx';
import { isFiltered, marksAt, type TimelineFilter, type TimelineReading } from './use-history.ts';

interface HistoryPanelProps {
  boardId: string;
  reading: TimelineReading;
  /** The moment that is looked at; null for now. */
  seq: number | null;
  isWhole: boolean;
  filter: TimelineFilter;
  isCopying: boolean;
  onFilter: (filter: TimelineFilter) => void;
  onChoose: (seq: number | null) => void;
  onCopy: (seq: number | null, at: string | null) => void;
  onClose: () => void;
}

/** So many of the sessions that a search has found show at once what was found in them. */
const OPENED = 5;

type Line = { at: string; key: string } & ({ mark: Mark } | { session: Stretch });

/** The sessions and named moments of a board, by day, the newest first. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { boardId, reading, seq, isWhole, filter, isCopying, onFilter, onChoose, onCopy, onClose } = props;
  const t = useWords('history');
  const { language } = useLanguage();
  const { tab } = filter;
  const [isSeeking, setSeeking] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const [nowMs] = useState(() => Date.now());
  const { first, sessions, error } = reading;
  const marks = first?.marks ?? [];
  const named = marks.filter(({ kind }) => kind === 'named');
  const oldest = sessions.at(-1)?.fromSeq ?? 0;
  const isPlain = !isFiltered(filter);
  const shownMarks = (tab === 'named' ? named : tab === 'all' ? marks : [])
    .filter((mark) => tab === 'named' || !reading.hasNextPage || mark.seq >= oldest)
    .filter((mark) => isMarkMeant(mark, filter));
  const lines: Line[] = [
    ...shownMarks.map((mark): Line => ({ at: mark.momentAt, key: mark.id, mark })),
    ...(tab === 'named' ? [] : sessions).map((session): Line => ({
      at: session.toAt,
      key: String(session.fromSeq),
      session,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  const dayTitle = (at: string) => {
    const ago = daysAgo(at, nowMs);
    return ago === 0 ? t('today') : ago === 1 ? t('yesterday') : dayWords(at, language);
  };
  const shownAt =
    marks.find((mark) => mark.seq === seq)?.momentAt ?? sessions.find(({ toSeq }) => toSeq === seq)?.toAt ?? null;
  const menuOf = (title: string, of: number, at: string) => (
    <MomentMenu title={title} isCopying={isCopying} onShow={() => onChoose(of)} onCopy={() => onCopy(of, at)} />
  );
  const current = seq === null ? undefined : marksAt(named, seq)[0];
  return (
    <>
      <header className="flex h-[52px] shrink-0 items-center gap-2 pr-2 pl-4 max-md:pl-1">
        {isWhole && (
          <IconButton
            size="lg"
            label={t('close')}
            icon={<ChevronLeft size={22} aria-hidden="true" />}
            onClick={onClose}
          />
        )}
        <h2 className="text-h3 font-[650]">{t('history')}</h2>
        <IconButton
          className="ml-auto"
          label={t('seek')}
          aria-expanded={isSeeking}
          icon={<Search size={16} aria-hidden="true" />}
          onClick={() => {
            if (isSeeking) onFilter({ ...filter, q: '', by: null });
            setSeeking(!isSeeking);
          }}
        />
        {!isWhole && <IconButton label={t('close')} icon={<X size={17} aria-hidden="true" />} onClick={onClose} />}
      </header>
      <div className="shrink-0 border-b border-line px-3 pb-3">
        <Segments
          label={t('tabs')}
          value={tab}
          onChoose={(next) => onFilter({ ...filter, tab: next })}
          options={(['all', 'named', 'ai'] as const).map((value) => ({
            value,
            label: value === 'named' ? `${t('tab.named')} ${named.length}` : t(`tab.${value}`),
          }))}
        />
        {isSeeking && <TimelineSearch {...{ filter, reading, onFilter }} />}
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain py-1">
        {!first && error === null && (
          <Waiting label={t('loading')} className="space-y-3 p-4">
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-11 rounded-[8px]" />
            ))}
          </Waiting>
        )}
        {!first && error !== null && (
          <div role="alert" className="p-6 text-center text-base text-ink-2">
            <p className="mb-3">{t('failed')}</p>
            <Button onClick={() => void reading.refetch()}>{t('retry')}</Button>
          </div>
        )}
        {first && (
          <ol>
            {tab === 'all' && isPlain && (
              <li>
                <DayTitle>{t('today')}</DayTitle>
                <MomentRow
                  isOn={seq === null}
                  icon={<CircleDot size={17} />}
                  title={t('now')}
                  onPress={() => onChoose(null)}
                />
              </li>
            )}
            {lines.map((line, i) => {
              const day = dayTitle(line.at);
              const before =
                i === 0 ? (tab === 'all' && isPlain ? t('today') : null) : dayTitle(lines[i - 1]?.at ?? '');
              return (
                <li key={line.key}>
                  {day !== before && <DayTitle>{day}</DayTitle>}
                  {'mark' in line ? (
                    <MomentRow
                      isOn={seq === line.mark.seq}
                      icon={line.mark.kind === 'named' ? <Flag size={16} /> : <RotateCcw size={16} />}
                      title={line.mark.kind === 'named' ? line.mark.name : t('beforeRestore')}
                      text={[
                        clockWords(line.at, language),
                        seq === line.mark.seq ? t('shown') : line.mark.kind === 'named' ? t('named') : '',
                        reading.nameBy(line.mark.by),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                      onPress={() => onChoose(line.mark.seq)}
                      menu={menuOf(
                        line.mark.kind === 'named' ? line.mark.name : t('beforeRestore'),
                        line.mark.seq,
                        line.at,
                      )}
                    />
                  ) : (
                    <SessionRow
                      {...{ boardId, reading, seq, filter, onChoose }}
                      isFirst={i < OPENED}
                      menu={(time) => menuOf(time, line.session.toSeq, line.session.toAt)}
                      session={line.session}
                      isKept={line.session.toSeq >= first.fromSeq}
                    />
                  )}
                </li>
              );
            })}
            {lines.length === 0 && (
              <li className="px-4 py-6 text-center text-base text-ink-2">
                {t(
                  filter.q !== '' || filter.by !== null
                    ? 'nothingFound'
                    : tab === 'named'
                      ? 'emptyNamed'
                      : tab === 'ai'
                        ? 'emptyAi'
                        : 'empty',
                )}
              </li>
            )}
            {reading.hasNextPage && tab !== 'named' && (
              <li className="p-3">
                <Button
                  variant="ghost"
                  isBusy={reading.isFetchingNextPage}
                  onClick={() => void reading.fetchNextPage()}
                >
                  {t('more')}
                </Button>
              </li>
            )}
            {!reading.hasNextPage && tab === 'all' && isPlain && first.fromSeq === 0 && (
              <li>
                {dayTitle(first.createdAt) !== dayTitle(lines.at(-1)?.at ?? new Date(nowMs).toISOString()) && (
                  <DayTitle>{dayTitle(first.createdAt)}</DayTitle>
                )}
                <MomentRow
                  isOn={seq === 0}
                  icon={<Plus size={17} />}
                  title={t('created')}
                  text={clockWords(first.createdAt, language)}
                  onPress={() => onChoose(0)}
                />
              </li>
            )}
          </ol>
        )}
        {first && first.keptDays !== null && (
          <p className="px-4 py-3 text-sm text-ink-3">{t('keptDays', { count: first.keptDays })}</p>
        )}
      </div>
      {first && (
        <footer className="shrink-0 border-t border-line p-3">
          {isNaming ? (
            <NameForm
              boardId={boardId}
              seq={seq}
              mark={current}
              onDone={() => {
                setNaming(false);
                void reading.again();
              }}
              onCancel={() => setNaming(false)}
            />
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Button
                variant="ghost"
                className="max-md:h-11"
                icon={<Pencil size={15} strokeWidth={1.9} aria-hidden="true" />}
                onClick={() => setNaming(true)}
              >
                {t(current ? 'rename' : seq === null ? 'nameNow' : 'name')}
              </Button>
              <Button
                className="max-md:h-11"
                isBusy={isCopying}
                icon={<Copy size={15} strokeWidth={1.9} aria-hidden="true" />}
                onClick={() => onCopy(seq, shownAt)}
              >
                {t('copy')}
              </Button>
            </div>
          )}
        </footer>
      )}
    </>
  );
}

const DayTitle = ({ children }: { children: string }) => (
  <h3 className="px-4 pt-3 pb-1 text-sm font-medium text-ink-2">{children}</h3>
);

/** A name is sought among the names, and a person among those who gave them. */
function isMarkMeant({ name, kind, by }: Mark, filter: TimelineFilter): boolean {
  const isSaid = filter.q === '' || (kind === 'named' && matchesIn(name, filter.q).ranges.length > 0);
  return isSaid && (filter.by === null || by === filter.by);
}
