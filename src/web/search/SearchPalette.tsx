import { Search, X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useGiveBack } from '../ui/use-give-back.ts';
import { useWords } from '../words/index.ts';
import { AskAnswer } from './AskAnswer.tsx';
import { PaletteRow } from './PaletteRow.tsx';
import type { Result } from './search-results.ts';
import { useResults } from './use-results.tsx';

/**
 * Finds boards, nodes, projects, files and commands, and asks the AI about everything one may read. Ctrl+K opens it, arrows
 * move, Enter opens or asks, Esc closes. `typedBefore` is what was typed while it was on its way.
 */
export function SearchPalette({ typedBefore, onClose }: { typedBefore: string; onClose: () => void }) {
  const t = useWords('search');
  const [query, setQuery] = useState(typedBefore);
  const [question, setQuestion] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const giveBack = useGiveBack(true);
  const backToList = () => {
    setQuestion(null);
    field.current?.focus();
  };
  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-(--z-overlay) bg-scrim appear-scrim" />
        <Primitive.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={(event) => {
            if (question === null) return;
            event.preventDefault();
            backToList();
          }}
          className="fixed inset-0 z-(--z-dialog) flex flex-col overflow-hidden bg-raised shadow-pop outline-none appear-dialog sm:inset-x-0 sm:top-28 sm:bottom-auto sm:mx-auto sm:max-h-[calc(100dvh-160px)] sm:w-[680px] sm:max-w-[calc(100vw-32px)] sm:rounded-dialog"
        >
          <Primitive.Title className="sr-only">{t('title')}</Primitive.Title>
          <Finder
            field={field}
            query={query}
            onType={(typed) => {
              setQuery(typed);
              setQuestion(null);
            }}
            onAsk={setQuestion}
            onClose={onClose}
            isAnswering={question !== null}
          />
          {question !== null && <AskAnswer question={question} onBack={backToList} onClose={onClose} />}
          <Foot />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface FinderProps {
  field: React.RefObject<HTMLInputElement | null>;
  query: string;
  onType: (typed: string) => void;
  onAsk: (question: string) => void;
  onClose: () => void;
  /** The answer stands in the place of the list. */
  isAnswering: boolean;
}

function Finder({ field, query, onType, onAsk, onClose, isAnswering }: FinderProps) {
  const t = useWords('search');
  const [marked, setMarked] = useState<string | null>(null);
  const listId = useId();
  const { results, isLoading, error, isNothing } = useResults(query, onAsk);
  // What was moved to stays marked when more is found; until then the first is.
  const current = Math.max(
    0,
    results.findIndex(({ id }) => id === marked),
  );
  const move = (by: number) => setMarked(results.at((current + by) % Math.max(1, results.length))?.id ?? null);
  const open = (result: Result | undefined) => {
    if (!result) return;
    if (!result.staysOpen) onClose();
    result.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    // The Enter that ends a Hangul syllable opens nothing; Safari tells it by the key code only.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') open(results[current]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex h-[60px] shrink-0 items-center gap-3 border-b border-line px-[18px]">
        {isLoading && query.trim() !== '' ? (
          <Spinner sizePx={19} className="text-ink-3" />
        ) : (
          <Search size={19} strokeWidth={2} aria-hidden="true" className="shrink-0 text-ink-3" />
        )}
        <input
          ref={field}
          role="combobox"
          aria-expanded={!isAnswering}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-label={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={2_000}
          {...(results[current] && !isAnswering ? { 'aria-activedescendant': `${listId}-${current}` } : {})}
          value={query}
          placeholder={t('placeholder')}
          onKeyDown={handleKey}
          onChange={(event) => (onType(event.target.value), setMarked(null))}
          className="min-w-0 flex-1 bg-transparent text-[17px] outline-none"
        />
        <Primitive.Close className="inline-flex h-6 items-center rounded-[4px] bg-surface-3 px-1.5 text-micro font-medium text-ink-3 max-sm:h-11 max-sm:px-3">
          <span className="max-sm:hidden">Esc</span>
          <X size={20} strokeWidth={1.75} aria-hidden="true" className="sm:hidden" />
          <span className="sr-only"> {t('close')}</span>
        </Primitive.Close>
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={t('title')}
        hidden={isAnswering}
        className="min-h-0 overflow-y-auto px-2 pt-1.5 pb-2"
      >
        {results.map((result, index) => (
          <PaletteRow
            key={result.id}
            id={`${listId}-${index}`}
            result={result}
            query={query}
            isMarked={index === current}
            heading={results[index - 1]?.group === result.group ? null : result.group}
            onPoint={() => setMarked(result.id)}
            onOpen={() => open(result)}
          />
        ))}
      </div>
      {!isAnswering && isLoading && results.length <= 1 && <Loading label={t('searching')} />}
      {!isAnswering && isNothing && <Nothing query={query.trim()} />}
      {!isAnswering && error !== null && error !== undefined && (
        <div className="px-4 pb-4">
          <ErrorView error={error} title={t('failed')} />
        </div>
      )}
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <Waiting label={label} className="flex flex-col gap-3 px-[18px] pb-4">
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
    </Waiting>
  );
}

function Nothing({ query }: { query: string }) {
  const t = useWords('search');
  return (
    <div role="status" className="px-6 pt-1 pb-6 text-center">
      <p className="text-base font-semibold break-words">{t('nothing', { query })}</p>
      <p className="text-sm text-ink-3">{t('nothingText')}</p>
    </div>
  );
}

function Foot() {
  const t = useWords('search');
  const key = 'rounded-[4px] bg-surface-3 px-1 font-sans text-micro font-medium';
  return (
    <div className="hidden h-10 shrink-0 items-center gap-4 border-t border-line bg-surface-2 px-[18px] text-xs text-ink-3 sm:flex">
      <span>
        <kbd className={key}>↑</kbd> <kbd className={key}>↓</kbd> {t('hintMove')}
      </span>
      <span>
        <kbd className={key}>Enter</kbd> {t('hintOpen')}
      </span>
      <span>
        <kbd className={key}>Esc</kbd> {t('hintClose')}
      </span>
      <span className="ml-auto">{t('hintSpaces')}</span>
    </div>
  );
}
