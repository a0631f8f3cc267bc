import { APICallError } from 'ai';
import { isRecord } from '#contract/base/is-record.ts';
import { answerProblemWords, type AddressFinding, type AnswerProblem } from '#contract/chat/answer-problem.ts';
import { sayProblem } from '#contract/chat/search-problem.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Language } from '#contract/base/language.ts';
import { WebError } from '../platform/web/web-error.ts';
import { problemSaid, saidIn, statusIn } from './said-problems.ts';

interface FaultOptions {
  cause?: unknown;
  code?: 'ai-unavailable' | 'search-unavailable';
  retryAfterSec?: number | null;
  /** The search that had the problem, by id; null where that was something else. */
  search?: string | null;
  told?: string | null;
  found?: AddressFinding | null;
  language?: Language;
}

/** A failed call of a model or a search, by its reason. Its message is the sentence for people, in Korean unless another language is named. */
export class AiFault extends Fault {
  readonly problem: AnswerProblem;
  /** In how many seconds the provider takes requests again, where it says so. */
  override readonly retryAfterSec: number | null;
  /** For the administrator: status and codes of the provider, never its sentences; null where it told none. */
  readonly told: string | null;
  /** For the administrator: what is at an address where no API is; null where that is not the problem. */
  readonly found: AddressFinding | null;
  constructor(
    problem: AnswerProblem,
    {
      code = 'ai-unavailable',
      retryAfterSec = null,
      search = null,
      told = null,
      found = null,
      language = 'ko',
      ...rest
    }: FaultOptions = {},
  ) {
    super(code, sayProblem(problem, language, search), rest);
    this.problem = problem;
    this.retryAfterSec = retryAfterSec;
    this.told = told;
    this.found = found;
  }

  override get isRetryable(): boolean {
    return answerProblemWords[this.problem].retryable;
  }

  /** The same, said of the search that had the problem. */
  ofSearch(search: string): AiFault {
    const { problem, retryAfterSec, told, found, cause } = this;
    return new AiFault(problem, { retryAfterSec, told, found, search, cause });
  }
}

/** Whether a person left: that ends a call, and is no failure as the end of its time is. */
export function isLeft(signal: AbortSignal): boolean {
  const { aborted, reason } = signal as { aborted: boolean; reason: unknown };
  return aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError');
}

/** What went wrong with a call, in our words. Never carries the vendor's text to people; the cause goes to the log. */
export function toAiFault(error: unknown, signal: AbortSignal): AiFault {
  const known = findFault(error);
  if (known) return known;
  if (signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')
    return new AiFault('timeout', { cause: causeOf(error) });
  const call = findApiError(error);
  if (call?.statusCode !== undefined && call.statusCode >= 300) {
    const { statusCode, responseBody, data, message } = call;
    const headers = new Headers(call.responseHeaders ?? {});
    return faultOfAnswer(statusCode, responseBody ?? data ?? message, headers);
  }
  const line = lineProblemOf(error);
  if (line) return new AiFault(line.problem, { cause: error, found: line.found });
  // What a provider says in the midst of a stream that began well: some then tell the status in the words alone.
  const body = error instanceof Error ? error.message : error;
  const problem = problemSaid(statusIn(body), saidIn(body));
  return new AiFault(problem, { cause: causeOf(error), told: codesIn(body) || null });
}

/** The fault of an answer with this status, of which `said` is the body, as text or read. */
export function faultOfAnswer(status: number, said: unknown, headers: Headers): AiFault {
  const codes = codesIn(typeof said === 'string' ? readJson(said) : said);
  const told = codes === '' ? String(status) : `${status} (${codes})`;
  return new AiFault(problemSaid(status, saidIn(said)), {
    cause: new Error(`the provider answered ${told}`),
    retryAfterSec: retryAfterOf(headers) ?? retryDelayIn(said),
    told,
  });
}

/** Google tells the pause in the body. */
function retryDelayIn(said: unknown): number | null {
  const told = /"retryDelay"\s*:\s*"(\d{1,6}(?:\.\d+)?)s"/.exec(typeof said === 'string' ? said : '')?.[1];
  return told === undefined ? null : Math.min(LONGEST_PAUSE_SEC, Math.ceil(Number(told)));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A short word such as `invalid_api_key`: anything longer may be what somebody wrote, or a key. */
const CODE = /^[a-z][a-z_.-]{2,39}$/i;

/** What the log is told. A vendor's own sentence may repeat the prompt or the key, and so may the text of a broken answer. */
function causeOf(error: unknown): Error {
  const words = codesIn(error);
  if (error instanceof Error && words === '') return new Error(`the answer could not be read: ${error.name}`);
  return new Error(`the provider broke off${words === '' ? '' : ` (${words})`}`);
}

function codesIn(said: unknown): string {
  const [one] = Array.isArray(said) ? said : [said];
  const { error = one } = isRecord(one) ? one : {};
  if (!isRecord(error)) return '';
  return ['type', 'code', 'status']
    .flatMap((name) => (typeof error[name] === 'string' && CODE.test(error[name]) ? error[name] : []))
    .join(', ');
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

const findFault = (error: unknown): AiFault | null => {
  let found: AiFault | null = null;
  holds(error, (one) => {
    if (one instanceof AiFault) found = one;
    return found !== null;
  });
  return found;
};

/** An error within it, however the SDK and the client have wrapped it, of which this is true. */
function holds(error: unknown, isMeant: (error: Error) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false;
  if (isMeant(error)) return true;
  if (error instanceof AggregateError && error.errors.some((inner) => holds(inner, isMeant, depth + 1))) return true;
  return holds('lastError' in error ? error.lastError : error.cause, isMeant, depth + 1);
}

interface LineProblem {
  problem: AnswerProblem;
  found: AddressFinding | null;
}

/** Codes and names of errors below HTTP, each with what it means of the one who was to answer. */
const lineProblems: readonly (LineProblem & { signs: RegExp })[] = [
  {
    problem: 'untrusted',
    found: null,
    signs: /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS_CERT|HOSTNAME_MISMATCH)/,
  },
  { problem: 'wrong-address', found: 'no-https', signs: /^(EPROTO|ERR_SSL_)/ },
  { problem: 'wrong-address', found: 'other-words', signs: /^(HPE_|HTTPParserError$)/ },
  { problem: 'unreachable', found: null, signs: /^(E(CONN|HOST|NET|AI_|NOTFOUND|PIPE|TIMEDOUT)|UND_ERR)/ },
];

/** What kept a call from being answered at all; null where that was something else. */
function lineProblemOf(error: unknown): LineProblem | null {
  const isRefused = (one: Error) => one instanceof WebError && one.problem === 'refused-address';
  if (holds(error, isRefused)) return { problem: 'refused-address', found: null };
  // So fetch calls a line that broke after the answer had begun, whatever broke it.
  if (holds(error, (one) => one instanceof TypeError && one.message === 'terminated'))
    return { problem: 'unreachable', found: null };
  const isSign = (one: Error, signs: RegExp) =>
    signs.test(one.name) || ('code' in one && typeof one.code === 'string' && signs.test(one.code));
  const known = lineProblems.find(({ signs }) => holds(error, (one) => isSign(one, signs)));
  if (known) return known;
  const isAway = (one: Error) => one instanceof WebError && ['unreachable', 'timeout'].includes(one.problem);
  return holds(error, isAway) ? { problem: 'unreachable', found: null } : null;
}
