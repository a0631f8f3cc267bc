import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The development server answers page addresses as the real one does: the landing page for visitors at '/', the door, else the application. */
const pages = (): Plugin => ({
  name: 'maru-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const address = new URL(request.url ?? '/', 'http://localhost');
      const asksForPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
      if (asksForPage && !/^\/(api|idp|u)(\/|$)/.test(address.pathname) && !address.pathname.includes('.')) {
        const isVisitor = !/(^|;\s*)[\w-]*session=/.test(request.headers.cookie ?? '');
        const isLanding = address.pathname === '/' && (isVisitor || address.searchParams.has('lang'));
        const page = isLanding ? 'landing' : address.pathname === '/access' ? 'access' : 'app';
        request.url = `/${page}.html${address.search}`;
      }
      next();
    });
  },
});

const small: readonly RegExp[] = [
  /contract\/(base\/(verdict|moment|json|new-id|day)|board\/(depths?|blank|placement))\.ts/,
  /lucide-react\/dist\/esm\/icons\/(wifi-off|image|maximize|minimize-2|play|clock|check|minus|telescope|save)\./,
  /web\/lib\/(motion|coarse|language-name|file-size|announce|safe-address)\.ts/,
  /web\/ui\/(panel-width|Badge|FilePicker)\.tsx?/,
  /web\/editor\/(rules\/(tidy|locking)|sticky-colours|tool-kinds|facts|commands\/(place|dropped-entries))\.ts/,
  /web\/(board\/touch\/drag-threshold|node-views\/link\/video-id|chat\/markdown\/Markdown)\.tsx?/,
];
const isSmall = (id: string): boolean => small.some((pattern) => pattern.test(id));

/** What shell/Opening.tsx shows, until it can. */
const opening = (): Plugin => ({
  name: 'maru-opening',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace('<!-- opening -->', readFileSync(new URL('./src/web/shell/opening.html', import.meta.url), 'utf8')),
  },
});

/**
 * Theme and language must be known before the first paint, and the pages allow no inline scripts: a tiny classic script
 * at the head of every page, named by its content.
 */
const beforePaint = (): Plugin => {
  const source = readFileSync(new URL('./src/web/before-paint.js', import.meta.url), 'utf8');
  const fileName = `assets/before-paint-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'maru-before-paint',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: (_html, { server }) => [
      {
        tag: 'script',
        injectTo: 'head-prepend',
        ...(server ? { children: source } : { attrs: { src: `/${fileName}` } }),
      },
    ],
  };
};

/**
 * Of a route the browser needs method and path only; its schemas, and zod with them, stay with the server. Every
 * `*.api.ts` of the contract is therefore run at build time and its route tables are written out as plain data; what
 * else such a file exports comes from the file itself.
 */
const routesAsData = (): Plugin => ({
  name: 'maru-routes-as-data',
  enforce: 'pre',
  async load(id) {
    if (!/\/src\/contract\/.*\.api\.ts$/.test(id)) return null;
    const facts = (await import(`${pathToFileURL(id).href}?${statSync(id).mtimeMs}`)) as Record<string, unknown>;
    const isTable = (name: string) => name.endsWith('Api');
    const tables = Object.entries(facts).filter(([name]) => isTable(name));
    const others = Object.keys(facts).filter((name) => !isTable(name));
    const dataOf = (table: object) =>
      Object.fromEntries(Object.entries(table).map(([name, { method, path }]) => [name, { method, path }]));
    const lines = tables.map(([name, table]) => `export const ${name} = ${JSON.stringify(dataOf(table as object))};`);
    if (others.length > 0) lines.push(`export { ${others.join(', ')} } from ${JSON.stringify(`${id}?whole`)};`);
    return { code: lines.join('\n'), moduleSideEffects: false };
  },
});

/** Names for developer tools hold components in the bundle that nobody uses. */
const withoutDisplayNames = (): Plugin => ({
  name: 'maru-without-display-names',
  apply: 'build',
  transform(code, id) {
    if (!/node_modules\/(@xyflow|@radix-ui)\//.test(id)) return null;
    return { code: code.replace(/^\w+\.displayName = [^;\n]*;$/gm, ''), map: null };
  },
});

/** The catalogues keep both languages of a word side by side; the browser gets the words of one language as plain data. */
const wordsAsData = (): Plugin => ({
  name: 'maru-words-as-data',
  apply: 'build',
  async load(id) {
    if (!/\/src\/web\/words\/\w+-(ko|en)\.ts$/.test(id)) return null;
    const { words } = (await import(pathToFileURL(id).href)) as { words: object };
    return { code: `export const words = ${JSON.stringify(words)};`, moduleSideEffects: false };
  },
});

/** Writes a brotli and a gzip beside every text file, so that the server compresses nothing while it serves. */
const precompressed = (): Plugin => ({
  name: 'maru-precompressed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      const file = join(dir, name);
      if (!/\.(js|css|html|svg|json)$/.test(name) || statSync(file).size < 1_024) continue;
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

/** All that the modules at these places need, themselves too; with what they fetch later only where that is asked for. */
function reach(modules: ModuleGraph, places: readonly string[], withLater: boolean): Set<string> {
  const ids = new Set(places.map((place) => resolve(import.meta.dirname, 'src/web', place)));
  for (const id of ids) {
    const found = modules.getModuleInfo(id);
    for (const next of found?.importedIds ?? []) ids.add(next);
    if (withLater) for (const next of found?.dynamicallyImportedIds ?? []) ids.add(next);
  }
  return ids;
}

/** Found once a build. */
function onceABuild<Found>(find: (modules: ModuleGraph) => Found): (modules: ModuleGraph) => Found {
  let last: { of: ModuleGraph; found: Found } | null = null;
  return (modules) => {
    if (last?.of !== modules) last = { of: modules, found: find(modules) };
    return last.found;
  };
}

/** The modules that the door at /access needs before it is drawn. */
const doorModules = onceABuild((modules) => reach(modules, ['access/main.tsx'], false));

/** What the screens that are opened most begin with. */
const firstModules = onceABuild((modules) =>
  reach(modules, ['main.tsx', 'canvas/CanvasScreen.tsx', 'dashboard/DashboardScreen.tsx'], false),
);

const otherScreens = [
  'dashboard/DashboardScreen.tsx',
  'dashboard/NewCanvasScreen.tsx',
  'projects/ProjectScreen.tsx',
  'orgs/OrgScreen.tsx',
];

/**
 * What every board needs before it is drawn and no other screen does: one request is quicker than sixty. Schemas that stand
 * among it are imported for a part that needs none; they stay, with what they need, where they are read by. Nothing that is
 * left out needs anything that is not, or the files would need each other.
 */
const boardModules = onceABuild((modules) => {
  const board = reach(modules, ['canvas/CanvasScreen.tsx'], false);
  const hasSchema = (id: string) =>
    modules.getModuleInfo(id)?.importedIds.some((next) => next.includes('/zod/')) ?? false;
  const left = [
    reach(modules, otherScreens, true),
    reach(modules, ['main.tsx', 'access/main.tsx'], false),
    reach(modules, [...board].filter(hasSchema), false),
  ];
  return new Set([...board].filter((id) => !left.some((ids) => ids.has(id))));
});

const ALWAYS_THERE = /(^|\/)(door|first|pieces|plain|query|react|rolldown-runtime|router)-[\w-]+\.js$/;

/** Screens that may come a moment later: the lists of what they need would be a part of all others. */
const SELDOM_OPENED = /(^|\/)(NotFound|ProfileScreen|RemoteScreen|SettingsScreen|SubscribeScreen)-[\w-]+\.js$/;

const server = process.env['MARU_SERVER'] ?? 'http://127.0.0.1:3000';

/** Its form for browsers reads `&amp;` by writing it into an element, which pages with Trusted Types must not do. */
const characterReferences = {
  find: /^decode-named-character-reference$/,
  replacement: join(import.meta.dirname, 'node_modules/decode-named-character-reference/index.js'),
};

/** Parts of d3 that come with the board's engine and that it never uses here. */
const d3Parts = ['d3-interpolate', 'd3-transition'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: join(import.meta.dirname, `scripts/${name}.ts`),
}));

export default defineConfig({
  root: 'src/web',
  publicDir: false,
  resolve: { alias: [characterReferences, ...d3Parts] },
  plugins: [
    routesAsData(),
    wordsAsData(),
    withoutDisplayNames(),
    react(),
    tailwindcss(),
    pages(),
    opening(),
    beforePaint(),
    precompressed(),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Says which files a screen is made of, to scripts/write-screens.ts.
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Browsers of this target need no polyfill. Screens are fetched with whatever they need that is not there yet; what a
    // click opens needs little more than itself, and the lists of it would be a part of every screen.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies, { hostId, hostType }) => {
        if (hostType === 'html') return dependencies;
        const isScreen = /(^|\/)app-[^/]*$/.test(hostId) && !SELDOM_OPENED.test(file);
        return dependencies.filter((name) => (isScreen ? !ALWAYS_THERE.test(name) : name.endsWith('.css')));
      },
    },
    rollupOptions: {
      input: {
        app: join(import.meta.dirname, 'src/web/app.html'),
        landing: join(import.meta.dirname, 'src/web/landing.html'),
        access: join(import.meta.dirname, 'src/web/access.html'),
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'schemas', test: /node_modules\/zod\// },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'query', test: /node_modules\/@tanstack\// },
            { name: 'router', test: /node_modules\/react-router\// },
            // What the landing page runs on too, which carries no React.
            {
              name: 'plain',
              test: /contract\/(limits|base\/language)\.|web\/lib\/(stored|theme-choice)\.|vite\/preload-helper/,
            },
            // Whatever else every screen starts with: one request is quicker than thirty. The door takes its own part alone.
            {
              name: (id, modules) => (doorModules(modules).has(id) ? 'door' : 'first'),
              debugName: 'door or first',
              tags: ['$initial'],
              test: /node_modules|\/contract\/|\/web\/(ui|shell|lib|words)\/.*\.tsx?$/,
            },
            // What nearly every part of a board needs, and is so small that files of their own would be mostly wrapping.
            { name: 'small', test: isSmall },
            {
              name: (id, modules) => (boardModules(modules).has(id) ? 'whole-board' : null),
              debugName: 'whole-board',
              includeDependenciesRecursively: false,
              test: /\.tsx?$|node_modules/,
            },
            // What many parts share; what none of the first of them needs comes with the first that does.
            {
              name: (id, modules) => (firstModules(modules).has(id) ? 'pieces' : 'later-pieces'),
              debugName: 'pieces',
              test: /lucide-react|web\/lib\//,
              minShareCount: 8,
            },
          ],
        },
      },
      // The contract and the rules of the editor only declare: what a screen does not use of it may go.
      treeshake: {
        moduleSideEffects: (id) => !/\/src\/(contract|web\/editor\/rules)\//.test(id),
        manualPureFunctions: ['z', 'text', 'route', 'memo', 'forwardRef', 'createContext'],
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/idp': { target: server },
      '^/u/': { target: server },
    },
  },
});
