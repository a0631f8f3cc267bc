import { describe, expect, it } from 'vitest';
import { keepAwake, type AwakeScreen } from './keep-awake.ts';
import { readPrompterKey } from './prompter-keys.ts';
import { readPrompterSettings, speedIn } from './prompter-settings.ts';
import { takeWholeScreen } from './whole-screen.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function openAwake(isRefused = false) {
  const told = { held: 0, released: 0, isSeen: true, listeners: new Set<() => void>() };
  const screen: AwakeScreen = {
    lock: async () => {
      if (isRefused) throw new DOMException('low battery', 'NotAllowedError');
      told.held += 1;
      return { release: async () => void (told.released += 1) };
    },
    isSeen: () => told.isSeen,
    onSeen(changed) {
      told.listeners.add(changed);
      return () => told.listeners.delete(changed);
    },
  };
  return { told, screen };
}

describe('the screen', () => {
  it('is kept awake, again when it comes back into sight, and let go in the end', async () => {
    const { told, screen } = openAwake();
    const letGo = keepAwake(screen);
    await settled();
    expect(told.held).toBe(1);
    told.isSeen = false;
    told.listeners.forEach((changed) => changed());
    await settled();
    expect(told.held).toBe(1);
    told.isSeen = true;
    told.listeners.forEach((changed) => changed());
    await settled();
    expect(told.held).toBe(2);
    letGo();
    expect([told.released, told.listeners.size]).toEqual([2, 0]);
  });

  it('is let go at once where it was held too late', async () => {
    const { told, screen } = openAwake();
    keepAwake(screen)();
    await settled();
    expect([told.held, told.released]).toEqual([1, 1]);
  });

  it('goes dark where the browser refuses or cannot', async () => {
    const refused = openAwake(true);
    keepAwake(refused.screen)();
    keepAwake({ ...refused.screen, lock: undefined })();
    await settled();
    expect(refused.told.held).toBe(0);
  });
});

/** A page with as much of the Fullscreen API as is used. */
function openPage(mayTake: boolean) {
  const page = Object.assign(new EventTarget(), {
    fullscreenElement: null as object | null,
    documentElement: {
      requestFullscreen: async () => {
        if (!mayTake) throw new TypeError('not allowed');
        page.fullscreenElement = page.documentElement;
        page.dispatchEvent(new Event('fullscreenchange'));
      },
    },
    exitFullscreen: async () => {
      page.fullscreenElement = null;
      page.dispatchEvent(new Event('fullscreenchange'));
    },
  });
  return page;
}

describe('the whole screen', () => {
  it('is taken, and given back when the script is left', async () => {
    const page = openPage(true);
    let left = 0;
    const giveBack = takeWholeScreen(page as unknown as Document, () => (left += 1));
    await settled();
    expect(page.fullscreenElement).not.toBeNull();
    giveBack();
    expect([page.fullscreenElement, left]).toEqual([null, 0]);
  });

  it('tells when a person leaves it by Esc', async () => {
    const page = openPage(true);
    let left = 0;
    takeWholeScreen(page as unknown as Document, () => (left += 1));
    await settled();
    await page.exitFullscreen();
    expect(left).toBe(1);
  });

  it('is done without where it is refused, or had by something else', async () => {
    const refused = openPage(false);
    takeWholeScreen(refused as unknown as Document, () => expect.unreachable())();
    const taken = openPage(true);
    taken.fullscreenElement = {};
    takeWholeScreen(taken as unknown as Document, () => expect.unreachable())();
    await settled();
    expect([refused.fullscreenElement, taken.fullscreenElement]).toEqual([null, {}]);
  });
});

describe('a key', () => {
  const press = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, isOnButton: false };
  it.each([
    [{ key: ' ' }, 'toggle'],
    [{ key: ' ', isOnButton: true }, null],
    [{ key: '+' }, 'faster'],
    [{ key: '=' }, 'faster'],
    [{ key: '-' }, 'slower'],
    [{ key: ']' }, 'larger'],
    [{ key: '[' }, 'smaller'],
    [{ key: 'ㅡ', code: 'KeyM' }, 'mirror'],
    [{ key: 'b', code: 'KeyB' }, 'breaths'],
    [{ key: 'ArrowRight', isOnButton: true }, 'next-section'],
    [{ key: 'PageUp' }, 'previous-section'],
    [{ key: 'ArrowDown' }, 'next-line'],
    [{ key: 'ArrowUp' }, 'previous-line'],
    [{ key: 'Home' }, 'start'],
    [{ key: '+', ctrlKey: true }, null],
    [{ key: 'b', code: 'KeyB', metaKey: true }, null],
    [{ key: 'Escape' }, null],
    [{ key: 'constructor' }, null],
    [{ key: 'x', code: 'KeyX' }, null],
  ])('%j means %j', (given, wish) => expect(readPrompterKey({ ...press, ...given })).toBe(wish));
});

describe('what is kept of the way a script is shown', () => {
  const start = { sizePx: 56, isMirrored: false, hasBreaths: false };
  it.each([
    [null, start],
    ['no json', start],
    ['null', start],
    ['[1]', start],
    ['{"sizePx":72,"isMirrored":true,"hasBreaths":true}', { sizePx: 72, isMirrored: true, hasBreaths: true }],
    ['{"sizePx":9999,"isMirrored":"yes"}', { ...start, sizePx: 120 }],
  ])('%j is read as %j', (stored, settings) => expect(readPrompterSettings(stored, 1440)).toEqual(settings));

  it('begins smaller on a telephone, and stays as it was left there, too', () => {
    expect(readPrompterSettings(null, 390)).toEqual({ ...start, sizePx: 40 });
    expect(readPrompterSettings('{"sizePx":72}', 390)).toEqual({ ...start, sizePx: 72 });
  });

  it.each([
    [{ speed: 340 }, 340],
    [{ speed: 5 }, 150],
    [{ speed: 'fast' }, 300],
    [{}, 300],
  ])('the values %j give %d syllables a minute', (values, speed) => expect(speedIn(values)).toBe(speed));
});
