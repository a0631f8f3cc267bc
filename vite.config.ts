import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const outDir = new URL('./dist/web', import.meta.url).pathname;

/** The development server answers page addresses as the real one does: the landing page for visitors at '/', else the application. */
const pages = (): Plugin => ({
  name: 'maru-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const address = new URL(request.url ?? '/', 'http://localhost');
      const asksForPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
      if (asksForPage && !/^\/(api|idp)(\/|$)/.test(address.pathname) && !address.pathname.includes('.')) {
        const isVisitor = !/(^|;\s*)[\w-]*session=/.test(request.headers.cookie ?? '');
        request.url = address.pathname === '/' && isVisitor ? '/landing.html' : `/app.html${address.search}`;
      }
      next();
    });
  },
});

/** Writes a brotli and a gzip beside every text file, so that the server compresses nothing while it serves. */
const precompressed = (): Plugin => ({
  name: 'maru-precompressed',
  apply: 'build',
  closeBundle() {
    for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
      const file = join(outDir, name);
      if (!/\.(js|css|html|svg|json)$/.test(name) || statSync(file).size < 1_024) continue;
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});

const server = process.env['MARU_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), pages(), precompressed()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rollupOptions: { input: { app: 'src/web/app.html', landing: 'src/web/landing.html' } },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/idp': { target: server },
    },
  },
});
