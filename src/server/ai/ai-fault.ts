import { APICallError } from 'ai';
import { answerProblemWords, type AnswerProblem } from '#contract/chat/answer-problem.ts';
import { Fault } from '#contract/base/fault.ts';

/** A failed call of a model or a search, by its reason. Its message is the sentence for people, in Korean. */
export class AiFault extends Fault {
  readonly problem: AnswerProblem;
  constructor(problem: AnswerProblem, options?: { cause?: unknown; code?: 'ai-unavailable' | 'search-unavailable' }) {
    super(options?.code ?? 'ai-unavailable', answerProblemWords[problem].ko, options);
    this.problem = problem;
  }
}

const TOO_LONG =
  /context.{0,20}(length|window|limit)|too (long|many tokens)|maximum.{0,20}tokens|token count.{0,40}exceeds|prompt is too long/i;
const BAD_KEY = /api.?key/i;

/** What went wrong with a call, in our words. Never carries the vendor's text to people; the cause goes to the log. */
export function toAiFault(error: unknown, signal: AbortSignal): AiFault {
  if (error instanceof AiFault) return error;
  return new AiFault(problemOf(error, signal), { cause: error });
}

function problemOf(error: unknown, signal: AbortSignal): AnswerProblem {
  if (signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')
    return 'timeout';
  const call = findApiError(error);
  if (!call) return isNetworkError(error) ? 'unreachable' : 'provider-error';
  return problemOfStatus(call.statusCode, `${call.message} ${call.responseBody ?? ''}`, call);
}

/** The problem that an HTTP status and what was said beside it mean. */
export function problemOfStatus(status: number | undefined, said: string, error?: unknown): AnswerProblem {
  if (status === undefined) return isNetworkError(error) ? 'unreachable' : 'provider-error';
  if (status === 401 || status === 403 || (status === 400 && BAD_KEY.test(said))) return 'key-refused';
  if (status === 413 || (status === 400 && TOO_LONG.test(said))) return 'too-long';
  if (status === 404) return 'unknown-model';
  if (status === 429) return 'rate-limited';
  if (status === 408 || status === 504) return 'timeout';
  return 'provider-error';
}

/** The SDK wraps the last failure of its tries. */
function findApiError(error: unknown): APICallError | null {
  if (APICallError.isInstance(error)) return error;
  if (!(error instanceof Error)) return null;
  const inner = 'lastError' in error ? error.lastError : error.cause;
  return inner === undefined ? null : findApiError(inner);
}

const NETWORK = /^(E(CONN|HOST|NET|AI_|NOTFOUND|PIPE|TIMEDOUT)|UND_ERR)/;

function isNetworkError(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  if ('code' in error && typeof error.code === 'string' && NETWORK.test(error.code)) return true;
  if (error instanceof AggregateError && error.errors.some((inner) => isNetworkError(inner, depth + 1))) return true;
  return isNetworkError('lastError' in error ? error.lastError : error.cause, depth + 1);
}
