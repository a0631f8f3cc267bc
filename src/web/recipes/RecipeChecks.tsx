import { CircleAlert, CircleCheck, Copy, ListPlus, TriangleAlert, Wrench } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import type { Language } from '#contract/base/language.ts';
import { cut } from '#contract/base/letters.ts';
import { applyFixes, fixedBy } from './apply-fixes.ts';
import { BOARD_PLAN, type ChosenRecipe } from '#contract/recipes/chosen.ts';
import { errorsOf, type Finding } from '#contract/base/finding.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import type { Part } from '#contract/recipes/recipe.ts';
import { voiceIn } from '#contract/voices/used-voice.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { AiCheck } from '../voices/AiCheck.tsx';
import { VoiceCheck } from '../voices/VoiceCheck.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { passes } from './passes.ts';
import { PartRewrite } from './PartRewrite.tsx';
import { speedIn } from './prompter/prompter-settings.ts';
import { SectionTimes } from './SectionTimes.tsx';
import { useCopy } from './use-copy.ts';
import { useMadeValues } from './use-made-values.ts';

/** So much is shown of what would stand in a place. */
const SHOWN_LETTERS = 160;

export const BROUGHT_ICONS = { complete: ListPlus, correct: Wrench } as const;

interface RecipeChecksProps {
  text: string;
  made: ChosenRecipe;
  metadata: Record<string, unknown>;
  /** The note that it stands in; absent where it stands in none yet. */
  nodeId?: string;
  onMend?: (text: string) => void;
  /** Takes another speed for the script's own, in syllables a minute; absent where that may not be changed. */
  onSpeed?: (speed: number) => void;
  /** What stands below the checks. */
  children?: ReactNode;
}

export function RecipeChecks({ text, made, metadata, nodeId, onMend, onSpeed, children }: RecipeChecksProps) {
  const { language } = useLanguage();
  const t = useWords('recipes');
  const recipe = findKind(made.id);
  const { values, mayJudge } = useMadeValues(made, metadata);
  const findings = useMemo(() => (mayJudge && recipe?.check?.(text, values)) || [], [recipe, text, values, mayJudge]);
  const parts = useMemo(
    () => (recipe?.parts?.(text, values) ?? []).map((one) => (mayJudge ? one : { ...one, findings: [] })),
    [recipe, text, values, mayJudge],
  );
  const canFit = onMend !== undefined && findings.length > 0;
  const fitted = useMemo(
    () => (recipe && canFit ? applyFixes(text, recipe, values) : text),
    [recipe, canFit, text, values],
  );
  const voice = useMemo(() => voiceIn(metadata), [metadata]);
  const partsId = useId();
  if (!recipe) return null;
  const brought = fixedBy(text, fitted);
  const BroughtIcon = BROUGHT_ICONS[brought];
  const good = !mayJudge ? null : passes(made.id) ? t('good') : 'amounts' in made.values ? t('goodCard') : null;
  const outline = typeof metadata['outline'] === 'string' ? metadata['outline'] : null;
  return (
    <section aria-label={t('findings')} className="nodrag mt-2.5 flex flex-col gap-2 text-sm">
      {outline !== null && <p className="text-ink-2">{outline}</p>}
      {(findings.length > 0 || good !== null) && <Summary findings={findings} good={good} />}
      {findings.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {worstFirst(findings).map((finding, i) => (
            <FindingLine key={i} finding={finding} onMend={onMend && mending(text, finding, onMend)}>
              {onMend && nodeId !== undefined && finding.fix === undefined && (
                <PartRewrite {...{ nodeId, text, finding, onMend }} made={{ ...made, values }} />
              )}
            </FindingLine>
          ))}
        </ul>
      )}
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
      {recipe.isSpoken && (
        <SectionTimes text={text} values={values} speed={speedIn(made.values)} {...(onSpeed && { onSpeed })} />
      )}
      {parts.length > 0 && (
        <div role="group" aria-labelledby={partsId}>
          <p id={partsId} className="mb-1 font-semibold text-ink-2">
            {t('parts')}
          </p>
          <div className="flex flex-wrap gap-1.5">
            {parts.map((part) => (
              <CopyPart key={part.label[language]} part={part} />
            ))}
          </div>
        </div>
      )}
      {children}
      {voice && <VoiceCheck text={text} voice={voice} {...(onMend && { onMend })} />}
      {made.id !== BOARD_PLAN && <AiCheck text={text} {...(onMend && { onMend })} />}
    </section>
  );
}

/** What keeps the text from being finished stands above what is only told. */
const worstFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => Number(a.level !== 'error') - Number(b.level !== 'error'));

/** Puts the fix of a finding in its place; undefined where it has none. */
export function mending(text: string, { at, fix }: Finding, onMend: (text: string) => void): (() => void) | undefined {
  if (fix === undefined || at === null) return undefined;
  return () => onMend(text.slice(0, at[0]) + fix + text.slice(at[1]));
}

function Summary({ findings, good }: { findings: readonly Finding[]; good: string | null }) {
  const t = useWords('recipes');
  const errors = errorsOf(findings).length;
  const warnings = findings.length - errors;
  if (findings.length === 0)
    return (
      <p className="flex items-center gap-1.5 font-semibold text-ok">
        <CircleCheck size={15} aria-hidden="true" />
        {good}
      </p>
    );
  return (
    <p className={classes('flex items-center gap-3 font-semibold', errors > 0 ? 'text-bad' : 'text-warn')}>
      {errors > 0 && <span>{t('errors', { count: errors })}</span>}
      {warnings > 0 && <span className="text-warn">{t('warnings', { count: warnings })}</span>}
    </p>
  );
}

interface FindingLineProps {
  finding: Finding;
  onMend: (() => void) | undefined;
  children: ReactNode;
}

function FindingLine({ finding, onMend, children }: FindingLineProps) {
  const { language } = useLanguage();
  const Icon = finding.level === 'error' ? CircleAlert : TriangleAlert;
  return (
    <li className="flex items-start gap-2">
      <Icon
        size={15}
        aria-hidden="true"
        className={classes('mt-[3px] shrink-0', finding.level === 'error' ? 'text-bad' : 'text-warn')}
      />
      <span className="min-w-0 grow text-ink-2">
        {finding.words[language]}
        {onMend && <Fix fix={finding.fix ?? ''} isSaid={isSaid(finding, language)} onMend={onMend} />}
        {children}
      </span>
    </li>
  );
}

interface FixProps {
  fix: string;
  /** Whether the finding itself says the words already. */
  isSaid: boolean;
  onMend: () => void;
}

/** What will stand in the place, and the button that puts it there. */
export function Fix({ fix, isSaid, onMend }: FixProps) {
  const t = useWords('recipes');
  const shown = cut(fix.trim(), SHOWN_LETTERS);
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
      {shown !== '' && !isSaid && (
        <q className="min-w-0 border-l-2 border-line-2 pl-2 break-words whitespace-pre-wrap text-ink">{shown}</q>
      )}
      <Button size="sm" className="pointer-coarse:h-11" onClick={onMend}>
        {t(shown === '' ? 'mendAway' : 'mend')}
      </Button>
    </span>
  );
}

export const isSaid = ({ words, fix = '' }: Finding, language: Language): boolean =>
  words[language].includes(fix.trim());

/** One field of the result on the clipboard; while it has an error it cannot be copied, and says why. */
export function CopyPart({ part }: { part: Part }) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const copy = useCopy();
  const label = part.label[language];
  const [error] = errorsOf(part.findings);
  const button = (
    <Button
      size="sm"
      aria-label={t('copyPart', { part: label })}
      aria-disabled={error !== undefined}
      className={classes('pointer-coarse:h-11', error && 'opacity-50')}
      icon={<Copy size={13} aria-hidden="true" />}
      onClick={() => error === undefined && copy(label, part.text)}
    >
      {label}
    </Button>
  );
  return error ? (
    <Tooltip text={t('notCopyable', { why: error.words[language] })} side="top">
      {button}
    </Tooltip>
  ) : (
    button
  );
}
