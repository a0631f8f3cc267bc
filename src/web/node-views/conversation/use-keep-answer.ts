import { useContext, useMemo } from 'react';
import { centreOf } from '#contract/board/geometry.ts';
import { rectOf } from '#contract/board/sizes.ts';
import type { KeepAnswer } from '../../chat/answer/AnswerActions.tsx';
import { useNotices } from '../../lib/notices.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import type { Carried } from '../../editor/commands/put-answer.ts';
import { ANSWER_TYPE } from '../../editor/commands/read-transfer.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { PanelsContext } from '../../board-context/panels.ts';
import { isWide } from '../../lib/use-is-wide.ts';

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
        const { putAnswer, seeBesideChat } = await import('../../editor/commands/put-answer.ts');
        const { t: words, notices: here, language: spoken } = latest.current;
        const kept = putAnswer(editor, { note, chatId }, { language: spoken });
        const isSeen = chatId === null || seeBesideChat(editor, kept, chatId);
        // Notices stand at the top of a telephone.
        if (!isSeen && !isWide()) editor.camera.centreOn(centreOf(rectOf(kept)));
        here.show({
          tone: 'done',
          title: words('answerKept'),
          text: words('answerKeptText'),
          ...(!isSeen && isWide() && { action: { label: words('showNote'), run: () => editor.flyTo(kept.id) } }),
        });
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
          const { noteOfAnswer, putAnswer } = await import('../../editor/commands/put-answer.ts');
          const known = noteOfAnswer(editor, note);
          const kept = known ?? putAnswer(editor, { note, chatId }, { language: latest.current.language });
          const isSame = kept.content === note.content.trim();
          panels.open({ what: 'full', nodeId: kept.id, ...(isSame && { edit: wish }) });
        },
      }),
    };
  }, [editor, chatId, panels, latest]);
}
