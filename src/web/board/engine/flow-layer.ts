import type { View } from '../../editor/camera.ts';
import { colourOfWire, isClosed, type DrawnWire } from './draw-wires.ts';
import type { Palette } from './palette.ts';
import { pathOf } from './wire-path.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** More than these would cost frames; the rest only lie there as soft bands. */
const MOST_FLOWING = 40;
const MOVING_MS = 160;

/** The dashes that run along flowing wires, over their painted bands. They stand still while the view moves. */
export class FlowLayer {
  readonly #svg = document.createElementNS(SVG, 'svg');
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isShown = false;

  constructor(host: HTMLElement) {
    this.#svg.setAttribute('class', 'board-flow');
    this.#svg.setAttribute('aria-hidden', 'true');
    host.append(this.#svg);
  }

  show(wires: readonly DrawnWire[], palette: Palette, view: View): void {
    const flowing = wires.filter(({ wire }) => wire.edge.animated && !isClosed(wire)).slice(0, MOST_FLOWING);
    this.#isShown = flowing.length > 0;
    this.#svg.style.display = this.#isShown ? 'block' : 'none';
    if (!this.#isShown) return this.#svg.replaceChildren();
    const paths = [...this.#svg.children].slice(0, flowing.length);
    flowing.forEach(({ wire, curve }, i) => {
      const path = (paths[i] ??= document.createElementNS(SVG, 'path'));
      path.setAttribute('d', pathOf(curve));
      path.setAttribute('stroke', colourOfWire(wire, palette));
    });
    this.#svg.replaceChildren(...paths);
    this.#place(view);
  }

  look(view: View): void {
    if (!this.#isShown) return;
    this.#place(view);
    this.#svg.classList.add('is-resting');
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#svg.classList.remove('is-resting'), MOVING_MS);
  }

  #place({ x, y, zoom }: View): void {
    this.#svg.style.transform = `translate(${x}px,${y}px) scale(${zoom})`;
  }
}
