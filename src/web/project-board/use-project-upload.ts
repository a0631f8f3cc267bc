import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { UPLOAD } from '#contract/limits.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { MB } from '#contract/base/bytes.ts';
import type { TakeFiles } from '../board/stage/make-tools.ts';
import { isUnauthorized } from '../lib/api.ts';
import { useNotices, type Notice } from '../lib/notices.ts';
import { reading } from '../lib/query.ts';
import { useLatest } from '../lib/use-latest.ts';
import { isOwnReason } from '../projects/files/use-upload-calls.ts';
import { keepUnrecorded } from '../projects/files/use-unrecorded.ts';
import { sendProjectFile, UploadProblem } from '../projects/send-project-file.ts';
import { useFailure } from '../shell/use-failure.ts';
import { useWords } from '../words/index.ts';

/** Files brought to a project's board go to its files; the server puts each on the board. */
export function useProjectUpload(projectId: string): TakeFiles {
  const t = useWords('projectBoard');
  const notices = useNotices();
  const client = useQueryClient();
  const problemWords = useLatest(useProblemWords(projectId));
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
            const problem = error instanceof UploadProblem ? error : new UploadProblem('sending', error);
            if (isUnauthorized(problem.cause)) return;
            if (problem.sent) keepUnrecorded(projectId, problem.sent);
            notices.show({ tone: 'failed', ...problemWords.current(problem) });
          }
        }
        const { queryKey } = reading(projectsApi.readFiles, { params: { projectId } });
        await client.invalidateQueries({ queryKey });
      })();
    },
    [projectId, client, notices, t, problemWords],
  );
}

/** Which step failed, or the reason where there is one of its own. What arrived can be processed on the project's screen. */
function useProblemWords(projectId: string) {
  const t = useWords('projectBoard');
  const failure = useFailure();
  const navigate = useNavigate();
  return ({ step, cause, sent }: UploadProblem): Pick<Notice, 'title' | 'text' | 'action'> => {
    const title = t(step === 'address' ? 'uploadError' : 'uploadFailed');
    if (isOwnReason(cause)) return failure(title)(cause);
    const text = t(step === 'address' ? 'uploadErrorText' : 'uploadFailedText');
    return {
      title,
      text,
      ...(sent && { action: { label: t('back'), run: () => void navigate(`/projects/${projectId}`) } }),
    };
  };
}
