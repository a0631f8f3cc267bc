import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { SaveStatus } from '../editor/save-status.ts';
import type { Editor, Evidence, Upload } from '../editor/editor.ts';
import type { Played } from '../editor/playing.ts';

export const EditorContext = createContext<Editor | null>(null);

/** The open board. Only below an EditorContext. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor must be used within an EditorContext');
  return editor;
}

/**
 * A reading of the open board that re-renders when what was read has changed; lists are compared item by item.
 * `nodeId` narrows what is listened to.
 */
export function useEditorState<T>(read: (editor: Editor) => T, nodeId?: string): T {
  const editor = useEditor();
  const last = useRef<{ value: T } | null>(null);
  const subscribe = useCallback((seen: () => void) => editor.subscribe(seen, nodeId), [editor, nodeId]);
  const look = () => {
    const value = read(editor);
    if (last.current && isSame(last.current.value, value)) return last.current.value;
    last.current = { value };
    return value;
  };
  return useSyncExternalStore(subscribe, look, look);
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => Object.is(item, b[i]));
}

/** The node, or undefined once it is gone. */
export const useNode = (id: string): BoardNode | undefined => useEditorState((editor) => editor.node(id), id);

/** The members of a group, in the order in which they came to the board. */
export const useMembers = (groupId: string): readonly BoardNode[] =>
  useEditorState((editor) => editor.membersOf(groupId), groupId);

export const useSelection = (): ReadonlySet<string> => useEditorState((editor) => editor.selection());

export const useSaveStatus = (): SaveStatus => useEditorState((editor) => editor.status());

/** The passage that is shown beside the board; null when none is. */
export const useEvidence = (): Evidence | null => useEditorState((editor) => editor.evidence());

/** What plays on this card, which stays in the DOM meanwhile; null while nothing does. */
export function usePlayed(nodeId: string): Played | null {
  const editor = useEditor();
  const { playing } = editor;
  const read = () => {
    const now = playing.read();
    return now?.nodeId === nodeId ? now : null;
  };
  const played = useSyncExternalStore(playing.subscribe, read, read);
  const isPlaying = played !== null;
  useEffect(() => (isPlaying ? editor.pin(nodeId) : undefined), [editor, nodeId, isPlaying]);
  return played;
}

/** Whether the server knows the node yet; calls about it have to wait until then. */
export const useIsKept = (nodeId: string): boolean => useEditorState((editor) => editor.isKept(nodeId));

/** The upload of this node's file from this tab; null when there is none. */
export const useUpload = (nodeId: string): Upload | null => useEditorState((editor) => editor.upload(nodeId), nodeId);
