import { ArrowDownLeft, ArrowUpRight, ChevronRight, Lock } from 'lucide-react';
import type { CSSProperties } from 'react';
import { isLocked } from '../../editor/rules/locking.ts';
import { toNodeLook } from '#contract/board/kinds/index.ts';
import { classes } from '../../ui/classes.ts';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { useSelection } from '../../board-context/hooks.ts';
import type { OutlineRow } from './outline-rows.ts';
import { OutlineMenu } from './OutlineMenu.tsx';
import { RowField } from './RowField.tsx';
import type { OutlineActions } from './use-outline-actions.ts';

interface OutlineItemProps {
  row: OutlineRow;
  id: string;
  topPx: number;
  heightPx: number;
  isActive: boolean;
  actions: OutlineActions;
}

const INDENT_PX = 18;

/** A row of the tree. */
export function OutlineItem({ row, id, topPx, heightPx, isActive, actions }: OutlineItemProps) {
  const t = useWords('outline');
  const text = useRowText();
  const selection = useSelection();
  const isSelected = selection.has(row.what === 'node' ? row.node.id : row.edge.id);
  const isOff = actions.pick !== null && !actions.mayPick(row);
  const style: CSSProperties = { top: topPx, height: heightPx, paddingLeft: 6 + (row.level - 1) * INDENT_PX };
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      aria-disabled={isOff || undefined}
      aria-label={text(row)}
      {...(row.what === 'node' && row.isOpen !== null && { 'aria-expanded': row.isOpen })}
      data-active={isActive || undefined}
      style={style}
      className={classes('outline-row', isSelected && 'bg-surface-3', isOff && 'text-ink-4')}
      data-row={row.key}
    >
      {row.what === 'node' ? (
        <>
          <Chevron isOpen={row.isOpen} />
          <KindIcon kind={toNodeLook(row.node.type, row.node.metadata)} size="sm" />
        </>
      ) : (
        <span className="mr-1 ml-[34px] shrink-0 text-ink-3">
          {row.leads ? (
            <ArrowUpRight size={15} strokeWidth={1.9} aria-hidden="true" />
          ) : (
            <ArrowDownLeft size={15} strokeWidth={1.9} aria-hidden="true" />
          )}
        </span>
      )}
      {actions.renaming === row.key ? (
        <RowField row={row} onEnd={actions.endRenaming} />
      ) : (
        <span aria-hidden="true" className="min-w-0 grow truncate text-sm">
          {row.what === 'node' ? row.node.title || t('untitled') : text(row)}
        </span>
      )}
      {row.what === 'node' && row.members > 0 && (
        <span
          aria-hidden="true"
          data-count={t('members', { count: row.members })}
          className="outline-count shrink-0 text-xs text-ink-3 tabular-nums"
        />
      )}
      {row.what === 'node' && isLocked(row.node) && (
        <Lock size={12} strokeWidth={2} aria-hidden="true" className="shrink-0 text-ink-3" />
      )}
      <OutlineMenu row={row} name={t('actions', { title: titleOf(row) })} actions={actions} />
    </div>
  );
}

function Chevron({ isOpen }: { isOpen: boolean | null }) {
  if (isOpen === null) return <span className="w-6 shrink-0" />;
  return (
    <span data-chevron className="inline-flex h-full w-6 shrink-0 items-center justify-center text-ink-3">
      <ChevronRight size={15} strokeWidth={2} aria-hidden="true" className={isOpen ? 'rotate-90' : ''} />
    </span>
  );
}

const titleOf = (row: OutlineRow): string => (row.what === 'node' ? row.node.title : row.other.title);

/** What a row is called: kind, title and state of a node; direction, other end and label of a wire. */
function useRowText(): (row: OutlineRow) => string {
  const t = useWords('outline');
  const kindWords = useWords('nodeViews');
  return (row) => {
    if (row.what === 'wire') {
      const text = t(row.leads ? 'wireTo' : 'wireFrom', { title: row.other.title });
      return row.edge.label ? t('labelled', { text, label: row.edge.label }) : text;
    }
    const { node } = row;
    const kind = kindWords(`kind.${toNodeLook(node.type, node.metadata)}`);
    const name = t('row', { kind, title: node.title || t('untitled') });
    return isLocked(node) ? `${name}, ${t('locked')}` : name;
  };
}
