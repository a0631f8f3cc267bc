import type { Point } from '#contract/board/geometry.ts';
import type { Minimap } from '../board/engine/minimap.ts';

/** A person on the minimap. */
export interface Dot {
  peer: string;
  at: Point;
  colour: string;
}

const RADIUS_PX = 4;

/** Where people are, as dots in their colours over the minimap, which may come and go. */
export class MinimapDots {
  readonly #drawn = new Map<string, HTMLElement>();
  #host: HTMLElement | null = null;

  draw(map: Pick<Minimap, 'canvas' | 'size' | 'toMap'> | null, dots: readonly Dot[]): void {
    const host = map?.canvas.parentElement ?? null;
    if (host !== this.#host) this.clear();
    this.#host = host;
    const used = new Set(dots.map(({ peer }) => peer));
    for (const [peer, dot] of this.#drawn) {
      if (used.has(peer)) continue;
      dot.remove();
      this.#drawn.delete(peer);
    }
    if (!map || !host) return;
    const { width, height } = map.size;
    for (const { peer, at, colour } of dots) {
      const { x, y } = map.toMap(at);
      const dot = this.#drawn.get(peer) ?? this.#make(peer, host, colour);
      dot.style.transform = `translate(${within(x, width)}px,${within(y, height)}px) translate(-50%,-50%)`;
    }
  }

  clear(): void {
    this.#drawn.forEach((dot) => dot.remove());
    this.#drawn.clear();
  }

  #make(peer: string, host: HTMLElement, colour: string): HTMLElement {
    const dot = document.createElement('span');
    dot.dataset['peerDot'] = '';
    dot.className = 'pointer-events-none absolute top-0 left-0 rounded-full ring-[1.5px] ring-(--surface)';
    dot.style.width = dot.style.height = `${2 * RADIUS_PX}px`;
    dot.style.backgroundColor = colour;
    host.append(dot);
    this.#drawn.set(peer, dot);
    return dot;
  }
}

/** Who is beyond the map is shown at its rim. */
export const within = (at: number, length: number): number =>
  Math.round(Math.min(length - RADIUS_PX - 2, Math.max(RADIUS_PX + 2, at)) * 2) / 2;
