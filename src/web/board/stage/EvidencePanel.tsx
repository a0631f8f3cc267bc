import { lazy, Suspense, useEffect } from 'react';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useEditorState, useEvidence } from '../editor/hooks.ts';
import { withWords } from '../../words/index.ts';
import { isWide } from './use-is-wide.ts';
import { BESIDE_SHEET } from './use-sheet-focus.ts';

const SourceReader = lazy(() =>
  withWords(['talk'], import('../../sources/SourceReader.tsx')).then((m) => ({ default: m.SourceReader })),
);

const REVEAL_MS = 220;
const READER_PX = 412;

/** The passage that somebody wants to see, beside the board. */
export function EvidencePanel({ editor }: { editor: BoardEditor }) {
  const evidence = useEvidence();
  const isThere = useEditorState((open) => evidence !== null && open.node(evidence.nodeId) !== undefined);
  useEffect(() => {
    const isBeside = evidence !== null && isWide();
    editor.camera.cover({ right: isBeside ? READER_PX : 0 });
    if (isBeside) keepInSight(editor, evidence.askedFrom ?? evidence.nodeId);
  }, [editor, evidence]);
  if (!evidence || !isThere) return null;
  return (
    <Suspense>
      <div className="contents" {...{ [BESIDE_SHEET]: '' }}>
        <SourceReader
          {...(evidence.fileId ? { fileId: evidence.fileId } : { nodeId: evidence.nodeId })}
          passageId={evidence.passageId}
          quote={evidence.quote ?? null}
          startSec={evidence.startSec ?? null}
          isQuiet={evidence.isQuiet === true}
          onClose={() => editor.openEvidence(null)}
        />
      </div>
    </Suspense>
  );
}

/** Moves the board aside where the reader would cover the card that it belongs to. */
function keepInSight(editor: BoardEditor, nodeId: string): void {
  const card = editor.scene.entry(nodeId);
  if (!card) return;
  const { view, frame } = editor.camera;
  const left = card.x * view.zoom + view.x;
  const right = left + card.width * view.zoom;
  if (left < frame.width && right > frame.width - READER_PX) editor.camera.reveal(card, REVEAL_MS);
}
