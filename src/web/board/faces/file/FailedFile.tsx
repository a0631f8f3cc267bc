import { FileUp, RotateCw, Trash2 } from 'lucide-react';
import { Suspense, useRef } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { shownSize } from '#contract/board/sizes.ts';
import { recordingOf } from '#contract/sources/recording.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { KindIcon } from '../../../ui/KindIcon.tsx';
import { useWords } from '../../../words/index.ts';
import { acceptedFiles } from '../../commands/add-file.ts';
import type { Upload } from '../../editor/editor.ts';
import { useRemove } from '../../use-remove.ts';
import { ActionLink } from '../CardActions.tsx';
import { numberFact, textFact } from '../facts.ts';
import { Problem, RetryReading, useProblemSentence } from '../Problem.tsx';
import { FileWays } from './lazy-files.ts';

const LOW_PX = 180;

/** A file that did not arrive or could not be read. `upload` has the ways to bring it after all. */
export function FailedFile({ node, upload }: { node: BoardNode; upload: Upload | null }) {
  const t = useWords('faces');
  const reason = useProblemSentence(node);
  const fileId = textFact(node, 'fileId');
  const bytes = numberFact(node, 'fileSize');
  const name = textFact(node, 'fileName') ?? node.title;
  const isPdf = node.metadata['fileType'] === 'pdf';
  const headline = fileId === null ? t('uploadUnfinished') : t(`failedHeadline.${isPdf ? 'pdf' : 'file'}`);
  // On a low card the title says as much, and the words of a reason need the room.
  const isLow = reason !== null && shownSize(node).height < LOW_PX;
  // A player among the ways takes more room than a card has below its words.
  const hasPlayer = recordingOf(node.metadata) !== null;
  const ways = upload ? (
    <WaysToBring nodeId={node.id} upload={upload} />
  ) : (
    fileId && (
      <>
        {node.metadata['isRetryable'] !== false && <RetryReading nodeId={node.id} />}
        <Suspense>
          <FileWays node={node} />
        </Suspense>
      </>
    )
  );
  return (
    <div className="flex h-full flex-col overflow-hidden">
      <header className="flex h-8 shrink-0 items-center gap-2 pr-2 pl-2.5 text-base leading-5 font-[650]">
        <KindIcon kind="file" size="sm" />
        <span className="shrink-0">{t('failed')}</span>
        <span className="min-w-0 grow truncate text-xs font-normal text-ink-3" title={name}>
          {[name, bytes !== null && fileSize(bytes)].filter(Boolean).join(' · ')}
        </span>
        {fileId && (
          <ActionLink
            href={`/api/files/${encodeURIComponent(fileId)}?download=1`}
            label={t('download')}
            kind="download"
          />
        )}
      </header>
      <div className="nowheel scroll-fade min-h-0 grow overflow-y-auto px-3">
        <Problem
          headline={isLow ? null : headline}
          reason={reason ?? (fileId === null ? t('uploadUnfinishedText') : null)}
        >
          {hasPlayer && ways}
        </Problem>
      </div>
      {!hasPlayer && <div className="nodrag flex shrink-0 flex-wrap gap-1 px-3 pt-1 pb-2 empty:hidden">{ways}</div>}
    </div>
  );
}

function WaysToBring({ nodeId, upload }: { nodeId: string; upload: Upload }) {
  const t = useWords('faces');
  const remove = useRemove();
  const field = useRef<HTMLInputElement>(null);
  const icon = { size: 13, 'aria-hidden': true } as const;
  return (
    <>
      {upload.retry && (
        <Button size="sm" icon={<RotateCw {...icon} />} onClick={upload.retry}>
          {t('retry')}
        </Button>
      )}
      {upload.choose && (
        <Button size="sm" icon={<FileUp {...icon} />} onClick={() => field.current?.click()}>
          {t('chooseAgain')}
        </Button>
      )}
      <Button size="sm" variant="ghost" icon={<Trash2 {...icon} />} onClick={() => remove([nodeId])}>
        {t('removeFailed')}
      </Button>
      <FilePicker field={field} accept={acceptedFiles} onFiles={([file]) => upload.choose?.(file)} />
    </>
  );
}
