import type { StoredType } from '../board.schema.ts';
import type { Size } from '../geometry.ts';

/** How a node looks: one folder each under web/node-views. Several kinds may share a view. */
export type NodeViewId = 'note' | 'answer' | 'conversation' | 'link' | 'file' | 'group';

/** Sizes in board pixels; `snapPx` 1 means no snapping. */
export interface SizeRule {
  start: Size;
  width: readonly [min: number, max: number];
  height: readonly [min: number, max: number];
  snapPx: number;
}

/** A row of the table of node kinds: facts only. */
export interface NodeKind {
  view: NodeViewId;
  storedAs: StoredType;
  /** Other type names found in stored or imported boards. */
  aliases: readonly string[];
  startTitle: { ko: string; en: string };
  size: SizeRule;
  mayJoinGroup: boolean;
}
