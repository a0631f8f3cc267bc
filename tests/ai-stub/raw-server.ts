import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RawCall {
  method: string;
  path: string;
  authorization: string | undefined;
}

/** A server on a free port of loopback that answers as a test says, byte by byte: for protocols that are kept badly. */
export async function startRawServer() {
  const calls: RawCall[] = [];
  let answer: (call: RawCall, response: ServerResponse) => void = (_call, response) => void response.end();
  const server = createServer((request: IncomingMessage, response) => {
    request.resume();
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization,
    };
    calls.push(call);
    answer(call, response);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    calls,
    /** From now on; what was called before is forgotten. */
    answers(next: typeof answer) {
      calls.length = 0;
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type RawServer = Awaited<ReturnType<typeof startRawServer>>;
