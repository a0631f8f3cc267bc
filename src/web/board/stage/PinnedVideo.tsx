import { BookOpenText, X } from 'lucide-react';
import { formatMoment } from '#contract/base/time.ts';
import { beforeCited } from '../../sources/cited-second.ts';
import { VideoFrame } from '../../sources/VideoFrame.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import type { Evidence } from '../../editor/editor.ts';
import { useNode } from '../../board-context/hooks.ts';
import { videoIdOf } from '../../node-views/link/video-id.ts';

interface PinnedVideoProps {
  moment: Evidence;
  onRead: () => void;
  onClose: () => void;
}

/** The cited moment of a video over a chat that takes the whole screen, so that the answer stays in sight. */
export function PinnedVideo({ moment, onRead, onClose }: PinnedVideoProps) {
  const t = useWords('board');
  const node = useNode(moment.nodeId);
  const videoId = node ? videoIdOf(node) : null;
  if (!node || videoId === null) return null;
  const atSec = moment.startSec ?? 0;
  return (
    <section aria-label={t('pinnedVideo')} className="shrink-0 border-b border-line bg-surface">
      <VideoFrame videoId={videoId} title={node.title} startSec={beforeCited(atSec)} plays className="h-[150px]" />
      <div className="flex h-11 items-center gap-2 pr-1.5 pl-3.5 text-sm">
        <b className="min-w-0 grow truncate font-semibold">{node.title}</b>
        <span className="shrink-0 text-ink-3 tabular-nums">{formatMoment(atSec)}</span>
        <IconButton
          size="lg"
          label={t('readSource')}
          icon={<BookOpenText size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onRead}
        />
        <IconButton
          size="lg"
          label={t('closeVideo')}
          icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      {moment.quote && (
        <p className="line-clamp-3 px-3.5 pb-2.5 text-sm text-ink">
          <mark className="rounded-[3px] bg-accent-soft-2 px-px text-ink">{moment.quote}</mark>
        </p>
      )}
    </section>
  );
}
