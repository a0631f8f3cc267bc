import { useMemo } from 'react';
import { useBehindFrame } from '../../lib/use-behind-frame.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useOfferCommands, type PaletteCommand } from '../../shell/palette-slot.ts';
import { useWords } from '../../words/index.ts';
import { isOpenTo, type ActionContext } from '../actions/action.ts';
import { keyNamesOf } from '../../lib/chord.ts';
import { boardActions } from '../actions/index.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { staleResults } from '../../node-views/note/source-changes.ts';
import { useEditorState, useSelection } from '../../board-context/hooks.ts';
import { ActionGlyph } from '../actions/use-action-parts.tsx';

/** Offers to the search palette what can be done on the open board; told anew behind the frame that shows a change. */
export function PaletteCommands() {
  const t = useWords('actions');
  const context = useActionContext();
  const latest = useLatest(context);
  const selection = useBehindFrame(useSelection());
  const facts = useBehindFrame(useFacts(context.editor, selection));
  const offered = useMemo(() => offeredIn(context, selection, facts), [context, selection, facts]);
  const commands = useMemo((): PaletteCommand[] => {
    const counts = new Map(offered.split('\n').map((line) => line.split('\t') as [id: string, count: string]));
    return boardActions
      .filter((action) => counts.has(action.id))
      .map((action) => ({
        id: action.id,
        title: `${t(`label.${action.label}`)}${counts.get(action.id) ? ` (${counts.get(action.id)})` : ''}`,
        icon: <ActionGlyph action={action} sizePx={15} />,
        ...(action.keys[0] && { keys: keyNamesOf(action.keys[0]) }),
        run: () => action.run(latest.current, latest.current.editor.selection()),
      }));
  }, [offered, latest, t]);
  useOfferCommands(commands);
  return null;
}

/** What changes when something does that decides what is offered; cheap to read after every change of the board. */
function useFacts({ canUndo, canRedo, scene }: BoardEditor, selection: ReadonlySet<string>): readonly unknown[] {
  const [only] = selection;
  return useEditorState((editor) => [
    selection.size === 1 && only !== undefined ? editor.node(only) : undefined,
    canUndo(),
    canRedo(),
    scene.nodeCount > 0,
    staleResults(editor).length,
  ]);
}

/** The ids of the actions that are open now, each with the number that it is told with; `facts` are what that hangs on. */
const offeredIn = (context: ActionContext, selection: ReadonlySet<string>, _facts: readonly unknown[]): string =>
  boardActions
    .filter((action) => !action.sheetLine && !action.isNative && isOpenTo(action, context, selection))
    .map((action) => `${action.id}\t${action.countOf?.(context) ?? ''}`)
    .join('\n');
