import { useState } from 'react';
import { recipeIds, recipes, type RecipeId } from '#contract/recipes/kinds/index.ts';
import { Input } from '../ui/Field.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { RecipeIcon } from './RecipeIcon.tsx';

/** All recipes, found by any word of their names and descriptions in either language. */
export function RecipeList({ onChoose }: { onChoose: (id: RecipeId) => void }) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const [sought, seek] = useState('');
  const found = recipeIds.filter((id) => isFound(id, sought));
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Input
        type="search"
        label={t('search')}
        value={sought}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => seek(event.target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
          event.preventDefault();
          onChoose(first);
        }}
      />
      {found.length === 0 && <p className="py-4 text-center text-ink-3">{t('none')}</p>}
      <ul className="grid grid-cols-1 gap-1.5 sm:grid-cols-2">
        {found.map((id) => (
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
  );
}

function isFound(id: RecipeId, sought: string): boolean {
  const { name, what } = recipes[id];
  const squeezed = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');
  const told = squeezed([id, name.ko, name.en, what.ko, what.en].join(' '));
  return sought.split(/\s+/).every((word) => told.includes(squeezed(word)));
}
