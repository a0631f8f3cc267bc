import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { OURS } from '#contract/limits.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { addHeaders, createHeaders } from './headers.ts';
import { answerFaults, sendFault, toFault } from './on-fault.ts';
import { demandPolicies } from './mount.ts';
import { readJsonOnly } from './read-json.ts';
import { demandSameOrigin } from './same-origin.ts';

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
