import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { mayWrite } from '../../editor/rules/locking.ts';
import { kindColours } from '../../ui/KindIcon.tsx';
import { classes } from '../../ui/classes.ts';
import { useWords } from '../../words/index.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { stickyColourOf, stickyTints } from '../../editor/sticky-colours.ts';
import type { NodeViewProps } from '../node-view.ts';
import { useContentFocus, useTitleFocus } from '../typing/use-asked-focus.ts';
import { ContentField, ContentTrouble } from './ContentField.tsx';
import { FoundDraft } from './FoundDraft.tsx';
import { useContentEditing } from './use-content.ts';

const ColourPicker = lazyComponent(() => import('./ColourPicker.tsx'), 'ColourPicker');

/** A few words in a colour: pressed twice, or once while selected, they can be typed right where they stand. */
export function StickyNote({ node, isSelected }: NodeViewProps) {
  const t = useWords('nodeViews');
  const editor = useEditor();
  const editing = useContentEditing(node);
  useTitleFocus(node.id, editing.begin);
  useContentFocus(node.id, editing.begin);
  const tint = kindColours(stickyTints[stickyColourOf(node)]);
  return (
    <div style={tint} className="flex h-full flex-col overflow-hidden rounded-[inherit] bg-(--ks) text-ink">
      {editing.isEditing ? (
        <>
          <ContentField
            editing={editing}
            onEscape="save"
            className="min-h-0 w-full grow bg-transparent px-3.5 py-3 text-base font-medium outline-none"
          />
          <ContentTrouble editing={editing} />
        </>
      ) : (
        <button
          type="button"
          className="relative flex min-h-0 w-full grow cursor-[inherit] flex-col items-start overflow-hidden rounded-[10px] -outline-offset-4 px-3.5 py-3 text-left text-base font-medium after:absolute after:inset-x-3.5 after:bottom-0 after:h-3.5 after:bg-linear-to-t after:from-(--ks)"
          onDoubleClick={editing.begin}
          onClick={(event) => (isSelected || event.detail === 0) && editing.begin()}
        >
          <span className={classes('break-words whitespace-pre-wrap', !node.content && 'text-ink-2')}>
            {node.content || (editor.mayEdit && t('emptySticky'))}
          </span>
        </button>
      )}
      <FoundDraft editing={editing} />
      {isSelected && mayWrite(editor, node) && !editing.isEditing && (
        <Suspense>
          <ColourPicker id={node.id} chosen={stickyColourOf(node)} />
        </Suspense>
      )}
    </div>
  );
}
