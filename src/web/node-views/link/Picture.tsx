import { Play } from 'lucide-react';
import { useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { formatMoment } from '#contract/base/time.ts';
import type { SourceId } from '#contract/sources/index.ts';
import { classes } from '../../ui/classes.ts';
import { KindGlyph } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { fileFact, numberFact, textFact } from '../../editor/facts.ts';
import { videoIdOf } from './video-id.ts';

interface PictureProps {
  node: BoardNode;
  source: SourceId;
  onPlay: () => void;
}

/** The stored thumbnail with its duration; of a video, pressed once, the player takes its place. */
export function Picture({ node, source, onPlay }: PictureProps) {
  const t = useWords('nodeViews');
  const [isBroken, setBroken] = useState(false);
  const address = isBroken ? null : fileFact(node, 'thumbnail');
  const seconds = numberFact(node, 'durationSec');
  const isVideo = source === 'youtube';
  const recording = fileFact(node, 'recording');
  if (!address && !isVideo && !recording && textFact(node, 'description'))
    return <div className="h-1 shrink-0 bg-(--k) opacity-70" />;
  const videoId = isVideo ? videoIdOf(node) : null;
  return (
    <div className="relative min-h-0 grow overflow-hidden bg-surface-3">
      {address ? (
        <img
          src={address}
          alt=""
          loading="lazy"
          draggable={false}
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <span className="absolute inset-0 flex items-center justify-center bg-(--ks) text-(--ki)">
          {!videoId && !recording && <KindGlyph kind={source} sizePx={34} />}
        </span>
      )}
      {(videoId ?? recording) && (
        <button
          type="button"
          onClick={onPlay}
          aria-label={`${t('play')}: ${node.title}`}
          className={classes(
            'nodrag absolute top-1/2 left-1/2 flex size-11 -translate-1/2 items-center justify-center rounded-full bg-black/60 text-white opacity-85 transition-opacity hover:opacity-100',
            address && 'board-play',
          )}
        >
          <Play size={20} fill="currentColor" aria-hidden="true" className="ml-0.5" />
        </button>
      )}
      {seconds !== null && seconds > 0 && (
        <span className="absolute right-1.5 bottom-1.5 h-[18px] rounded-[4px] bg-black/78 px-[5px] text-micro leading-[18px] font-semibold text-white tnum">
          {formatMoment(seconds)}
        </span>
      )}
    </div>
  );
}
