import { useMemo, useRef, type ReactNode, useSyncExternalStore, useState } from 'react';
import type { Finding } from '#contract/base/finding.ts';
import type { Span } from '#contract/base/marked-text.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { expectedParts } from './expected-parts.ts';
import { findKind, type RecipeId } from '#contract/recipes/kinds/index.ts';
import { classes } from '../../ui/classes.ts';
import { SHOWN_IN_PLACE } from '../../ui/shown-in-place.ts';
import { useSheetFocus } from '../../ui/use-sheet-focus.ts';
import { useLanguage, useWords, type Words } from '../../words/index.ts';
import { speedIn } from '../prompter/prompter-settings.ts';
import { useMadeValues } from '../use-made-values.ts';
import { CheckList } from './CheckList.tsx';
import type { DrawWords } from './draw-words.ts';
import type { Edits } from './edits.ts';
import type { Clock } from './Elapsed.tsx';
import { readResult, type ResultReading } from './read-result.ts';
import { checkRows, findingsSoFar, type QuotesState } from './result-checks.ts';
import { ResultHead, type ResultStatus } from './ResultHead.tsx';
import { ResultSections } from './ResultSections.tsx';
import { SectionStrip } from './SectionStrip.tsx';
import { bring, showPlace, useFollowed } from './show-place.ts';
import { SourceList, type MadeSource } from './SourceList.tsx';
import { useViewKeys } from './use-view-keys.ts';
import { Fix, isSaid, mending } from '../RecipeChecks.tsx';
import { PartRewrite } from '../PartRewrite.tsx';

export interface ResultViewProps {
  name: string;
  made: ChosenRecipe;
  metadata: Record<string, unknown>;
  text: string;
  status: ResultStatus;
  clock: Clock | null;
  /** What it took, or about takes, in words. */
  spent?: string | null | undefined | false;
  sources: readonly MadeSource[];
  /** How many citations are there whose source is not known yet; null once all is written. */
  comingCitations: number | null;
  quotes: QuotesState | null;
  /** The places of sentences that are not borne out. */
  doubted?: readonly Span[];
  /** The same function while it draws the same. */
  words: DrawWords;
  edits: Edits | null;
  /** What stands below a part of this name; null where nothing does. */
  below?: ((name: string) => ReactNode) | null;
  /** Takes back what was edited last in this view; null where there is nothing, absent for what is not edited here. */
  onUndo?: (() => void) | null;
  /** In the place of the sections: the whole text being edited. */
  whole?: ReactNode;
  /** Stands over the sections. */
  banner?: ReactNode;
  /** Stands below the sections. */
  end?: ReactNode;
  /** The field below them, in which the next wish is typed. */
  wish?: ReactNode;
  /** The note that it stands in; absent for an answer. */
  nodeId?: string;
  onMend?: (text: string) => void;
  /** Below the checks: what is known and done of the whole. */
  more?: ReactNode;
  foot: ReactNode;
  /** Something that was opened stands beside the view. */
  isBeside: boolean;
  /** It lies over the page, where there is no board. */
  isOverPage?: boolean;
  onStop: () => void;
  onClose: () => void;
  onLost?: () => void;
}

/** The result of a recipe over the whole board, while it is written and afterwards: its sources, its parts and its checks. */
export function ResultView(props: ResultViewProps) {
  const { name, made, text, status, clock, words, edits, isBeside, onStop, onClose, onLost } = props;
  const { doubted = NONE } = props;
  const t = useWords('making');
  const { language } = useLanguage();
  const isNarrow = useIsNarrow();
  const isWriting = status === 'writing';
  const isCut = status === 'stopped' || status === 'failed';
  const area = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useSheetFocus(area, isWriting ? onStop : onClose, onLost);
  useViewKeys(area, { onLeave: onClose, onUndo: props.onUndo ?? null });
  const { values, mayJudge } = useMadeValues(made, props.metadata);
  const recipe = findKind(made.id);
  const reading = useMemo(
    () =>
      readResult({
        text,
        recipeId: made.id,
        values,
        speed: speedIn(values),
        isWriting,
        isCut,
        expected: expectedParts(made.id, values, language),
      }),
    [text, made.id, values, isWriting, isCut, language],
  );
  const { wholeUpTo } = reading;
  const whole = text.slice(0, wholeUpTo);
  const findings = useMemo(
    () => (recipe && mayJudge ? findingsSoFar(recipe, values, whole, { wholeUpTo: whole.length, isWriting }) : []),
    [recipe, mayJudge, values, whole, isWriting],
  );
  const rows = recipe
    ? checkRows(findings, { recipe, values, text, reading, isWriting, quotes: props.quotes, doubted, t, language })
    : [];
  const heard = useHeardParts(t, reading, { isWriting, toLookAt: findings.length + doubted.length });
  useFollowed(page, isWriting ? text.length : null);
  const show = (at: readonly [number, number]) => page.current && showPlace(page.current, at);
  const showPart = (part: number) => {
    const isByLines = reading.parts.length < reading.strip.length;
    const found = page.current?.querySelectorAll(isByLines ? '[data-at]' : '[data-part]')[part];
    if (found) bring(found, 'start');
  };
  const actions = (finding: Finding) => (
    <FindingActions finding={finding} text={text} made={{ ...made, values }} {...mendOf(props)} />
  );
  const checks = (
    <section aria-label={t('checks')} className={classes(isNarrow && 'shrink-0 border-b border-line')}>
      {!isNarrow && (
        <header className="flex items-center justify-between px-4 pt-3.5 pb-2.5">
          <h3 className="text-sm font-[650]">{t('checks')}</h3>
          {isWriting && (
            <span className="text-xs text-ink-3">{t(linesOnly(reading) ? 'checksLine' : 'checksWhen')}</span>
          )}
        </header>
      )}
      <CheckList rows={rows} onShow={show} actions={actions} isStrip={isNarrow} />
    </section>
  );
  const sources = <SourceList sources={props.sources} coming={props.comingCitations} />;
  return (
    <section
      ref={area}
      role="dialog"
      aria-modal={!isBeside}
      tabIndex={-1}
      aria-label={name}
      data-full={props.nodeId}
      {...(edits && { [SHOWN_IN_PLACE]: '' })}
      className={classes(
        'nodrag nopan nowheel inset-0 flex cursor-auto flex-col bg-board p-3 outline-none appear-dialog max-md:p-0',
        props.isOverPage ? 'fixed z-(--z-overlay)' : 'absolute z-(--z-panel) max-md:z-[calc(var(--z-nav)+1)]',
        isBeside && 'md:right-[calc(var(--reader-width,400px)+12px)]!',
      )}
    >
      <article
        role="presentation"
        onKeyDown={keepFromCard}
        className="@container/result flex min-h-0 grow flex-col overflow-hidden rounded-group bg-surface text-ink shadow-pop max-md:rounded-none max-md:shadow-none"
      >
        <ResultHead
          key={made.id + (isWriting ? '' : 'over')}
          recipeId={made.id as RecipeId}
          {...{ name, reading, status, clock, isNarrow, onStop, onClose }}
          spent={props.spent || null}
          {...(props.onUndo !== undefined && { onUndo: props.onUndo })}
        />
        <div className="flex min-h-0 grow max-md:flex-col">
          {!isNarrow && (
            <div className="hidden w-[248px] shrink-0 flex-col border-r border-line bg-surface-2 @min-[68rem]/result:flex @min-[76rem]/result:w-[264px]">
              {sources}
            </div>
          )}
          <div className="flex min-h-0 min-w-0 grow flex-col">
            {isNarrow && checks}
            <SectionStrip reading={reading} letters={text.length} isWriting={isWriting} onShow={showPart} />
            <div
              ref={page}
              role="presentation"
              className="@container/page min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-10 select-text @min-[62rem]/result:px-10"
            >
              {props.banner}
              {props.whole ?? (
                <div className="mx-auto max-w-[760px]">
                  <ResultSections
                    parts={reading.parts}
                    {...{ text, isWriting, words, edits }}
                    below={props.below ?? null}
                  />
                  {props.end}
                </div>
              )}
              {isNarrow && (
                <div className="-mx-5 mt-6 border-t border-line">
                  {sources}
                  {props.more}
                </div>
              )}
            </div>
            {props.wish && <div className="shrink-0 px-5 pt-2 pb-3 @min-[62rem]/result:px-10">{props.wish}</div>}
          </div>
          <aside className="flex shrink-0 flex-col border-l border-line bg-surface-2 max-md:border-t max-md:border-l-0 md:w-[300px] @min-[76rem]/result:w-[316px]">
            {!isNarrow && (
              <div className="min-h-0 grow overflow-y-auto overscroll-contain">
                {checks}
                {props.more}
              </div>
            )}
            <footer className="shrink-0 border-t border-line px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] max-md:border-t-0">
              {isWriting ? <p className="text-xs text-ink-3">{t('keepNote')}</p> : props.foot}
            </footer>
          </aside>
        </div>
        <output className="sr-only">{heard}</output>
      </article>
    </section>
  );
}

const NONE: readonly Span[] = [];

const mendOf = ({ nodeId, onMend }: ResultViewProps) => ({
  ...(nodeId !== undefined && { nodeId }),
  ...(onMend && { onMend }),
});

const linesOnly = ({ parts }: { parts: readonly { title: string }[] }): boolean =>
  parts.every(({ title }) => title === '');

/** A card moves by the arrow keys; what is typed in a view that it opened is not for it. */
function keepFromCard(event: { key: string; stopPropagation: () => void }): void {
  if (event.key.startsWith('Arrow') || event.key === 'Enter' || event.key === ' ') event.stopPropagation();
}

/** The width of a telephone, where the parts of a view stand below each other. */
const query = (): MediaQueryList => matchMedia('(max-width: 47.99rem)');

function follow(seen: () => void): () => void {
  const list = query();
  list.addEventListener('change', seen);
  return () => list.removeEventListener('change', seen);
}

const useIsNarrow = (): boolean => useSyncExternalStore(follow, () => query().matches);

/** What is said to those who do not see it: each part when it is finished, and the end, not every word. */
function useHeardParts(
  t: Words<'making'>,
  { parts, isSpoken }: ResultReading,
  { isWriting, toLookAt }: { isWriting: boolean; toLookAt: number },
): string {
  const done = parts.filter(({ state }) => state === 'done' || state === 'open');
  const [heard, setHeard] = useState({ count: done.length, isWriting, words: '' });
  if (heard.count === done.length && heard.isWriting === isWriting) return heard.words;
  const last = done.at(-1);
  const isNews = isWriting && done.length > heard.count && last !== undefined;
  const title = last?.title || t('untitled');
  const part = isSpoken ? t('heard', { title, sec: Math.round(last?.spokenSec ?? 0) }) : t('heardText', { title });
  const words = heard.isWriting && !isWriting ? t('heardEnd', { count: toLookAt }) : isNews ? part : heard.words;
  setHeard({ count: done.length, isWriting, words });
  return words;
}

interface FindingActionsProps {
  finding: Finding;
  text: string;
  made: ChosenRecipe;
  nodeId?: string;
  onMend?: (text: string) => void;
}

/** What can be done about a finding at its place: what would stand there, or lines that a model writes anew. */
function FindingActions({ finding, text, made, nodeId, onMend }: FindingActionsProps) {
  const { language } = useLanguage();
  if (!onMend) return null;
  const mend = mending(text, finding, onMend);
  if (mend) return <Fix fix={finding.fix ?? ''} isSaid={isSaid(finding, language)} onMend={mend} />;
  return nodeId === undefined ? null : <PartRewrite {...{ nodeId, text, made, finding, onMend }} />;
}
