import type { BoardNode } from '#contract/board/board.schema.ts';
import { recordingOf } from '#contract/sources/recording.ts';
import { RecordingPlayer } from '../../sources/RecordingPlayer.tsx';
import { useEditor } from '../../board-context/hooks.ts';

/** The film that somebody uploaded of a post, where its picture was. */
export function Film({ node, startSec }: { node: BoardNode; startSec: number }) {
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
