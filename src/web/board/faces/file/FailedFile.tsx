import { RotateCw } from 'lucide-react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { kilobytes } from '#contract/files/upload-check.ts';
import { Button } from '../../../ui/Button.tsx';
import { KindIcon } from '../../../ui/KindIcon.tsx';
import { useWords } from '../../../words/index.ts';
import { ActionLink } from '../CardActions.tsx';
import { numberFact, textFact } from '../facts.ts';
import { Problem, RetryReading, useProblemSentence } from '../Problem.tsx';

/** A file that did not arrive or could not be read. `onRetry` sends its bytes again, while this tab still has them. */
export function FailedFile({ node, onRetry }: { node: BoardNode; onRetry: (() => void) | null }) {
  const t = useWords('faces');
  const reason = useProblemSentence(node);
  const fileId = textFact(node, 'fileId');
  const bytes = numberFact(node, 'fileSize');
  const name = textFact(node, 'fileName') ?? node.title;
  const isPdf = node.metadata['fileType'] === 'pdf';
  const headline = fileId === null ? t('uploadUnfinished') : t(`failedHeadline.${isPdf ? 'pdf' : 'file'}`);
  return (
    <div className="flex h-full flex-col overflow-hidden">
      <header className="flex h-10 shrink-0 items-center gap-2 pr-2 pl-2.5 text-base leading-5 font-[650]">
        <KindIcon kind="file" />
        <span className="min-w-0 grow truncate">{t('failed')}</span>
        {fileId && (
          <ActionLink
            href={`/api/files/${encodeURIComponent(fileId)}?download=1`}
            label={t('download')}
            kind="download"
          />
        )}
      </header>
      <div className="nowheel min-h-0 grow overflow-y-auto px-3 pb-[11px]">
        <Problem headline={headline} reason={reason ?? (onRetry ? null : t('uploadUnfinishedText'))}>
          {onRetry ? (
            <Button size="sm" icon={<RotateCw size={13} aria-hidden="true" />} onClick={onRetry}>
              {t('retry')}
            </Button>
          ) : (
            fileId && node.metadata['isRetryable'] !== false && <RetryReading nodeId={node.id} />
          )}
        </Problem>
        <p className="mt-[7px] truncate text-xs text-ink-3">
          {[name, bytes !== null && t('size', { kb: kilobytes(bytes) })].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  );
}
