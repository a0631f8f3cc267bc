import { chromium } from '@playwright/test';
import { it } from 'vitest';
import { makePdf } from '../../../tests/replay/documents.ts';
import { makeApp } from './make-app.ts';
import { makeDesk } from './project-desk.ts';

function wav(): Buffer {
  const data = Buffer.alloc(8000 * 2, 128);
  const h = Buffer.alloc(44);
  h.write('RIFF', 0);
  h.writeUInt32LE(36 + data.length, 4);
  h.write('WAVEfmt ', 8);
  h.writeUInt32LE(16, 16);
  h.writeUInt16LE(1, 20);
  h.writeUInt16LE(1, 22);
  h.writeUInt32LE(8000, 24);
  h.writeUInt32LE(8000, 28);
  h.writeUInt16LE(1, 32);
  h.writeUInt16LE(8, 34);
  h.write('data', 36);
  h.writeUInt32LE(data.length, 40);
  return Buffer.concat([h, data]);
}
it('looks', { timeout: 120_000 }, async () => {
  const app = await makeApp({ listen: true });
  const owner = await app.signIn('Jiwoo');
  const desk = await makeDesk(owner);
  const sound = await desk.add('소리.wav', wav());
  const pdf = await desk.add('문서.pdf', makePdf(['안녕하세요 Hello PDF']));
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const context = await browser.newContext();
  const [name = '', value = ''] = owner.cookie.split('=');
  await context.addCookies([{ name, value, url: app.url }]);
  const page = await context.newPage();
  page.on('console', (m) => console.log('CONSOLE', m.text()));
  await page.goto(`${app.url}/api/files/${sound.id}`).catch((e: Error) => console.log('sound nav', e.message));
  await page.waitForTimeout(1500);
  console.log(
    await page.evaluate(() => {
      const v = document.querySelector('video,audio') as HTMLMediaElement | null;
      return v && [v.readyState, v.duration, v.error?.message];
    }),
  );
  await page.screenshot({ path: '/tmp/pf/sound.png' });
  await page.goto(`${app.url}/api/files/${pdf.id}`).catch((e: Error) => console.log('pdf nav', e.message));
  await page.waitForTimeout(2000);
  console.log(page.url(), await page.content().catch((e: Error) => e.message));
  await page.screenshot({ path: '/tmp/pf/pdf.png' });
  await browser.close();
  await app.close();
});
