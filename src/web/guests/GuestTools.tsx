import { useMemo, type ReactNode } from 'react';
import { ToolsContext, useStageTools } from '../board-context/tools.ts';
import type { ToolId } from '../editor/tool-kinds.ts';
import { isForGuests } from './guest-edits.ts';

const OFFERED: readonly ToolId[] = ['text', 'group'];

/** The tools of the board as a guest by a link to edit has them; what he would bring is told to `onBring` instead. */
export function GuestTools({
  mayEdit,
  onBring,
  children,
}: {
  mayEdit: boolean;
  onBring: () => void;
  children: ReactNode;
}) {
  const tools = useStageTools();
  const own = useMemo(
    () => ({
      ...tools,
      offered: mayEdit ? OFFERED : [],
      allows: isForGuests,
      place: (...[content, at]: Parameters<typeof tools.place>) =>
        ['links', 'files', 'folders'].includes(content.what) ? onBring() : tools.place(content, at),
    }),
    [tools, mayEdit, onBring],
  );
  return <ToolsContext value={own}>{children}</ToolsContext>;
}
