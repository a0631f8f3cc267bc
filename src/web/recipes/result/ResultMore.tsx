import { useMemo } from 'react';
import { applyFixes, fixedBy } from '../apply-fixes.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { voiceIn } from '#contract/voices/used-voice.ts';
import { Button } from '../../ui/Button.tsx';
import { AiCheck } from '../../voices/AiCheck.tsx';
import { VoiceCheck } from '../../voices/VoiceCheck.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { speedIn } from '../prompter/prompter-settings.ts';
import { BROUGHT_ICONS, CopyPart } from '../RecipeChecks.tsx';
import { SectionTimes } from '../SectionTimes.tsx';
import { useMadeValues } from '../use-made-values.ts';

interface ResultMoreProps {
  text: string;
  made: ChosenRecipe;
  metadata: Record<string, unknown>;
  onMend?: (text: string) => void;
  onSpeed?: (speed: number) => void;
}

/** Below the checks of a finished result: all mended at once, its times, its fields to copy, and how it sounds. */
export function ResultMore({ text, made, metadata, onMend, onSpeed }: ResultMoreProps) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const recipe = findKind(made.id);
  const { values, mayJudge } = useMadeValues(made, metadata);
  const findings = useMemo(() => (mayJudge && recipe?.check?.(text, values)) || [], [recipe, text, values, mayJudge]);
  const fitted = useMemo(
    () => (recipe && onMend !== undefined && findings.length > 0 ? applyFixes(text, recipe, values) : text),
    [recipe, onMend, findings, text, values],
  );
  const parts = useMemo(() => recipe?.parts?.(text, values) ?? [], [recipe, text, values]);
  const voice = useMemo(() => voiceIn(metadata), [metadata]);
  const outline = typeof metadata['outline'] === 'string' ? metadata['outline'] : null;
  const brought = fixedBy(text, fitted);
  const BroughtIcon = BROUGHT_ICONS[brought];
  return (
    <div className="flex flex-col gap-3 border-t border-line px-4 py-3.5 text-sm">
      {outline !== null && <p className="text-ink-2">{outline}</p>}
      {onMend && fitted !== text && (
        <Button
          size="sm"
          className="self-start pointer-coarse:h-11"
          icon={<BroughtIcon size={13} aria-hidden="true" />}
          onClick={() => onMend(fitted)}
        >
          {t(brought)}
        </Button>
      )}
      {recipe?.isSpoken && (
        <SectionTimes text={text} values={values} speed={speedIn(made.values)} {...(onSpeed && { onSpeed })} />
      )}
      {parts.length > 0 && (
        <div role="group" aria-label={t('parts')}>
          <p className="mb-1 font-semibold text-ink-2">{t('parts')}</p>
          <div className="flex flex-wrap gap-1.5">
            {parts.map((part) => (
              <CopyPart key={part.label[language]} part={mayJudge ? part : { ...part, findings: [] }} />
            ))}
          </div>
        </div>
      )}
      {voice && <VoiceCheck text={text} voice={voice} {...(onMend && { onMend })} />}
      <AiCheck text={text} {...(onMend && { onMend })} />
    </div>
  );
}
