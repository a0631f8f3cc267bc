import { overlaps, type Rect } from '#contract/board/geometry.ts';
import type { Scene, SceneNode } from '../../editor/scene.ts';
import { coloursOf } from './colours-of.ts';
import { fitLine, nameFromFar, READ_PX, widthOfLine } from './fit-text.ts';
import { areTitlesFar, levelOf } from './level.ts';
import type { Palette } from './palette.ts';

/** A title that keeps its size on the screen though its card is too small for it; measures of the board. */
export interface FarTitle extends Rect {
  card: SceneNode;
  text: string;
  fontPx: number;
}

/** Of the screen. */
const PLATE_PX = 16;
const PAD_PX = 4;
/** Narrower it would hold two or three letters. */
const LEAST_PX = 44;
const WIDEST_PX = 132;
/** On a board of more cards the groups alone are named: the titles of all would cover the board and slow its frames down. */
const MANY_CARDS = 300;
/**
 * The titles over cards that are painted too small to hold one, groups last. Each stands in the upper left corner of its card.
 * A member's is within its card, as all are on a board of many; others may be wider than the card where nothing stands beside it.
 */
export function farTitlesOf(scene: Scene, area: Rect, zoom: number): FarTitle[] {
  if (!areTitlesFar(zoom)) return [];
  const reach = WIDEST_PX / zoom;
  const seen = { ...area, x: area.x - reach, width: area.width + reach, y: area.y - PLATE_PX / zoom };
  seen.height = area.height + PLATE_PX / zoom;
  const isNamed = (card: SceneNode) => !card.isHidden && overlaps(card, seen);
  const groups = [...scene.groups()].filter(isNamed);
  const { detail } = levelOf(zoom);
  const isFar = (detail === 'bars' || detail === 'blocks') && scene.nodeCount <= MANY_CARDS;
  const cards = isFar ? [...scene.entries()].filter((card) => card.kind !== 'group' && isNamed(card)) : [];
  return [...cards, ...groups].flatMap((card) => titleOf(scene, card, zoom) ?? []);
}

function titleOf(scene: Scene, card: SceneNode, zoom: number): FarTitle | null {
  const name = nameFromFar(card.node).trim().split('\n', 1)[0] ?? '';
  const group = card.node.parentId === null ? undefined : scene.entry(card.node.parentId);
  const fontPx = READ_PX / zoom;
  const pad = PAD_PX / zoom;
  const height = PLATE_PX / zoom;
  // To look beside each of thousands would take the time of frames.
  const isConfined = group !== undefined || scene.nodeCount > MANY_CARDS;
  const widest = isConfined ? card.width : Math.max(card.width, WIDEST_PX / zoom);
  const whole = widthOfLine(name, fontPx) + 2 * pad;
  const place = {
    x: card.x,
    y: group ? Math.max(card.y, group.y + height) : card.y,
    width: Math.min(whole, widest),
    height,
  };
  const isHeld = isWithin(place, card);
  if (name === '' || (isConfined && !isHeld)) return null;
  const width = isHeld ? place.width : Math.min(place.width, freeBeside(scene, card, place) - pad);
  if (width < Math.min(LEAST_PX / zoom, whole)) return null;
  return { ...place, width, card, fontPx, text: width < whole ? fitLine(name, width - 2 * pad, fontPx) : name };
}

const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;

/** How wide a title may be there before it covers another card. */
function freeBeside(scene: Scene, card: SceneNode, place: Rect): number {
  const others = scene.query(place).filter(({ id, node }) => id !== card.id && node.parentId !== card.id);
  return Math.min(Infinity, ...others.map((other) => other.x - place.x));
}

const groundOf = (card: SceneNode, palette: Palette): string =>
  card.kind === 'group' ? palette.woodSoft : card.kind === 'sticky' ? coloursOf(card, palette).soft : palette.surface;

/** Draws those of cards that rest, each on a plate of its card's ground. */
export function drawFarTitles(
  g: CanvasRenderingContext2D,
  titles: readonly FarTitle[],
  { palette, zoom, isDimmed }: { palette: Palette; zoom: number; isDimmed?: (id: string) => boolean },
  moving: ReadonlySet<string>,
): void {
  for (const { card, x, y, width, height, text, fontPx } of titles) {
    if (moving.has(card.id)) continue;
    const isFaint = isDimmed?.(card.id) ?? false;
    g.globalAlpha = isFaint ? 0.3 : 0.92;
    g.fillStyle = groundOf(card, palette);
    g.beginPath();
    g.roundRect(x, y, width, height, 3 / zoom);
    g.fill();
    g.globalAlpha = isFaint ? 0.3 : 1;
    g.fillStyle = palette.ink;
    g.font = `650 ${fontPx}px ${palette.font}`;
    g.fillText(text, x + PAD_PX / zoom, y + height / 2 + fontPx * 0.36);
  }
  g.globalAlpha = 1;
}
