import { Clock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { initialOf } from '#contract/base/letters.ts';
import type { CanvasListing } from '#contract/canvases/canvas.schema.ts';
import { relativeTime } from '../lib/dates.ts';
import { classes } from '../ui/classes.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { BoardMiniature } from './BoardMiniature.tsx';

/** Cards beside one another, or rows one below the other. */
export const canvasListLook = (isCards: boolean): string =>
  isCards
    ? 'grid grid-cols-1 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3'
    : 'flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card';

interface CanvasEntryProps {
  canvas: CanvasListing;
  /** A card from 640 px up; otherwise, and below, a row. */
  isCard: boolean;
  /** Below the title. */
  text: ReactNode;
  /** Beside the time of the last change. */
  mark?: ReactNode;
  /** The buttons, over the card or at the end of the row. */
  children: ReactNode;
}

/** A canvas in a list, with a picture of its board where there is room. The whole entry leads to it. */
export function CanvasEntry({ isCard, ...entry }: CanvasEntryProps) {
  return isCard ? <Card {...entry} /> : <Row {...entry} />;
}

type EntryProps = Omit<CanvasEntryProps, 'isCard'>;

function Card({ canvas, text, mark, children }: EntryProps) {
  return (
    <li className="group relative flex flex-col border-line max-sm:border-b sm:overflow-hidden sm:rounded-card sm:border sm:bg-surface sm:shadow-card sm:transition-[border-color,box-shadow] sm:duration-(--dur-fast) sm:hover:border-line-2 sm:hover:shadow-node">
      <div className="h-[132px] border-b border-line max-sm:hidden">
        <BoardMiniature nodes={canvas.miniature} nodeCount={canvas.nodeCount} />
      </div>
      <div className="flex items-center gap-3 py-3 sm:px-3.5 max-sm:pr-12">
        <Letter title={canvas.title} />
        <div className="min-w-0 flex-1">
          <TitleLink canvas={canvas} />
          <Text>{text}</Text>
        </div>
      </div>
      <div className="flex items-center justify-between gap-2 px-3.5 pb-3 max-sm:hidden">
        <ChangedAt canvas={canvas} />
        {mark}
      </div>
      <Buttons isOnCard>{children}</Buttons>
    </li>
  );
}

function Row({ canvas, text, mark, children }: EntryProps) {
  return (
    <li className="group relative flex items-center gap-3.5 px-[18px] py-[13px] hover:bg-surface-2 not-first:border-t not-first:border-line">
      <Letter title={canvas.title} />
      <div className="min-w-0 flex-1">
        <TitleLink canvas={canvas} />
        <Text>{text}</Text>
      </div>
      <span className="flex items-center gap-3 max-sm:hidden">
        {mark}
        <ChangedAt canvas={canvas} />
      </span>
      <Buttons>{children}</Buttons>
    </li>
  );
}

const Text = ({ children }: { children: ReactNode }) => (
  <p className="truncate text-sm text-ink-3 sm:text-xs">{children}</p>
);

const Buttons = ({ isOnCard = false, children }: { isOnCard?: boolean; children: ReactNode }) => (
  <span
    className={classes(
      'z-1 flex items-center transition-opacity duration-(--dur-fast)',
      isOnCard &&
        'absolute max-sm:top-1/2 max-sm:-right-2.5 max-sm:-translate-y-1/2 sm:top-2 sm:right-2 sm:rounded-[9px] sm:bg-raised sm:p-0.5 sm:shadow-pop',
      isOnCard &&
        'pointer-fine:sm:opacity-0 pointer-fine:sm:group-focus-within:opacity-100 pointer-fine:sm:group-hover:opacity-100',
    )}
  >
    {children}
  </span>
);

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
