import { useEffect, useRef, useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { depthOf } from '#contract/board/depth.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import type { Wired } from '../../chat/context/ContextBar.tsx';
import type { Editor } from '../../editor/editor.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useEditorState, useSaveStatus } from '../../board-context/hooks.ts';

const kindOf = (node: BoardNode) => toNodeKind(node.type, node.metadata);

/** The nodes at the other ends of a chat's wires, groups first; other chats feed nothing. With `isRead` those that are not off. */
function wiredTo(editor: Editor, nodeId: string, isRead = false): BoardNode[] {
  const wires = editor.edgesOf(nodeId).filter((edge) => !isRead || depthOf(edge) !== 'off');
  const ends = wires.map((edge) => (edge.source === nodeId ? edge.target : edge.source));
  const nodes = [...new Set(ends)].map((id) => editor.node(id)).filter((node) => node !== undefined);
  const isGroup = (node: BoardNode) => (kindOf(node) === 'group' ? 0 : 1);
  return nodes.filter((node) => kindOf(node) !== 'ai-chat').sort((a, b) => isGroup(a) - isGroup(b));
}

/** What a chat is wired to and reads, by name. */
export function useWired(nodeId: string): Wired[] {
  const nodes = useEditorState((editor) => wiredTo(editor, nodeId, true));
  return nodes.map((node) => ({ id: node.id, title: node.title, kind: kindOf(node) }));
}

/**
 * A text that changes whenever what a chat reads may have changed: the wires and their depths, the members of wired groups,
 * and how far each of them has been read. It changes once more when the server has acknowledged such a change.
 */
export function useWiredKey(nodeId: string): string {
  const key = useEditorState((editor) => readKey(editor, nodeId));
  const status = useSaveStatus();
  const [round, setRound] = useState(0);
  const seen = useRef({ key, isSaving: false });
  useEffect(() => {
    const isSaving = status === 'saving';
    const isAcknowledged = seen.current.isSaving && !isSaving && seen.current.key !== key;
    if (isAcknowledged) setRound((n) => n + 1);
    seen.current = { key: isAcknowledged ? key : seen.current.key, isSaving };
  }, [key, status]);
  return `${key}#${round}`;
}

/** Hears that the server has what changed in what the chat reads. */
export function useAcknowledged(wiredKey: string, hear: () => void): void {
  const latest = useLatest(hear);
  const round = wiredKey.slice(wiredKey.lastIndexOf('#'));
  const seen = useRef(round);
  useEffect(() => {
    if (seen.current === round) return;
    seen.current = round;
    latest.current();
  }, [round, latest]);
}

/** Nodes are never changed in place, so that each is looked through once. */
const printed = new WeakMap<BoardNode, number>();

/** A number that is another one for nearly every other text. */
function printOf(node: BoardNode): number {
  const known = printed.get(node);
  if (known !== undefined) return known;
  let print = 0;
  for (let i = 0; i < node.content.length; i++) print = (Math.imul(print, 31) + node.content.charCodeAt(i)) | 0;
  printed.set(node, print);
  return print;
}

function readKey(editor: Editor, nodeId: string): string {
  const fingerprint = (node: BoardNode) => {
    const { id, title, metadata } = node;
    return [
      id,
      title,
      printOf(node),
      metadata['isProcessing'] === true,
      metadata['processingError'] ?? '',
      metadata['passageCount'] ?? '',
      metadata['noteForAi'] ?? '',
    ].join('|');
  };
  const depths = editor.edgesOf(nodeId).map((edge) => `${edge.id} ${depthOf(edge)}`);
  const nodes = wiredTo(editor, nodeId)
    .flatMap((node) => (kindOf(node) === 'group' ? [node, ...editor.membersOf(node.id)] : [node]))
    .map(fingerprint);
  return [...nodes, ...depths].join('\n');
}
