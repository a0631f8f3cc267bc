import { useCallback, useRef, useState } from 'react';
import type { BoardEditor } from '../editor/board-editor.ts';
import type { View } from '../editor/camera.ts';
import { useNotices } from '../lib/notices.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { ApiError } from '../lib/api.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { withNeeded } from './compare.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { placeOf } from './DifferenceMarks.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { NoteVersions } from './NoteVersions.tsx';
import { PastBar } from './PastBar.tsx';
import { PastBoard } from './PastBoard.tsx';
import { restoreBoard } from './restore.ts';
import { TimeScrubber } from './TimeScrubber.tsx';
import { momentWords } from './time-words.ts';
import { useCompared } from './use-compared.ts';
import { marksAt, NO_FILTER, useMoment, useTimeline } from './use-history.ts';
import { useOpenCopy } from './use-open-copy.ts';
import { useHistoryKeys } from './use-history-keys.ts';
import { usePlaying } from './use-playing.ts';

const FLIGHT_MS = 220;
const NONE: ReadonlySet<string> = new Set();

interface HistoryScreenProps {
  editor: BoardEditor;
  /** The note whose texts are shown; null for the board. */
  nodeId: string | null;
  onClose: () => void;
}

/** The past in place of the board: its moments, how each differs from now, and the way back to it. */
export function HistoryScreen({ editor, nodeId, onClose }: HistoryScreenProps) {
  const t = useWords('history');
  const { language } = useLanguage();
  const notices = useNotices();
  const isWide = useIsWide();
  const { boardId } = editor;
  const [filter, setFilter] = useState(NO_FILTER);
  const timeline = useTimeline(boardId, filter);
  const { copy, isCopying } = useOpenCopy(editor);
  const [seq, setSeq] = useState<number | null>(null);
  const moment = useMoment(boardId, seq);
  const shown = seq === null ? null : (moment.data ?? null);
  const isLoading = seq !== null && moment.data?.seq !== seq && moment.error === null;
  const { compared, isStale, again } = useCompared(editor, shown?.board ?? null);
  const [chosen, setChosen] = useState(NONE);
  const [focusedId, setFocused] = useState<string | null>(null);
  const [litId, setLit] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const past = useRef<BoardEditor | null>(null);
  const view = useRef<View | null>(null);
  const onOpen = useCallback((opened: BoardEditor) => {
    past.current = opened;
  }, []);
  const list = compared?.list ?? [];
  const moments = [...new Set(timeline.sessions.map(({ toSeq }) => toSeq))].filter(
    (one) => one >= (timeline.first?.fromSeq ?? 0),
  );

  const show = (next: number | null) => {
    setSeq(next);
    setChosen(NONE);
    setFocused(null);
    if (isStale) again();
  };
  const playing = usePlaying(moments.toReversed(), !isLoading, show);
  const choose = (next: number | null) => {
    playing.stop();
    show(next);
  };
  const named = timeline.first?.marks.filter(({ kind }) => kind === 'named').map((mark) => mark.seq) ?? [];
  /** The next of these moments in that direction, from where one is. */
  const neighbour = (of: readonly number[], by: 1 | -1): number | null | undefined => {
    const here = seq ?? Number.MAX_SAFE_INTEGER;
    if (by === 1) return of.toSorted((a, b) => b - a).find((one) => one < here);
    return seq === null ? undefined : (of.toSorted((a, b) => a - b).find((one) => one > here) ?? null);
  };
  const step = (by: 1 | -1, isNamed = false) => {
    const next = neighbour(isNamed ? named : moments, by);
    if (next !== undefined) choose(next);
  };
  const focus = (id: string) => {
    setFocused(id);
    const difference = list.find((one) => one.id === id);
    const rect = past.current && difference ? placeOf(past.current, difference) : null;
    if (!rect) return;
    view.current = null;
    past.current?.camera.fit(rect, FLIGHT_MS);
  };
  const walk = (by: 1 | -1) => {
    const at = list.findIndex(({ id }) => id === focusedId);
    const next = list[at === -1 ? (by === 1 ? 0 : list.length - 1) : (at + by + list.length) % list.length];
    if (next) focus(next.id);
  };
  const toggle = (id: string) => setChosen((now) => (now.has(id) ? without(now, id) : new Set([...now, id])));

  const restore = async (ids: ReadonlySet<string> | null) => {
    if (!shown || isBusy) return;
    setBusy(true);
    const time = momentWords(shown.at ?? timeline.first?.createdAt ?? new Date().toISOString(), language);
    try {
      const undo = await restoreBoard(editor, shown.board, ids && withNeeded(ids, list), t('beforeRestore'));
      onClose();
      notices.show(
        undo
          ? {
              tone: 'undoable',
              title: t('restored', { time }),
              tellsWhole: true,
              action: { label: t('undo'), run: undo },
            }
          : { tone: 'told', title: t('nothingToRestore') },
      );
    } catch (error) {
      const text = error instanceof ApiError ? error.sentence : null;
      notices.show({ tone: 'failed', title: t('restoreFailed'), ...(text !== null && { text }) });
      setBusy(false);
      setAsking(false);
    }
  };
  useHistoryKeys({
    close: isWide || seq === null ? onClose : () => choose(null),
    step,
    walk,
    mark: () => focusedId !== null && toggle(focusedId),
    play: playing.toggle,
    restore: () => void (chosen.size > 0 && restore(chosen)),
  });

  /** Of now as it stands on the server. */
  const copyMoment = (of: number | null, when: string | null) =>
    copy({ seq: of ?? timeline.first?.seq ?? 0, at: of === null ? null : when });

  const count = (kind: string) => list.filter((one) => one.kind === kind).length;
  const differences = (
    <DifferenceList
      compared={seq === null ? null : compared}
      note={
        seq === null
          ? t('nowText')
          : moment.error !== null
            ? moment.error instanceof ApiError && moment.error.status === 404
              ? t('unkept')
              : t('failed')
            : shown
              ? null
              : t('loadingMoment')
      }
      chosen={chosen}
      focusedId={focusedId}
      isStale={seq !== null && isStale}
      isBusy={isBusy}
      hasChoice={isWide}
      litId={litId}
      onLight={setLit}
      onChoose={toggle}
      onFocus={focus}
      onCompare={again}
      onRestore={(isAll) => (isAll ? setAsking(true) : void restore(chosen))}
    />
  );
  const at = seq === 0 ? (timeline.first?.createdAt ?? null) : (shown?.at ?? null);
  const bar = (
    <PastBar
      at={seq === null ? null : at}
      name={
        seq === null
          ? null
          : (marksAt(timeline.first?.marks ?? [], seq).find(({ kind }) => kind === 'named')?.name ?? null)
      }
      isLoading={isLoading}
      hasBefore={neighbour(moments, 1) !== undefined}
      hasAfter={neighbour(moments, -1) !== undefined}
      isCopying={isCopying}
      onStep={step}
      onCopy={() => copyMoment(seq, at)}
      onClose={isWide ? onClose : () => choose(null)}
    />
  );
  const card = 'flex min-h-0 flex-col overflow-hidden bg-surface md:rounded-card md:bg-raised md:shadow-pop';
  return (
    <div
      className="absolute inset-0 z-(--z-overlay) flex gap-3 bg-board max-md:fixed max-md:flex-col max-md:gap-0 md:p-3"
      data-history
    >
      {isWide && (
        <section aria-label={t('differences')} className={`${card} w-[272px] shrink-0`}>
          {differences}
        </section>
      )}
      {isWide && (
        <div className="relative flex min-w-0 grow flex-col gap-3">
          {bar}
          <div className="relative min-h-0 grow overflow-hidden rounded-card">
            <PastBoard
              key={seq === null ? 'now' : (shown?.seq ?? 'now')}
              live={editor}
              board={shown?.board ?? editor.scene.board()}
              seq={shown?.seq ?? 0}
              list={list}
              litId={litId}
              onLight={setLit}
              {...{ focusedId, view, onOpen }}
            />
          </div>
          {timeline.first && (
            <TimeScrubber
              timeline={timeline.first}
              seq={seq}
              isPlaying={playing.isPlaying}
              onPlay={playing.toggle}
              onChoose={(next) => choose(next === timeline.first?.seq ? null : next)}
            />
          )}
        </div>
      )}
      {!isWide && seq !== null && nodeId === null && (
        <section aria-label={t('differences')} className={`${card} grow`}>
          {bar}
          {differences}
        </section>
      )}
      {(isWide || seq === null || nodeId !== null) && (
        <section aria-label={t('history')} className={`${card} md:w-[328px] md:shrink-0 max-md:grow`}>
          {nodeId === null ? (
            <HistoryPanel
              boardId={boardId}
              reading={timeline}
              seq={seq}
              isWhole={!isWide}
              filter={filter}
              onFilter={setFilter}
              isCopying={isCopying}
              onChoose={choose}
              onCopy={copyMoment}
              onClose={onClose}
            />
          ) : (
            <NoteVersions
              editor={editor}
              nodeId={nodeId}
              isWhole={!isWide}
              mayPurge={timeline.first?.may.purge === true}
              onClose={onClose}
            />
          )}
        </section>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={t('restoreTitle')}
        text={t('restoreText', { removed: count('removed'), changed: count('changed'), added: count('added') })}
        action={t('restoreAll')}
        onClose={() => setAsking(false)}
        onConfirm={() => void restore(null)}
      />
    </div>
  );
}

const without = (ids: ReadonlySet<string>, id: string): Set<string> => new Set([...ids].filter((one) => one !== id));
