import { expect, type Page } from '@playwright/test';
import { startTrap, type Trap } from '../injection/trap.ts';
import { bringLogin } from './actions.ts';
import { hostileFiles, putHostileFiles } from './hostile-files.ts';
import { placeProject } from './place-actions.ts';
import { test } from './test.ts';

const PAGES = 6;
const OUT = 'http://out.evil.test';
let trap: Trap;
test.beforeAll(async () => void (trap = await startTrap()));
test.afterAll(() => trap.close());

test('nothing that got into the page finds a way out of it, and no file that is opened by its address runs', async ({
  playwright,
  locale,
  sharedServer,
}) => {
  const browser = await playwright.chromium.launch({
    ...(process.env['BROWSER_PATH'] && { executablePath: process.env['BROWSER_PATH'] }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...trap.browserArgs],
  });
  try {
    const context = await browser.newContext({ locale: locale ?? 'ko-KR' });
    const page = await context.newPage();
    await bringLogin(context, sharedServer.url, { email: 'ways-out@example.com', name: '나갈길' });
    await page.goto(sharedServer.url);
    await test.step('sixteen ways out of the page are shut', () => waysAreShut(page));
    await test.step('a text that is made into markup throws', () => markupThrows(page));
    await test.step('hostile files are downloads, and run nothing', () => filesRunNothing(page, sharedServer.url));
    // Chromium opens a connection before it asks the policy, and says nothing on it.
    expect(trap.heard.filter((said) => said !== '(a connection)')).toEqual([]);
    await test.step('the trap hears what comes out of a page without a policy', () => trapHears(page));
  } finally {
    await browser.close();
  }
});

async function trapHears(page: Page): Promise<void> {
  const blank = await page.context().newPage();
  await blank.evaluate((to) => void (new Image().src = to), `${OUT}/control`);
  await expect.poll(() => trap.heard).toContain('GET /control');
  await blank.close();
}

/** Tries each way; the page says by which directive it was shut, and is asked again until it has said so of all. */
async function waysAreShut(page: Page): Promise<void> {
  await page.evaluate((out) => {
    const make = (tag: string, facts: object) =>
      document.body.append(Object.assign(document.createElement(tag), facts));
    const form = Object.assign(document.createElement('form'), {
      action: `${out}/form`,
      method: 'post',
      target: '_blank',
    });
    const ways: Record<string, () => unknown> = {
      image: () => void (new Image().src = `${out}/image`),
      srcset: () => void (new Image().srcset = `${out}/srcset 2x, ${out}/srcset 1x`),
      background: () => void (document.body.style.backgroundImage = `url(${out}/background)`),
      stylesheet: () => make('link', { rel: 'stylesheet', href: `${out}/stylesheet` }),
      import: () => make('style', { textContent: `@import "${out}/import"` }),
      font: () => new FontFace('out', `url(${out}/font)`).load(),
      fetch: () => fetch(`${out}/fetch`, { mode: 'no-cors' }),
      request: () => {
        const request = new XMLHttpRequest();
        request.open('GET', `${out}/request`);
        request.send();
      },
      beacon: () => navigator.sendBeacon(`${out}/beacon`, 'x'),
      socket: () => new WebSocket(`${out.replace('http', 'ws')}/socket`),
      events: () => new EventSource(`${out}/events`),
      video: () => make('video', { src: `${out}/video`, preload: 'auto' }),
      frame: () => make('iframe', { src: `${out}/frame` }),
      plugin: () => make('object', { data: `${out}/plugin` }),
      poster: () => make('video', { poster: `${out}/poster` }),
      form: () => {
        document.body.append(form);
        form.submit();
      },
    };
    const shut: string[] = [];
    Object.assign(window, { shut, tried: Object.keys(ways) });
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
      // Of a frame only the host is told.
      shut.push(effectiveDirective === 'frame-src' ? 'frame' : blockedURI.slice(blockedURI.lastIndexOf('/') + 1));
    });
    for (const [name, way] of Object.entries(ways)) {
      try {
        void Promise.resolve(way()).catch(() => undefined);
      } catch {
        shut.push(name);
      }
    }
  }, OUT);
  const told = () =>
    page.evaluate(() => {
      const { shut, tried } = window as unknown as { shut: string[]; tried: string[] };
      return { tried: tried.length, open: tried.filter((way) => !shut.includes(way)) };
    });
  await expect.poll(told).toEqual({ tried: 16, open: [] });
}

async function markupThrows(page: Page): Promise<void> {
  const thrown = await page.evaluate(() => {
    const tries: (() => void)[] = [
      () => void (document.createElement('div').innerHTML = '<b>x</b>'),
      () => void (document.createElement('iframe').srcdoc = '<b>x</b>'),
      () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => void (document.createElement('script').text = 'x'),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'made';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(thrown).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
}

async function filesRunNothing(page: Page, url: string): Promise<void> {
  const { id } = await placeProject(page, '적대적인 파일');
  const addresses = await putHostileFiles(page, id);
  expect(addresses.length).toBeGreaterThan(40);
  expect(hostileFiles.length).toBeGreaterThanOrEqual(60);
  const ran: string[] = [];
  const pages = await Promise.all(Array.from({ length: PAGES }, () => page.context().newPage()));
  const look = async (opened: Page, mine: readonly string[]) => {
    opened.on('dialog', (dialog) => void ran.push(dialog.message()));
    for (const address of mine) {
      // A download ends the navigation; film, sound and documents are shown by the browser's own viewer.
      const shown = await opened.goto(url + address, { waitUntil: 'commit' }).catch(() => null);
      if (shown && (await opened.title()) === 'RAN') ran.push(address);
    }
  };
  await Promise.all(
    pages.map((opened, i) =>
      look(
        opened,
        addresses.filter((_, at) => at % PAGES === i),
      ),
    ),
  );
  expect(ran).toEqual([]);
  await Promise.all(pages.map((opened) => opened.close()));
}
