import { grow, type Rect } from '#contract/board/geometry.ts';
import type { Engine } from '../board/engine/engine.ts';
import { pushBoardBackStep } from '../board-context/board-back-step.ts';
import { MinimapDots } from './minimap-dots.ts';
import { BEHIND_MS, calledName, edgePlace, othersOf, placeOf, type Peer } from './peers.ts';
import { flightMs } from '../editor/camera.ts';
import type { PresenceRoom } from './room.ts';

/** Cursors that are drawn, and outlines of one person's chosen cards. */
const MOST_CURSORS = 30;
const MOST_OUTLINES = 5;
/** A cursor that rests loses its name. */
const NAMED_MS = 3_000;
const RIM_PX = 40;
/** While the board itself moves nobody sees whether a cursor makes each step or every other: a step costs the board's frame. */
const STEP_MS = 30;
/** Who is out of sight is shown at the rim when the board has come to rest: on the way the tags would be made and thrown away. */
const REST_MS = 120;

interface PeerWords {
  writing: (name: string) => string;
  goTo: (name: string) => string;
  nameless: string;
  guest: (name: string) => string;
}

const colourOf = ({ colour }: Peer): string => `var(--peer-${colour + 1})`;

/**
 * The others' cursors, outlines and tags over the board, in screen pixels, moved without React. Once a frame: what stands on the
 * board lies on one layer, which is all that a pan of the board moves.
 */
export class PeerPainter {
  readonly #host: HTMLElement;
  readonly #layer = make('div', 'absolute top-0 left-0 will-change-transform');
  #zoom = 0;
  readonly #engine: Engine;
  readonly #dots = new MinimapDots();
  readonly #room: PresenceRoom;
  readonly #words: PeerWords;
  readonly #drawn = new Map<string, HTMLElement>();
  /** How each cursor is drawn: what is written again costs as much as what is new. */
  readonly #states = new WeakMap<HTMLElement, string>();
  readonly #stops: (() => void)[];
  #frame = 0;
  /** People or cards have changed since the dots were drawn: a step between two places nobody sees on so small a map. */
  #isNews = false;
  #map: Engine['minimap'] = null;
  #movedAt = -Infinity;
  #drawnAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, engine: Engine, room: PresenceRoom, words: PeerWords) {
    this.#host = host;
    this.#engine = engine;
    const { editor } = engine;
    this.#room = room;
    this.#words = words;
    host.append(this.#layer);
    const hear = () => {
      this.#isNews = true;
      this.#wake();
    };
    this.#stops = [room.subscribe(hear), editor.onDraw(hear), editor.camera.subscribe(() => this.#look())];
    this.#look();
    hear();
  }

  close(): void {
    this.#stops.forEach((stop) => stop());
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#host.replaceChildren();
    this.#dots.clear();
  }

  #wake(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      const now = performance.now();
      if (this.#isOnItsWay(now) && now - this.#drawnAt < STEP_MS) this.#wake();
      else this.#draw();
    });
  }

  /** In the frame of the board itself: whoever is followed would tremble else. */
  #look(): void {
    const { x, y, zoom } = this.#engine.editor.camera.view;
    this.#layer.style.transform = `translate(${x}px,${y}px)`;
    this.#movedAt = performance.now();
    if (zoom === this.#zoom) return this.#wake();
    this.#zoom = zoom;
    this.#draw();
  }

  #isOnItsWay = (now: number): boolean => now - this.#movedAt < REST_MS;

  #draw(): void {
    const now = performance.now();
    this.#drawnAt = now;
    const used = new Set<string>();
    const peers = othersOf(this.#room.peers);
    for (const peer of peers) this.#outline(peer, used);
    const placed = this.#room.hidesOthers
      ? []
      : peers.filter(({ at, isAway }) => at && !isAway).toSorted((a, b) => b.movedAt - a.movedAt);
    if (this.#isNews || this.#map !== this.#engine.minimap) this.#dot(placed);
    if (placed.length > 0) {
      for (const peer of placed.slice(0, MOST_CURSORS)) this.#cursor(peer, now, used);
      const isMoving = placed.some(({ movedAt }) => now - movedAt < BEHIND_MS + 20);
      clearTimeout(this.#timer);
      if (isMoving) this.#wake();
      else if (this.#isOnItsWay(now)) this.#timer = setTimeout(() => this.#wake(), REST_MS);
      else if (placed.some(({ movedAt }) => now - movedAt < NAMED_MS))
        this.#timer = setTimeout(() => this.#wake(), NAMED_MS / 2);
    }
    for (const [key, element] of this.#drawn) {
      if (used.has(key)) continue;
      element.remove();
      this.#drawn.delete(key);
    }
  }

  #dot(placed: readonly Peer[]): void {
    const dots = placed.flatMap((peer) => (peer.at ? [{ peer: peer.peer, at: peer.at, colour: colourOf(peer) }] : []));
    this.#isNews = false;
    this.#map = this.#engine.minimap;
    this.#dots.draw(this.#map, dots);
  }

  #element(key: string, used: Set<string>, make: () => HTMLElement, parent = this.#layer): HTMLElement {
    used.add(key);
    const known = this.#drawn.get(key);
    if (known) return known;
    const made = make();
    this.#drawn.set(key, made);
    parent.append(made);
    return made;
  }

  #cursor(peer: Peer, now: number, used: Set<string>): void {
    const place = placeOf(peer, now);
    if (!place) return;
    const { camera } = this.#engine.editor;
    const { x, y, zoom } = camera.view;
    const at = { x: place.x * zoom, y: place.y * zoom };
    const rim = edgePlace({ x: at.x + x, y: at.y + y }, camera.frame, grow(camera.open(), -RIM_PX));
    const isKept = rim !== null && this.#isOnItsWay(now);
    if (isKept && !this.#drawn.has(`cursor ${peer.peer}`)) return;
    if (rim && !isKept) {
      const tag = this.#element(`rim ${peer.peer}`, used, () => this.#makeRim(peer), this.#host);
      // All of it stays inside, however long the name is.
      const across = Math.round((100 * rim.x) / Math.max(1, camera.frame.width));
      tag.style.transform = `translate(${rim.x}px,${rim.y}px) translate(${-across}%,-50%)`;
      (tag.lastElementChild as HTMLElement).style.transform = `rotate(${rim.angle}rad)`;
      return;
    }
    const cursor = this.#element(`cursor ${peer.peer}`, used, () => this.#makeCursor(peer));
    const isNamed = now - peer.movedAt < NAMED_MS;
    const state = `${at.x} ${at.y} ${isNamed}`;
    if (this.#states.get(cursor) === state) return;
    this.#states.set(cursor, state);
    cursor.style.transform = `translate(${at.x}px,${at.y}px)`;
    (cursor.lastElementChild as HTMLElement).style.opacity = isNamed ? '1' : '0';
  }

  #outline(peer: Peer, used: Set<string>): void {
    const cards = new Set([...peer.sel.slice(0, MOST_OUTLINES), ...(peer.edit ? [peer.edit] : [])]);
    for (const id of cards) {
      const card = this.#engine.editor.scene.entry(id);
      if (!card || card.isHidden) continue;
      const outline = this.#element(`card ${peer.peer} ${id}`, used, () => this.#makeOutline(peer));
      this.#lay(outline, card);
      const tag = outline.firstElementChild as HTMLElement;
      tag.hidden = peer.edit !== id;
    }
  }

  #lay(element: HTMLElement, rect: Rect): void {
    const { zoom } = this.#engine.editor.camera.view;
    element.style.transform = `translate(${rect.x * zoom}px,${rect.y * zoom}px)`;
    element.style.width = `${rect.width * zoom}px`;
    element.style.height = `${rect.height * zoom}px`;
  }

  #nameOf = ({ name, guest }: Peer): string => calledName({ name, isGuest: guest === true }, this.#words);

  #makeCursor(peer: Peer): HTMLElement {
    const cursor = make('div', 'absolute top-0 left-0 will-change-transform');
    cursor.dataset['peerCursor'] = '';
    cursor.append(arrowOf('M1 1 L1 15 L5 11.5 L8 18 L10.8 16.8 L7.8 10.5 L13 10 Z', 16, 20, colourOf(peer)));
    const name = make(
      'span',
      'absolute top-[15px] left-[11px] max-w-[160px] truncate rounded-[6px] px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap text-white transition-opacity duration-(--dur-base)',
    );
    name.textContent = this.#nameOf(peer);
    name.style.backgroundColor = colourOf(peer);
    cursor.append(name);
    return cursor;
  }

  #makeOutline(peer: Peer): HTMLElement {
    const outline = make('div', 'absolute top-0 left-0 rounded-node');
    outline.dataset['peerCard'] = '';
    outline.style.boxShadow = `0 0 0 2px ${colourOf(peer)}`;
    const tag = make(
      'span',
      'absolute bottom-full left-[-2px] mb-1 max-w-[220px] truncate rounded-[5px] px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap text-white',
    );
    tag.textContent = this.#words.writing(this.#nameOf(peer));
    tag.style.backgroundColor = colourOf(peer);
    outline.append(tag);
    return outline;
  }

  #makeRim(peer: Peer): HTMLElement {
    const tag = make(
      'button',
      'pointer-events-auto absolute top-0 left-0 inline-flex max-w-[140px] items-center gap-1 rounded-full px-2.5 py-1 text-xs font-semibold text-white shadow-pop',
    );
    tag.setAttribute('type', 'button');
    tag.setAttribute('aria-label', this.#words.goTo(this.#nameOf(peer)));
    tag.style.backgroundColor = colourOf(peer);
    const name = make('span', 'truncate');
    name.textContent = this.#nameOf(peer);
    const arrow = make('span', 'inline-flex');
    arrow.append(arrowOf('M2 6 H10 M7 3 L10 6 L7 9', 12, 12, 'none'));
    tag.append(name, arrow);
    tag.addEventListener('click', () => {
      const known = this.#room.peers.all.get(peer.peer)?.at;
      if (!known) return;
      pushBoardBackStep(this.#engine.editor, null);
      this.#engine.editor.camera.centreOn(known, undefined, flightMs());
    });
    return tag;
  }
}

function make(name: string, className: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

function arrowOf(d: string, width: number, height: number, fill: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    svg.setAttribute(name, String(value));
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  path.style.fill = fill;
  path.setAttribute('stroke', 'white');
  path.setAttribute('stroke-width', '1.5');
  path.setAttribute('stroke-linejoin', 'round');
  path.setAttribute('stroke-linecap', 'round');
  svg.append(path);
  return svg;
}
