import type { ProjectFile } from '#contract/projects/projects.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { call, removed } from '../../lib/api.ts';
import { useRefreshPlaces } from '../../lib/refresh-places.ts';
import { useFailure } from '../../shell/use-failure.ts';
import { ConfirmAct } from '../../ui/ConfirmAct.tsx';
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
  return (
    <ConfirmAct
      act={() => removed(call(projectsApi.removeFile, { params: { projectId, fileId: file.id } }))}
      said={{ done: { title: t('fileDeleted') }, failed: failure(t('fileDeleteFailed')) }}
      onDone={async () => {
        onClose();
        await refresh();
      }}
      onClose={onClose}
      title={t('deleteFileAsk')}
      text={t('deleteFileAskText', { name: file.originalName })}
      action={common('delete')}
      actionBusy={t('deleting')}
    />
  );
}
