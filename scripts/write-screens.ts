import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accountApi } from '../src/contract/account/account.api.ts';
import { canvasesApi } from '../src/contract/canvases/canvases.api.ts';
import { orgsApi } from '../src/contract/orgs/orgs.api.ts';
import { projectsApi } from '../src/contract/projects/projects.api.ts';

const WEB = 'dist/web';
const MANIFEST = path.join(WEB, '.vite/manifest.json');

/** What the manifest of the build says of a file; `imports` are keys of the manifest. */
interface Built {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Built>;

interface Screen {
  name: string;
  /** The address of its page, as the router knows it. */
  path: string;
  /** Its module and its catalogues of words, as App.tsx names them. */
  module: string;
  words: string[];
  /** What it asks the server for before it can be drawn; parameters are those of its address. */
  reads: { path: string }[];
}

const screens: Screen[] = [
  {
    name: 'dashboard',
    path: '/',
    module: 'dashboard/DashboardScreen.tsx',
    words: ['shared', 'rooms'],
    reads: [accountApi.readUser, canvasesApi.list, orgsApi.list, projectsApi.list],
  },
  {
    name: 'canvas',
    path: '/canvas/:canvasId',
    module: 'canvas/CanvasScreen.tsx',
    words: ['shared', 'board'],
    reads: [accountApi.readUser, canvasesApi.readBoard, canvasesApi.read],
  },
  {
    name: 'project-board',
    path: '/projects/:projectId/board',
    module: 'project-board/ProjectBoardScreen.tsx',
    words: ['shared', 'board', 'talk', 'rooms'],
    reads: [accountApi.readUser, projectsApi.readBoard, projectsApi.read],
  },
];

/**
 * Writes the application's document out for each screen that is opened most, in each language. It is the same document,
 * and it asks at once for all the code of the screen, which the program would only ask for once it runs itself. What such
 * a screen reads stands in `.screens.json`, for the server to ask browsers for with the address of the page.
 */
export function writeScreens(): void {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const application = readFileSync(path.join(WEB, 'app.html'), 'utf8');
  for (const screen of screens) {
    for (const language of ['ko', 'en']) {
      const words = screen.words.map((catalogue) => `words/${catalogue}-${language}.ts`);
      const wanted = linksTo(manifest, [screen.module, ...words]).filter(({ href }) => !application.includes(href));
      const document = application
        .replace('<html lang="ko">', `<html lang="${language}">`)
        .replace('</head>', () => `${wanted.map(({ link }) => link).join('\n')}\n</head>`);
      writeFileSync(path.join(WEB, `screen-${screen.name}.${language}.html`), document);
    }
  }
  const pages = screens.map(({ name, path: address, reads }) => ({
    document: `screen-${name}`,
    path: address,
    reads: reads.map((route) => route.path),
  }));
  writeFileSync(path.join(WEB, '.screens.json'), JSON.stringify(pages));
  rmSync(path.dirname(MANIFEST), { recursive: true });
}

/** To all that these modules are made of, themselves too. */
function linksTo(manifest: Manifest, modules: readonly string[]): { href: string; link: string }[] {
  const keys = new Set(modules);
  for (const key of keys) for (const next of builtOf(manifest, key).imports ?? []) keys.add(next);
  const built = [...keys].map((key) => builtOf(manifest, key));
  const styles = new Set(built.flatMap(({ css }) => css ?? []));
  return [
    ...built.map(({ file }) => ({ href: `/${file}`, link: `<link rel="modulepreload" crossorigin href="/${file}">` })),
    ...[...styles].map((file) => ({
      href: `/${file}`,
      link: `<link rel="preload" as="style" crossorigin href="/${file}">`,
    })),
  ];
}

function builtOf(manifest: Manifest, key: string): Built {
  const built = manifest[key];
  if (!built) throw new Error(`The build says nothing of ${key}.`);
  return built;
}
