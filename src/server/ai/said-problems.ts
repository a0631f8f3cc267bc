import { isRecord } from '#contract/base/is-record.ts';
import type { AnswerProblem } from '#contract/chat/answer-problem.ts';

/**
 * What providers write into their refusals, in small letters: codes first, else the words of their sentences. The first row
 * of which a word is said counts: a refusal for want of money is also called a limit, and one of a model also a bad request.
 */
const rows: readonly (readonly [AnswerProblem, readonly string[]])[] = [
  [
    'quota-used',
    [
      'perday',
      'per-day',
      'per day',
      '(tpd)',
      '(rpd)',
      'per month',
      'daily limit',
      'daily rate limit',
      'weekly limit',
      'monthly limit',
      'usage limit',
    ],
  ],
  [
    'no-balance',
    [
      'insufficient_quota',
      'insufficient_balance',
      'insufficient_funds',
      'insufficient balance',
      'insufficient credit',
      'insufficient funds',
      'billing_hard_limit_reached',
      'billing_limit',
      'billing_not_active',
      'billing_error',
      'billing account',
      'credit balance',
      'requires more credits',
      'out of credits',
      'no credits',
      'any credits',
      'credits exhausted',
      'credits are depleted',
      'used all available credits',
      'exceeded your monthly included credits',
      'spending limit',
      'spend limit',
      'payment required',
      'arrearage',
      'overdue',
      'account is in good standing',
      'account balance',
      '余额不足',
      '欠费',
    ],
  ],
  // Google tells a minute's limit in the words in which OpenAI tells of an empty account.
  ['rate-limited', ['resource_exhausted']],
  ['no-balance', ['exceeded your current quota']],
  [
    'too-long',
    [
      'context_length',
      'context length',
      'context window',
      'context size',
      'context limit',
      'exceed_context_size',
      'maximum context',
      'prompt is too long',
      'input is too long',
      'input length',
      'too many tokens',
      'tokens_limit_reached',
      'maximum number of tokens',
      'maximum number of input tokens',
      'token count',
      'max_tokens_exceeded',
      'string_above_max_length',
      'request_too_large',
      'request too large',
      'reduce the length',
      'must be reduced',
    ],
  ],
  [
    'filtered',
    [
      'content_filter',
      'content filter',
      'content_policy',
      'content management policy',
      'responsibleaipolicyviolation',
      'safety system',
      'data_inspection_failed',
      'datainspectionfailed',
      'prohibited_content',
      'input was flagged',
      'flagged for',
    ],
  ],
  [
    'unknown-model',
    [
      'model_not_found',
      'model not found',
      'deploymentnotfound',
      'no endpoints found',
      'not a valid model',
      'try pulling it',
      'no models loaded',
      'no such model',
      'unknown model',
      'invalid model',
      'unsupported model',
      'model_not_supported',
      'not found for api version',
      'decommissioned',
      'not_found_error: model',
      'does not exist',
    ],
  ],
  [
    'key-refused',
    ['api key', 'api-key', 'apikey', 'api_key', 'authentication_error', 'no auth credentials', 'invalid token'],
  ],
  [
    'not-permitted',
    [
      'unsupported_country',
      'location is not supported',
      'not available in your',
      'permission',
      'does not have access',
      'not have access',
      'ip_not_authorized',
      'must be verified',
      'access_terminated',
      'account_deactivated',
      'access denied',
    ],
  ],
  ['overloaded', ['overloaded', 'over capacity', 'over_capacity', 'server busy', 'server_busy', 'high demand']],
  ['rate-limited', ['rate limit', 'rate_limit', 'ratelimit', 'too many requests', 'throttl', 'concurrency']],
];

const byStatus: Partial<Record<number, AnswerProblem>> = {
  401: 'key-refused',
  402: 'no-balance',
  403: 'not-permitted',
  405: 'wrong-address',
  408: 'timeout',
  413: 'too-long',
  421: 'wrong-address',
  429: 'rate-limited',
  503: 'overloaded',
  504: 'timeout',
  521: 'unreachable',
  522: 'unreachable',
  523: 'unreachable',
  524: 'timeout',
  525: 'untrusted',
  526: 'untrusted',
  529: 'overloaded',
  530: 'unreachable',
};

/** What a status settles whatever is said beside it. */
const SETTLED: readonly number[] = [402, 405, 408, 413, 504, 521, 522, 523, 524, 525, 526, 529];
/** Of a limit that is told by 429 these may be said; anything else there is a word in passing. */
const OF_429: readonly AnswerProblem[] = ['quota-used', 'no-balance', 'too-long', 'overloaded', 'rate-limited'];
/** A failure of the provider's own that speaks of limits or models is none of these. */
const OF_5XX: readonly AnswerProblem[] = ['too-long', 'overloaded', 'rate-limited', 'unknown-model', 'no-balance'];

/** The problem that a status and what was said beside it mean; no status where there was none. */
export function problemSaid(status: number | null, said: string): AnswerProblem {
  if (status !== null && SETTLED.includes(status)) return byStatus[status] ?? 'provider-error';
  const words = said.toLowerCase();
  const meant = rows.find(([problem, signs]) => mayMean(status, problem) && signs.some((sign) => words.includes(sign)));
  if (meant) return meant[0];
  if (status === null) return 'provider-error';
  if (status === 404) return words.includes('model') ? 'unknown-model' : 'wrong-address';
  if (status >= 300 && status < 400) return 'wrong-address';
  return byStatus[status] ?? (status >= 500 ? 'provider-error' : 'request-refused');
}

function mayMean(status: number | null, problem: AnswerProblem): boolean {
  if (status === 401) return problem === 'key-refused' || problem === 'not-permitted' || problem === 'no-balance';
  if (status === 429) return OF_429.includes(problem);
  return status === null || status < 500 || OF_5XX.includes(problem);
}

const LONGEST_SAID = 4_000;

/**
 * The words of a refusal that tell why: the codes and the sentence of its error where it has the form of one. What else
 * stands there may be what somebody asked. A web page says nothing.
 */
export function saidIn(body: unknown): string {
  if (typeof body === 'string') {
    const text = body.trim();
    if (text.startsWith('<')) return '';
    try {
      return saidIn(JSON.parse(text));
    } catch {
      return text.slice(0, LONGEST_SAID);
    }
  }
  if (Array.isArray(body)) return saidIn(body[0]);
  if (!isRecord(body)) return '';
  const inner = isRecord(body['error']) ? body['error'] : isRecord(body['detail']) ? body['detail'] : body;
  const words = ['type', 'code', 'status', 'statusCode', 'reason', 'message', 'error', 'detail', 'msg']
    .flatMap((name) => (['string', 'number'].includes(typeof inner[name]) ? String(inner[name]) : []))
    .join(': ');
  return `${words} ${detailsIn(inner)}`.slice(0, LONGEST_SAID);
}

/** Google names the reason and the quota in a list of details; others wrap what their own provider said. */
function detailsIn({ details, metadata, innererror, raw }: Record<string, unknown>): string {
  const found = [details, metadata, innererror, raw].filter((one) => one !== undefined && one !== null);
  return found.length === 0 ? '' : JSON.stringify(found).slice(0, LONGEST_SAID);
}

/** The status that an error itself tells, where it came without one: in the midst of a stream, or with 200. */
export function statusIn(body: unknown): number | null {
  const inner = isRecord(body) && isRecord(body['error']) ? body['error'] : body;
  if (!isRecord(inner)) return null;
  const told = [inner['statusCode'], inner['status'], inner['code']].map(Number);
  return told.find((status) => Number.isInteger(status) && status >= 400 && status < 600) ?? null;
}
