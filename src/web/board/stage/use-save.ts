import { useCallback } from 'react';
import type { BoardEditor } from '../editor/board-editor.ts';
import { isMissing, isUnauthorized } from '../../lib/api.ts';
import { useNotices } from '../../lib/notices.ts';
import { useWords } from '../../words/index.ts';

/** The Save button: everything waiting and the content checkpoint; a failure is said once, the work stays here. */
export function useSave(editor: BoardEditor): () => void {
  const notices = useNotices();
  const t = useWords('board');
  return useCallback(() => {
    editor.save().catch((error: unknown) => {
      if (isUnauthorized(error) || isMissing(error)) return;
      notices.show({ tone: 'failed', title: t('saveFailedTitle'), text: t('saveFailedSentence') });
    });
  }, [editor, notices, t]);
}
