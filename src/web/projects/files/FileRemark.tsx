import type { ProjectFile } from '#contract/projects/projects.schema.ts';
import { problemWords, sourceProblems } from '#contract/sources/source-state.ts';
import { useLanguage, useWords } from '../../words/index.ts';

interface FileRemarkProps {
  file: Pick<ProjectFile, 'status' | 'problem' | 'passageCount'>;
  onReadAgain: (() => void) | null;
}

/** What goes on, that nothing was read where there is no text, or why it failed and the way to try again. */
export function FileRemark({ file, onReadAgain }: FileRemarkProps) {
  const t = useWords('projects');
  const { language } = useLanguage();
  if (file.status === 'processing') return <p className="text-sm text-ink-3">{t('remark.processing')}</p>;
  if (file.status === 'completed' && file.passageCount === 0)
    return <p className="text-sm text-ink-3">{t('remark.kept')}</p>;
  if (file.status !== 'failed') return null;
  const problem = sourceProblems.find((one) => one === file.problem) ?? 'unexpected';
  return (
    <p className="text-sm text-bad">
      {problemWords[problem][language]}{' '}
      {onReadAgain && problemWords[problem].retryable && (
        <button type="button" className="min-h-6 font-bold underline-offset-2 hover:underline" onClick={onReadAgain}>
          {t('readAgain')}
        </button>
      )}
    </p>
  );
}
