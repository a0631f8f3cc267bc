import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { can } from '#contract/access/can.ts';
import { newId } from '#contract/base/id.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { libraryApi, type LibrarySource } from '#contract/library/library.api.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useReading } from '../lib/query.ts';
import { useUser } from '../lib/session.ts';
import { placePath } from '../shell/place-path.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { Select } from '../ui/Select.tsx';
import { useWords } from '../words/index.ts';
import { originOf } from './origin-of.ts';

interface PutOnBoardProps {
  source: LibrarySource;
  onClose: () => void;
  /** It stands there now, and the board is being opened. */
  onPlaced: () => void;
}

/** Asks for the board, puts the source there and opens it. */
export function PutOnBoard({ source, onClose, onPlaced }: PutOnBoardProps) {
  const t = useWords('library');
  const common = useWords('common');
  const sentenceOf = useErrorSentence();
  const navigate = useNavigate();
  const boards = useBoards();
  const [chosen, setChosen] = useState<string | null>(null);
  const board = boards.find((one) => one.value === chosen) ?? boards[0];
  const put = useAct(
    async (nodeId: string) => {
      const { boardId } = await boardOf(board?.value ?? '');
      return call(libraryApi.bring, { params: { boardId }, body: { from: originOf(source), nodeId, isPlaced: true } });
    },
    {
      done: { title: t('done'), text: source.title },
      failed: (error) => ({ title: t('putFailed'), text: sentenceOf(error) }),
    },
    (_, nodeId) => {
      onPlaced();
      const [what, id = ''] = board?.value.split(' ') ?? [];
      const place = what === 'canvas' ? { canvasId: id, projectId: null } : { canvasId: null, projectId: id };
      void navigate(placePath({ ...place, nodeId }) ?? '/');
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (board) put.mutate(newId(Date.now()));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('putTitle', { title: source.title || t('untitled') })}
      text={t('putText')}
    >
      <form onSubmit={submit} className="mt-4">
        <Select
          label={t('board')}
          value={board?.value ?? ''}
          disabled={boards.length === 0}
          onChoose={setChosen}
          options={boards.length > 0 ? boards : [{ value: '', label: t('noBoard') }]}
        />
        <DialogActions>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={put.isPending} disabled={!board}>
            {t('put')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The boards on which the person may put something: his canvases, and projects where he edits. */
function useBoards(): { value: string; label: string }[] {
  const t = useWords('library');
  const { user } = useUser();
  const { data: canvases = [] } = useReading(canvasesApi.list);
  const { data: projects = [] } = useReading(projectsApi.list);
  const edited = projects.filter((project) => user && can(user, 'board.edit', project));
  return [
    ...canvases.map(({ id, title }) => ({ value: `canvas ${id}`, label: title })),
    ...edited.map(({ id, name }) => ({ value: `project ${id}`, label: t('projectBoard', { name }) })),
  ];
}

function boardOf(value: string): Promise<{ boardId: string }> {
  const [what, id = ''] = value.split(' ');
  return what === 'canvas'
    ? call(canvasesApi.read, { params: { canvasId: id } })
    : call(projectsApi.read, { params: { projectId: id } });
}
