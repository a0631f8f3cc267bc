import { useMemo, type ReactNode } from 'react';
import { ofGuest } from '#contract/board/guest-changes.ts';
import { ToolsContext, useStageTools } from '../board-context/tools.ts';
import { unpack, type ClipboardContent } from '../editor/commands/read-transfer.ts';
import type { ToolId } from '../editor/tool-kinds.ts';
import { isForGuests } from './guest-edits.ts';

const OFFERED: readonly ToolId[] = ['text', 'group'];

/** What of this a guest may put on a board: the same where it is all of it, null where it is nothing. */
export function withoutBrought(content: ClipboardContent): ClipboardContent | null {
  if (['links', 'files', 'folders'].includes(content.what)) return null;
  if (content.what !== 'clip') return content;
  const { nodes, edges } = ofGuest(content.clip);
  if (nodes.length === content.clip.nodes.length && edges.length === content.clip.edges.length) return content;
  return nodes.length > 0 ? { what: 'clip', clip: { ...content.clip, nodes: [...nodes], edges: [...edges] } } : null;
}

/** The tools of the board as a guest by a link to edit has them; what he would bring is told to `onBring` instead. */
export function GuestTools({
  mayEdit,
  mayCopy,
  onBring,
  children,
}: {
  mayEdit: boolean;
  mayCopy: boolean;
  onBring: () => void;
  children: ReactNode;
}) {
  const tools = useStageTools();
  const own = useMemo(
    () => ({
      ...tools,
      offered: mayEdit ? OFFERED : [],
      allows: (action: { id: string; changes: boolean }) => isForGuests(action, mayCopy),
      place: (...[content, at]: Parameters<typeof tools.place>) =>
        void (async () => {
          const found = content.what === 'packed' ? await unpack(content) : content;
          const rest = found && withoutBrought(found);
          if (rest) tools.place(rest, at);
          if (rest !== found) onBring();
        })(),
    }),
    [tools, mayEdit, mayCopy, onBring],
  );
  return <ToolsContext value={own}>{children}</ToolsContext>;
}
