import { classes } from '../ui/classes.ts';
import { Marked } from './Marked.tsx';
import type { Result } from './search-results.ts';

interface PaletteRowProps {
  id: string;
  result: Result;
  query: string;
  /** The name of the group that begins here; null within one. */
  heading: string | null;
  isMarked: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/**
 * One line of the palette: its plate, its title with the matches in bold, and where it is: on the right, on a phone below.
 * The words around a match that the title lacks stand below it, over two lines, so that the match is never cut off.
 */
export function PaletteRow({ id, result, query, heading, isMarked, onPoint, onOpen }: PaletteRowProps) {
  return (
    <>
      {heading && (
        <div role="presentation" className="px-2.5 pt-2.5 pb-1 text-xs font-semibold text-ink-3">
          {heading}
        </div>
      )}
      <div
        id={id}
        role="option"
        aria-selected={isMarked}
        tabIndex={-1}
        onPointerMove={onPoint}
        onClick={onOpen}
        ref={(row) => {
          if (isMarked) row?.scrollIntoView({ block: 'nearest' });
        }}
        className={classes(
          'flex cursor-pointer items-center gap-3 rounded-[9px] px-2.5 py-1 text-base max-sm:min-h-11 sm:min-h-[42px]',
          isMarked && 'bg-accent-soft text-accent-ink',
        )}
      >
        <span className="inline-flex size-6 shrink-0 items-center justify-center overflow-hidden rounded-[6px] bg-surface-3 text-ink-2">
          {result.icon}
        </span>
        <span className="flex min-w-0 flex-1 items-center gap-x-3 max-sm:flex-col max-sm:items-start">
          <span className="max-w-full min-w-0 sm:flex-1">
            <span className="block truncate">
              <Marked text={result.title} query={query} />
            </span>
            {result.excerpt && (
              <span className={classes('line-clamp-2 text-sm break-words', isMarked ? '' : 'text-ink-2')} data-excerpt>
                <Marked text={result.excerpt} query={query} />
              </span>
            )}
          </span>
          {result.where && (
            <span
              className={classes(
                'tnum max-w-full min-w-0 truncate text-xs sm:max-w-[45%] sm:text-sm',
                isMarked ? '' : 'text-ink-3',
              )}
            >
              <Marked text={result.where} query={query} />
            </span>
          )}
        </span>
        {result.keys?.map((key) => (
          <kbd
            key={key}
            className="shrink-0 rounded-[4px] bg-surface-3 px-1.5 font-sans text-micro font-medium text-ink-3 max-sm:hidden"
          >
            {key}
          </kbd>
        ))}
      </div>
    </>
  );
}
