import { createContext, useContext, type RefObject } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import type { SourceId } from '#contract/sources/index.ts';
import type { FoundLink } from '../editor/commands/add-link.ts';
import type { ClipboardContent } from '../editor/commands/read-transfer.ts';
import type { MadeKind, ToolId } from '../editor/tool-kinds.ts';

/** What the buttons and keys around a board do. */
export interface Tools {
  /** The tools that this person has here, in their order: none for viewers. */
  offered: readonly ToolId[];
  /**
   * Puts the thing on the board, or asks first for what it needs. Without a point it stands in the middle of the view;
   * `from` is a node that is wired to it in the same step.
   */
  use: (tool: MadeKind, at?: Point, from?: string | null) => void;
  /** Puts on the board what was pasted or dropped. */
  place: (content: ClipboardContent, at: Point | null) => void;
  /** Puts the selected cards into the clipboard; for menus, the keys are heard as the browser's own events. */
  copy: () => void;
  cut: () => void;
  paste: (at: Point | null) => void;
  /** The Save button: everything waiting, and the content checkpoint where there is one. A failure is said. */
  save: () => void;
  /** Flies to where the whole board is in sight. */
  fit: () => void;
  /** Which actions this person has here; all where absent. */
  allows?: (action: { id: string; changes: boolean }) => boolean;
}

/** What the stage needs beside: the dialog for links and the hidden field for files. */
export interface StageTools extends Tools {
  dialog: { source: SourceId } | null;
  closeDialog: () => void;
  addLinks: (links: readonly FoundLink[]) => void;
  picker: RefObject<HTMLInputElement | null>;
  addFiles: (files: readonly File[]) => void;
}

export const ToolsContext = createContext<StageTools | null>(null);

export function useStageTools(): StageTools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error('useTools must be used within a BoardRoom');
  return tools;
}

/** The tools of the open board. Only below a BoardRoom. */
export const useTools = (): Tools => useStageTools();
