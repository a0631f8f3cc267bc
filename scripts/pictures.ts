import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../tests/browser.ts';
import { startAiStub } from '../tests/ai-stub/start-ai-stub.ts';
import { startTestServer } from '../tests/journeys/test-server.ts';
import { signIn } from '../bench/board/seed.ts';
import { picturesAtWork } from './pictures/at-work.ts';
import type { Language } from './pictures/cards.ts';
import { picturesOfChats } from './pictures/chats.ts';
import { openDesk } from './pictures/desk.ts';
import { picturesOfHands } from './pictures/in-hand.ts';
import { picturesOnPhone } from './pictures/on-phone.ts';
import { picturesOverBoard } from './pictures/over-board.ts';
import { sheetsOf } from './pictures/sheets.ts';

/**
 * Every kind of card in every state, in both themes and languages, on wide screens and telephones, as pictures to be looked
 * at beside the design: npm run pictures. They are written to .build/pictures.
 */
const OUT = '.build/pictures';
const { values } = parseArgs({
  options: {
    /** Some of it, for quick work: any of sheets, hands, chats, work, phone, over. */
    only: { type: 'string', default: 'sheets,hands,chats,work,phone,over' },
    languages: { type: 'string', default: 'ko,en' },
  },
});
const wanted = new Set(values.only.split(','));
const languages = values.languages.split(',').filter((one): one is Language => one === 'ko' || one === 'en');
const themes = ['light', 'dark'] as const;

const found = findBrowser();
if ('missing' in found) {
  console.log(`no browser: ${found.missing}`);
  process.exit(2);
}
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const stub = await startAiStub();
const server = await startTestServer(stub.env);
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const account = await signIn(server.url);
  for (const language of languages) {
    for (const theme of themes) await takeAll(browser, { account, language, theme, stub });
  }
} finally {
  await browser.close();
  await server.close();
  await stub.close();
}
console.log(`Pictures are in ${OUT}.`);

async function takeAll(browser: Browser, place: Parameters<typeof openDesk>[1]): Promise<void> {
  const { language, theme } = place;
  const pathOf = (name: string) => `${OUT}/${name}-${language}-${theme}.png`;
  for (const sheet of wanted.has('sheets') ? sheetsOf(language) : []) {
    const desk = await openDesk(browser, place, { sheet });
    await desk.page.screenshot({ path: pathOf(sheet.name) });
    if (sheet.name === 'links') {
      for (const steps of [5, 9]) {
        await desk.smaller(steps);
        await desk.page.screenshot({ path: pathOf(`far-${steps}`) });
      }
    }
    await desk.close();
  }
  if (wanted.has('hands')) await picturesOfHands(browser, place, pathOf('hands'));
  if (wanted.has('chats')) await picturesOfChats(browser, place, pathOf);
  if (wanted.has('work')) await picturesAtWork(browser, place, pathOf);
  if (wanted.has('phone')) await picturesOnPhone(browser, place, pathOf);
  if (wanted.has('over')) await picturesOverBoard(browser, place, pathOf);
}
