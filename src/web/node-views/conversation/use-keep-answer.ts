import { useContext, useMemo } from 'react';
import type { KeepAnswer } from '../../chat/answer/AnswerActions.tsx';
import { useNotices } from '../../lib/notices.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import type { Carried } from '../../editor/commands/put-answer.ts';
import { ANSWER_TYPE } from '../../editor/commands/read-transfer.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { PanelsContext } from '../../board-context/panels.ts';

/** What this board does with an answer of one of its chats, null where there is no board; `chatId` is null for the chat of its project. */
export function useKeepAnswer(editor: BoardEditor | null, chatId: string | null): KeepAnswer | null {
  const t = useWords('nodeViews');
  const { language } = useLanguage();
  const notices = useNotices();
  const panels = useContext(PanelsContext);
  const latest = useLatest({ t, language, notices });
  return useMemo(() => {
    if (!editor) return null;
    if (!editor.mayBring) return panels && { preview: (note) => panels.open({ what: 'plan', note }) };
    return {
      async keep(note) {
        const { keepAnswer } = await import('./keep-answer.ts');
        keepAnswer(editor, { note, chatId }, latest.current);
      },
      drag(note, transfer) {
        const carried: Carried = { note, chatId };
        transfer.setData(ANSWER_TYPE, JSON.stringify(carried));
        transfer.setData('text/plain', note.content);
        transfer.effectAllowed = 'copy';
      },
      ...(panels && {
        preview: (note) => panels.open({ what: 'plan', note }),
        async edit(note, wish) {
          const { editAnswer } = await import('./keep-answer.ts');
          editAnswer(editor, { note, chatId }, { panels, wish, language: latest.current.language });
        },
      }),
    };
  }, [editor, chatId, panels, latest]);
}
