import { useEffect } from 'react';
import { areaShared, type Point, type Rect } from '#contract/board/geometry.ts';
import { useNotices } from '../../lib/notices.ts';
import { MENU, openOver } from '../../ui/open-over.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import type { Camera } from '../../editor/camera.ts';
import { useEngine } from '../engine/use-engine.ts';
import { wayOfNotice } from './notice-place.ts';
import { isWide } from '../../lib/use-is-wide.ts';

/** On the toaster alone: a property of the whole document would have every card styled anew. */
const WAY = '--board-way';
/** One that has just been closed stands in the page until it has faded. */
const OPEN_MENU = `${MENU}:has(> [data-state="open"])`;
/** The chat beside the board, and the buttons at the foot of what lies over it: a full view, a panel. */
const BESIDE = '.board footer, [data-docked]';

/**
 * Keeps a notice off what is selected, which is what was just made, off menus that are open, off a chat beside the board and
 * off the buttons at the foot of what lies over it: it comes where those will not lie when the view has arrived, and stays there until something else
 * is selected under it, or a sheet that lay over the board is gone.
 */
export function useNoticePlace(): void {
  const { editor } = useEngine();
  const notices = useNotices();
  useEffect(() => {
    const toaster = document.querySelector<HTMLElement>('[data-toaster]');
    if (!toaster) return;
    const { style } = toaster;
    let frame = 0;
    let placed: unknown = null;
    let chosen: ReadonlySet<string> | null = null;
    let wasCovered = false;
    const uncovering = new MutationObserver(() => !isBoardCovered() && soon());
    const place = () => {
      const shown = notices.current().find(({ isOpen }) => isOpen);
      if (!shown || toaster.clientHeight === 0) return;
      const isNews = shown !== placed || wasCovered;
      const isOver = !isNews && editor.selection() !== chosen && liesOver(editor, toaster.getBoundingClientRect());
      [placed, chosen] = [shown, editor.selection()];
      if (!isNews && !isOver) return;
      style.removeProperty(WAY);
      uncovering.disconnect();
      wasCovered = isBoardCovered();
      if (wasCovered) return uncovering.observe(document.body, { childList: true, subtree: true });
      const { x, y } = wayFrom(editor, toaster.getBoundingClientRect());
      style.setProperty(WAY, `${x}px ${y}px`);
    };
    // A notice that follows another of its size is no news to the observer.
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const observer = new ResizeObserver(place);
    observer.observe(toaster);
    const stops = [notices.subscribe(soon), editor.subscribe(() => editor.selection() !== chosen && soon())];
    return () => {
      stops.forEach((stop) => stop());
      observer.disconnect();
      uncovering.disconnect();
      cancelAnimationFrame(frame);
      style.removeProperty(WAY);
    };
  }, [editor, notices]);
}

/** By a dialog, or on a telephone by a sheet, of which the notice keeps clear by itself: what was made is not seen then. */
const isBoardCovered = (): boolean => openOver(!isWide()).length > 0;

function wayFrom(editor: BoardEditor, toaster: Rect): Point {
  const { camera } = editor;
  const opened = [...document.querySelectorAll(`${OPEN_MENU}, ${BESIDE}`)].map((one) =>
    within(camera, one.getBoundingClientRect()),
  );
  const room = { open: camera.free(), corner: camera.corner() };
  return wayOfNotice(within(camera, toaster), room, [...selectedIn(editor), ...opened]);
}

const liesOver = (editor: BoardEditor, toaster: Rect): boolean =>
  selectedIn(editor).some((card) => areaShared(within(editor.camera, toaster), card) > 0);

/** From the window's pixels to those of the board's element. */
const within = ({ frame }: Camera, { x, y, width, height }: Rect): Rect => ({
  x: x - frame.x,
  y: y - frame.y,
  width,
  height,
});

/** Where the selected cards stand when the view has arrived, in pixels of the board's element. */
function selectedIn({ camera, scene, selection }: BoardEditor): Rect[] {
  const { x, y, zoom } = camera.aimed();
  return [...selection()].flatMap((id) => {
    const card = scene.entry(id);
    return card
      ? [{ x: card.x * zoom + x, y: card.y * zoom + y, width: card.width * zoom, height: card.height * zoom }]
      : [];
  });
}
