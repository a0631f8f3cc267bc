import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { historyApi } from '#contract/history/history.api.ts';
import { OURS } from '#contract/limits.ts';
import { useBoardTitle } from '../board-context/use-board-title.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useAct } from '../lib/act.ts';
import { ApiError, call } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { momentWords } from './time-words.ts';

/** A moment to be copied, and when it was; null for now. */
interface Copied {
  seq: number;
  at: string | null;
}

/** Opens the board of a moment as a canvas of one's own. */
export function useOpenCopy({ boardId, place }: Pick<BoardEditor, 'boardId' | 'place'>) {
  const t = useWords('history');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const board = useBoardTitle(place) ?? '';
  const copying = useAct(
    ({ seq, at }: Copied) => {
      const time = at === null ? t('now') : momentWords(at, language);
      const title = t('copyTitle', { title: board, time }).trim().slice(0, OURS.titleLength);
      return call(historyApi.copyMoment, { params: { boardId }, body: { seq, title } });
    },
    {
      done: { title: t('copied') },
      failed: (error) => {
        const text = error instanceof ApiError ? error.sentence : null;
        return { title: t('copyFailed'), ...(text !== null && { text }) };
      },
    },
    async ({ id }) => {
      await client.invalidateQueries({ queryKey: reading(canvasesApi.list).queryKey });
      await navigate(`/canvas/${id}`);
    },
  );
  return { copy: copying.mutate, isCopying: copying.isPending };
}
