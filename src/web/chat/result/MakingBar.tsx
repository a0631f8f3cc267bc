import { Expand } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { formatMoment } from '#contract/base/moment.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { expectedParts } from '#contract/recipes/kinds/expected-parts.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { filledValues } from '#contract/recipes/values.ts';
import { speedIn } from '../../recipes/prompter/prompter-settings.ts';
import { readResult } from '../../recipes/result/read-result.ts';
import { statusWords } from '../../recipes/result/ResultHead.tsx';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { AnswerResult } from './lazy-result.ts';

export interface MakingBarProps {
  text: string;
  made: ChosenRecipe;
  onOpen: () => void;
}

/** Over an answer that is being made by a recipe: which part is written, how many seconds of how many, and the full view. */
export function MakingBar({ text, made, onOpen }: MakingBarProps) {
  const t = useWords('making');
  const { language } = useLanguage();
  useEffect(() => AnswerResult.ahead(), []);
  const reading = useMemo(() => {
    const recipe = findKind(made.id);
    const values = recipe ? filledValues(recipe, made.values) : made.values;
    const expected = expectedParts(made.id, values, language);
    return readResult({ text, recipeId: made.id, values, speed: speedIn(values), isWriting: true, expected });
  }, [text, made, language]);
  const { isSpoken, spokenSec, targetSec } = reading;
  const time = [Math.round(spokenSec), targetSec].flatMap((sec) => (sec === null ? [] : formatMoment(sec)));
  return (
    <div className="nodrag mb-2 overflow-hidden rounded-[10px] bg-surface-2 shadow-[inset_0_0_0_1px_var(--line)]">
      <div className="flex items-center gap-2 py-1.5 pr-1.5 pl-3 text-sm leading-5">
        <Spinner sizePx={14} className="text-accent" />
        <span className="min-w-0 truncate font-semibold text-accent-ink">{statusWords(t, 'writing', reading)}</span>
        {isSpoken && <span className="shrink-0 text-ink-3 tnum">{time.join(' / ')}</span>}
        <Button
          size="sm"
          className="ml-auto pointer-coarse:h-11"
          icon={<Expand size={13} aria-hidden="true" />}
          onClick={onOpen}
        >
          {t('open')}
        </Button>
      </div>
      {isSpoken && targetSec !== null && (
        <div aria-hidden="true" className="h-[3px] bg-surface-3">
          <div
            className="h-full bg-accent transition-[width] duration-(--dur-base)"
            style={{ width: `${Math.min(100, (spokenSec / targetSec) * 100)}%` }}
          />
        </div>
      )}
    </div>
  );
}
