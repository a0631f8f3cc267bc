import { grow, type Point, type Rect } from '#contract/board/geometry.ts';
import { BOARD } from '#contract/limits.ts';
import { onInputMode } from '../../lib/input-mode.ts';
import type { DragKeys } from '../../editor/commands/aligner.ts';
import { Move, type MoveRefusal } from '../../editor/commands/move.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import type { SceneNode } from '../../editor/scene.ts';
import { FlowLayer } from './flow-layer.ts';
import { Frames } from './frames.ts';
import { LiveSet } from './live-set.ts';
import type { Minimap } from './minimap.ts';
import { Overlay } from './overlay.ts';
import { Painter } from './painter.ts';
import { onThemeChange, readPalette, type Palette } from './palette.ts';
import { speakDepths, type DepthWords } from './wire-label.ts';
import { keepPointerMode, readPointerMode, type PointerMode } from './pointer-mode.ts';
import { Thumbs } from './thumbs.ts';
import { WireHand } from './wire-hand.ts';
import { curveWith, pathOf } from './wire-path.ts';

const NOTHING: ReadonlySet<string> = new Set();
const NOBODY: ReadonlyMap<string, SceneNode> = new Map();

/** Everything that shows a board: the painted layers, the live cards, and what hovers or moves. One a mounted board. */
export class Engine {
  readonly editor: BoardEditor;
  readonly live: LiveSet;
  readonly painter: Painter;
  readonly wires: WireHand;
  /** Holds the painted layers; lies under the cards. */
  readonly ground = document.createElement('div');
  readonly #overlay: Overlay;
  readonly #flow: FlowLayer;
  readonly #frames = new Frames();
  readonly #seen = new Set<(isUrgent: boolean) => void>();
  #releases: (() => void)[] = [];
  minimap: Minimap | null = null;
  #palette: Palette;
  #move: Move | null = null;
  #candidate: string | null = null;
  #connectingFrom: string | null = null;
  #pointed: Point | null = null;
  #paintedWithout: string | null = null;
  #drawn = { version: -1, withoutText: -1 };
  #pointerMode = readPointerMode();
  readonly #spared = new Map<'find' | 'plan', ReadonlySet<string>>();

  constructor(editor: BoardEditor) {
    this.editor = editor;
    this.ground.style.cssText = 'position:absolute;inset:0;overflow:hidden;pointer-events:none;contain:strict';
    this.#palette = readPalette(document.documentElement);
    const thumbs = new Thumbs(() => this.painter.invalidate());
    const isSelected = (id: string) => editor.selection().has(id);
    this.painter = new Painter({
      host: this.ground,
      scene: editor.scene,
      thumbs,
      isSelected,
      dimmed: () => (this.#spared.size === 0 ? null : this.isDimmed),
      palette: () => this.#palette,
      moving: () => this.#move?.ids ?? NOTHING,
      carried: () => this.wires.carried()?.id ?? null,
      onWires: (wires) => this.#flow.show(wires, this.#palette, editor.camera.view),
      wake: this.#frames.wake,
    });
    this.wires = new WireHand(editor.scene, () => this.#showWires());
    this.#flow = new FlowLayer(this.ground);
    this.#overlay = new Overlay(this.ground, editor.scene, thumbs);
    this.live = new LiveSet({
      scene: editor.scene,
      camera: editor.camera,
      pinned: () => this.#pinned(),
      onChange: (isUrgent) => this.#tell(isUrgent),
      wake: this.#frames.wake,
    });
    this.#frames.add((now) => this.painter.step(now));
    this.#frames.add((now) => this.live.step(now));
    this.#frames.add((now) => this.minimap?.step(now) ?? false);
  }

  /** Starts following the editor; `close` ends it, and it may be opened again. */
  open(): void {
    this.#frames.open();
    this.#releases = [
      this.editor.camera.subscribe(() => {
        this.#look();
        this.painter.begin(performance.now());
      }),
      this.editor.onDraw((touched) =>
        this.#isTextOfLiveCards(touched) ? this.painter.invalidateText() : this.#redraw(),
      ),
      onThemeChange(() => this.#retheme()),
      onInputMode(() => this.#takePointer(readPointerMode())),
    ];
  }

  close(): void {
    this.#frames.close();
    for (const release of this.#releases) release();
    this.#releases = [];
    this.ground.remove();
  }

  /** Screen pixels of the board's element. */
  resize(width: number, height: number): void {
    this.painter.resize(width, height);
    this.#overlay.resize(width, height);
    this.live.review();
    this.#look();
  }

  /** Null: none is shown any more. */
  showMinimap(minimap: Minimap | null): void {
    this.minimap = minimap;
    this.#frames.wake();
  }

  /** Called when the live cards, the candidate or the hovered wire have changed. */
  subscribe(seen: (isUrgent: boolean) => void): () => void {
    this.#seen.add(seen);
    return () => this.#seen.delete(seen);
  }

  /** A card being dragged or edited is promoted along with what lies over it, so that the order does not flip. */
  pointAt(client: Point, isTouch = false): void {
    this.#pointed = client;
    if (this.#move) return;
    const { camera, scene } = this.editor;
    const point = camera.toBoard(client);
    const reach = this.isConnecting() ? BOARD.connectionRadiusPx : 0.001;
    const near = scene.query(grow({ ...point, width: 0, height: 0 }, reach));
    this.live.hover(new Set(near.slice(-6).map((card) => card.id)));
    if (this.#connectingFrom !== null) this.wires.aimAt(point, this.#connectingFrom);
    else this.wires.pointAt(point, camera.view.zoom, near.at(-1), isTouch ? 'coarse' : 'fine');
  }

  pointAway(): void {
    this.live.hover(NOTHING);
    this.wires.hover(null);
  }

  isConnecting = (): boolean => this.#connectingFrom !== null;
  /** The point of the window to which a wire is being drawn; null while none is. */
  drawnTo = (): Point | null => (this.#connectingFrom === null ? null : this.#pointed);
  /** A wire is being drawn from this card: cards under the pointer are brought in to be its end. Null: it was let go. */
  setConnecting(from: string | null): void {
    this.#connectingFrom = from;
    this.wires.hover(null);
    if (from === null) this.wires.aimAt(null, null);
  }

  palette = (): Palette => this.#palette;
  pointerMode = (): PointerMode => this.#pointerMode;
  setPointerMode(mode: PointerMode): void {
    keepPointerMode(mode);
    this.#takePointer(mode);
  }

  isDimmed = (id: string): boolean => [...this.#spared.values()].some((spared) => !spared.has(id));
  /** Everything but these cards steps back for whoever asks; null: nothing does for him any more. */
  dimAllBut(spared: ReadonlySet<string> | null, by: 'find' | 'plan'): void {
    if (spared === (this.#spared.get(by) ?? null)) return;
    if (spared) this.#spared.set(by, spared);
    else this.#spared.delete(by);
    this.painter.invalidate();
    this.#tell(false);
  }

  /** The way of a wire between two places of the board, as the data of an SVG path. */
  wayOf = (from: Rect, to: Rect): string => pathOf(curveWith(from, null, to, null));
  hoveredWire = (): string | null => this.wires.hovered();
  /** The group that the dragged card would join. */
  candidate = (): string | null => this.#candidate;
  /** Cards follow the pointer. */
  isBusy = (): boolean => this.#move !== null;
  isMoving = (id: string): boolean => this.#move?.ids.has(id) ?? false;

  /** `makesCopies`: the cards stay, and copies of them are dragged. */
  startMove(lead: SceneNode, makesCopies: boolean): void {
    this.wires.hover(null);
    this.#move = new Move(this.editor, lead, makesCopies);
    this.painter.invalidate();
  }

  /** Without a position the pointer has not moved, but what is held beside has changed. */
  moveTo(position: Point | null, keys: DragKeys): void {
    if (!this.#move) return;
    this.#candidate = this.#move.to(position ?? this.#move.wished(), keys);
    this.minimap?.carry(this.#move);
    this.#drawAbove();
    this.#tell(false);
  }

  /** Everything lies again where it was taken up. */
  cancelMove(): void {
    this.#move?.cancel();
    this.#move = null;
    this.#candidate = null;
    this.#redraw();
  }

  endMove(): MoveRefusal | null {
    const move = this.#move;
    this.#move = null;
    this.#candidate = null;
    const refusal = move?.end() ?? null;
    this.#redraw();
    return refusal;
  }

  #takePointer(mode: PointerMode): void {
    this.#pointerMode = mode;
    this.#tell(false);
  }

  #pinned(): string[] {
    const from = this.#connectingFrom === null ? [] : [this.#connectingFrom];
    const pinned = [...(this.#move && this.#move.ids.size <= 40 ? this.#move.ids : NOTHING)].filter((id) =>
      this.live.ids.has(id),
    );
    return [...from, ...pinned, ...this.editor.pinned()];
  }

  /** What the pointer does with wires has changed; a wire that is carried is no longer painted where it was. */
  #showWires(): void {
    const carried = this.wires.carried()?.id ?? null;
    if (carried !== this.#paintedWithout) this.painter.invalidate();
    this.#paintedWithout = carried;
    this.#drawAbove();
    this.#tell(false);
  }

  #look(): void {
    const now = performance.now();
    const { view } = this.editor.camera;
    this.painter.look(view, now);
    this.live.look(view, now);
    this.#flow.look(view);
    this.minimap?.look();
    const drawnTo = this.drawnTo();
    if (drawnTo) this.pointAt(drawnTo);
    // It has moved away from under the pointer; the pointer's next move tells what has come instead.
    else this.wires.hover(null);
    if (this.#move || !this.wires.isIdle()) this.#drawAbove();
  }

  /** Nothing has changed since but what is written in cards that show it themselves. */
  #isTextOfLiveCards(touched: Iterable<string> | null): boolean {
    const { scene } = this.editor;
    const before = this.#drawn;
    this.#drawn = { version: scene.version, withoutText: scene.versionWithoutText };
    if (touched === null || this.#move || scene.version === before.version) return false;
    const showsItself = (id: string) => this.live.ids.has(id) || scene.entry(id)?.kind === 'group';
    return scene.versionWithoutText === before.withoutText && [...touched].every(showsItself);
  }

  #redraw(): void {
    this.minimap?.change();
    this.painter.invalidate();
    this.live.review();
    this.live.bring(this.editor.selection());
    this.#drawAbove();
    this.#tell(false);
  }

  #retheme(): void {
    this.#palette = readPalette(document.documentElement);
    this.minimap?.paint(true);
    this.#redraw();
  }

  /** In which words wires say how much of a source they bring. */
  speak(words: DepthWords): void {
    speakDepths(words);
    this.#redraw();
  }

  #drawAbove(): void {
    this.#overlay.draw(
      this.editor.camera.view,
      {
        moving: this.#move?.ids ?? NOTHING,
        left: this.#move?.left ?? NOBODY,
        guides: this.#move?.guides() ?? [],
        candidate: this.#candidate,
        hoveredWire: this.wires.hovered(),
        carried: this.wires.carried(),
        aim: this.wires.aim(),
        isLive: (id) => this.live.ids.has(id),
        isSelected: (id) => this.editor.selection().has(id),
      },
      this.#palette,
    );
  }

  #tell(isUrgent: boolean): void {
    for (const seen of this.#seen) seen(isUrgent);
  }
}
