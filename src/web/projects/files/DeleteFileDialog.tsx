import type { ProjectFile } from '#contract/projects/projects.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { useAct } from '../../lib/act.ts';
import { call, removed } from '../../lib/api.ts';
import { useRefreshPlaces } from '../../lib/refresh-places.ts';
import { useFailure } from '../../shell/use-failure.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useWords } from '../../words/index.ts';

interface DeleteFileDialogProps {
  projectId: string;
  file: ProjectFile;
  onClose: () => void;
}

/** Asks, and deletes; a file that is gone already is deleted all the same. */
export function DeleteFileDialog({ projectId, file, onClose }: DeleteFileDialogProps) {
  const t = useWords('projects');
  const common = useWords('common');
  const failure = useFailure();
  const refresh = useRefreshPlaces();
  const remove = useAct(
    () => removed(call(projectsApi.removeFile, { params: { projectId, fileId: file.id } })),
    { done: { title: t('fileDeleted') }, failed: failure(t('fileDeleteFailed')) },
    async () => {
      onClose();
      await refresh();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined)}
      isBusy={remove.isPending}
      title={t('deleteFileAsk')}
      text={t('deleteFileAskText', { name: file.originalName })}
      action={common('delete')}
      actionBusy={t('deleting')}
    />
  );
}
