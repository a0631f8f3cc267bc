import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { followParent } from './follow-parent.ts';

/**
 * `npm run dev`: Vite at the public address with hot reload, the server behind it, started anew at every change of its files.
 * To the browser both are one origin, as in production.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
const port = Number(process.env.PORT || 3000);
const behind = await findFreePort();
const target = `http://127.0.0.1:${behind}`;

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(behind),
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
  },
});
const web = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: { '/api': { target, ws: true }, '/idp': { target }, '^/u/': { target } },
  },
});
await web.listen();

followParent();
const stop = async (code: number) => {
  server.kill('SIGTERM');
  await web.close();
  process.exitCode = code;
};
server.on('exit', (code) => void stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
