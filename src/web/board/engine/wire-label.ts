import { depthOf, tellsOrigin } from '#contract/board/depth.ts';
import type { Depth } from '#contract/board/depths.ts';
import type { BoardEdge } from '#contract/board/board.schema.ts';
import type { Point, Rect } from '#contract/board/geometry.ts';
import type { SceneEdge } from '../../editor/scene.ts';
import { fitLine, widthOfLine } from './fit-text.ts';

export const LABEL_HEIGHT_PX = 24;
const FONT_PX = 12.5;
const PADDING_PX = 10;
const MOST_PX = 240;
const LEAST_PX = 72;
/** Between a label and the card beside it: half a handle and a little ground. */
const APART_PX = 12;

export const labelFont = (family: string): string => `550 ${FONT_PX}px ${family}`;

interface FittedLabel {
  of: string;
  roomPx: number;
  text: string;
  widthPx: number;
}
const fitted = new WeakMap<BoardEdge, FittedLabel>();

function fitLabel(edge: BoardEdge, label: string, roomPx: number): FittedLabel {
  const known = fitted.get(edge);
  if (known?.of === label && known.roomPx === roomPx) return known;
  const text = fitLine(label, roomPx - 2 * PADDING_PX, FONT_PX);
  const made = { of: label, roomPx, text, widthPx: Math.ceil(widthOfLine(text, FONT_PX)) + 2 * PADDING_PX };
  fitted.set(edge, made);
  return made;
}

/** How wide a label may be: what lies between two cards side by side covers neither, as cards lie over it. */
function roomFor({ source, target }: SceneEdge, { y }: Point): number {
  const isBeside = (card: Rect) => y > card.y - LABEL_HEIGHT_PX / 2 && y < card.y + card.height + LABEL_HEIGHT_PX / 2;
  const gapPx = Math.max(target.x - source.x - source.width, source.x - target.x - target.width);
  if (gapPx <= 0 || !(isBeside(source) || isBeside(target))) return MOST_PX;
  return Math.round(Math.max(LEAST_PX, Math.min(MOST_PX, gapPx - 2 * APART_PX)));
}

/** How a wire says how much it brings. */
export type DepthWords = Partial<Record<Depth, string>>;

/** In the reader's language; none until they have come. */
let spoken: DepthWords = {};
export const speakDepths = (words: DepthWords): void => void (spoken = words);

/** One of its ends is a chat, the other what feeds it: only such a wire has a depth to speak of. */
export const bringsSource = ({ source, target }: SceneEdge): boolean =>
  (source.kind === 'ai-chat') !== (target.kind === 'ai-chat');

/** It leads from a chat to what that made, and brings nothing back. */
export const isOrigin = ({ edge, source, target }: SceneEdge): boolean =>
  source.kind === 'ai-chat' && tellsOrigin(edge, target.node);

/** What stands on a wire: how much it brings where that is not everything, then its label. */
function wordsOn(wire: SceneEdge): string {
  const depth = depthOf(wire.edge);
  const isSaid = depth !== 'full' && bringsSource(wire) && !isOrigin(wire);
  const said = isSaid ? spoken[depth] : undefined;
  return [said, wire.edge.label].filter(Boolean).join(' · ');
}

/** The plate of what stands on a wire, around the middle of its curve, in board pixels; null where nothing does. */
export function labelPlate(wire: SceneEdge, middle: Point): (Rect & { text: string }) | null {
  const label = wordsOn(wire);
  if (label === '') return null;
  const { text, widthPx } = fitLabel(wire.edge, label, roomFor(wire, middle));
  return {
    text,
    x: middle.x - widthPx / 2,
    y: middle.y - LABEL_HEIGHT_PX / 2,
    width: widthPx,
    height: LABEL_HEIGHT_PX,
  };
}
