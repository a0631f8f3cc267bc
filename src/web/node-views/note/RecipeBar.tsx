import { CircleAlert, CircleCheck, Expand, History, TriangleAlert } from 'lucide-react';
import { useContext, useMemo, useState, type ComponentProps } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { errorsOf } from '#contract/base/finding.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import type { Chapter } from '#contract/sources/chapters.ts';
import { near, lazyComponent } from '../../lib/lazy-component.ts';
import { hasResult } from '../../chat/result/use-viewing.ts';
import { passes } from '../../recipes/passes.ts';
import { RecipeChecks } from '../../recipes/RecipeChecks.tsx';
import { RecipeTools } from '../../recipes/RecipeTools.tsx';
import { speedIn } from '../../recipes/prompter/prompter-settings.ts';
import { toolsOf } from '../../recipes/tools.ts';
import { useMadeValues } from '../../recipes/use-made-values.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Fetching } from '../../ui/Spinner.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useLanguage, useWords, withWords } from '../../words/index.ts';
import { useEditor, useEditorState } from '../../board-context/hooks.ts';
import { PanelsContext } from '../../board-context/panels.ts';
import { barLook, barTriggerLook } from './bar-look.ts';
import { changeSentence, changesInShort } from './change-words.ts';
import { Originality } from './Originality.tsx';
import { chaptersIntoPack, scriptsOfPack, timesForPack } from './packs.ts';
import { referencesOn } from './references.ts';
import { NoteResult } from './lazy-note-result.ts';
import { ScriptTools } from './ScriptTools.tsx';
import { takeSpeed } from './take-speed.ts';
import { useMadeBeside } from './use-made-beside.ts';
import type { SourceChange } from '../../recipes/changes-since.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { sourceChanges } from './source-changes.ts';

const ReplayDialog = lazyComponent(() => withWords(['talk', 'recipes'], import('./ReplayDialog.tsx')), 'ReplayDialog');

/** Below a note that was made by a recipe: how it stands with its rules, which opens what is to mend and its fields to copy. */
export function RecipeBar({ node, mayEdit }: { node: BoardNode; mayEdit: boolean }) {
  const t = useWords('recipes');
  const w = useWords('making');
  const { language } = useLanguage();
  const panels = useContext(PanelsContext);
  const editor = useEditor();
  const made = useMadeBeside(node);
  const recipe = made && findKind(made.id);
  const { values, mayJudge } = useMadeValues(made, node.metadata);
  const findings = useMemo(
    () => (mayJudge && recipe?.check?.(node.content, values)) || [],
    [mayJudge, values, recipe, node.content],
  );
  const changes = useSourceChanges(node);
  const times = useTimesForPack(node);
  const isStale = changes.length > 0;
  const [isReplaying, setReplaying] = useState(false);
  if (!made || !recipe) return null;
  const errors = errorsOf(findings).length;
  const warnings = findings.length - errors + (times ? 1 : 0);
  const mend = (content: string) => editor.commit([{ do: 'patch-node', id: node.id, patch: { content } }]);
  const speak = (speed: number) => takeSpeed(editor, node.id, speed);
  const tools = {
    title: node.title,
    text: node.content,
    tools: toolsOf(made.id),
    speed: speedIn(made.values),
    noteId: node.id,
    references: () => referencesOn(editor),
    ...(mayEdit && { onPut: mend, onSpeed: speak }),
  };
  const mayPass = mayJudge && passes(made.id);
  const trigger = <Standing {...{ errors, warnings, mayPass, isStale }} hasSign={mayPass || findings.length > 0} />;
  return (
    <footer className={barLook}>
      {isStale && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-[11px] shadow-[inset_0_0_0_2px_var(--warn-dot)]"
        />
      )}
      {isStale ? (
        <StaleButton changes={changes} mayEdit={mayEdit} onPress={() => setReplaying(true)} />
      ) : (
        <span className="min-w-0 shrink-[2] truncate pl-1 text-ink-3 @max-[22rem]/bar:hidden">
          {recipe.name[language]}
        </span>
      )}
      {isReplaying && (
        <Fetching>
          <ReplayDialog node={node} changes={changes} onClose={() => setReplaying(false)} />
        </Fetching>
      )}
      <span className="ml-auto flex shrink-0 items-center">
        {panels && hasResult(made.id) && (
          <IconButton
            size="sm"
            label={w('open')}
            tooltipSide="top"
            icon={<Expand size={13} aria-hidden="true" />}
            {...near(NoteResult)}
            onClick={() => panels.open({ what: 'full', nodeId: node.id })}
            className="nodrag"
          />
        )}
        {recipe.isSpoken ? <ScriptTools node={node} mayEdit={mayEdit} {...tools} /> : <RecipeTools {...tools} />}
      </span>
      <Popover trigger={trigger} label={t('findings')} widthPx={380}>
        <div className="nowheel max-h-[min(60vh,calc(var(--radix-popover-content-available-height)-28px))] overflow-y-auto">
          {times && (
            <TimesOfFilm onTake={mayEdit ? () => editor.commit([chaptersIntoPack(node, times, null)]) : null} />
          )}
          <RecipeChecks
            text={node.content}
            made={made}
            metadata={node.metadata}
            nodeId={node.id}
            {...(mayEdit && { onMend: mend, onSpeed: speak })}
          />
          <Originality node={node} />
        </div>
      </Popover>
    </footer>
  );
}

interface StandingProps extends ComponentProps<'button'> {
  errors: number;
  warnings: number;
  /** Whether a text of this kind can be right at all. */
  mayPass: boolean;
  hasSign: boolean;
  isStale: boolean;
}

/** How the text stands with its rules, in a few words. */
function Standing({ errors, warnings, mayPass, hasSign, isStale, ...button }: StandingProps) {
  const t = useWords('recipes');
  const level = errors > 0 ? 'bad' : warnings > 0 ? 'warn' : mayPass ? 'ok' : 'unjudged';
  const { Icon, colour } = LEVELS[level];
  const told =
    level === 'bad'
      ? t('errors', { count: errors })
      : level === 'warn'
        ? t('warnings', { count: warnings })
        : t(mayPass ? 'goodShort' : 'look');
  return (
    <button {...button} type="button" className={classes(barTriggerLook, colour)}>
      {hasSign && <Icon size={14} aria-hidden="true" className="shrink-0" />}
      <span className={classes('truncate', isStale && '@max-[22rem]/bar:sr-only')}>{told}</span>
      {isStale && (
        <span aria-hidden="true" className="hidden @max-[22rem]/bar:inline tnum">
          {errors || warnings || ''}
        </span>
      )}
    </button>
  );
}

const LEVELS = {
  bad: { Icon: CircleAlert, colour: 'text-bad' },
  warn: { Icon: TriangleAlert, colour: 'text-warn' },
  ok: { Icon: CircleCheck, colour: 'text-ok' },
  unjudged: { Icon: CircleCheck, colour: 'text-ink-2' },
} as const;

interface StaleButtonProps {
  changes: ReturnType<typeof useSourceChanges>;
  mayEdit: boolean;
  onPress: () => void;
}

function StaleButton({ changes, mayEdit, onPress }: StaleButtonProps) {
  const t = useWords('recipes');
  const inShort = changesInShort(t, changes);
  return (
    <Tooltip text={changes.map((change) => changeSentence(t, change)).join(' ')} side="top">
      <button
        type="button"
        disabled={!mayEdit}
        aria-label={inShort}
        {...near(ReplayDialog)}
        onClick={onPress}
        className="nodrag inline-flex min-w-0 @max-[22rem]/bar:shrink-0 items-center gap-1.5 rounded-control bg-warn-soft px-2 py-0.5 font-semibold text-warn"
      >
        <History size={14} aria-hidden="true" className="shrink-0 @max-[22rem]/bar:hidden" />
        <span className="truncate @max-[22rem]/bar:hidden">{inShort}</span>
        <span className="hidden @max-[22rem]/bar:inline">{inShort.split(':', 1)}</span>
      </button>
    </Tooltip>
  );
}

function TimesOfFilm({ onTake }: { onTake: (() => void) | null }) {
  const t = useWords('scriptVsRecording');
  return (
    <div className="mt-2.5 flex flex-col items-start gap-2 text-sm">
      <p className="text-warn">{t('timesOfFilm')}</p>
      {onTake && (
        <Button size="sm" className="pointer-coarse:h-11" onClick={onTake}>
          {t('takeTimes')}
        </Button>
      )}
    </div>
  );
}

/** The times of the finished film, where its script has others than this description. */
function useTimesForPack({ content, metadata }: BoardNode): readonly Chapter[] | null {
  const ids = useMemo(() => scriptsOfPack({ metadata }), [metadata]);
  const scripts = useEditorState((editor) => ids.map((id) => editor.node(id)));
  return useMemo(() => timesForPack(content, scripts), [content, scripts]);
}

/** What has changed on the board in the sources that the note was made from. */
function useSourceChanges(node: BoardNode): SourceChange[] {
  const made = useMemo(() => madeFromIn(node.metadata), [node.metadata]);
  const sources = useEditorState((editor) => made.map(({ nodeId }) => editor.node(nodeId)));
  return useMemo(() => {
    const byId = new Map(sources.flatMap((source) => (source ? [[source.id, source] as const] : [])));
    return sourceChanges(made, (id) => byId.get(id));
  }, [made, sources]);
}
