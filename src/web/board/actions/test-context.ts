import type { Point } from '#contract/board/geometry.ts';
import { createNotices } from '../../lib/notices.ts';
import { board } from '../../words/board.ts';
import { translator } from '../../words/translate.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import type { PointerMode } from '../engine/pointer-mode.ts';
import { Panels } from '../../board-context/panels.ts';
import { toolKinds, type MadeKind } from '../../editor/tool-kinds.ts';
import type { ActionContext } from './action.ts';

/** What was asked of the tools, in order. */
export interface Asked {
  tools: { tool: MadeKind; at: Point | undefined; from: string | null | undefined }[];
  saves: number;
  fits: number;
}

/** A context around an open test board, with the Korean words; for tests. */
export async function testContext(
  editor: BoardEditor,
  at: Point | null = null,
): Promise<{ context: ActionContext; asked: Asked }> {
  const asked: Asked = { tools: [], saves: 0, fits: 0 };
  let mode: PointerMode = 'hand';
  const context: ActionContext = {
    editor,
    engine: {
      isBusy: () => false,
      pointerMode: () => mode,
      live: { hover: () => undefined },
      setPointerMode: (next) => {
        mode = next;
      },
    },
    tools: {
      offered: editor.mayEdit ? toolKinds : [],
      use: (tool, point, from) => void asked.tools.push({ tool, at: point, from }),
      place: () => undefined,
      copy: () => undefined,
      cut: () => undefined,
      paste: () => undefined,
      save: () => void asked.saves++,
      fit: () => void asked.fits++,
    },
    panels: new Panels(),
    notices: createNotices(),
    t: translator<typeof board.ko>(board.ko, 'ko'),
    language: 'ko',
    at,
  };
  return { context, asked };
}
