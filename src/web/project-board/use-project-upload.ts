import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { UPLOAD } from '#contract/limits.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import type { TakeFiles } from '../board/stage/make-tools.ts';
import { isUnauthorized } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { reading } from '../lib/query.ts';
import { sendProjectFile, UploadProblem } from '../projects/send-project-file.ts';
import { useWords } from '../words/index.ts';

const MB = 1024 * 1024;

/** Files brought to a project's board go to its files; the server puts each on the board. */
export function useProjectUpload(projectId: string): TakeFiles {
  const t = useWords('projectBoard');
  const notices = useNotices();
  const client = useQueryClient();
  return useCallback(
    (files) => {
      const refuse = (text: string) => notices.show({ tone: 'failed', title: t('uploadFailed'), text });
      if (files.length > UPLOAD.projectFiles) return void refuse(t('tooMany', { count: UPLOAD.projectFiles }));
      const large = files.find((file) => file.size > UPLOAD.projectFileBytes);
      if (large) return void refuse(t('tooLarge', { name: large.name, mb: UPLOAD.projectFileBytes / MB }));
      void (async () => {
        for (const file of files) {
          try {
            await sendProjectFile(projectId, file);
            notices.show({ tone: 'done', title: t('uploadDone'), text: t('uploadDoneText') });
          } catch (error) {
            if (isUnauthorized(error)) return;
            const isAddress = error instanceof UploadProblem && error.step === 'address';
            notices.show({
              tone: 'failed',
              title: isAddress ? t('uploadError') : t('uploadFailed'),
              text: isAddress ? t('uploadErrorText') : t('uploadFailedText'),
            });
          }
        }
        await client.invalidateQueries({
          queryKey: reading(projectsApi.readFiles, { params: { projectId } }).queryKey,
        });
      })();
    },
    [projectId, client, notices, t],
  );
}
