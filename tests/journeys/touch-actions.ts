import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

interface Place {
  x: number;
  y: number;
}

type Pair = [Place, Place];

/** A telephone with fingers. */
export const phone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    locale: 'ko-KR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });

/** What one or two fingers do on a page. */
export class Fingers {
  readonly #page: Page;
  readonly #line: CDPSession;

  constructor(page: Page, line: CDPSession) {
    this.#page = page;
    this.#line = line;
  }

  static on = async (page: Page): Promise<Fingers> => new Fingers(page, await page.context().newCDPSession(page));

  tap = ({ x, y }: Place): Promise<void> => this.#page.touchscreen.tap(x, y);

  /** Rests on a place until `seen` is true, and lets go there. */
  async rest(at: Place, seen: () => Promise<void>): Promise<void> {
    await this.#tell('touchStart', [at]);
    await seen();
    await this.#tell('touchEnd', []);
  }

  async drag(from: Place, to: Place): Promise<void> {
    // A finger that drags does not rest first, however long the machine takes to tell of it.
    await Promise.all([this.#tell('touchStart', [from]), this.#tell('touchMove', [between(from, to, 1 / 12)])]);
    for (let i = 2; i <= 12; i++) await this.#tell('touchMove', [between(from, to, i / 12)]);
    await this.#tell('touchEnd', []);
  }

  /** Two fingers, from one distance around a place to another. */
  pinch(at: Place, from: number, to: number): Promise<void> {
    const pair = (distance: number): Pair => [
      { x: at.x, y: at.y - distance / 2 },
      { x: at.x, y: at.y + distance / 2 },
    ];
    return this.two(pair(from), pair(to));
  }

  /** Two fingers that come together; or, after the first has gone `first` px to the right alone, one after the other. */
  async two(from: Pair, to: Pair, first = 0): Promise<void> {
    const begun: Pair = [{ x: from[0].x + first, y: from[0].y }, from[1]];
    if (first > 0) {
      await this.#tell('touchStart', [from[0]]);
      for (let i = 1; i <= 4; i++) await this.#tell('touchMove', [between(from[0], begun[0], i / 4)]);
    }
    await this.#tell('touchStart', begun);
    for (let i = 1; i <= 12; i++) {
      await this.#tell('touchMove', [between(begun[0], to[0], i / 12), between(begun[1], to[1], i / 12)]);
    }
    await this.#tell('touchEnd', []);
  }

  async #tell(type: 'touchStart' | 'touchMove' | 'touchEnd', places: Place[]): Promise<void> {
    const touchPoints = places.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id }));
    await this.#line.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** What a pen on the glass does; browsers tell of it as of a mouse that says it is a pen. */
export class Pen {
  readonly #line: CDPSession;

  private constructor(line: CDPSession) {
    this.#line = line;
  }

  static on = async (page: Page): Promise<Pen> => new Pen(await page.context().newCDPSession(page));

  async down({ x, y }: Place): Promise<void> {
    await this.#tell('mouseMoved', { x, y }, 0);
    await this.#tell('mousePressed', { x, y }, 1);
  }

  async move(from: Place, to: Place): Promise<void> {
    for (let i = 1; i <= 12; i++) {
      const at = (start: number, end: number) => start + ((end - start) * i) / 12;
      await this.#tell('mouseMoved', { x: at(from.x, to.x), y: at(from.y, to.y) }, 1);
    }
  }

  up = (at: Place): Promise<void> => this.#tell('mouseReleased', at, 0);

  async tap(at: Place): Promise<void> {
    await this.down(at);
    await this.up(at);
  }

  async drag(from: Place, to: Place): Promise<void> {
    await this.down(from);
    await this.move(from, to);
    await this.up(to);
  }

  async #tell(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Place, buttons: number): Promise<void> {
    const button = type === 'mouseMoved' && buttons === 0 ? 'none' : 'left';
    const clickCount = type === 'mouseMoved' ? 0 : 1;
    await this.#line.send('Input.dispatchMouseEvent', { type, ...at, button, buttons, clickCount, pointerType: 'pen' });
  }
}

const between = (a: Place, b: Place, share: number): Place => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
