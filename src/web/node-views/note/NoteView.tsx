import { toNodeKind } from '#contract/board/kinds/index.ts';
import type { NodeViewProps } from '../node-view.ts';
import { StickyNote } from './StickyNote.tsx';
import { TextNote } from './TextNote.tsx';

/** Words on the board: a text with a title, or a sticky note. */
export function NoteView(props: NodeViewProps) {
  return toNodeKind(props.node.type, props.node.metadata) === 'sticky' ? (
    <StickyNote {...props} />
  ) : (
    <TextNote {...props} />
  );
}
