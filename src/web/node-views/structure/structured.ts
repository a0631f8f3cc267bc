import type { BoardNode } from '#contract/board/board.schema.ts';
import { sheetOf } from '#contract/recipes/structure/wired-sheet.ts';
import type { Editor } from '../../editor/editor.ts';
import { showEvidence } from '../shared/show-evidence.ts';
import type { Around } from '../../board-context/use-around.ts';

/** More bars cannot be told apart. */
export const MOST_STRUCTURES = 8;

/** Its structure was found in its timed words. Asked of every menu, so that the beats themselves are not read. */
const isRecording = ({ metadata: { beats } }: BoardNode): boolean => Array.isArray(beats) && beats.length > 0;

/** A recording with a structure, or a beat sheet. */
export const hasStructure = (node: BoardNode): boolean => isRecording(node) || sheetOf(node) !== null;

/** The recordings and beat sheets among these cards and inside those of them that are groups, each once. */
export function structuredIn(ids: Iterable<string>, editor: Pick<Editor, 'node' | 'membersOf'>): BoardNode[] {
  const found = [...ids].flatMap((id) => {
    const node = editor.node(id);
    return node ? [node, ...editor.membersOf(id)] : [];
  });
  return [...new Map(found.filter(hasStructure).map((node) => [node.id, node])).values()];
}

/** Plays a recording at a second as a cited one plays; a beat sheet is flown to. */
export function openStructured(around: Around, nodeId: string, startSec: number): void {
  const { editor } = around;
  const node = editor.node(nodeId);
  if (node && !isRecording(node)) editor.flyTo(nodeId);
  else showEvidence(around, { nodeId, passageId: null, startSec });
}
