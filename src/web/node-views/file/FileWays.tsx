import { useRef } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { recordingOf } from '#contract/sources/recording.ts';
import { BringWords } from '../link/BringWords.tsx';
import { DescribeButton } from './DescribeButton.tsx';

/** Of these somebody may know the words nevertheless. */
const HAS_WORDS: readonly unknown[] = [
  'scanned',
  'nothing-readable',
  'wrong-type',
  'encrypted',
  'damaged',
  'speech-failed',
  'timeout',
  'slow-document',
  'too-large',
];

/** What can be done about a file that could not be read: described, or told in words that somebody brings. */
export function FileWays({ node }: { node: BoardNode }) {
  const zone = useRef<HTMLDivElement>(null);
  const recording = recordingOf(node.metadata);
  if (node.metadata['fileType'] === 'image') return <DescribeButton node={node} isWide />;
  if (!recording && !HAS_WORDS.includes(node.metadata['processingProblem'])) return null;
  return (
    <div ref={zone} className="contents">
      <BringWords node={node} isPage={recording === null} zone={zone} />
    </div>
  );
}
