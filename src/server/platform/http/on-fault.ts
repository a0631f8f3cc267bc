import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Fault, type FaultCode, type faultBody } from '#contract/base/fault.ts';
import { isDatabaseAway } from '../db/database-away.ts';

/** What a fault says when the service that threw it said nothing more. The web has its own words for each code, in both languages. */
const sentences: Record<FaultCode, string> = {
  'bad-input': 'The request is not valid.',
  'not-connected': 'A source that the question names is not connected.',
  'not-signed-in': 'Please sign in first.',
  'other-account': 'Somebody else is signed in here now. Nothing was done in that name.',
  'plan-limit': 'Your plan does not allow more. Choose another plan, or remove something.',
  'no-credits': 'The AI credits of this month are used up.',
  'members-only': 'This place is for members only.',
  'not-allowed': 'You may not do this.',
  'not-found': 'There is nothing here, or it is not yours.',
  'unseen-sources': 'Not everybody who would be let in sees all that this conversation was made from.',
  conflict: 'This was changed by somebody else meanwhile. Please load it again.',
  'model-gone': 'The model that was chosen for this conversation is no longer offered.',
  stale: 'This was changed in another tab meanwhile. Please load it again.',
  'too-large': 'That is too large.',
  'board-full': 'This board is full. Delete what is not needed, or go on in a new canvas.',
  'account-full': 'The boards of this account are full. Delete canvases that are not needed, and empty the trash.',
  'unsupported-type': 'This kind of content is not accepted here.',
  'not-this-source': 'This address is not one of this source.',
  'nothing-readable': 'Nothing readable was found there.',
  'key-reused': 'This Idempotency-Key was used for another request before.',
  'too-many': 'That was too often. Please wait a moment and try again.',
  'too-much-written': 'That was very much in a short time. Please wait a moment; it can be saved then.',
  'too-many-waiting': 'Too many links and files are waiting to be read. Try again when some of them are done.',
  'answers-at-once': 'Too many answers are being written for this account. Ask again when one of them has ended.',
  unexpected: 'Something went wrong on our side. Please try again; if it stays, name the request id to the operator.',
  'ai-unavailable': 'The AI does not answer at the moment. Please try again.',
  'search-unavailable': 'Web search is not available.',
  'login-unavailable': 'Sign-in is not available at the moment. Please try again.',
  'payment-refused': 'The payment was refused. Please try another means of payment.',
  'payment-unavailable': 'Payment is not available at the moment. Please try again.',
  busy: 'The server is busy or stopping. Please try again in a few seconds.',
};

const byStatus: Partial<Record<number, FaultCode>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many',
  503: 'busy',
};
const RETRY_AFTER_SEC = 5;

/** Turns whatever was thrown into the contract's fault body. What is no fault is a bug: logged with all, answered with nothing of it. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Fault, request, reply) => {
    const fault = toFault(error, request.routeOptions.bodyLimit);
    if (fault.status >= 500) request.log.error({ err: error }, fault.code);
    return sendFault(request, reply, fault);
  });
}

/** Answers a fault without a throw, for handlers that must not. */
export function sendFault(request: FastifyRequest, reply: FastifyReply, fault: Fault): FastifyReply {
  const retryAfterSec = fault.retryAfterSec ?? (fault.code === 'busy' ? RETRY_AFTER_SEC : null);
  if (retryAfterSec !== null) void reply.header('retry-after', retryAfterSec);
  if (fault.tag !== null) void reply.header('etag', fault.tag);
  return reply
    .code(fault.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toFaultBody(fault, request.id));
}

export function toFaultBody(fault: Fault, requestId: string): z.infer<typeof faultBody> {
  const message = fault.message === fault.code ? sentences[fault.code] : fault.message;
  return {
    code: fault.code,
    message,
    requestId,
    ...(fault.isRetryable && { retryable: true }),
    ...(fault.sources.length > 0 && { sources: [...fault.sources] }),
  };
}

/** The words of a body that is too large for its call. */
export const describeLimit = (bytes?: number): string | undefined =>
  bytes === undefined ? undefined : `The body is larger than the ${Math.floor(bytes / 1024)} KB that this call takes.`;

/** A Fault stays itself; a refusal of the HTTP layer becomes the fault of its status; all else is 'unexpected'. */
export function toFault(error: unknown, bodyLimit?: number): Fault {
  if (error instanceof Fault) return error;
  const { statusCode, code } = error as Partial<FastifyError>;
  if (isDatabaseAway(error)) return new Fault('busy', undefined, { cause: error });
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Fault('too-large', describeLimit(bodyLimit), { cause: error });
  if (typeof statusCode === 'number' && statusCode < 500 && String(code).startsWith('FST_')) {
    return new Fault(byStatus[statusCode] ?? 'bad-input', undefined, { cause: error });
  }
  if (statusCode === 503 && String(code).startsWith('FST_')) return new Fault('busy', undefined, { cause: error });
  return new Fault('unexpected', undefined, { cause: error });
}
