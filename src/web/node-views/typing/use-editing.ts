import { useEffect, useMemo } from 'react';
import { mayRewire, mayWrite as mayWriteIn } from '../../editor/rules/locking.ts';
import type { DraftPlace } from '../../board-context/drafts/kept-drafts.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { useFoundText, type FoundText } from './use-found-text.ts';
import { useTyping, type EditableText, type Typing } from './use-typing.ts';

export type Editing = Typing & FoundText & { place: DraftPlace };

type TextOfNode = Pick<EditableText, 'saved' | 'save'> & Pick<DraftPlace, 'nodeId' | 'field'>;

/**
 * The editing of one text of a node. The card stays in the DOM while it lasts. What is typed outlives the page and the tab,
 * and is offered back; it is forgotten once the server has it, not before.
 */
export function useEditing({ nodeId, field, saved, save }: TextOfNode): Editing {
  const editor = useEditor();
  const { boardId } = editor;
  const place = useMemo((): DraftPlace => ({ boardId, nodeId, field }), [boardId, nodeId, field]);
  const mayWrite = (): boolean => {
    const node = editor.node(nodeId);
    return node ? mayWriteIn(editor, node) : mayRewire(editor, nodeId);
  };
  const text = { place, saved, save, mayWrite };
  const typing = useTyping(text);
  const { isEditing } = typing;
  useEffect(
    () => (isEditing && field !== 'label' ? editor.pin(nodeId) : undefined),
    [editor, nodeId, field, isEditing],
  );
  return { ...typing, ...useFoundText(text, isEditing), place };
}
