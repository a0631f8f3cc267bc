import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { newId } from '../../src/contract/base/id.ts';
import { blankNode } from '../../src/contract/board/blank.ts';
import { withBrowser } from '../board/attempt.ts';
import { must, newCanvas, signIn, type Caller } from '../load/caller.ts';
import { inviteCrowd, withServer } from './crowd.ts';
import { round, shareOf, type Figure, type Options, type Part } from './figure.ts';
import { browserOr } from './screen.ts';

const RUNS = 5_000;
const WORDS = 20;
const BLOCKS = 6;
const SYLLABLES = 1_000;
const KEYS = 30;
const KEY_MS = 70;
const OPEN_MS = 60_000;
const HEARD_MS = 10_000;
const BROWSER_MS = 460_000;
const VITEST = path.resolve(import.meta.dirname, '../../node_modules/.bin/vitest');

/** The property of the editor itself, by more runs than the tests have time for. */
async function converge(runs: number, seed: number): Promise<Figure[]> {
  const env = { ...process.env, CONVERGENCE_RUNS: `${runs}`, CONVERGENCE_SEED: `${seed}` };
  const args = ['run', '--project', 'unit-rules', '--testTimeout', '7200000', 'src/web/editor/convergence.test.ts'];
  const child = spawn(VITEST, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) console.log(said.slice(-2_000));
  const what = `of ${runs} runs with letters lost, doubled, mixed or not the same`;
  return [{ what, value: code === 0 ? 0 : 1, unit: '', bar: { most: 0 } }];
}

interface Desk {
  owner: Page;
  mate: Page;
  /** The note in which both write, and one of the mate's own. */
  shared: string;
  other: string;
}

async function open(browser: Browser, who: Caller, canvasId: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ko-KR' });
  const cookies = (who.headers['cookie'] ?? '').split('; ').map((one) => one.split('=') as [string, string]);
  await context.addCookies(cookies.map(([name, ...value]) => ({ name, value: value.join('='), url: who.url })));
  const page = await context.newPage();
  await page.goto(`${who.url}/canvas/${canvasId}`);
  await page.locator('.react-flow__node').first().waitFor({ timeout: OPEN_MS });
  return page;
}

const OPEN_TRIES = 6;

const selectorOf = (noteId: string) => `.react-flow__node[data-id="${noteId}"] textarea`;
const fieldOf = (page: Page, noteId: string) => page.locator(selectorOf(noteId));

async function writeIn(page: Page, noteId: string): Promise<void> {
  const field = fieldOf(page, noteId);
  // A page that has only just come may miss the first press.
  for (let tries = 0; tries < OPEN_TRIES && !(await field.isVisible()); tries++) {
    await page.locator(`.react-flow__node[data-id="${noteId}"]`).dblclick();
    await field.waitFor({ timeout: OPEN_MS / OPEN_TRIES }).catch(() => undefined);
  }
  await field.waitFor({ timeout: OPEN_MS });
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  });
}

/** From here on letters are told at once; before that each is alone. */
const together = (desk: Desk) =>
  Promise.all([desk.owner, desk.mate].map((page) => page.getByText('함께 쓰는 중').waitFor({ timeout: OPEN_MS })));

async function leaveNote(page: Page, noteId: string): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await fieldOf(page, noteId).waitFor({ state: 'hidden', timeout: OPEN_MS });
}

/** From the last key of a word to the frame in which the other has all of it. */
async function lettersOf(desk: Desk, count: number): Promise<number[]> {
  const { owner, mate, shared } = desk;
  const times: number[] = [];
  await writeIn(mate, shared);
  await writeIn(owner, shared);
  await together(desk);
  for (let i = 0; i < count; i++) {
    const word = `word${i}.`;
    const heard = mate.evaluate(
      ([field, expected, ms]) =>
        new Promise<number>((resolve) => {
          const end = performance.now() + ms;
          const look = () => {
            const isHeard = document.querySelector<HTMLTextAreaElement>(field)?.value.includes(expected) ?? false;
            if (isHeard || performance.now() > end) resolve(Date.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
      [selectorOf(shared), word, HEARD_MS] as const,
    );
    await owner.keyboard.type(word, { delay: KEY_MS });
    const typedAt = Date.now();
    times.push((await heard) - typedAt);
  }
  return times;
}

/** From the keys of one page to the frames that show their letters, while the mate types in this note. */
async function keysBeside({ owner, mate, shared }: Desk, matesNote: string): Promise<number[]> {
  await writeIn(mate, matesNote);
  await writeIn(owner, shared);
  // They are listened to before the first is pressed: one that is missed would be waited for.
  const times = await owner.evaluateHandle(
    ([field, count]) => {
      const all: number[] = [];
      const whole = new Promise<number[]>((resolve) => {
        const key = ({ target }: KeyboardEvent) => {
          if (!(target instanceof Element && target.matches(field))) return;
          const startedAt = performance.now();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.start();
            port1.addEventListener('message', () => {
              if (all.push(performance.now() - startedAt) < count) return;
              document.removeEventListener('keydown', key, true);
              resolve(all);
            });
            port2.postMessage(null);
          });
        };
        document.addEventListener('keydown', key, true);
      });
      return { whole };
    },
    [selectorOf(shared), KEYS] as const,
  );
  await Promise.all([
    owner.keyboard.type('o'.repeat(KEYS), { delay: KEY_MS }),
    mate.keyboard.type('m'.repeat(KEYS), { delay: KEY_MS }),
  ]);
  const taken = await times.evaluate(({ whole }) => whole);
  await leaveNote(owner, shared);
  await leaveNote(mate, matesNote);
  return taken;
}

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** What an input method shows of a syllable on its way, the last being the syllable itself. */
function stepsOf(i: number): [string, string, string] {
  const [initial, vowel, final] = [i % 19, (i * 5) % 21, 1 + ((i * 11) % 27)];
  const open = 0xac00 + (initial * 21 + vowel) * 28;
  return [INITIALS[initial] ?? '', String.fromCharCode(open), String.fromCharCode(open + final)];
}

/** How many of these syllables are not there in their order, and how many others are. */
function lostIn(text: string, expected: readonly string[]): number {
  const found = [...text].filter((sign) => sign >= '가' && sign <= '힣');
  let at = 0;
  for (const sign of found) if (sign === expected[at]) at++;
  return expected.length - at + Math.max(0, found.length - at);
}

/** Syllables composed by an input method while the mate types in the same note: those that are wrong in either page. */
async function composed({ owner, mate, shared }: Desk, count: number): Promise<number> {
  await writeIn(mate, shared);
  await writeIn(owner, shared);
  const read = (page: Page) => fieldOf(page, shared).inputValue();
  const before = [...(await read(owner))].filter((sign) => sign >= '가' && sign <= '힣');
  const cdp = await owner.context().newCDPSession(owner);
  const typing = new AbortController();
  const types = (async () => {
    while (!typing.signal.aborted) await mate.keyboard.type('m', { delay: KEY_MS });
  })();
  const syllables = Array.from({ length: count }, (_, i) => stepsOf(i));
  for (const [initial, open, whole] of syllables) {
    for (const text of [initial, open, whole])
      await cdp.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    await cdp.send('Input.insertText', { text: whole });
  }
  typing.abort();
  await types;
  const end = performance.now() + HEARD_MS;
  while ((await read(owner)) !== (await read(mate)) && performance.now() < end) await pause(100);
  const expected = [...before, ...syllables.map(([, , whole]) => whole)];
  const wrong = [lostIn(await read(owner), expected), lostIn(await read(mate), expected)];
  await cdp.detach();
  await leaveNote(owner, shared);
  await leaveNote(mate, shared);
  return Math.max(...wrong);
}

async function write(browserPath: string, rounds: number | null): Promise<Figure[]> {
  return withServer(({ url }) =>
    withBrowser(browserPath, BROWSER_MS, async (browser) => {
      const owner = await signIn(url);
      const canvasId = await newCanvas(owner, 'Together');
      const notes = [0, 500].map((x) =>
        blankNode({ id: newId(Date.now()), position: { x, y: 0 }, content: '첫 줄. ' }),
      );
      const changes = notes.map((node) => ({ id: newId(Date.now()), change: { do: 'add-node', node } }));
      await must(owner, { method: 'POST', path: `/api/canvases/${canvasId}/changes`, body: { changes } });
      const { boardId } = await must<{ boardId: string }>(owner, { method: 'GET', path: `/api/canvases/${canvasId}` });
      const [mate] = await inviteCrowd(owner, boardId, 1);
      if (!mate) throw new Error('nobody came');
      const desk: Desk = {
        owner: await open(browser, owner, canvasId),
        mate: await open(browser, mate, canvasId),
        shared: notes[0]?.id ?? '',
        other: notes[1]?.id ?? '',
      };
      const letters = await lettersOf(desk, rounds ?? WORDS);
      await leaveNote(desk.owner, desk.shared);
      await leaveNote(desk.mate, desk.shared);
      const syllables = rounds ? rounds * 50 : SYLLABLES;
      const wrong = await composed(desk, syllables);
      const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;
      const ratios: number[] = [];
      const alone: number[] = [];
      for (let i = 0; i < Math.min(BLOCKS, rounds ?? BLOCKS); i++) {
        const apart = mean(await keysBeside(desk, desk.other));
        ratios.push(mean(await keysBeside(desk, desk.shared)) / apart);
        alone.push(apart);
      }
      return [
        {
          what: "the other's letters after the pause, p95",
          value: round(shareOf(letters, 0.95), 0),
          unit: 'ms',
          bar: { most: 600 },
        },
        { what: 'the same, median', value: round(shareOf(letters, 0.5), 0), unit: 'ms' },
        {
          what: `of ${syllables} syllables composed beside a mate, lost or doubled`,
          value: wrong,
          unit: '',
          bar: { most: 0 },
        },
        {
          what: 'own key to paint, of the mate in another note',
          value: round(shareOf(ratios, 0.5)),
          unit: '',
          bar: { most: 1.05 },
        },
        { what: 'own key to paint, the mate in another note', value: round(shareOf(alone, 0.5), 1), unit: 'ms' },
      ];
    }),
  );
}

async function measure({ rounds, seed }: Options): Promise<Figure[]> {
  const converged = await converge(rounds ? rounds * 50 : RUNS, seed);
  const found = browserOr((note) => [{ what: 'two pages', value: null, unit: '', bar: { most: 0 }, note }]);
  if ('figures' in found) return [...converged, ...found.figures];
  const written = await write(found.path, rounds).catch((error: unknown): Figure[] => {
    const note = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    return [{ what: 'two pages', value: null, unit: '', bar: { most: 0 }, note }];
  });
  return [...converged, ...written];
}

export const text: Part = {
  name: 'text',
  what: 'two write in one note: nothing is lost, and neither waits for the other',
  run: measure,
};
