import { expect } from '@playwright/test';
import { hostileSources } from '../injection/hostile-board.ts';
import { lookAtAnswers } from '../injection/look-at-answers.ts';
import { startTrap, type Trap } from '../injection/trap.ts';
import { test } from './test.ts';

/** Some of each kind, and those with named characters; all of them are looked at by `npm run bench -- injection`. */
const some = hostileSources.filter(({ payload }, i) => i % 6 === 0 || /&[a-z]+;/.test(payload));
let trap: Trap;
test.beforeAll(async () => void (trap = await startTrap()));
test.afterAll(() => trap.close());

test('a model that obeys hostile sources carries nothing away without a click', async ({ playwright, locale }) => {
  const browser = await playwright.chromium.launch({
    ...(process.env['BROWSER_PATH'] && { executablePath: process.env['BROWSER_PATH'] }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...trap.browserArgs],
  });
  try {
    const page = await browser.newPage({ locale: locale ?? 'ko-KR', viewport: { width: 1440, height: 900 } });
    const { obeyed, foreign } = await lookAtAnswers(page, trap, some);
    expect(obeyed).toEqual(some.map(({ name }) => name));
    expect(foreign).toEqual([]);
  } finally {
    await browser.close();
  }
});
