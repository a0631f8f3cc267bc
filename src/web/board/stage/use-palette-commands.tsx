import { useMemo } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { useOfferCommands, type PaletteCommand } from '../../shell/palette-slot.ts';
import { useWords } from '../../words/index.ts';
import { isOpenTo } from '../actions/action.ts';
import { keyNamesOf } from '../actions/chord.ts';
import { boardActions } from '../actions/index.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { staleResults } from '../faces/note/source-changes.ts';
import { useEditorState, useSelection } from '../editor/hooks.ts';
import { ActionGlyph } from './ActionItems.tsx';

/** Offers to the search palette what can be done on the open board now. */
export function usePaletteCommands(): void {
  const t = useWords('actions');
  const context = useActionContext();
  const latest = useLatest(context);
  const selection = useSelection();
  useFacts(context.editor, selection);
  const offered = boardActions
    .filter((action) => !action.sheetLine && !action.isNative && isOpenTo(action, context, selection))
    .map((action) => `${action.id}\t${action.countOf?.(context) ?? ''}`)
    .join('\n');
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
}

/** Renders again when something changes that decides what is offered; cheap to read after every change of the board. */
function useFacts({ canUndo, canRedo, scene }: BoardEditor, selection: ReadonlySet<string>): void {
  const [only] = selection;
  useEditorState((editor) => (selection.size === 1 && only !== undefined ? editor.node(only) : undefined));
  useEditorState((editor) => `${canUndo()} ${canRedo()} ${scene.nodeCount > 0} ${staleResults(editor).length}`);
}
