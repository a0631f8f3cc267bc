import { useNavigate } from 'react-router';
import type { WebPage } from '#contract/chat/chat.schema.ts';
import type { FoundBy } from '#contract/chat/found-page.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Carried } from '../editor/commands/put-answer.ts';
import { ANSWER_TYPE } from '../editor/commands/read-transfer.ts';
import type { KeepAnswer } from '../chat/answer/AnswerActions.tsx';
import { isUnauthorized } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { reading } from '../lib/query.ts';
import { placePath } from '../shell/place-path.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { carryPlan } from './carried-plan.ts';
import type { Put } from './put-on-board.ts';

interface PutOnBoard {
  onKeepAnswer: KeepAnswer;
  onAddSource: (page: WebPage, foundBy: FoundBy) => void;
}

/** What the chat of a project puts on the project's board while that is not open: answers as notes, found pages as sources. */
export function usePutOnBoard(projectId: string): PutOnBoard {
  const t = useWords('projects');
  const { language } = useLanguage();
  const notices = useNotices();
  const navigate = useNavigate();
  const client = useQueryClient();
  const sentenceOf = useErrorSentence();

  const run = async (
    put: () => Promise<Put | null>,
    words: { title: (put: Put) => string; text: string; failed: string },
  ) => {
    try {
      const done = await put();
      if (!done) return void notices.show({ tone: 'failed', title: t('putOnBoard.refused'), text: words.text });
      const path = placePath({ canvasId: null, projectId, nodeId: done.nodeId });
      notices.show({
        tone: 'done',
        title: words.title(done),
        text: words.text,
        action: { label: t('putOnBoard.show'), run: () => void navigate(path ?? '/') },
      });
      await client.invalidateQueries({ queryKey: reading(projectsApi.read, { params: { projectId } }).queryKey });
    } catch (error) {
      if (!isUnauthorized(error)) notices.show({ tone: 'failed', title: words.failed, text: sentenceOf(error) });
    }
  };

  return {
    onKeepAnswer: {
      keep: (note) =>
        void run(async () => (await import('./put-on-board.ts')).putNote(projectId, note, language), {
          title: () => t('putOnBoard.note'),
          text: t('putOnBoard.noteText'),
          failed: t('putOnBoard.noteFailed'),
        }),
      drag(note, transfer) {
        const carried: Carried = { note, chatId: null };
        transfer.setData(ANSWER_TYPE, JSON.stringify(carried));
        transfer.setData('text/plain', note.content);
        transfer.effectAllowed = 'copy';
      },
      preview: (note) => void navigate(`/projects/${projectId}/board`, { state: carryPlan(note) }),
    },
    onAddSource: ({ url, title }, foundBy) =>
      void run(async () => (await import('./put-on-board.ts')).putPage(projectId, { url, title, foundBy }, language), {
        title: ({ did }) => t(`putOnBoard.${did}`),
        text: title || url,
        failed: t('putOnBoard.pageFailed'),
      }),
  };
}
