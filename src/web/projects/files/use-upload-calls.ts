import { ApiError, isUnauthorized } from '../../lib/api.ts';
import { useNotices } from '../../lib/notices.ts';
import { useRefreshPlaces } from '../../lib/refresh-places.ts';
import { isOfPlan } from '../../lib/is-of-plan.ts';
import { useFailure } from '../../shell/use-failure.ts';
import { useWords } from '../../words/index.ts';
import { beginProjectUpload, recordProjectFile, type declared, type SentFile } from '../send-project-file.ts';

/** Whether the refusal of a file has a reason that trying again does not mend. */
export const isOwnReason = (cause: unknown): boolean =>
  isOfPlan(cause) || (cause instanceof ApiError && cause.code === 'too-large');

/** The two calls around the PUT of a file, and what is said about them. What could not be recorded is handed over. */
export function useUploadCalls(projectId: string, onUnrecorded: (file: SentFile) => void) {
  const t = useWords('projects');
  const notices = useNotices();
  const failure = useFailure();
  const refresh = useRefreshPlaces();
  /** The plan's refusal says so, with the way to another plan; anything else is answered by trying again. */
  const say = (title: string, text: string, error: unknown) => {
    const cause = error instanceof Error ? error.cause : error;
    if (isUnauthorized(cause)) return;
    notices.show({ tone: 'failed', ...(isOwnReason(cause) ? failure(title)(cause) : { title, text }) });
  };
  return {
    async begin(file: ReturnType<typeof declared>): Promise<SentFile> {
      try {
        return await beginProjectUpload(projectId, file);
      } catch (error) {
        say(t('uploadError'), t('uploadErrorText'), error);
        throw error;
      }
    },
    /** Answers whether the file is recorded. */
    async record(file: SentFile): Promise<boolean> {
      try {
        await recordProjectFile(projectId, file);
      } catch (error) {
        onUnrecorded(file);
        say(t('uploadFailed'), t('uploadFailedText'), error);
        return false;
      }
      notices.show({ tone: 'done', title: t('uploadComplete'), text: t('uploadCompleteText') });
      await refresh();
      return true;
    },
  };
}
