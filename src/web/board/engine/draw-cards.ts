import { GROUP_HEAD_PX } from '#contract/board/grouping.ts';
import { isLocked } from '../../editor/rules/locking.ts';
import type { SceneNode } from '../../editor/scene.ts';
import { fitFarTitle, fitNodeText, fitTitle, titlePx } from './fit-text.ts';
import { coloursOf } from './colours-of.ts';
import type { Level } from './level.ts';
import type { Palette } from './palette.ts';
import { isFailed, pageOf, thumbOf, type Thumbs } from './thumbs.ts';

type Context = CanvasRenderingContext2D;

/** What drawing a card depends on beside the card. */
export interface CardStyle {
  palette: Palette;
  level: Level;
  zoom: number;
  thumbs: Thumbs;
  isSelected: (id: string) => boolean;
  /** Cards that step back while something else is looked for. */
  isDimmed?: (id: string) => boolean;
  /** Groups may be drawn into: the dragged card would join. */
  candidate: string | null;
}

const RADIUS = 12;
const GROUP_RADIUS = 16;
const THUMB_PX = 146;
const PLATE_PX = 24;
const TITLE_PX = 14;
const FAR_LINES = 2;
const LINE = 1.3;
const LOCK_PX = 20;
const VEIL = 0.74;

/** Draws cards back to front, in board pixels. */
export function drawCards(g: Context, cards: readonly SceneNode[], style: CardStyle): void {
  for (const card of cards) {
    if (card.kind === 'group') drawGroup(g, card, style);
    else if (style.level.detail === 'blocks' || style.level.detail === 'bars') drawFarCard(g, card, style);
    else drawNearCard(g, card, style);
    if (style.isSelected(card.id)) drawRing(g, card, style);
    if (isLocked(card.node)) drawLock(g, card, style);
    if (style.isDimmed?.(card.id)) drawVeil(g, card, style);
  }
}

/** A pine ring around a card, as the selection has it. */
function drawRing(g: Context, card: SceneNode, { palette, zoom }: Pick<CardStyle, 'palette' | 'zoom'>): void {
  g.strokeStyle = palette.ring;
  g.lineWidth = Math.max(2, 1.5 / zoom);
  outline(g, card, card.kind === 'group' ? GROUP_RADIUS : RADIUS);
  g.stroke();
}

/** The board's ground over a card, as the stylesheet veils a live one. */
function drawVeil(g: Context, card: SceneNode, { palette, level }: CardStyle): void {
  const isFar = level.detail === 'blocks' || level.detail === 'bars';
  g.globalAlpha = VEIL;
  g.fillStyle = palette.board;
  outline(g, card, isFar ? 0 : card.kind === 'group' ? GROUP_RADIUS : RADIUS);
  g.fill();
  g.globalAlpha = 1;
}

/** A small lock at the upper right corner; from far it would be a speck. */
function drawLock(g: Context, { x, y, width }: SceneNode, { palette, level }: CardStyle): void {
  if (level.detail === 'blocks' || level.detail === 'bars') return;
  const right = x + width;
  g.fillStyle = palette.surface;
  g.strokeStyle = palette.line;
  g.lineWidth = 1;
  g.beginPath();
  g.arc(right - 1, y + 1, LOCK_PX / 2, 0, 2 * Math.PI);
  g.fill();
  g.stroke();
  g.fillStyle = palette.softInk;
  g.strokeStyle = palette.softInk;
  g.lineWidth = 1.5;
  g.fillRect(right - 5, y, 8, 6);
  g.beginPath();
  g.arc(right - 1, y, 2.6, Math.PI, 0);
  g.stroke();
}

function outline(g: Context, { x, y, width, height }: SceneNode, radius: number): void {
  g.beginPath();
  g.roundRect(x, y, width, height, radius);
}

/** From far a card is a plate in its kind's tint with its picture or a bar; borders would be thinner than a pixel. */
function drawFarCard(g: Context, card: SceneNode, { palette, level, thumbs }: CardStyle): void {
  const { x, y, width, height } = card;
  const colours = coloursOf(card, palette);
  g.fillStyle = card.kind === 'sticky' ? colours.soft : palette.surface;
  g.fillRect(x, y, width, height);
  if (isFailed(card.node)) return drawProblem(g, card, palette, 0, 0);
  const thumb = thumbHeight(card);
  if (level.detail === 'bars' && thumb > 0 && drawThumb(g, card, thumb, thumbs, level)) return;
  g.fillStyle = colours.solid;
  if (thumb > 0) g.fillRect(x, y, width, thumb);
  else g.fillRect(x, y, width, Math.min(height, 34));
  if (level.detail === 'blocks') return;
  g.fillStyle = palette.well;
  g.fillRect(x + 14, y + (thumb || 34) + 14, width * 0.6, 12);
}

/**
 * A red sign on its tint, in place of all that a card holds below `top`: it could not be read. The colour of its kind, red too
 * of videos, would not tell.
 */
function drawProblem(
  g: Context,
  { x, y, width, height }: SceneNode,
  palette: Palette,
  top: number,
  inset: number,
): void {
  const low = Math.max(0, height - top - inset);
  g.fillStyle = palette.badSoft;
  g.fillRect(x + inset, y + top, width - 2 * inset, low);
  const radius = low / 4;
  const [middle, thick] = [y + top + low / 2, radius * 0.26];
  g.fillStyle = palette.bad;
  g.beginPath();
  g.arc(x + width / 2, middle, radius, 0, 2 * Math.PI);
  g.fill();
  g.fillStyle = palette.surface;
  g.fillRect(x + (width - thick) / 2, middle - radius * 0.56, thick, radius * 0.66);
  g.fillRect(x + (width - thick) / 2, middle + radius * 0.3, thick, thick);
}

function drawGroup(g: Context, card: SceneNode, style: CardStyle): void {
  const { palette, level } = style;
  const isCandidate = style.candidate === card.id;
  const isFar = level.detail === 'blocks' || level.detail === 'bars';
  g.globalAlpha = isCandidate ? 0.75 : 0.62;
  g.fillStyle = isCandidate ? palette.accentSoft : palette.woodSoft;
  outline(g, card, isFar ? 0 : GROUP_RADIUS);
  g.fill();
  g.globalAlpha = 1;
  g.strokeStyle = isCandidate ? palette.ring : palette.woodLine;
  g.lineWidth = Math.max(isCandidate ? 2 : 1.5, 1 / style.zoom);
  g.stroke();
  if (isFar) return;
  g.fillStyle = palette.ink;
  const fontPx = titlePx(style.zoom, 15, GROUP_HEAD_PX - 8);
  g.font = `650 ${fontPx}px ${palette.font}`;
  const left = fontPx > 15 ? 16 : 42;
  g.fillText(fitTitle(card.node, card.width - 2 * left, fontPx), card.x + left, card.y + 18 + fontPx * 0.74);
  if (left === 16) return;
  g.fillStyle = palette.kinds.group.solid;
  g.fillRect(card.x + 16, card.y + 16, 16, 14);
}

function drawNearCard(g: Context, card: SceneNode, style: CardStyle): void {
  const { palette } = style;
  const colours = coloursOf(card, palette);
  g.fillStyle = card.kind === 'sticky' ? colours.soft : palette.surface;
  outline(g, card, RADIUS);
  g.fill();
  g.strokeStyle = palette.line;
  g.lineWidth = Math.max(1, 0.8 / style.zoom);
  g.stroke();
  const thumb = thumbHeight(card);
  if (thumb === 0) return card.kind === 'sticky' ? drawSticky(g, card, style) : drawHeaded(g, card, style);
  g.save();
  outline(g, card, RADIUS);
  g.clip();
  g.fillStyle = colours.soft;
  g.fillRect(card.x, card.y, card.width, thumb);
  drawThumb(g, card, thumb, style.thumbs, style.level);
  g.restore();
  drawTitle(g, card, { left: 12, top: thumb + 15, foot: 6 }, style);
}

/** The first page of a document at the left of its card, as its live card has it. */
const PAGE = { left: 12, top: 11, width: 70, height: 92 } as const;
const PAGE_END = PAGE.left + PAGE.width + 12;

/** Its picture is as wide as the place; what is taller is cut at its foot. Answers whether it is there. */
function drawPage(g: Context, card: SceneNode, { thumbs, level, palette }: CardStyle): boolean {
  const address = level.hasThumbs ? pageOf(card.node) : null;
  const picture = address === null ? null : thumbs.get(address);
  if (!picture || picture.naturalWidth === 0) return false;
  const scale = Math.max(PAGE.width / picture.naturalWidth, PAGE.height / picture.naturalHeight);
  const [width, height] = [PAGE.width / scale, PAGE.height / scale];
  const [x, y] = [card.x + PAGE.left, card.y + PAGE.top];
  g.drawImage(picture, (picture.naturalWidth - width) / 2, 0, width, height, x, y, PAGE.width, PAGE.height);
  g.strokeStyle = palette.line;
  g.lineWidth = 1;
  g.strokeRect(x, y, PAGE.width, PAGE.height);
  return true;
}

function drawHeaded(g: Context, card: SceneNode, style: CardStyle): void {
  if (drawPage(g, card, style)) return void drawTitle(g, card, { left: PAGE_END, top: 31, foot: 31 }, style);
  if (titlePx(style.zoom, TITLE_PX, card.height) > TITLE_PX) {
    const end = drawTitle(g, card, { left: 14, top: 14, foot: 14 }, style);
    return isFailed(card.node) ? drawProblem(g, card, style.palette, 44, 12) : drawLines(g, card, end, style);
  }
  const colours = coloursOf(card, style.palette);
  g.fillStyle = colours.soft;
  g.beginPath();
  g.roundRect(card.x + 10, card.y + 8, PLATE_PX, PLATE_PX, 6);
  g.fill();
  g.fillStyle = colours.solid;
  g.fillRect(card.x + 17, card.y + 15, 10, 10);
  drawTitle(g, card, { left: 42, top: 14, foot: 14 }, style);
  if (isFailed(card.node)) drawProblem(g, card, style.palette, 44, 12);
  else drawLines(g, card, 40, style);
}

/** From far what stands on a note is its title. */
function drawSticky(g: Context, card: SceneNode, style: CardStyle): void {
  if (style.level.hasCards || card.node.content.trim() === '') return drawLines(g, card, 14, style);
  drawTitle(g, card, { left: 12, top: 12, foot: 8 }, style, 4);
}

/** Where a title stands on its card; `foot`: what is free below it at least. */
interface TitlePlace {
  left: number;
  top: number;
  foot: number;
}

/** Answers how far below the top of the card the title ends. From far it has as many lines as there is room for, up to `most`. */
function drawTitle(
  g: Context,
  card: SceneNode,
  { left, top, foot }: TitlePlace,
  style: CardStyle,
  most = FAR_LINES,
): number {
  const heightPx = card.height - top - foot;
  const fontPx = titlePx(style.zoom, TITLE_PX, heightPx);
  const linePx = fontPx * LINE;
  const roomPx = card.width - left - 12;
  const room = { roomPx, fontPx, most: Math.max(1, Math.min(most, Math.floor(heightPx / linePx))) };
  const lines = style.level.hasCards ? [fitTitle(card.node, roomPx, fontPx)] : fitFarTitle(card.node, room);
  g.fillStyle = style.palette.ink;
  g.font = `650 ${fontPx}px ${style.palette.font}`;
  for (let i = 0; i < lines.length; i++)
    g.fillText(lines[i] ?? '', card.x + left, card.y + top + fontPx * 0.78 + i * linePx);
  return top + Math.max(0, lines.length - 1) * linePx + fontPx + 12;
}

function drawLines(g: Context, card: SceneNode, top: number, { palette, level }: CardStyle): void {
  const { lines } = fitNodeText(card.node, card.width);
  const most = Math.floor((card.height - top - 8) / 20);
  if (level.detail === 'text') {
    g.fillStyle = palette.softInk;
    g.font = `400 13px ${palette.font}`;
    for (let i = 0; i < Math.min(lines.length, most); i++) {
      g.fillText(lines[i] ?? '', card.x + 12, card.y + top + 15 + i * 20);
    }
    return;
  }
  g.fillStyle = palette.well;
  for (let i = 0; i < Math.min(lines.length, most); i++) {
    g.fillRect(card.x + 12, card.y + top + 6 + i * 20, (card.width - 24) * (i === lines.length - 1 ? 0.6 : 1), 8);
  }
}

/** The height of the picture at the top of a card; 0 for a card without one. */
function thumbHeight({ node, width, height }: SceneNode): number {
  return thumbOf(node) === null ? 0 : Math.min(THUMB_PX, (width * 9) / 16, height - 60);
}

function drawThumb(g: Context, card: SceneNode, heightPx: number, thumbs: Thumbs, level: Level): boolean {
  const address = level.hasThumbs ? thumbOf(card.node) : null;
  const picture = address === null ? null : thumbs.get(address);
  if (!picture || picture.naturalWidth === 0) return false;
  const scale = Math.max(card.width / picture.naturalWidth, heightPx / picture.naturalHeight);
  const width = card.width / scale;
  const height = heightPx / scale;
  const left = (picture.naturalWidth - width) / 2;
  const top = (picture.naturalHeight - height) / 2;
  g.drawImage(picture, left, top, width, height, card.x, card.y, card.width, heightPx);
  return true;
}
