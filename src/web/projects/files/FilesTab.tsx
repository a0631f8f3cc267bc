import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Project } from '#contract/projects/projects.schema.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useReading } from '../../lib/query.ts';
import { RowsSkeleton } from '../../orgs/OrgSkeleton.tsx';
import { useMay } from '../../shell/use-may.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { Waiting } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/index.ts';
import type { SentFile } from '../send-project-file.ts';
import { FileList } from './FileList.tsx';
import { UnrecordedFiles } from './UnrecordedFiles.tsx';
import { UploadCard } from './UploadCard.tsx';
import { useUploadCalls } from './use-upload-calls.ts';
import { useUnrecorded } from './use-unrecorded.ts';

const UploaderDialog = lazyComponent(() => import('./UploaderDialog.tsx'), 'UploaderDialog');

/** The project's files, and the way to bring more. */
export function FilesTab({ project }: { project: Project }) {
  const t = useWords('projects');
  const may = useMay(project.role);
  const params = { projectId: project.id };
  const { data: files, error, refetch } = useReading(projectsApi.readFiles, { params });
  const [brought, bring] = useState<readonly File[] | null>(null);
  const mayEdit = may('board.edit');
  return (
    <>
      {mayEdit && <Bringing project={project} brought={brought} onBring={bring} />}
      {files ? (
        <FileList project={project} files={files} mayEdit={mayEdit} onUpload={() => bring([])} />
      ) : error ? (
        <div className="mt-6">
          <ErrorView error={error} title={t('filesFailed')} onRetry={() => void refetch()} />
        </div>
      ) : (
        <Waiting label={t('loading')} className="mt-7">
          <RowsSkeleton count={4} />
        </Waiting>
      )}
    </>
  );
}

interface BringingProps {
  project: Project;
  /** What was dropped; empty to ask in the dialog; null while the dialog is closed. */
  brought: readonly File[] | null;
  onBring: (files: readonly File[] | null) => void;
}

function Bringing({ project, brought, onBring }: BringingProps) {
  const unrecorded = useUnrecorded(project.id);
  const { record } = useUploadCalls(project.id, () => {});
  const again = useMutation({
    mutationFn: async (file: SentFile) => {
      if (await record(file)) unrecorded.forget(file);
    },
  });
  return (
    <>
      <UploadCard onFiles={onBring} />
      <UnrecordedFiles
        files={unrecorded.files}
        isBusy={again.isPending}
        onRetry={again.mutate}
        onDrop={unrecorded.forget}
      />
      {brought && (
        <Suspense>
          <UploaderDialog
            project={project}
            files={brought}
            onUnrecorded={unrecorded.keep}
            onClose={() => onBring(null)}
          />
        </Suspense>
      )}
    </>
  );
}
