import { Group, Spline, StickyNote, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { boundsOf } from '#contract/board/geometry.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { readPlan } from '#contract/recipes/plan/read-plan.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useTopBar } from '../../lib/use-top-bar.ts';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import { announce } from '../../lib/announce.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { useEngine } from '../engine/use-engine.ts';
import { elementOf, standingOn } from '../../board-context/focus-card.ts';
import { usePanels, type Panel } from '../../board-context/panels.ts';
import { isWide } from '../../lib/use-is-wide.ts';
import { useEscape } from '../../ui/use-escape.ts';
import { Ghosts } from './Ghosts.tsx';
import { boundsOfGhosts, isTakeable, joinedBy, layPlan, type Ghost, type LinkGhost } from './lay-plan.ts';
import { takePlan } from './take-plan.ts';
import { usePanelFocus } from './use-panel-focus.ts';

const SHOW_MS = 320;
/** What the list takes of the board beside it. */
const COVERED_PX = 332;
/** What stands below it on telephones. */
const DOCK_PX = 84;

const icons = { group: Group, note: StickyNote, link: Spline, removal: Trash2 } as const;

/** A plan as ghosts on the board, and the list to choose from. Nothing is done before it is taken, and one undo takes all of it back. */
export function PlanPanel({ panel }: { panel: Panel & { what: 'plan' } }) {
  const t = useWords('plan');
  useTopBar('board');
  const common = useWords('common');
  const engine = useEngine();
  const { editor } = engine;
  const panels = usePanels();
  const notices = useNotices();
  const { language } = useLanguage();
  const [ghosts] = useState(() => ghostsOf(editor, panel));
  const [chosen, choose] = useState<ReadonlySet<string>>(() => new Set(ghosts.map(({ key }) => key)));
  const list = useRef<HTMLElement>(null);
  const close = () => panels.close(panel);
  const { mayBring: mayEdit } = editor;
  const taken = useMemo(
    () => ghosts.filter((ghost) => chosen.has(ghost.key) && isTakeable(ghost, ghosts, chosen)),
    [ghosts, chosen],
  );
  usePanelFocus(list, () => {
    const card = standingOn({ editor });
    if (card) elementOf(card.id)?.focus({ preventScroll: true });
  });
  useCovered(list);
  useBeginning(ghosts, close);
  useEscape(close);
  useEffect(() => engine.dimAllBut(ghosts.length > 0 ? joinedBy(taken) : null, 'plan'), [engine, ghosts, taken]);
  useEffect(() => () => engine.dimAllBut(null, 'plan'), [engine]);
  if (ghosts.length === 0) return null;
  const toggle = (key: string) =>
    choose((before) => (before.has(key) ? without(before, key) : new Set([...before, key])));
  const take = () => {
    close();
    takePlan(editor, taken, panel.note, language);
    const gesture = editor.newestGesture();
    const action = { label: common('undo'), run: () => gesture !== null && editor.undoOf(gesture) };
    notices.show({ tone: 'done', title: t('taken'), text: t('takenText'), action, tellsWhole: true });
  };
  const shown = new Set(taken.map(({ key }) => key));
  return (
    <>
      <Ghosts ghosts={ghosts} chosen={shown} />
      <section
        ref={list}
        tabIndex={-1}
        aria-label={t('title')}
        className="absolute inset-x-3 bottom-[84px] z-(--z-panel) flex max-h-[44%] flex-col rounded-card bg-raised shadow-pop outline-none appear-menu md:inset-x-auto md:top-[68px] md:right-3 md:bottom-auto md:max-h-[calc(100%-140px)] md:w-[320px]"
      >
        <header className="px-4 pt-3.5">
          <h2 className="text-read font-[650]">{t('title')}</h2>
          <p className="mt-0.5 text-sm text-ink-3">{t(mayEdit ? 'text' : 'onlyLooked')}</p>
        </header>
        <ul className="min-h-0 overflow-y-auto px-4 py-2">
          {ghosts.map((ghost) => (
            <li key={ghost.key}>
              <Choice
                ghost={ghost}
                words={wordsOf(editor, ghost, ghosts)}
                isOn={shown.has(ghost.key)}
                isOff={!mayEdit || !isTakeable(ghost, ghosts, chosen)}
                onToggle={() => toggle(ghost.key)}
              />
            </li>
          ))}
        </ul>
        <footer className="flex justify-end gap-2 border-t border-line px-4 py-3">
          <Button variant="ghost" onClick={close}>
            {t(mayEdit ? 'reject' : 'close')}
          </Button>
          {mayEdit && (
            <Button variant="primary" disabled={taken.length === 0} onClick={take}>
              {t('take', { count: taken.length })}
            </Button>
          )}
        </footer>
      </section>
    </>
  );
}

/** The camera knows what the list covers of the board. */
function useCovered(list: RefObject<HTMLElement | null>): void {
  const { editor } = useEngine();
  useEffect(() => {
    const fromBelow = (list.current?.offsetHeight ?? 0) + DOCK_PX;
    // What comes from below is known to the camera as a keyboard is: the bars below stay where they are.
    editor.camera.cover(isWide() ? { right: COVERED_PX } : { keyboard: fromBelow });
    return () => editor.camera.cover({ right: 0, keyboard: 0 });
  }, [editor, list]);
}

/** Brings the plan and what it wires into sight; one that has nothing to do says so and is closed. */
function useBeginning(ghosts: readonly Ghost[], close: () => void): void {
  const t = useWords('plan');
  const { editor } = useEngine();
  const latest = useLatest({ close, t, notices: useNotices() });
  useEffect(() => {
    const { close: leave, t: words, notices } = latest.current;
    if (ghosts.length === 0) {
      notices.show({ tone: 'told', title: words('nothing'), text: words('nothingText') });
      return leave();
    }
    announce(words('text'));
    const ends = ghosts.flatMap((ghost) =>
      ghost.kind === 'link' ? [ghost.from, ghost.to].flatMap((end) => editor.scene.entry(end) ?? []) : [],
    );
    const ground = boundsOfGhosts(ghosts);
    const whole = boundsOf([...(ground ? [ground] : []), ...ends]);
    if (whole) editor.camera.fit(whole, SHOW_MS);
  }, [ghosts, editor, latest]);
}

interface ChoiceProps {
  ghost: Ghost;
  words: string;
  isOn: boolean;
  /** What it would join is not taken. */
  isOff: boolean;
  onToggle: () => void;
}

function Choice({ ghost, words, isOn, isOff, onToggle }: ChoiceProps) {
  const t = useWords('plan');
  const Icon = icons[ghost.kind];
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5 py-1 text-sm has-disabled:cursor-default has-disabled:opacity-50 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isOff}
        className="size-[18px] shrink-0 accent-(--ring)"
        onChange={onToggle}
      />
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="sr-only">{t(ghost.kind)}: </span>
      <span className="min-w-0 grow wrap-anywhere">{words}</span>
      {ghost.kind === 'group' && (
        <span className="shrink-0 text-xs text-ink-3">{t('members', { count: ghost.places.size })}</span>
      )}
      {ghost.kind === 'removal' && <span className="shrink-0 text-xs text-ink-3">{t('leftEmpty')}</span>}
    </label>
  );
}

function ghostsOf(editor: BoardEditor, { note }: Panel & { what: 'plan' }): Ghost[] {
  const preferred = new Set(madeFromIn(note.metadata).map(({ nodeId }) => nodeId));
  return layPlan(editor, readPlan(note.content), preferred);
}

function wordsOf(editor: BoardEditor, ghost: Ghost, ghosts: readonly Ghost[]): string {
  return ghost.kind === 'link'
    ? `${titleOf(editor, ghost, 'from', ghosts)} → ${titleOf(editor, ghost, 'to', ghosts)}`
    : ghost.title;
}
function titleOf(editor: BoardEditor, link: LinkGhost, end: 'from' | 'to', ghosts: readonly Ghost[]): string {
  const ghost = ghosts.find(({ key }) => key === link[end]);
  return ghost && ghost.kind !== 'link' ? ghost.title : (editor.scene.node(link[end])?.title ?? '');
}

function without(all: ReadonlySet<string>, key: string): Set<string> {
  const left = new Set(all);
  left.delete(key);
  return left;
}
