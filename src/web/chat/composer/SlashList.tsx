import { LayoutGrid } from 'lucide-react';
import { useEffect, useId, useState, type RefObject } from 'react';
import { recipeIds, recipes, type RecipeId } from '#contract/recipes/kinds/index.ts';
import { isTold } from '../../lib/is-told.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { RecipeIcon } from '../../recipes/RecipeIcon.tsx';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';

export interface SlashListProps {
  field: RefObject<HTMLTextAreaElement | null>;
  sought: string;
  onChoose: (id: RecipeId) => void;
  /** All that can be made, and the prompts that are kept. */
  onAll: () => void;
  onClose: () => void;
}

const isFound = (id: RecipeId, sought: string): boolean => {
  const { name, what } = recipes[id];
  return isTold([id, name.ko, name.en, what.ko, what.en], sought);
};

/** What can be made, above the field in which "/" was typed. The focus stays in the field, whose keys walk the list. */
export function SlashList({ field, sought, onChoose, onAll, onClose }: SlashListProps) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const listId = useId();
  const found = recipeIds.filter((id) => isFound(id, sought));
  const rows: (RecipeId | null)[] = [...found, null];
  const [walked, walk] = useState({ sought, at: 0 });
  const at = walked.sought === sought ? Math.min(walked.at, rows.length - 1) : 0;
  const take = (row: RecipeId | null) => (row === null ? onAll() : onChoose(row));
  const latest = useLatest({ rows, at, sought, take, onClose });
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const now = latest.current;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) walk({ sought: now.sought, at: (now.at + step + now.rows.length) % now.rows.length });
      else if (event.key === 'Enter' || event.key === 'Tab') now.take(now.rows[now.at] ?? null);
      else if (event.key === 'Escape') now.onClose();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', press, true);
    return () => element.removeEventListener('keydown', press, true);
  }, [field, latest]);
  // Only what a key walks to is brought into sight: a list that is scrolled by hand stays where it is.
  useEffect(() => {
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);
  useEffect(() => {
    const element = field.current;
    element?.setAttribute('aria-controls', listId);
    element?.setAttribute('aria-activedescendant', `${listId}-${at}`);
    return () => {
      element?.removeAttribute('aria-controls');
      element?.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, at]);
  return (
    <div className="nowheel absolute inset-x-0 bottom-full z-10 mb-1.5 max-h-72 overflow-y-auto overscroll-contain rounded-card bg-raised p-1.5 shadow-pop appear-menu">
      <div id={listId} role="listbox" aria-label={t('title')}>
        {rows.map((row, i) => (
          <button
            type="button"
            tabIndex={-1}
            key={row ?? 'all'}
            id={`${listId}-${i}`}
            role="option"
            aria-selected={i === at}
            className={classes(
              'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-[7px] px-2 py-1 text-left text-sm select-none max-md:min-h-11',
              i === at ? 'bg-surface-3' : 'hover:bg-surface-2',
            )}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(row)}
          >
            {row === null ? (
              <span className="inline-flex size-7 shrink-0 items-center justify-center text-ink-3">
                <LayoutGrid size={16} strokeWidth={1.75} aria-hidden="true" />
              </span>
            ) : (
              <RecipeIcon id={row} size="sm" />
            )}
            <span className="min-w-0 truncate">
              <b className="font-[650]">{row === null ? t('showAll') : recipes[row].name[language]}</b>
              {row !== null && <span className="ml-2 text-ink-3">{recipes[row].what[language]}</span>}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
