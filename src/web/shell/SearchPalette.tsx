import { LayoutGrid, Search } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { useReading } from '../lib/query.ts';
import { classes } from '../ui/classes.ts';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { findByTitle, markMatch, type Result } from './search-results.ts';
import { useCommands } from './use-commands.tsx';

/** Finds canvases by title and commands by name. Ctrl+K opens it, arrows move, Enter opens, Esc closes. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const t = useWords('shell');
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const { results, isLoading } = useResults(query);
  const current = Math.min(marked, results.length - 1);
  const open = (result: Result | undefined) => {
    if (!result) return;
    onClose();
    result.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setMarked((current + 1) % Math.max(1, results.length));
    else if (event.key === 'ArrowUp') setMarked((current - 1 + results.length) % Math.max(1, results.length));
    else if (event.key === 'Enter') open(results[current]);
    else return;
    event.preventDefault();
  };
  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-(--z-overlay) bg-scrim appear-scrim" />
        <Primitive.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-(--z-dialog) flex flex-col overflow-hidden bg-raised shadow-pop outline-none appear-dialog sm:inset-x-0 sm:top-28 sm:bottom-auto sm:mx-auto sm:max-h-[calc(100dvh-160px)] sm:w-[680px] sm:max-w-[calc(100vw-32px)] sm:rounded-dialog"
        >
          <Primitive.Title className="sr-only">{t('searchTitle')}</Primitive.Title>
          <div className="flex h-[60px] shrink-0 items-center gap-3 border-b border-line px-[18px]">
            <Search size={19} strokeWidth={2} aria-hidden="true" className="shrink-0 text-ink-3" />
            <input
              role="combobox"
              aria-expanded
              aria-controls={listId}
              aria-label={t('search')}
              autoComplete="off"
              spellCheck={false}
              {...(results[current] ? { 'aria-activedescendant': `${listId}-${current}` } : {})}
              value={query}
              placeholder={t('search')}
              onKeyDown={handleKey}
              onChange={(event) => (setQuery(event.target.value), setMarked(0))}
              className="min-w-0 flex-1 bg-transparent text-[17px] outline-none"
            />
            <Primitive.Close className="rounded-[4px] bg-surface-3 px-1.5 text-micro font-medium text-ink-3">
              Esc
            </Primitive.Close>
          </div>
          <div
            id={listId}
            role="listbox"
            aria-label={t('searchTitle')}
            className="min-h-0 flex-1 overflow-y-auto px-2 pt-1.5 pb-2"
          >
            {results.map((result, index) => (
              <Row
                key={result.id}
                id={`${listId}-${index}`}
                result={result}
                query={query}
                isMarked={index === current}
                heading={results[index - 1]?.group === result.group ? null : result.group}
                onPoint={() => setMarked(index)}
                onOpen={() => open(result)}
              />
            ))}
          </div>
          {isLoading && <Loading label={t('searchWaiting')} />}
          {results.length === 0 && !isLoading && <Nothing query={query} />}
          <Foot />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function useResults(query: string): { results: Result[]; isLoading: boolean } {
  const t = useWords('shell');
  const navigate = useNavigate();
  const { data, isLoading } = useReading(canvasesApi.list);
  const commands = useCommands();
  const canvases = useMemo(
    () =>
      (data ?? []).map((canvas): Result => ({
        id: canvas.id,
        title: canvas.title,
        group: t('searchCanvases'),
        where: canvas.description ?? '',
        icon: <LayoutGrid size={15} strokeWidth={1.9} aria-hidden="true" />,
        run: () => void navigate(`/canvas/${canvas.id}`),
      })),
    [data, navigate, t],
  );
  const shown = findByTitle(canvases, query).slice(0, query.trim() ? 20 : 6);
  return { results: [...shown, ...findByTitle(commands, query)], isLoading };
}

interface RowProps {
  id: string;
  result: Result;
  query: string;
  heading: string | null;
  isMarked: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function Row({ id, result, query, heading, isMarked, onPoint, onOpen }: RowProps) {
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
          'flex h-11 cursor-pointer items-center gap-3 rounded-[9px] px-2.5 text-base sm:h-[42px]',
          isMarked && 'bg-accent-soft text-accent-ink',
        )}
      >
        <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-[6px] bg-surface-3 text-ink-2">
          {result.icon}
        </span>
        <span className="min-w-0 flex-1 truncate">
          {markMatch(result.title, query).map((part, index) =>
            part.isMatch ? (
              <mark key={index} className="bg-transparent font-bold text-accent-ink">
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </span>
        {result.where && (
          <span className={classes('max-w-[40%] truncate text-sm', isMarked ? '' : 'text-ink-3')}>{result.where}</span>
        )}
      </div>
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <Waiting label={label} className="flex flex-col gap-3 px-[18px] py-3">
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
    </Waiting>
  );
}

function Nothing({ query }: { query: string }) {
  const t = useWords('shell');
  return (
    <div role="status" className="px-6 pb-8 text-center">
      <p className="text-base font-semibold">{t('searchNothing', { query })}</p>
      <p className="text-sm text-ink-3">{t('searchNothingText')}</p>
    </div>
  );
}

function Foot() {
  const t = useWords('shell');
  const key = 'rounded-[4px] bg-surface-3 px-1 font-sans text-micro font-medium';
  return (
    <div className="hidden h-10 shrink-0 items-center gap-4 border-t border-line bg-surface-2 px-[18px] text-xs text-ink-3 sm:flex">
      <span>
        <kbd className={key}>↑</kbd> <kbd className={key}>↓</kbd> {t('searchHintMove')}
      </span>
      <span>
        <kbd className={key}>Enter</kbd> {t('searchHintOpen')}
      </span>
      <span>
        <kbd className={key}>Esc</kbd> {t('searchHintClose')}
      </span>
    </div>
  );
}
