import { X } from 'lucide-react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { embedUrl } from '#contract/sources/youtube.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import type { Played } from '../../editor/playing.ts';
import { fileFact } from '../../editor/facts.ts';
import { videoIdOf } from './video-id.ts';
import { recordingOf } from '#contract/sources/recording.ts';
import { RecordingPlayer } from '../../sources/RecordingPlayer.tsx';
import { useEditor } from '../../board-context/hooks.ts';

/** The video where its picture was, from a second on. */
export function Player({ node, played, onClose }: { node: BoardNode; played: Played; onClose: () => void }) {
  const t = useWords('nodeViews');
  const videoId = videoIdOf(node);
  const recording = fileFact(node, 'recording');
  if (!videoId && !recording) return null;
  return (
    <div className="nodrag nopan nowheel relative min-h-0 grow bg-surface-3">
      {videoId ? (
        <iframe
          key={played.turn}
          src={`${embedUrl(videoId, played.startSec)}&autoplay=1`}
          title={t('player', { title: node.title })}
          className="absolute inset-0 size-full border-0"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Film key={played.turn} node={node} startSec={played.startSec} />
      )}
      <IconButton
        size="sm"
        label={t('close')}
        icon={<X size={15} aria-hidden="true" />}
        onClick={onClose}
        className="absolute! top-2 right-2 bg-raised shadow-pop"
      />
    </div>
  );
}

/** The film that somebody uploaded of a post, where its picture was. */
function Film({ node, startSec }: { node: BoardNode; startSec: number }) {
  const { playing } = useEditor();
  const recording = recordingOf(node.metadata);
  if (!recording) return null;
  return (
    <div className="absolute inset-0 flex flex-col justify-center bg-black">
      <RecordingPlayer
        recording={recording}
        title={node.title}
        startSec={startSec}
        plays
        onTime={playing.tell}
        className="max-h-full"
      />
    </div>
  );
}
