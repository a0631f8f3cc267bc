import { FileUp, Play, RotateCw, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { shownSize } from '#contract/board/sizes.ts';
import { recordingOf } from '#contract/sources/recording.ts';
import { fileSize } from '../../lib/file-size.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Button } from '../../ui/Button.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { useWords, withWords } from '../../words/index.ts';
import { acceptedFiles } from '../../editor/commands/add-file.ts';
import type { Upload } from '../../editor/editor.ts';
import { useRemove } from '../../board-context/use-remove.ts';
import { ActionLink } from '../shared/CardActions.tsx';
import { fileFact, numberFact, textFact } from '../../editor/facts.ts';
import { Problem, RetryReading, useProblemSentence } from '../shared/Problem.tsx';
import { Scrolled } from '../shared/Scrolled.tsx';
import { FileWays } from './lazy-files.ts';

const RecordingPlayer = lazyComponent(
  () => withWords(['talk'], import('../../sources/RecordingPlayer.tsx')),
  'RecordingPlayer',
);

const LOW_PX = 180;

/** A file that did not arrive or could not be read. `upload` has the ways to bring it after all. */
export function FailedFile({ node, upload }: { node: BoardNode; upload: Upload | null }) {
  const t = useWords('nodeViews');
  const reason = useProblemSentence(node);
  const fileId = textFact(node, 'fileId');
  const bytes = numberFact(node, 'fileSize');
  const name = textFact(node, 'fileName') ?? node.title;
  const isPdf = node.metadata['fileType'] === 'pdf';
  const headline = fileId === null ? t('uploadUnfinished') : t(`failedHeadline.${isPdf ? 'pdf' : 'file'}`);
  // On a low card the title says as much, and the words of a reason need the room.
  const isLow = shownSize(node).height < LOW_PX;
  const recording = recordingOf(node.metadata);
  const [isPlaying, setPlaying] = useState(false);
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
        {recording && (
          <IconButton
            size="sm"
            label={t(recording.media === 'video' ? 'play' : 'listen')}
            isOn={isPlaying}
            className="nodrag pointer-coarse:mr-2.5"
            icon={<Play size={15} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => setPlaying(!isPlaying)}
          />
        )}
        {fileId && (
          <ActionLink
            href={`/api/files/${encodeURIComponent(fileId)}?download=1`}
            label={t('download')}
            kind="download"
          />
        )}
      </header>
      {recording && isPlaying ? (
        <div className="nodrag nopan min-h-0 grow">
          <Suspense>
            <RecordingPlayer
              recording={recording}
              title={node.title}
              startSec={0}
              plays
              poster={fileFact(node, 'thumbnail')}
              className="h-full"
            />
          </Suspense>
        </div>
      ) : (
        <Scrolled className="grow px-3">
          <Problem
            headline={isLow && reason !== null ? null : headline}
            reason={reason ?? (fileId === null ? t('uploadUnfinishedText') : null)}
            isTight={isLow}
          />
        </Scrolled>
      )}
      <div className="nodrag flex shrink-0 flex-wrap gap-1 px-3 pt-1.5 pb-2 empty:hidden">{ways}</div>
    </div>
  );
}

function WaysToBring({ nodeId, upload }: { nodeId: string; upload: Upload }) {
  const t = useWords('nodeViews');
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
