import { useId, useRef, useState } from 'react';
import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import { recipeIds, recipes, type RecipeId } from '#contract/recipes/kinds/index.ts';
import { isTold } from '../lib/is-told.ts';
import type { PromptPage } from '../prompts/pages.ts';
import { PromptList } from '../prompts/PromptList.tsx';
import { usePromptList } from '../prompts/use-prompt-list.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Input } from '../ui/Field.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useFirstField } from '../ui/use-first-field.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { groupsOf, type RecipeGroup } from './recipe-groups.ts';
import { RecipeIcon } from './RecipeIcon.tsx';

interface RecipeListProps {
  onChoose: (id: RecipeId) => void;
  onPrompt: (prompt: Prompt) => void;
  onTurn: (page: PromptPage) => void;
}

/**
 * All prompts, found by any of their words, and all recipes by those of their names and descriptions in either language. Who
 * keeps prompts has them first.
 */
export function RecipeList({ onChoose, onPrompt, onTurn }: RecipeListProps) {
  const t = useWords('recipes');
  const list = useRef<HTMLDivElement>(null);
  useFirstField(list);
  const [sought, seek] = useState('');
  const isSought = sought.trim() !== '';
  const found = recipeIds.filter((id) => isTold(toldOf(id), sought));
  const prompts = usePromptList(sought);
  const chooseFirst = () => {
    const [recipe] = found;
    const [prompt] = prompts.found ?? [];
    if (prompt) onPrompt(prompt);
    else if (recipe) onChoose(recipe);
  };
  const own = <Prompts list={prompts} isSought={isSought} onChoose={onPrompt} onTurn={onTurn} />;
  const hasOwn = prompts.found?.length !== 0;
  return (
    <div ref={list} className="mt-4 flex flex-col gap-4">
      <Input
        type="search"
        label={t('search')}
        value={sought}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => seek(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          chooseFirst();
        }}
      />
      {found.length === 0 && prompts.found?.length === 0 && <p className="py-4 text-center text-ink-3">{t('none')}</p>}
      {hasOwn && own}
      {found.length > 0 && (
        <Recipes groups={isSought ? [{ group: null, ids: found }] : groupsOf(found)} onChoose={onChoose} />
      )}
      {!hasOwn && own}
    </div>
  );
}

function toldOf(id: RecipeId): string[] {
  const { name, what } = recipes[id];
  return [id, name.ko, name.en, what.ko, what.en];
}

interface RecipesProps {
  /** What was looked for stands in one, without a name. */
  groups: readonly { group: RecipeGroup | null; ids: readonly RecipeId[] }[];
  onChoose: (id: RecipeId) => void;
}

function Recipes({ groups, onChoose }: RecipesProps) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const headId = useId();
  return (
    <section aria-labelledby={headId}>
      <h3 id={headId} className="sr-only">
        {t('group')}
      </h3>
      {groups.map(({ group, ids }) => (
        <div key={group} className="mb-4 last:mb-0">
          {group !== null && <h4 className="mb-2 text-sm font-semibold text-ink-2">{t(`groups.${group}`)}</h4>}
          <ul className="grid grid-cols-1 gap-1.5 sm:grid-cols-2">
            {ids.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onChoose(id)}
                  className="flex h-full w-full items-start gap-3 rounded-card p-3 text-left shadow-[inset_0_0_0_1px_var(--line)] hover:bg-surface-2 hover:shadow-[inset_0_0_0_1px_var(--line-2)]"
                >
                  <RecipeIcon id={id} />
                  <span className="min-w-0">
                    <b className="block text-base font-[650]">{recipes[id].name[language]}</b>
                    <span className="block text-sm text-ink-2">{recipes[id].what[language]}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface PromptsProps {
  list: ReturnType<typeof usePromptList>;
  isSought: boolean;
  onChoose: (prompt: Prompt) => void;
  onTurn: (page: PromptPage) => void;
}

function Prompts({ list: { found, error, refetch }, ...rest }: PromptsProps) {
  const t = useWords('prompts');
  const common = useWords('common');
  if (found) return <PromptList prompts={found} {...rest} />;
  if (error) return <ErrorView error={error} title={t('loadFailed')} onRetry={() => void refetch()} />;
  return (
    <Waiting label={common('loading')}>
      <Skeleton className="h-11 w-full" />
    </Waiting>
  );
}
