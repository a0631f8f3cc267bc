import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accountApi } from '../src/contract/account/account.api.ts';
import { systemApi } from '../src/contract/account/system.api.ts';
import { ownStyles } from './own-styles.ts';

const WEB = 'dist/web';

/**
 * Writes the door out as a document of its own for each language. It is the door's document, with the styles in it,
 * and it asks at once for everything that stands between a visitor and the login button: the screen, its words, who visits,
 * and what this instance offers.
 */
export function writeAccess(): void {
  const door = ownStyles(readFileSync(path.join(WEB, 'access.html'), 'utf8'));
  for (const language of ['ko', 'en']) {
    const modules = withImports([builtAs(`shared-${language}`)]);
    const wanted = [
      ...modules
        .map((name) => `/assets/${name}`)
        .filter((href) => !door.includes(`"${href}"`))
        .map(asModule),
      ...[accountApi.readUser, systemApi.settings].map((route) => asAnswer(route.path)),
    ];
    const document = door
      .replace('<html lang="ko">', `<html lang="${language}">`)
      .replace('</head>', () => `${wanted.join('\n')}\n</head>`);
    writeFileSync(path.join(WEB, `access.${language}.html`), document);
  }
}

const asModule = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;
const asAnswer = (href: string) => `<link rel="preload" as="fetch" crossorigin href="${href}">`;

function builtAs(name: string): string {
  const found = readdirSync(path.join(WEB, 'assets')).find(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  );
  if (!found) throw new Error(`The build left no ${name}.`);
  return found;
}

/** These modules and whatever they import, also through others. */
function withImports(names: readonly string[]): string[] {
  const all = new Set(names);
  for (const name of all) {
    const code = readFileSync(path.join(WEB, 'assets', name), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) all.add(imported);
  }
  return [...all];
}
