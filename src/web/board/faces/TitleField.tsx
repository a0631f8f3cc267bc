import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { OURS } from '#contract/limits.ts';
import { useSendKey } from '../../chat/use-send-key.ts';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import { rename } from '../commands/rename.ts';
import { useEditor } from '../editor/hooks.ts';
import { useEditing } from './use-editing.ts';
import { useTitleFocus } from './use-title-focus.ts';

interface TitleFieldProps {
  node: BoardNode;
  className?: string;
  /** How the title is shown; its plain words when absent. */
  children?: ReactNode;
}

/** A node's title. Twice pressed, it can be typed: Enter and leaving save, Esc cancels, an empty one reverts. */
export function TitleField({ node, className, children }: TitleFieldProps) {
  const t = useWords('faces');
  const editor = useEditor();
  const editing = useEditing(node.id, 'title', node.title, (typed) => void rename(editor, node.id, typed));
  const input = useRef<HTMLInputElement>(null);
  const keys = useSendKey(() => editing.end('save'));
  useTitleFocus(node.id, editing.begin);
  const { found, resume } = editing;
  useEffect(() => {
    if (found) resume();
  }, [found, resume]);
  useEffect(() => {
    if (!editing.isOpened) return;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [editing.isOpened]);
  if (!editing.isEditing) {
    return (
      <div className={classes('min-w-0 grow', className)} onDoubleClick={editing.begin} title={node.title}>
        {children ?? <span className="block truncate">{node.title}</span>}
      </div>
    );
  }
  return (
    <input
      ref={input}
      value={editing.draft.text}
      maxLength={OURS.titleLength}
      aria-label={t('titleField')}
      className={classes(
        'nodrag nopan -mx-1.5 h-8 w-[calc(100%+12px)] min-w-0 grow rounded-control bg-surface px-2 field-focus',
        className,
      )}
      onChange={(event) => editing.draft.type(event.target.value)}
      onBlur={() => editing.end('save')}
      {...keys}
      onKeyDown={(event) => {
        keys.onKeyDown(event);
        if (isCancel(event)) editing.end('cancel');
      }}
    />
  );
}

/** The Esc that leaves a field, taken for itself; within a composition Esc belongs to the input method. */
export function isCancel(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
