import { createContext, Suspense, useContext, useState, type ReactNode } from 'react';
import { toNodeLook } from '#contract/board/kinds/index.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import type { NodeNumbers } from '../../chat/evidence/source-numbers.ts';
import { afterFirstFrame } from '../../lib/after-first-frame.ts';
import { kindColours } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import { useEngine } from '../engine/use-engine.ts';

const ReadNumbers = lazyComponent(
  () => afterFirstFrame().then(() => import('../../chat/answer/ReadNumbers.tsx')),
  'ReadNumbers',
);

const NONE: NodeNumbers = new Map();
const NumbersContext = createContext(NONE);

/** Gives the cards below the numbers that the focused chat cites them under. */
export function NumberedSources({ children }: { children: ReactNode }) {
  const { editor } = useEngine();
  const chatId = useFocusedChat();
  const isKept = useEditorState((open) => chatId !== null && open.isKept(chatId));
  const [numbers, setNumbers] = useState(NONE);
  const isRead = chatId !== null && isKept;
  return (
    <NumbersContext value={isRead ? numbers : NONE}>
      {isRead && (
        <Suspense>
          <ReadNumbers key={chatId} place={editor.place} nodeId={chatId} onNumbers={setNumbers} />
        </Suspense>
      )}
      {children}
    </NumbersContext>
  );
}

/** The chat that was selected last; from the beginning the only one on the board. */
function useFocusedChat(): string | null {
  const { editor } = useEngine();
  const selected = useEditorState((open) => {
    const chosen = open.selection();
    const [only] = chosen;
    return chosen.size === 1 && only !== undefined && editor.scene.entry(only)?.kind === 'ai-chat' ? only : null;
  });
  const [last, setLast] = useState(() => {
    const chats = Array.from(editor.scene.entries()).filter((card) => card.kind === 'ai-chat');
    return chats.length === 1 ? (chats[0]?.id ?? null) : null;
  });
  if (selected !== null && selected !== last) setLast(selected);
  return useEditorState((open) => (last !== null && open.node(last) ? last : null));
}

/** The number of a source on the corner of its card, equal to that in the chat's chips. */
export function SourceNumber({ node }: { node: BoardNode }) {
  const t = useWords('board');
  const number = useContext(NumbersContext).get(node.id);
  if (number === undefined) return null;
  return (
    <span
      className="board-number"
      style={kindColours(toNodeLook(node.type, node.metadata))}
      title={t('citedAs', { number })}
    >
      {number}
    </span>
  );
}
