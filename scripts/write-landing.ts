import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
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
  const frame = withOwnStyles(readFileSync(path.join(WEB, 'landing.html'), 'utf8'));
  for (const language of languages) {
    for (const [ending, isSold] of [
      ['', false],
      ['.sold', true],
    ] as const) {
      const document = fillFrame(frame, language, renderLanding(language, isSold));
      writeFileSync(path.join(WEB, `landing.${language}${ending}.html`), document);
    }
    copyFileSync(`src/web/landing/pictures/maru-${language}.png`, path.join(WEB, `maru-${language}.png`));
  }
  for (const ending of ['', '.br', '.gz']) rmSync(path.join(WEB, `landing.html${ending}`), { force: true });
  writeFileSync(path.join(WEB, 'robots.txt'), robots);
  writeFileSync(path.join(WEB, 'sitemap.xml'), sitemap);
}

/** The styles stand in the document, so that the first paint waits for nothing else; the fonts' stay outside. */
function withOwnStyles(frame: string): string {
  const assets = readdirSync(path.join(WEB, 'assets'));
  const fonts = assets.find((name) => /^fonts-.*\.css$/.test(name));
  const [link, href] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(frame) ?? [];
  if (!link || !href || !fonts)
    throw new Error('The build left no style sheet for the landing page, or none for its fonts.');
  const styles = readFileSync(path.join(WEB, href), 'utf8');
  const parts = `<style>${styles}</style><noscript><link rel="stylesheet" href="/assets/${fonts}"></noscript>`;
  return frame.replace(link, () => parts);
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
