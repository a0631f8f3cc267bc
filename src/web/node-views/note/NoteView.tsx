import { toNodeKind } from '#contract/board/kinds/index.ts';
import type { FaceProps } from '../node-view.ts';
import { StickyNote } from './StickyNote.tsx';
import { TextNote } from './TextNote.tsx';

/** Words on the board: a text with a title, or a sticky note. */
export function NoteFace(props: FaceProps) {
  return toNodeKind(props.node.type, props.node.metadata) === 'sticky' ? (
    <StickyNote {...props} />
  ) : (
    <TextNote {...props} />
  );
}
