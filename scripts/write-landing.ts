import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ownFont } from './own-font.ts';
import { ownStyles } from './own-styles.ts';
import type { robots, renderLanding, sitemap } from '../src/web/landing/prerender.tsx';

const WEB = 'dist/web';
const RENDERER = '.build/prerender';
const languages = ['ko', 'en'] as const;

interface Renderer {
  renderLanding: typeof renderLanding;
  robots: typeof robots;
  sitemap: typeof sitemap;
}

/**
 * Writes the landing page out: a document for each language, with and without a membership to sell, into which the server
 * fills its own addresses. Then what search engines and link previews ask for.
 */
export async function writeLanding(): Promise<void> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'landing/prerender.tsx', ssrEmitAssets: true, outDir: path.resolve(RENDERER), emptyOutDir: true },
  });
  const address = pathToFileURL(path.resolve(RENDERER, 'prerender.js')).href;
  const { renderLanding, robots, sitemap } = (await import(`${address}?${Date.now()}`)) as Renderer;

  const isPicture = (file: string) => !/\.js(\.br|\.gz)?$/.test(file);
  cpSync(path.join(RENDERER, 'assets'), path.join(WEB, 'assets'), { recursive: true, filter: isPicture });
  const frame = ownStyles(readFileSync(path.join(WEB, 'landing.html'), 'utf8'));
  for (const language of languages) {
    const rendered = { '': renderLanding(language, false), '.sold': renderLanding(language, true) };
    const font = await ownFont(rendered[''].page + rendered['.sold'].page);
    for (const [ending, { head, page }] of Object.entries(rendered)) {
      const document = fillFrame(frame, language, { head: head + font, page });
      writeFileSync(path.join(WEB, `landing.${language}${ending}.html`), document);
    }
    copyFileSync(`src/web/landing/pictures/maru-${language}.png`, path.join(WEB, `maru-${language}.png`));
  }
  for (const ending of ['', '.br', '.gz']) rmSync(path.join(WEB, `landing.html${ending}`), { force: true });
  writeFileSync(path.join(WEB, 'robots.txt'), robots);
  writeFileSync(path.join(WEB, 'sitemap.xml'), sitemap);
}

/** Every part is put in as it is: a function, since `$` means something in a replacing text. */
function fillFrame(frame: string, language: string, { head, page }: { head: string; page: string }): string {
  const parts = [
    ['<html lang="ko" data-landing="ko">', `<html lang="${language}" data-landing="${language}">`],
    ['<title>Maru</title>', head],
    ['<div id="root"></div>', `<div id="root">${page}</div>`],
  ] as const;
  return parts.reduce((text, [place, part]) => {
    if (!text.includes(place)) throw new Error(`landing.html has no place for the page: ${place} is missing`);
    return text.replace(place, () => part);
  }, frame);
}
