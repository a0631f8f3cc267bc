import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { built } from './freshness.ts';

const OUT = path.dirname(built.server.marker);
/** Files that the server reads while it runs, each folder beside the code that names it. */
const FOLDERS = ['src/server/platform/db/migrations', 'src/server/examples/material'];
/** Packages with native code, WebAssembly or threads of their own find their files beside themselves. */
const AS_INSTALLED = ['sharp', '@electric-sql/pglite', 'pdfjs-dist', 'piscina', '@napi-rs/canvas', 'pg-native'];
const OWN_PROGRAM = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;

/** Code that begins as a process or thread of its own is built as a file of its own, and named where it is started. */
const ownPrograms: Plugin = {
  name: 'own-programs',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/server\/.*\.ts$/, code: OWN_PROGRAM },
    handler(code, id) {
      return code.replaceAll(OWN_PROGRAM, (_all, name: string) => {
        this.emitFile({ type: 'chunk', id: path.join(path.dirname(id), `${name}.ts`), fileName: `${name}.js` });
        return `new URL('./${name}.js', import.meta.url)`;
      });
    },
  },
};

/**
 * Builds the server with the packages it uses into a few files of dist/server: a start reads those and not a thousand, without
 * taking out types, and takes half the time of the processor.
 */
export async function buildServer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [ownPrograms],
    ssr: { noExternal: true, external: AS_INSTALLED, target: 'node' },
    build: {
      ssr: 'src/server/main.ts',
      outDir: OUT,
      emptyOutDir: true,
      target: 'node24',
      copyPublicDir: false,
      rolldownOptions: {
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        checks: { eval: false },
      },
    },
  });
  for (const folder of FOLDERS) cpSync(folder, path.join(OUT, path.basename(folder)), { recursive: true });
  writeFileSync(built.server.marker, '');
}
