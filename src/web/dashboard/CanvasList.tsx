import { Clock, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { initialOf } from '#contract/base/letters.ts';
import type { CanvasListing } from '#contract/canvases/canvas.schema.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { relativeTime } from '../lib/dates.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { BoardMiniature } from './BoardMiniature.tsx';

const CanvasActions = lazyComponent(() => import('./CanvasActions.tsx'), 'CanvasActions');
const DeleteCanvasDialog = lazyComponent(() => import('./DeleteCanvasDialog.tsx'), 'DeleteCanvasDialog');

interface CanvasListProps {
  canvases: readonly CanvasListing[];
  isCards: boolean;
  onNew: () => void;
}

/** Own canvases, as cards with a picture of the board or as rows. Phones always get rows. */
export function CanvasList({ canvases, isCards, onNew }: CanvasListProps) {
  const [leaving, setLeaving] = useState<CanvasListing | null>(null);
  const grid = 'grid grid-cols-1 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3';
  const rows = 'flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card';
  return (
    <>
      <ul className={isCards ? grid : rows}>
        {canvases.map((canvas) =>
          isCards ? (
            <CanvasCard key={canvas.id} canvas={canvas} onDelete={() => setLeaving(canvas)} />
          ) : (
            <CanvasRow key={canvas.id} canvas={canvas} onDelete={() => setLeaving(canvas)} />
          ),
        )}
        {isCards && <NewCard onNew={onNew} />}
      </ul>
      {leaving && (
        <Suspense>
          <DeleteCanvasDialog canvas={leaving} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
    </>
  );
}

interface EntryProps {
  canvas: CanvasListing;
  onDelete: () => void;
}

/** A card from 640 px up; below it looks like a row of a plain list. */
function CanvasCard({ canvas, onDelete }: EntryProps) {
  return (
    <li className="group relative flex flex-col border-line max-sm:border-b sm:overflow-hidden sm:rounded-card sm:border sm:bg-surface sm:shadow-card sm:transition-[border-color,box-shadow] sm:duration-(--dur-fast) sm:hover:border-line-2 sm:hover:shadow-node">
      <div className="h-[132px] border-b border-line max-sm:hidden">
        <BoardMiniature nodes={canvas.miniature} nodeCount={canvas.nodeCount} />
      </div>
      <div className="flex items-center gap-3 py-3 sm:px-3.5 max-sm:pr-12">
        <Letter title={canvas.title} />
        <div className="min-w-0 flex-1">
          <TitleLink canvas={canvas} />
          <Description canvas={canvas} />
        </div>
      </div>
      <div className="px-3.5 pb-3 max-sm:hidden">
        <ChangedAt canvas={canvas} />
      </div>
      <Actions canvas={canvas} onDelete={onDelete} isOnCard />
    </li>
  );
}

function CanvasRow({ canvas, onDelete }: EntryProps) {
  return (
    <li className="group relative flex items-center gap-3.5 px-[18px] py-[13px] hover:bg-surface-2 not-first:border-t not-first:border-line">
      <Letter title={canvas.title} />
      <div className="min-w-0 flex-1">
        <TitleLink canvas={canvas} />
        <Description canvas={canvas} />
      </div>
      <span className="max-sm:hidden">
        <ChangedAt canvas={canvas} />
      </span>
      <Actions canvas={canvas} onDelete={onDelete} />
    </li>
  );
}

const Letter = ({ title }: { title: string }) => (
  <span
    aria-hidden="true"
    className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-surface-3 text-base font-bold sm:size-8"
  >
    {initialOf(title)}
  </span>
);

/** The whole entry is the link's area. */
const TitleLink = ({ canvas }: { canvas: CanvasListing }) => (
  <Link
    to={`/canvas/${canvas.id}`}
    className="block truncate text-[15px] font-[650] outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring sm:text-[14.5px]"
  >
    {canvas.title}
  </Link>
);

function Description({ canvas }: { canvas: CanvasListing }) {
  const t = useWords('dashboard');
  return <p className="truncate text-sm text-ink-3 sm:text-xs">{canvas.description || t('noDescription')}</p>;
}

function ChangedAt({ canvas }: { canvas: CanvasListing }) {
  const t = useWords('dashboard');
  const common = useWords('common');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const time = relativeTime(canvas.updatedAt, nowMs, language, common('justNow'));
  return (
    <time dateTime={canvas.updatedAt} className="flex items-center gap-1 text-xs whitespace-nowrap text-ink-3">
      <Clock size={12} strokeWidth={2} aria-hidden="true" />
      {t('changedAt', { time })}
    </time>
  );
}

/** Below 640 px the menu has everything. */
function Actions({ canvas, onDelete, isOnCard = false }: EntryProps & { isOnCard?: boolean }) {
  const t = useWords('dashboard');
  return (
    <span
      className={classes(
        'z-1 flex items-center transition-opacity duration-(--dur-fast)',
        isOnCard &&
          'absolute max-sm:top-1/2 max-sm:-right-2.5 max-sm:-translate-y-1/2 sm:top-2 sm:right-2 sm:rounded-[9px] sm:bg-raised sm:p-0.5 sm:shadow-pop',
        isOnCard &&
          'pointer-fine:sm:opacity-0 pointer-fine:sm:group-focus-within:opacity-100 pointer-fine:sm:group-hover:opacity-100',
      )}
    >
      <Suspense>
        <CanvasActions
          canvas={canvas}
          className={classes('max-sm:size-11', isOnCard && 'sm:size-[26px]')}
          onDelete={onDelete}
        />
      </Suspense>
      <IconButton
        label={t('deleteCanvas', { title: canvas.title })}
        onClick={onDelete}
        className={classes('max-sm:hidden', isOnCard ? 'size-[26px] text-bad!' : 'hover:text-bad!')}
        icon={<Trash2 size={15} strokeWidth={1.75} aria-hidden="true" />}
      />
    </span>
  );
}

function NewCard({ onNew }: { onNew: () => void }) {
  const t = useWords('dashboard');
  return (
    <li className="flex min-h-[232px] max-sm:hidden">
      <button
        type="button"
        onClick={onNew}
        className="flex flex-1 flex-col items-center justify-center rounded-card border border-dashed border-line-2 px-4 transition-colors duration-(--dur-fast) hover:border-line-3 hover:bg-surface-2"
      >
        <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-surface-3">
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className="mt-3 text-base font-semibold text-ink-2">{t('newCanvas')}</span>
        <span className="mt-1 flex items-center gap-1.5 text-xs text-ink-3">
          {t('newCanvasHint')}
          <kbd className="rounded-[4px] bg-surface-3 px-1.5 font-sans text-micro font-medium">N</kbd>
        </span>
      </button>
    </li>
  );
}
