import type { LucideIcon } from 'lucide-react';
import type { Point } from '#contract/board/geometry.ts';
import type { NodeLook } from '#contract/board/kinds/index.ts';
import type { Language } from '#contract/base/language.ts';
import type { Notices } from '../../lib/notices.ts';
import type { actions } from '../../words/actions.ts';
import type { Words } from '../../words/index.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import type { Engine } from '../engine/engine.ts';
import type { ActionMenu, Panels } from '../../board-context/panels.ts';
import type { Tools } from '../../board-context/tools.ts';
import type { Chord } from '../../lib/chord.ts';

export type ActionLabel = keyof (typeof actions)['ko']['label'];

/** What is set, under `value` in the catalogue `actions`. */
export type ActionValue = keyof (typeof actions)['ko']['value'];

/** The order in which menus and the shortcut sheet show them. */
export const actionSections = ['create', 'edit', 'arrange', 'go', 'view', 'keep'] as const;
export type ActionSection = (typeof actionSections)[number];

/** What an action works with. Made by `useActionContext`, in tests by `testContext`. */
export interface ActionContext {
  editor: BoardEditor;
  engine: Pick<Engine, 'pointerMode' | 'setPointerMode' | 'isBusy'> & { live: Pick<Engine['live'], 'hover'> };
  tools: Tools;
  /** What lies over the board: sheets, menus at a place, the full view; and whether everything else is hidden. */
  panels: Panels;
  notices: Notices;
  /** The words of the catalogue `board`. */
  t: Words<'board'>;
  language: Language;
  /** The board's point at which a menu was opened; null from a key or the toolbar. */
  at: Point | null;
}

/** Something one can do on the board. Keys, menus, toolbar, command palette and shortcut sheet read the same rows. */
export interface BoardAction {
  id: string;
  /** The key of its name in the catalogue `actions`, under `label`. */
  label: ActionLabel;
  /** The glyph of a node kind where it makes one. */
  icon: LucideIcon | NodeLook;
  /** Any of them starts it; the first is shown in menus. */
  keys: readonly Chord[];
  section: ActionSection;
  menus: readonly ActionMenu[];
  /** It changes the board: viewers neither see nor start it. */
  changes: boolean;
  isDangerous?: true;
  /** A key that is held does it again and again; others are done once. */
  repeats?: true;
  /** Others hear these keys: the browser, which tells of copy and paste, or the page. They are listed, not caught. */
  isNative?: true;
  /** The line of the sheet under which keys of several actions stand together; such actions stand in no palette. */
  sheetLine?: ActionLabel;
  /** `ids` is the selection, or what a menu was opened on: nodes and edges. Asked for viewers only where it changes nothing. */
  isOffered: (context: ActionContext, ids: ReadonlySet<string>) => boolean;
  /** What is set now, shown at the right of its name. */
  stateOf?: (context: ActionContext, ids: ReadonlySet<string>) => ActionValue;
  /** Of how many it is about, shown beside its name. */
  countOf?: (context: ActionContext) => number;
  run: (context: ActionContext, ids: ReadonlySet<string>) => void;
}

/** Whether this person has the action here and now. */
export const isOpenTo = (action: BoardAction, context: ActionContext, ids: ReadonlySet<string>): boolean =>
  (!action.changes || context.editor.mayEdit) &&
  context.tools.allows?.(action) !== false &&
  action.isOffered(context, ids);
