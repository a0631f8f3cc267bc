import { toNodeLook } from '#contract/board/kinds/index.ts';
import type { SceneNode } from '../../editor/scene.ts';
import { stickyColourOf, stickyTints } from '../../editor/sticky-colours.ts';
import type { Palette } from './palette.ts';

/** The colours of a card: by its kind, a sticky note's by what was chosen for it. */
export const coloursOf = ({ kind, node }: SceneNode, palette: Palette): Palette['kinds'][keyof Palette['kinds']] =>
  palette.kinds[kind === 'sticky' ? stickyTints[stickyColourOf(node)] : toNodeLook(node.type, node.metadata)];
