import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WEB = 'dist/web';

/** The built document with its styles inside, so that the first paint waits for nothing else; the fonts' stay outside. */
export function ownStyles(document: string): string {
  const assets = readdirSync(path.join(WEB, 'assets'));
  const fonts = assets.find((name) => /^fonts-.*\.css$/.test(name));
  const [link, href] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(document) ?? [];
  if (!link || !href || !fonts) throw new Error('The build left no style sheet for a document, or none for its fonts.');
  const styles = readFileSync(path.join(WEB, href), 'utf8');
  const parts = `<style>${styles}</style><noscript><link rel="stylesheet" href="/assets/${fonts}"></noscript>`;
  return document.replace(link, () => parts);
}
