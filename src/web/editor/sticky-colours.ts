import { keysOf } from '#contract/base/keys-of.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { NodeKindId } from '#contract/board/kinds/index.ts';

/** The colours of a sticky note, by the kind whose soft tint they borrow. */
export const stickyTints = {
  yellow: 'sticky',
  green: 'ai-chat',
  blue: 'website',
  pink: 'instagram',
  grey: 'text',
} as const satisfies Record<string, NodeKindId>;
export type StickyColour = keyof typeof stickyTints;
export const stickyColours = keysOf(stickyTints);

/** The colour that was chosen for a note; yellow unless another was. */
export const stickyColourOf = ({ metadata }: BoardNode): StickyColour =>
  stickyColours.find((name) => name === metadata['colour']) ?? 'yellow';
