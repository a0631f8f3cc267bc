import { useCallback } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import type { ClipboardContent } from '../../editor/commands/read-transfer.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { code } from '../../lib/code.ts';
import { tellMissing } from '../../lib/connectivity.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import type { Ways } from './place-clipboard-content.ts';

/** Fetches what puts things on the board; asked for beforehand, so that the first paste need not wait. */
export const loadPlacing = () => code(() => import('./place-clipboard-content.ts'));

/** Puts on the board whatever was pasted or dropped. */
export function usePlaceContent(
  editor: BoardEditor,
  ways: Ways,
): (content: ClipboardContent, at: Point | null) => void {
  const { language } = useLanguage();
  const notices = useNotices();
  const t = useWords('clipboard');
  const latest = useLatest({ ...ways, language, notices, t });
  return useCallback(
    (content, at) => {
      if (!editor.mayEdit) return;
      void loadPlacing().then(
        ({ placeClipboardContent }) => placeClipboardContent(editor, latest.current, content, at),
        tellMissing,
      );
    },
    [editor, latest],
  );
}
