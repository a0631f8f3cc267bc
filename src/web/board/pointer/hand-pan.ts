import type { Point } from '#contract/board/geometry.ts';
import { isTyping } from '../keyboard/early-keys.ts';
import { OWN_MENU, PIN, SURFACE } from './surface.ts';

/** Space means something to these. What the pointer has pressed is done with, unless it plays: players take Space always. */
const PRESSED_BY_SPACE = 'button, summary, [role="button"], [role="tab"], [role="switch"], [role="radio"]';
const PLAYER = 'audio, video';
/** Below this a press of the other button that moved is still a click. */
const LEAST_PX = 4;
/** What follows a press: a click, and on some systems the asking for the menu. */
const FOLLOWS_WITHIN_MS = 250;
const [LEFT, MIDDLE, RIGHT] = [0, 1, 2];

interface Pressed {
  pointerId: number;
  button: number;
  from: Point;
  at: Point;
  isMoved: boolean;
  /** Where the menu was asked for while the button was held; it opens when nothing was moved. */
  menuOn: Element | null;
}

/** What the hand does to the board. */
interface Hand {
  /** Whether a drag alone moves the board. */
  isOpen: () => boolean;
  /** In screen pixels. */
  move: (by: Point) => void;
  /** Whether a press would move the board. */
  onHeld: (isHeld: boolean) => void;
  /** Whether the board is being moved. */
  onMoving: (isMoving: boolean) => void;
}

/**
 * Moving the board by hand wherever the pointer is over it, on cards and wires too: with Space held, with the middle button,
 * and with the right one, whose click opens the menu nevertheless. From a pin as from the ground under it,
 * also by a finger.
 */
export class HandPan {
  readonly #board: HTMLElement;
  readonly #hand: Hand;
  #isHeld = false;
  #isMoving = false;
  #pressed: Pressed | null = null;
  #ended: { button: number; atMs: number; isFar: boolean } | null = null;
  #isPointerLast = false;
  /** What the pointer gave the focus to. */
  #pointedAt: EventTarget | null = null;

  constructor(board: HTMLElement, hand: Hand) {
    this.#board = board;
    this.#hand = hand;
  }

  /** Answers what ends it. */
  listen(window: Window): () => void {
    const { document } = window;
    const stops = [
      // Heard at the window, before everything on the board that would take the press for its own.
      on(window, 'pointerdown', (event: PointerEvent) => {
        this.#isPointerLast = true;
        if (this.#isOnBoard(event)) this.#press(event);
      }),
      on(window, 'mousedown', (event: MouseEvent) => {
        if (this.#pressed?.isMoved && this.#isOnBoard(event)) keep(event);
      }),
      on(window, 'contextmenu', (event: MouseEvent) => {
        if (this.#isOnBoard(event)) this.#askMenu(event);
      }),
      on(window, 'pointermove', (event: PointerEvent) => this.#move(event)),
      on(window, 'pointerup', (event: PointerEvent) => this.#let(event)),
      on(window, 'pointercancel', () => this.#stop()),
      on(window, 'click', (event: MouseEvent) => this.#click(event)),
      on(window, 'paste', (event: ClipboardEvent) => this.#paste(event)),
      on(window, 'keydown', (event: KeyboardEvent) => this.#key(event)),
      on(window, 'keyup', (event: KeyboardEvent) => this.#keyUp(event)),
      // Of the window itself: what blurs within it is heard here, too.
      on(window, 'blur', ({ target }) => !isElement(target) && this.#leave()),
      on(document, 'visibilitychange', () => this.#leave()),
      on(document, 'focusin', ({ target }: FocusEvent) => (this.#pointedAt = this.#isPointerLast ? target : null)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  #isOnBoard = ({ target }: Event): boolean => isElement(target) && this.#board.contains(target);

  #press(event: PointerEvent): void {
    const { target, button, pointerId } = event;
    const isFinger = event.pointerType === 'touch';
    if (this.#pressed || !(isElement(target) && target.closest(isFinger ? PIN : SURFACE))) return;
    const isMeant = button === MIDDLE || (button === LEFT && this.#isHeld);
    // A press is the pin's, which a drag from it becomes only on its way.
    const isOfPin = button === LEFT && !isMeant && this.#hand.isOpen() && target.closest(PIN) !== null;
    if (!isMeant && !isOfPin && (button !== RIGHT || target.closest(OWN_MENU))) return;
    const at = { x: event.clientX, y: event.clientY };
    this.#ended = null;
    this.#pressed = { pointerId, button, from: at, at, isMoved: isMeant, menuOn: null };
    if (isMeant) keep(event);
  }

  #move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed?.pointerId !== event.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    pressed.isMoved ||= isApart(pressed.from, at);
    if (!pressed.isMoved) return;
    if (!this.#isMoving) this.#hand.onMoving((this.#isMoving = true));
    this.#hand.move({ x: at.x - pressed.at.x, y: at.y - pressed.at.y });
    pressed.at = at;
  }

  #let(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed?.pointerId !== event.pointerId || event.button !== pressed.button) return;
    this.#stop();
    const isFar = isApart(pressed.from, { x: event.clientX, y: event.clientY });
    if (pressed.isMoved) this.#ended = { button: pressed.button, atMs: event.timeStamp, isFar };
    else pressed.menuOn?.dispatchEvent(menuOf(event));
  }

  #askMenu(event: MouseEvent): void {
    const pressed = this.#pressed;
    if (pressed?.button === RIGHT) {
      if (isElement(event.target)) pressed.menuOn = event.target;
      return keep(event);
    }
    if (this.#follows(event, RIGHT)) keep(event);
  }

  /** What the press that moved the board would have clicked. */
  #click(event: MouseEvent): void {
    if (this.#follows(event, LEFT)) keep(event);
    this.#ended = null;
  }

  /** Some systems paste by the middle button what was chosen last: that is meant in a field, and where nothing was moved. */
  #paste(event: ClipboardEvent): void {
    if (this.#follows(event, MIDDLE) && (this.#ended?.isFar || !isTyping(event.target))) keep(event);
  }

  #follows = ({ timeStamp }: Event, button: number): boolean =>
    this.#ended?.button === button && timeStamp - this.#ended.atMs < FOLLOWS_WITHIN_MS;

  #key(event: KeyboardEvent): void {
    this.#isPointerLast = false;
    if (event.code !== 'Space' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (!this.#isHeld && !this.#isFree(event.target)) return;
    keep(event);
    if (!this.#isHeld) this.#hold(true);
  }

  /** Whether Space would do nothing of its own there. */
  #isFree(target: EventTarget | null): boolean {
    if (!isElement(target) || isTyping(target) || target.closest(PLAYER)) return false;
    if (target.closest(PRESSED_BY_SPACE)) return target === this.#pointedAt;
    return target === target.ownerDocument.body || target.closest(SURFACE) !== null;
  }

  #keyUp(event: KeyboardEvent): void {
    if (event.code !== 'Space' || !this.#isHeld) return;
    keep(event);
    this.#hold(false);
  }

  #leave(): void {
    this.#stop();
    if (this.#isHeld) this.#hold(false);
  }

  #stop(): void {
    this.#pressed = null;
    if (this.#isMoving) this.#hand.onMoving((this.#isMoving = false));
  }

  #hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#hand.onHeld(isHeld);
  }
}

type Heard = {
  addEventListener: EventTarget['addEventListener'];
  removeEventListener: EventTarget['removeEventListener'];
};

function on<E extends Event>(target: Heard, name: string, hear: (event: E) => void): () => void {
  const heard = (event: Event) => hear(event as E);
  target.addEventListener(name, heard, true);
  return () => target.removeEventListener(name, heard, true);
}

function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isApart = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) >= LEAST_PX;
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;
const menuOf = ({ clientX, clientY, screenX, screenY }: PointerEvent): MouseEvent =>
  new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: RIGHT, clientX, clientY, screenX, screenY });
