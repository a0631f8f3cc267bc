import type { KeyPress } from '../lib/chord.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import type { WireEnd } from '../editor/rules/wires.ts';
import type { AnswerNote } from '#contract/chat/answer-note.ts';
import type { EditWish } from '../recipes/result/edit-wish.ts';

/**
 * The context menus: of the empty ground, of one or several cards (also behind the dots of their toolbar), of a wire; and
 * what stands behind the dots of the telephones' bar.
 */
export type ActionMenu = 'ground' | 'node' | 'edge' | 'align' | 'bar';

/** Where something was opened: the board's point, and the window's. */
export interface OpenedAt {
  at: Point;
  client: Point;
}

/**
 * What lies over the board, at most one at a time. Which cards a `menu` is about says the selection; what the quick menu
 * makes is wired to `from`. `full` may begin with a place that is to be edited. `connect` draws wires from these cards, or
 * carries one end of a wire whose other end is there.
 */
export type Panel =
  | ({ what: 'menu'; menu: ActionMenu } & OpenedAt)
  | ({ what: 'quick-add'; from: string | null } & OpenedAt)
  | { what: 'shortcuts' }
  | { what: 'share' }
  /** The past in place of the board; of one note its texts. */
  | { what: 'history'; nodeId: string | null }
  | { what: 'full'; nodeId: string; edit?: EditWish }
  | { what: 'connect'; from: readonly string[]; carries?: { wire: string; end: WireEnd } }
  | { what: 'pick' }
  | { what: 'replace-words'; nodeId: string }
  | { what: 'colour'; of: 'memo' | 'wire'; ids: readonly string[] }
  | { what: 'save-template' }
  | { what: 'visibility'; ids: readonly string[] }
  | { what: 'replay-stale' }
  | { what: 'originality'; nodeId: string }
  | { what: 'compare-structures'; ids: readonly string[] }
  | { what: 'export'; format: 'md' | 'json' }
  | { what: 'library'; at: Point | null }
  | { what: 'research'; at: Point | null }
  | { what: 'plan'; note: AnswerNote };

interface Shown {
  panel: Panel | null;
  /** Nothing but the board is shown. */
  isZen: boolean;
  /** How often finding was asked for since its bar is open; 0 while it is closed. */
  findAsked: number;
  /** The same of the outline. */
  outlineAsked: number;
  /** The chat that stands beside the board where there is room. */
  docked: string | null;
  /** The chat that covers the board of a telephone. */
  phoneChat: string | null;
}

/** What is open over the board and beside it; known to actions, drawn by the stage. */
export class Panels {
  #shown: Shown = { panel: null, isZen: false, findAsked: 0, outlineAsked: 0, docked: null, phoneChat: null };
  readonly #seen = new Set<() => void>();
  readonly #keepDocked: (nodeId: string | null) => void;
  #held: KeyPress[] = [];

  /** Begins with the chat that was docked before; `keepDocked` remembers the one that is. */
  constructor(docked: string | null = null, keepDocked: (nodeId: string | null) => void = () => {}) {
    this.#shown = { ...this.#shown, docked };
    this.#keepDocked = keepDocked;
  }

  read = (): Shown => this.#shown;
  open = (panel: Panel): void => {
    this.#held = [];
    this.#set({ ...this.#shown, panel });
  };
  /** A key that is pressed for a panel which has been asked for and is on its way. */
  holdKey = (key: KeyPress): void => void this.#held.push(key);
  takeKeys = (): KeyPress[] => this.#held.splice(0);
  /** With a panel: only while that one is open, so that a menu that closes leaves what its entry has opened. */
  close = (panel?: Panel): void => {
    if (panel === undefined || panel === this.#shown.panel) this.#set({ ...this.#shown, panel: null });
  };
  setZen = (isZen: boolean): void => this.#set({ ...this.#shown, isZen });
  askFind = (): void => this.#set({ ...this.#shown, findAsked: this.#shown.findAsked + 1 });
  closeFind = (): void => this.#set({ ...this.#shown, findAsked: 0 });
  askOutline = (): void => this.#set({ ...this.#shown, outlineAsked: this.#shown.outlineAsked + 1 });
  closeOutline = (): void => this.#set({ ...this.#shown, outlineAsked: 0 });
  /** Null takes the chat back to its card. */
  dock = (nodeId: string | null): void => {
    this.#keepDocked(nodeId);
    this.#set({ ...this.#shown, docked: nodeId });
  };
  showPhoneChat = (nodeId: string | null): void => this.#set({ ...this.#shown, phoneChat: nodeId });
  subscribe = (seen: () => void): (() => void) => {
    this.#seen.add(seen);
    return () => this.#seen.delete(seen);
  };

  #set(next: Shown): void {
    this.#shown = next;
    for (const seen of this.#seen) seen();
  }
}

export const PanelsContext = createContext<Panels | null>(null);

/** Only below a BoardRoom. */
export function usePanels(): Panels {
  const panels = useContext(PanelsContext);
  if (!panels) throw new Error('usePanels must be used within a BoardRoom');
  return panels;
}

/** What is open now; renders again when that changes. */
export function useShownPanels(): Shown {
  const panels = usePanels();
  return useSyncExternalStore(panels.subscribe, panels.read, panels.read);
}
