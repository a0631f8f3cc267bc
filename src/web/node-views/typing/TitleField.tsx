import { useEffect, useRef, type ReactNode } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import { rename } from '../../editor/commands/rename.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { useEditing, type Editing } from './use-editing.ts';
import { useNameField } from './use-name-field.ts';
import { useTitleFocus } from './use-asked-focus.ts';

interface TitleFieldProps {
  node: BoardNode;
  className?: string;
  /** How the title is shown; its plain words when absent. */
  children?: ReactNode;
}

/** A node's title. Twice pressed, it can be typed: Enter and leaving save, Esc cancels, an empty one reverts. */
export function TitleField({ node, className, children }: TitleFieldProps) {
  const t = useWords('nodeViews');
  const editing = useTitleEditing(node);
  const input = useRef<HTMLInputElement>(null);
  const field = useNameField(editing);
  useTitleFocus(node.id, editing.begin);
  const { resume } = editing;
  const mayResume = editing.found?.mayWrite === true && editing.found.isRefused !== true;
  useEffect(() => {
    if (mayResume) resume();
  }, [mayResume, resume]);
  useEffect(() => {
    if (!editing.isOpened) return;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [editing.isOpened]);
  if (!editing.isEditing) {
    return (
      <div
        className={classes('card-title relative min-w-0 grow', className)}
        onDoubleClick={editing.begin}
        title={node.title}
      >
        {children ?? <span className="block truncate">{node.title}</span>}
        {editing.found?.isRefused && <RefusedName editing={editing} typed={editing.found.text} />}
      </div>
    );
  }
  return (
    <div className="relative -mx-1.5 min-w-0 grow">
      <input
        ref={input}
        aria-label={t('titleField')}
        className={classes('nodrag nopan h-8 w-full min-w-0 rounded-control bg-surface px-2 field-focus', className)}
        {...field}
      />
      <NameTrouble editing={editing} className="absolute top-full left-0 z-10 mt-1" />
    </div>
  );
}

/** The editing of a node's title, wherever it is typed. An empty one reverts. */
export function useTitleEditing({ id, title }: Pick<BoardNode, 'id' | 'title'>): Editing {
  const editor = useEditor();
  const save = (typed: string) => {
    const holds = rename(editor, id, typed);
    const node = editor.node(id);
    return node !== undefined && node.title === holds;
  };
  return useEditing({ nodeId: id, field: 'title', saved: title, save });
}

/** A title that the server did not take: the saved one stands, and the typed one can be taken up again. */
function RefusedName({ editing, typed }: { editing: Editing; typed: string }) {
  const t = useWords('notes');
  return (
    <div
      role="group"
      aria-label={t('draft')}
      className="nodrag nopan absolute top-full left-0 z-10 mt-1 w-max max-w-[260px] rounded-control bg-warn-soft px-2 py-1.5 text-xs font-normal tracking-normal shadow-pop"
    >
      <p className="truncate text-warn">{typed}</p>
      <div className="mt-1 flex gap-1.5">
        <Button size="sm" onClick={editing.begin}>
          {t('resume')}
        </Button>
        <Button size="sm" variant="ghost" onClick={editing.discard}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}

/** Why a name stays in its field: it is too long, or the saved one has changed meanwhile. */
export function NameTrouble({ editing, className }: { editing: Editing; className?: string }) {
  const t = useWords('notes');
  const { excess, meanwhile } = editing;
  if (excess === 0 && meanwhile === null) return null;
  return (
    <p
      role="status"
      className={classes(
        'w-max max-w-[260px] rounded-control bg-warn-soft px-2 py-1 text-xs font-normal tracking-normal text-warn shadow-pop',
        className,
      )}
    >
      {excess > 0 ? t('tooLong', { count: excess }) : t('meanwhileName', { text: meanwhile ?? '' })}
    </p>
  );
}
