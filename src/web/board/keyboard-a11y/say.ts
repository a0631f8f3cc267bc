import { useEffect, useRef } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { useWords, type Words } from '../../words/index.ts';
import type { ActionContext, BoardAction } from '../actions/action.ts';
import { cardsOf } from '../../board-context/chosen.ts';
import { announce } from '../../lib/announce.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';

const REST_MS = 350;

/** Says whether this card is selected now, or how many are. */
export function saySelected(editor: BoardEditor, t: Words<'keyboardA11y'>, id: string): void {
  const { size } = editor.selection();
  const title = editor.node(id)?.title ?? '';
  if (size > 1) announce(t('said.selectedMany', { count: size }));
  else announce(t(editor.selection().has(id) ? 'said.selected' : 'said.unselected', { title }));
}

/**
 * Says what a key has done where nothing else does: notices, fields and the focus speak for themselves. What follows closely,
 * as when an arrow is held, is said once it rests.
 */
export function useSayDone(context: ActionContext): (action: BoardAction) => void {
  const t = useWords('keyboardA11y');
  const labels = useWords('actions');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useLatest({ context, t, labels });
  return (action) => {
    clearTimeout(timer.current);
    const say = () => {
      const now = latest.current;
      const text = sentence(action, now.context, now.t, () => now.labels(`label.${action.label}`));
      if (text !== null) announce(text);
    };
    if (action.sheetLine) timer.current = setTimeout(say, REST_MS);
    else say();
  };
}

/** Null where nothing has to be said. */
function sentence(
  action: BoardAction,
  context: ActionContext,
  t: Words<'keyboardA11y'>,
  label: () => string,
): string | null {
  const { editor } = context;
  const cards = cardsOf(context, editor.selection());
  const [first] = cards;
  switch (action.id) {
    case 'undo':
      return t('said.undone');
    case 'redo':
      return t('said.redone');
    case 'duplicate':
      return t('said.duplicated');
    case 'select-all':
      return t('said.selectedMany', { count: cards.length });
    case 'leave':
      return t('said.nothingSelected');
    case 'connect':
    case 'group':
    case 'connect-to-chat':
    case 'carry source':
    case 'carry target':
      return null;
  }
  if (action.id.startsWith('nudge') && first) {
    if (cards.length > 1) return t('said.movedMany', { count: cards.length });
    return t('said.moved', { title: first.node.title, x: Math.round(first.x), y: Math.round(first.y) });
  }
  return action.section === 'arrange' ? t('said.done', { label: label() }) : null;
}
