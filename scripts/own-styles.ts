import { readFileSync } from 'node:fs';
import path from 'node:path';

const WEB = 'dist/web';

/** The built document with its styles inside, so that the first paint waits for nothing else. */
export function ownStyles(document: string): string {
  const [link, href] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(document) ?? [];
  if (!link || !href) throw new Error('The build left no style sheet for a document.');
  const styles = readFileSync(path.join(WEB, href), 'utf8');
  return document.replace(link, () => `<style>${styles}</style>`);
}
