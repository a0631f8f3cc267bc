import type { Point, Size } from '#contract/board/geometry.ts';
import type { Camera } from '../../editor/camera.ts';

/** As the interaction engine has it for cards that are dragged. */
const MARGIN_PX = 40;
const SPEED_PX = 15;

/** How far the board goes in a frame while something is held at this point of its element: the nearer the edge, the faster. */
export const edgePan = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: alongEdge(x, width),
  y: alongEdge(y, height),
});

function alongEdge(at: number, length: number): number {
  const [before, behind] = [MARGIN_PX - at, at - (length - MARGIN_PX)];
  if (before > 0) return (Math.min(MARGIN_PX, Math.max(1, before)) / MARGIN_PX) * SPEED_PX;
  return behind > 0 ? (-Math.min(MARGIN_PX, Math.max(1, behind)) / MARGIN_PX) * SPEED_PX : 0;
}

/** Moves the board on while `held` answers a point of the window near its edge, until it is stopped; tells each time it has. */
export function panAtEdge(camera: Camera, held: () => Point, onMoved: () => void): () => void {
  let request = 0;
  const step = () => {
    const { view, frame } = camera;
    const at = held();
    const by = edgePan({ x: at.x - frame.x, y: at.y - frame.y }, frame);
    if (by.x !== 0 || by.y !== 0) {
      camera.go({ ...view, x: view.x + by.x, y: view.y + by.y });
      onMoved();
    }
    request = requestAnimationFrame(step);
  };
  request = requestAnimationFrame(step);
  return () => cancelAnimationFrame(request);
}
