import { SquarePen } from 'lucide-react';
import { memo } from 'react';
import { cut } from '#contract/base/letters.ts';
import { formatMoment } from '#contract/base/moment.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import type { DrawWords } from './draw-words.ts';
import { placeKey, type Edits } from './edits.ts';
import type { ResultLine, ResultRow } from './result-parts.ts';

interface ResultRowsProps {
  rows: readonly ResultRow[];
  isWriting: boolean;
  words: DrawWords;
  edits: Edits | null;
}

/** The lines of a script, each at its second, with what is shown meanwhile beside it. */
export function ResultRows({ rows, isWriting, words, edits }: ResultRowsProps) {
  return rows.map((row, i) => {
    const lines = row.main ? [row.main, ...row.beside] : row.beside;
    const isOpenBelow = (line: ResultLine) => isOpen(edits, line, 'below');
    return (
      <div
        key={i}
        data-at={Math.min(...lines.map(({ at }) => at[0]))}
        data-to={Math.max(...lines.map(({ at }) => at[1]))}
        className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 border-t border-line py-2 text-[15.5px] leading-[25px] @min-[32rem]/page:grid-cols-[54px_minmax(0,1fr)_150px] @min-[32rem]/page:gap-x-4"
      >
        <time className="text-sm leading-[25px] font-semibold text-ink-3 tnum">
          {row.startSec === null ? '' : formatMoment(row.startSec).padStart(5, '0')}
        </time>
        <div className={classes('min-w-0', row.main?.kind === 'note' && 'text-ink-3 @min-[32rem]/page:col-span-2')}>
          {row.main && <Line line={row.main} words={words} edits={edits} />}
        </div>
        <div className="min-w-0 text-sm text-ink-3 @max-[32rem]/page:col-start-2">
          {row.beside.map((line, at) => (
            <Line key={at} line={line} words={words} edits={edits} isSmall />
          ))}
          {isWriting && i === rows.length - 1 && row.beside.length === 0 && row.main?.kind === 'spoken' && (
            <Skeleton className="mt-2 hidden h-2 w-20 @min-[32rem]/page:block" />
          )}
        </div>
        {lines.filter(isOpenBelow).map((line) => (
          <div key={line.at[0]} className="col-start-2 pt-2">
            {edits?.open?.field}
          </div>
        ))}
      </div>
    );
  });
}

const isOpen = (edits: Edits | null, line: ResultLine, what: 'line' | 'below'): boolean =>
  edits !== null && edits.open !== null && placeKey(edits.open.place) === placeKey({ what, line });

/** Chips and links take presses for themselves, and words that are being marked are none. */
const isForLine = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button') === null && (document.getSelection()?.isCollapsed ?? true);

interface LineProps {
  line: ResultLine;
  words: DrawWords;
  edits: Edits | null;
  isSmall?: boolean;
}

function Line({ line, words, edits, isSmall = false }: LineProps) {
  const t = useWords('making');
  if (isOpen(edits, line, 'line')) return edits?.open?.field;
  const begin = edits && (() => edits.begin({ what: 'line', line }));
  return (
    <div
      role="presentation"
      onClick={(event) => begin && isForLine(event.target) && begin()}
      className={classes(
        'group/line relative -mx-1.5 rounded-[6px] px-1.5',
        isSmall && '[&_.markdown]:inline [&_.markdown_p]:inline',
        begin && 'cursor-text hover:bg-surface-2 focus-within:bg-surface-2',
      )}
    >
      {isSmall && (
        <span
          className={classes('font-semibold', line.kind === 'screen' && '@min-[32rem]/page:sr-only')}
        >{`${t(`kind.${line.kind}`)} `}</span>
      )}
      <Words text={line.text} from={line.at[0]} words={words} />
      {begin && (
        <IconButton
          size="sm"
          label={t('editLine', { words: cut(line.text, 40) })}
          icon={<SquarePen size={14} aria-hidden="true" />}
          onClick={begin}
          className="absolute! top-0 right-0 bg-surface-2 opacity-0 group-hover/line:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden"
        />
      )}
    </div>
  );
}

const Words = memo(function Words({ text, from, words }: Pick<LineProps, 'words'> & { text: string; from: number }) {
  return words(text, from);
});
