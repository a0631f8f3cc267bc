import { X } from 'lucide-react';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import { useEditorState, useEvidence } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';
import { elementOf, standingOn } from '../../board-context/focus-card.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { isCoarse } from '../../lib/coarse.ts';
import { AddFromOutline } from './AddFromOutline.tsx';
import './outline.css';
import { OutlineItem } from './OutlineItem.tsx';
import { useOutlineActions, type OutlineActions } from './use-outline-actions.ts';
import { useAsking } from './use-picking.ts';
import { outlineKeys } from './outline-keys.ts';
import { outlinePresses } from './outline-presses.ts';
import { useRows, type Rows } from './use-rows.ts';

const WIDTH_PX = 384;

/** The board as a tree that one reads, walks through and changes without seeing or pointing. Phones show it alone. */
export function Outline({ asked, onClose }: { asked: number; onClose: () => void }) {
  const t = useWords('outline');
  const { editor } = useEngine();
  const tree = useRef<HTMLDivElement>(null);
  const [startsAt] = useState(() => standingOn({ editor })?.id ?? null);
  const rows = useRows(startsAt);
  const close = useFocusBack(onClose, rows.active?.what === 'node' ? rows.active.node.id : null);
  const actions = useOutlineActions(tree, rows, close);
  const isBeside = useEvidence() !== null;
  const counts = useEditorState(() => `${editor.scene.nodeCount} ${editor.scene.edgeCount}`)
    .split(' ')
    .map(Number);
  const [nodes = 0, wires = 0] = counts;
  useEffect(() => {
    if (asked > 0) tree.current?.focus({ preventScroll: true });
  }, [asked]);
  useRoomOnBoard(isBeside);
  return (
    <aside
      aria-label={t('title')}
      data-sheet
      className={classes(
        'absolute inset-0 z-(--z-nav) flex flex-col bg-raised md:inset-y-3 md:right-3 md:left-auto md:z-(--z-panel) md:w-[360px] md:rounded-card md:shadow-pop',
        isBeside && 'md:right-[412px]',
      )}
    >
      <header className="flex h-[54px] shrink-0 items-center gap-1 border-b border-line pr-1.5 pl-4">
        <h2 className="text-read font-[650]">{t('title')}</h2>
        <span className="min-w-0 grow truncate pl-1 text-xs text-ink-3">{t('count', { nodes, wires })}</span>
        {editor.mayEdit && <AddFromOutline onMade={actions.startRenaming} />}
        <IconButton
          size="lg"
          label={t('close')}
          hint="Esc"
          icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={close}
        />
      </header>
      <Hint actions={actions} />
      <Tree tree={tree} rows={rows} actions={actions} />
    </aside>
  );
}

/** What the keys do, or what is being looked for. */
function Hint({ actions }: { actions: OutlineActions }) {
  const t = useWords('outline');
  const connecting = useWords('keyboardA11y');
  const { editor } = useEngine();
  const asking = useAsking();
  const { pick } = actions;
  if (!pick) {
    return (
      <p className="shrink-0 border-b border-line px-4 py-2 text-xs text-ink-3 pointer-coarse:hidden">
        {t(editor.mayEdit ? 'keys' : 'keysViewer')}
      </p>
    );
  }
  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-line bg-accent-soft py-1 pr-1.5 pl-4 text-sm">
      <p className="min-w-0 grow">
        {asking(pick)} <span className="text-ink-2 pointer-coarse:hidden">{t('pickKeys')}</span>
      </p>
      <IconButton
        size="lg"
        label={connecting('connecting.stop')}
        icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => {
          actions.leave();
          actions.focusTree();
        }}
      />
    </div>
  );
}

const MORE_ROWS = 8;

/** Only the rows in sight are in the page, however many the board has. */
function Tree({
  tree,
  rows,
  actions,
}: {
  tree: RefObject<HTMLDivElement | null>;
  rows: Rows;
  actions: OutlineActions;
}) {
  const t = useWords('outline');
  const keys = outlineKeys(rows, actions);
  const presses = outlinePresses(rows, actions);
  const prefix = useId();
  const [rowPx] = useState(() => (isCoarse() ? 44 : 34));
  const [sight, setSight] = useState({ from: 0, to: 40 });
  const look = useCallback(() => {
    const element = tree.current;
    if (!element) return;
    const from = Math.max(0, Math.floor(element.scrollTop / rowPx) - MORE_ROWS);
    const to = Math.ceil((element.scrollTop + element.clientHeight) / rowPx) + MORE_ROWS;
    setSight((before) => (before.from === from && before.to === to ? before : { from, to }));
  }, [tree, rowPx]);
  const { index } = rows;
  useLayoutEffect(() => {
    const element = tree.current;
    if (!element || index < 0) return;
    const top = index * rowPx;
    const bottom = top + rowPx - element.clientHeight;
    if (top < element.scrollTop) element.scrollTo({ top });
    else if (bottom > element.scrollTop) element.scrollTo({ top: bottom });
    look();
  }, [tree, index, rowPx, look]);
  const idOf = (at: number) => `${prefix}row${at}`;
  const isActiveThere = index >= sight.from && index < sight.to;
  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={0}
      aria-label={t('tree')}
      aria-multiselectable="true"
      {...(rows.active && isActiveThere && { 'aria-activedescendant': idOf(index) })}
      className="outline-tree"
      onScroll={look}
      onKeyDown={keys}
      {...presses}
    >
      {rows.rows.length === 0 && (
        <div role="treeitem" aria-disabled="true" aria-selected="false" className="px-4 py-6 text-sm text-ink-3">
          {t('empty')}
        </div>
      )}
      <div role="presentation" className="relative" style={{ height: rows.rows.length * rowPx }}>
        {rows.rows.slice(sight.from, sight.to).map((row, i) => (
          <OutlineItem
            key={row.key}
            id={idOf(sight.from + i)}
            row={row}
            topPx={(sight.from + i) * rowPx}
            heightPx={rowPx}
            isActive={sight.from + i === index}
            actions={actions}
          />
        ))}
      </div>
    </div>
  );
}

/** What is flown to lands beside the outline. */
function useRoomOnBoard(isBeside: boolean): void {
  const { editor } = useEngine();
  const hasRoom = useIsWide();
  useEffect(() => {
    if (!hasRoom || isBeside) return;
    editor.camera.cover({ right: WIDTH_PX });
    return () => editor.camera.cover({ right: 0 });
  }, [editor, hasRoom, isBeside]);
}

/** Closing gives the focus back to where it was, or to the card of the active row where that has gone. */
function useFocusBack(onClose: () => void, nodeId: string | null): () => void {
  const [before] = useState(() => document.activeElement);
  return () => {
    onClose();
    const back = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null;
    const card = nodeId === null ? null : elementOf(nodeId);
    (card ?? back)?.focus({ preventScroll: true });
  };
}
