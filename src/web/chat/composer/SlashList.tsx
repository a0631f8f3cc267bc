import { Bookmark, LayoutGrid } from 'lucide-react';
import { Fragment, useEffect, useId, useState, type RefObject } from 'react';
import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import { variablesIn } from '#contract/prompts/variables.ts';
import { recipeIds, recipes, type RecipeId } from '#contract/recipes/kinds/index.ts';
import { isTold } from '../../lib/is-told.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { usePromptList } from '../../prompts/use-prompt-list.ts';
import { useMarkUsed } from '../../prompts/use-prompts.ts';
import { RecipeIcon } from '../../recipes/RecipeIcon.tsx';
import { classes } from '../../ui/classes.ts';
import { useLanguage, useWords } from '../../words/index.ts';

export interface SlashListProps {
  field: RefObject<HTMLTextAreaElement | null>;
  sought: string;
  /** A recipe, or a prompt that asks for values first. */
  onChoose: (chosen: RecipeId | Prompt) => void;
  /** The text of a prompt, for the question. */
  onPut: (text: string) => void;
  /** All that can be made, and the prompts that are kept. */
  onAll: () => void;
  onClose: () => void;
}

const isFound = (id: RecipeId, sought: string): boolean => {
  const { name, what } = recipes[id];
  return isTold([id, name.ko, name.en, what.ko, what.en], sought);
};

/** So many prompts stand there while nothing is sought; all of them are in the dialog. */
const FEW_PROMPTS = 5;

type Row = { key: string } & ({ recipe: RecipeId } | { prompt: Prompt } | { isAll: true });

function useRows(sought: string): Row[] {
  const { found } = usePromptList(sought);
  const prompts = sought === '' ? (found ?? []).slice(0, FEW_PROMPTS) : (found ?? []);
  return [
    ...recipeIds.filter((id) => isFound(id, sought)).map((recipe) => ({ key: recipe, recipe })),
    ...prompts.map((prompt) => ({ key: prompt.id, prompt })),
    { key: 'all', isAll: true },
  ];
}

/**
 * What can be made and the prompts that are kept, above the field in which "/" was typed. The focus stays in the field,
 * whose keys walk the list.
 */
export function SlashList({ field, sought, onChoose, onPut, onAll, onClose }: SlashListProps) {
  const t = useWords('recipes');
  const listId = useId();
  const mark = useMarkUsed();
  const rows = useRows(sought);
  const [walked, walk] = useState({ sought, at: 0 });
  const at = walked.sought === sought ? Math.min(walked.at, rows.length - 1) : 0;
  const take = (row: Row | undefined) => {
    if (!row || 'isAll' in row) return onAll();
    if ('recipe' in row) return onChoose(row.recipe);
    if (variablesIn(row.prompt.text).length > 0) return onChoose(row.prompt);
    mark.mutate(row.prompt);
    onPut(row.prompt.text);
  };
  const latest = useLatest({ rows, at, sought, take, onClose });
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const now = latest.current;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0) walk({ sought: now.sought, at: (now.at + step + now.rows.length) % now.rows.length });
      else if (event.key === 'Enter' || event.key === 'Tab') now.take(now.rows[now.at]);
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
          <Fragment key={row.key}>
            {'prompt' in row && !('prompt' in (rows[i - 1] ?? {})) && <PromptsTitle hasLine={i > 0} />}
            <button
              type="button"
              tabIndex={-1}
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
              <RowWords row={row} />
            </button>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function PromptsTitle({ hasLine }: { hasLine: boolean }) {
  const t = useWords('prompts');
  return (
    <div
      role="presentation"
      className={classes(
        'px-2 pt-1.5 pb-0.5 text-xs font-semibold text-ink-3',
        hasLine && 'mt-1.5 border-t border-line',
      )}
    >
      {t('group')}
    </div>
  );
}

function RowWords({ row }: { row: Row }) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  if ('recipe' in row) {
    const { name, what } = recipes[row.recipe];
    return (
      <>
        <RecipeIcon id={row.recipe} size="sm" />
        <Words name={name[language]} text={what[language]} />
      </>
    );
  }
  const Icon = 'prompt' in row ? Bookmark : LayoutGrid;
  return (
    <>
      <span className="inline-flex size-7 shrink-0 items-center justify-center text-ink-3">
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      {'prompt' in row ? <Words name={row.prompt.name} text={row.prompt.text} /> : <Words name={t('showAll')} />}
    </>
  );
}

function Words({ name, text }: { name: string; text?: string }) {
  return (
    <span className="min-w-0 truncate">
      <b className="font-[650]">{name}</b>
      {text && <span className="ml-2 text-ink-3">{text}</span>}
    </span>
  );
}
