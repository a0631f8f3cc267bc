import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { useEditorState, useEvidence } from '../../board-context/hooks.ts';
import { withWords } from '../../words/index.ts';
import { BESIDE_SHEET } from '../../ui/beside-sheet.ts';

const BoardReader = lazyComponent(() => withWords(['talk'], import('./BoardReader.tsx')), 'BoardReader');

interface EvidencePanelProps {
  editor: BoardEditor;
  /** A quotation is asked about in a chat that takes the whole screen. */
  onPhoneChat: (chatId: string) => void;
}

/** The passage that somebody wants to see, beside the board. */
export function EvidencePanel({ editor, onPhoneChat }: EvidencePanelProps) {
  const evidence = useEvidence();
  const isThere = useEditorState((open) => evidence !== null && open.node(evidence.nodeId) !== undefined);
  if (!evidence || !isThere) return null;
  return (
    <Suspense>
      <div className="contents" {...{ [BESIDE_SHEET]: '' }}>
        <BoardReader editor={editor} evidence={evidence} onPhoneChat={onPhoneChat} />
      </div>
    </Suspense>
  );
}
