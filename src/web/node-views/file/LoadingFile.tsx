import type { BoardNode } from '#contract/board/board.schema.ts';
import { fileSize } from '../../lib/file-size.ts';
import { KindIcon, kindColours } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { numberFact, textFact } from '../../editor/facts.ts';
import { stepPercent, useStep } from '../shared/use-step.ts';
import { FileName } from './FileName.tsx';

interface LoadingFileProps {
  node: BoardNode;
  /** How much of the bytes is on the server; null where that is not known. */
  percent: number | null;
  isSending: boolean;
}

export function LoadingFile({ node, percent, isSending }: LoadingFileProps) {
  const t = useWords('nodeViews');
  const step = useStep(node, 'file');
  const bytes = numberFact(node, 'fileSize');
  const size = bytes === null ? null : fileSize(bytes);
  const what = !isSending ? step : percent === null ? t('uploading') : t('uploadedPart', { percent });
  const share = isSending ? percent : stepPercent(node);
  return (
    <div style={kindColours('file')} className="flex h-full flex-col justify-center px-3 py-2.5" aria-busy="true">
      <div className="flex items-center gap-2.5">
        <KindIcon kind="file" size="lg" />
        <div className="min-w-0 grow">
          <p className="line-clamp-2 text-sm leading-5 font-[650]">
            <FileName name={textFact(node, 'fileName') ?? node.title} />
          </p>
          <output className="block text-xs text-ink-3 tnum">
            {[what, (isSending || share === null) && size].filter(Boolean).join(' · ')}
          </output>
        </div>
      </div>
      <progress className="sr-only" aria-label={what} max={100} {...(share === null ? {} : { value: share })} />
      <div aria-hidden="true" className="mt-2.5 h-1.5 overflow-hidden rounded-[3px] bg-surface-3">
        {share === null ? (
          <div className="h-full w-full skeleton" />
        ) : (
          <div
            className="h-full rounded-[3px] bg-(--k) transition-[width] duration-(--dur-base)"
            style={{ width: `${share}%` }}
          />
        )}
      </div>
    </div>
  );
}
