import { APICallError } from 'ai';
import { isRecord } from '#contract/base/is-record.ts';
import type { AnswerProblem } from '#contract/chat/answer-problem.ts';
import { sayProblem } from '#contract/chat/search-problem.ts';
import { Fault } from '#contract/base/fault.ts';
import { WebError } from '../platform/web/web-error.ts';

interface FaultOptions {
  cause?: unknown;
  code?: 'ai-unavailable' | 'search-unavailable';
  retryAfterSec?: number | null;
  /** The search that had the problem, by id; null where that was something else. */
  search?: string | null;
}

/** A failed call of a model or a search, by its reason. Its message is the sentence for people, in Korean. */
export class AiFault extends Fault {
  readonly problem: AnswerProblem;
  /** In how many seconds the provider takes requests again, where it says so. */
  readonly retryAfterSec: number | null;
  constructor(
    problem: AnswerProblem,
    { code = 'ai-unavailable', retryAfterSec = null, search = null, ...options }: FaultOptions = {},
  ) {
    super(code, sayProblem(problem, 'ko', search), options);
    this.problem = problem;
    this.retryAfterSec = retryAfterSec;
  }

  /** The same, said of the search that had the problem. */
  ofSearch(search: string): AiFault {
    const { problem, retryAfterSec, cause } = this;
    return new AiFault(problem, { retryAfterSec, search, cause });
  }
}

const TOO_LONG =
  /context.{0,20}(length|window|limit)|too (long|many tokens)|maximum.{0,20}tokens|token count.{0,40}exceeds|prompt is too long/i;
const BAD_KEY = /api.?key/i;
const OVERLOADED = /overloaded/i;

/** Whether a person left: that ends a call, and is no failure as the end of its time is. */
export function isLeft(signal: AbortSignal): boolean {
  const { aborted, reason } = signal as { aborted: boolean; reason: unknown };
  return aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError');
}

/** What went wrong with a call, in our words. Never carries the vendor's text to people; the cause goes to the log. */
export function toAiFault(error: unknown, signal: AbortSignal): AiFault {
  if (error instanceof AiFault) return error;
  const headers = new Headers(findApiError(error)?.responseHeaders ?? {});
  return new AiFault(problemOf(error, signal), { cause: causeOf(error), retryAfterSec: retryAfterOf(headers) });
}

/** A short word such as `invalid_api_key`: anything longer may be what somebody wrote, or a key. */
const CODE = /^[a-z][a-z_.-]{2,39}$/i;

/** What the log is told. A vendor's own sentence may repeat the prompt or the key, and so may the text of a broken answer. */
function causeOf(error: unknown): Error {
  const call = findApiError(error);
  if (call) {
    const words = codesIn(call.data ?? call.responseBody);
    return new Error(`the provider answered ${call.statusCode ?? 'nothing'}${words === '' ? '' : ` (${words})`}`);
  }
  if (isNetworkError(error) || isRefusedAddress(error)) return error as Error;
  const words = codesIn(error);
  if (error instanceof Error && words === '') return new Error(`the answer could not be read: ${error.name}`);
  return new Error(`the provider broke off${words === '' ? '' : ` (${words})`}`);
}

function codesIn(said: unknown): string {
  const { error = said } = isRecord(said) ? said : {};
  if (!isRecord(error)) return '';
  return ['type', 'code', 'status']
    .flatMap((name) => (typeof error[name] === 'string' && CODE.test(error[name]) ? error[name] : []))
    .join(', ');
}

function problemOf(error: unknown, signal: AbortSignal): AnswerProblem {
  if (signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')
    return 'timeout';
  const call = findApiError(error);
  if (call) return problemOfStatus(call.statusCode, `${call.message} ${call.responseBody ?? ''}`, call);
  if (isRefusedAddress(error)) return 'refused-address';
  return isNetworkError(error) ? 'unreachable' : problemOfSaid(error);
}

/** What a provider says in the midst of a stream that began well: some then tell the status in the words alone. */
function problemOfSaid(error: unknown): AnswerProblem {
  const inner = isRecord(error) && isRecord(error['error']) ? error['error'] : error;
  const { message = '', code = null, type = '', statusCode = code } = isRecord(inner) ? inner : { message: inner };
  const status = Number(statusCode);
  const said = `${String(type)} ${String(code)} ${String(message)}`;
  if (TOO_LONG.test(said)) return 'too-long';
  if (Number.isInteger(status) && status >= 400 && status < 600) return problemOfStatus(status, said);
  if (OVERLOADED.test(said)) return 'overloaded';
  return /rate.?limit|resource_exhausted/i.test(said) ? 'rate-limited' : 'provider-error';
}

/** The problem that an HTTP status and what was said beside it mean. */
export function problemOfStatus(status: number | undefined, said: string, error?: unknown): AnswerProblem {
  if (status === undefined)
    return isRefusedAddress(error) ? 'refused-address' : isNetworkError(error) ? 'unreachable' : 'provider-error';
  if (status === 401 || status === 403 || (status === 400 && BAD_KEY.test(said))) return 'key-refused';
  if (status === 413 || (status === 400 && TOO_LONG.test(said))) return 'too-long';
  if (status === 404) return 'unknown-model';
  if (status === 429) return 'rate-limited';
  if (status === 503 || status === 529 || OVERLOADED.test(said)) return 'overloaded';
  if (status === 408 || status === 504) return 'timeout';
  return 'provider-error';
}

const LONGEST_PAUSE_SEC = 24 * 60 * 60;

/** What `retry-after-ms` or `retry-after` say, in whole seconds; a date is read against `now`. Null for anything else. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | null {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  const told = headers.get('retry-after') ?? '';
  const seconds = Number.isFinite(ms)
    ? ms / 1_000
    : /^\d+(\.\d+)?$/.test(told.trim())
      ? Number(told)
      : (Date.parse(told) - now) / 1_000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(LONGEST_PAUSE_SEC, Math.ceil(seconds)) : null;
}

/** The SDK wraps the last failure of its tries. */
function findApiError(error: unknown): APICallError | null {
  if (APICallError.isInstance(error)) return error;
  if (!(error instanceof Error)) return null;
  const inner = 'lastError' in error ? error.lastError : error.cause;
  return inner === undefined ? null : findApiError(inner);
}

const NETWORK = /^(E(CONN|HOST|NET|AI_|NOTFOUND|PIPE|TIMEDOUT)|UND_ERR)/;

/** An error within it, however the SDK and the client have wrapped it, of which this is true. */
function holds(error: unknown, isMeant: (error: Error) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  if (isMeant(error)) return true;
  if (error instanceof AggregateError && error.errors.some((inner) => holds(inner, isMeant, depth + 1))) return true;
  return holds('lastError' in error ? error.lastError : error.cause, isMeant, depth + 1);
}

const isNetworkError = (error: unknown): boolean =>
  holds(
    error,
    (one) =>
      ('code' in one && typeof one.code === 'string' && NETWORK.test(one.code)) ||
      (one instanceof WebError && (one.problem === 'unreachable' || one.problem === 'timeout')),
  );

const isRefusedAddress = (error: unknown): boolean =>
  holds(error, (one) => one instanceof WebError && one.problem === 'refused-address');
