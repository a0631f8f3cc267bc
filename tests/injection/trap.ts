import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Where the names of the attacker lead: whoever connects is noted, with the first thing that is said. */
export async function startTrap() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    const place = heard.push('(a connection)') - 1;
    socket.on('error', () => {});
    socket.once('data', (data) => {
      // Of an encrypted greeting the name that it asks for stays readable.
      heard[place] = /[\w./?=-]*evil\.test[\w./?=-]*|^[A-Z]+ \S+/.exec(data.toString('latin1'))?.[0] ?? '(no name)';
      socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    /** Makes a Chromium find the trap under the attacker's names, itself under its own, and nothing under any other. */
    browserArgs: [
      `--host-resolver-rules=MAP *.evil.test 127.0.0.1:${port}, MAP evil.test 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
    ],
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type Trap = Awaited<ReturnType<typeof startTrap>>;
