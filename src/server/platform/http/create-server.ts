import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { OURS } from '#contract/limits.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { onBehalfOf } from '../db/fair-pool.ts';
import { addressKey } from './address-key.ts';
import { addHeaders, createHeaders } from './headers.ts';
import { answerFaults, sendFault, toFault, toFaultBody } from './on-fault.ts';
import { demandPolicies } from './mount.ts';
import { readJsonOnly } from './read-json.ts';
import type { Socket } from 'node:net';
import { Fault } from '#contract/base/fault.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps other sites from acting with a visitor's cookies. What changes something, and what opens a socket, must come from our
 * own pages: browsers say so in Sec-Fetch-Site, and where that is missing in Origin. A request with neither header comes from a
 * program, not from a page; it passes when it carries no cookie that a page could have abused, and must otherwise state Origin.
 */
function demandSameOrigin(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request) => {
    const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
    const isAllowed = isSocket
      ? request.headers.origin === publicUrl
      : SAFE.has(request.method) || isOwn(request, publicUrl);
    if (!isAllowed) throw new Fault('not-allowed', 'The request did not come from a page of this site.');
  });
}

function isOwn({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin !== undefined) return headers.origin === publicUrl;
  return headers.cookie === undefined;
}

const statusOf: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that are no HTTP request, in the same form as every other refusal, and hangs up. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const body = JSON.stringify(toFaultBody(new Fault('bad-input', 'This is not a valid HTTP request.'), requestId));
  const headers = {
    ...createHeaders('')('/api'),
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${statusOf[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n${body}`);
}

/** The HTTP server with everything that holds for every route, and no route yet. */
export function createServer(
  config: Pick<Config, 'publicUrl' | 'trustProxy'> & Partial<Pick<Config, 'billing'>>,
  log: Log,
): FastifyInstance {
  const headersFor = createHeaders(config.publicUrl, Boolean(config.billing));
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: OURS.bodyBytes,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    clientErrorHandler: refuseMalformed,
    // These come before every hook, so the headers are set here.
    frameworkErrors: (error, request, reply) =>
      void sendFault(
        request,
        reply.headers({ ...headersFor(request.url), 'x-request-id': request.id }),
        toFault(error),
      ),
  });
  // Until it is known whose call it is, its statements wait in the line of its address.
  app.addHook('onRequest', (request, _reply, done) => onBehalfOf(addressKey(request.ip), done));
  logAnswers(app);
  addHeaders(app, headersFor);
  answerFaults(app);
  readJsonOnly(app);
  demandSameOrigin(app, config.publicUrl);
  demandPolicies(app);
  return app;
}

/** One line an answer. What supervisors and browsers ask all day stays out of the usual level. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const isChatter = reply.statusCode < 400 && /^\/(assets\/|api\/health)/.test(request.url);
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[isChatter ? 'debug' : 'info'](line, 'answered');
  });
}
