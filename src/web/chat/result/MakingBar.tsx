import { Expand, ScrollText } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { formatMoment } from '#contract/base/moment.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { expectedParts } from '../../recipes/result/expected-parts.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { filledValues } from '../../recipes/form-values.ts';
import { speedIn } from '../../recipes/prompter/prompter-settings.ts';
import { readResult } from '../../recipes/result/read-result.ts';
import { statusWords } from '../../recipes/result/ResultHead.tsx';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { AnswerResult } from './lazy-result.ts';

export interface MakingBarProps {
  text: string;
  made: ChosenRecipe;
  isWriting: boolean;
  onOpen: () => void;
}

/** Over an answer that a recipe makes: which part is written, how many seconds of how many, and the full view. */
export function MakingBar({ text, made, isWriting, onOpen }: MakingBarProps) {
  const t = useWords('making');
  const { language } = useLanguage();
  useEffect(() => AnswerResult.ahead(), []);
  const reading = useMemo(() => {
    const recipe = findKind(made.id);
    const values = recipe ? filledValues(recipe, made.values) : made.values;
    const expected = expectedParts(made.id, values, language);
    return readResult({ text, recipeId: made.id, values, speed: speedIn(values), isWriting, expected });
  }, [text, made, isWriting, language]);
  const { isSpoken, spokenSec, targetSec } = reading;
  const time = [Math.round(spokenSec), targetSec].flatMap((sec) => (sec === null ? [] : formatMoment(sec)));
  return (
    <div className="nodrag mb-2 overflow-hidden rounded-[10px] bg-surface-2 shadow-[inset_0_0_0_1px_var(--line)]">
      <div className="flex items-center gap-2 py-1.5 pr-1.5 pl-3 text-sm leading-5">
        {isWriting ? (
          <Spinner sizePx={14} className="text-accent" />
        ) : (
          <ScrollText size={14} strokeWidth={2} aria-hidden="true" className="shrink-0 text-ink-3" />
        )}
        <span className={classes('min-w-0 truncate font-semibold', isWriting && 'text-accent-ink')}>
          {isWriting ? statusWords(t, 'writing', reading) : findKind(made.id)?.name[language]}
        </span>
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
      {isWriting && isSpoken && targetSec !== null && (
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
