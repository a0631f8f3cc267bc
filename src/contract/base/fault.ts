import { z } from 'zod';

/** Every way a call can fail, with its HTTP status. A new code is one line here and one sentence in each catalogue. */
export const faults = {
  'bad-input': 400,
  'not-connected': 400,
  'not-signed-in': 401,
  'other-account': 401,
  'plan-limit': 402,
  'no-credits': 402,
  'payment-refused': 402,
  'members-only': 403,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  'unseen-sources': 409,
  'model-gone': 409,
  stale: 412,
  'too-large': 413,
  'board-full': 413,
  'account-full': 413,
  'unsupported-type': 415,
  'not-this-source': 422,
  'nothing-readable': 422,
  'key-reused': 422,
  'too-many': 429,
  'too-much-written': 429,
  'too-many-waiting': 429,
  'answers-at-once': 429,
  unexpected: 500,
  'ai-unavailable': 503,
  'search-unavailable': 503,
  'login-unavailable': 503,
  'payment-unavailable': 503,
  busy: 503,
} as const;
export type FaultCode = keyof typeof faults;

/** The one error class that services throw. Anything else that reaches the edge is a bug and answers 500 without its text. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;
  /** After how many seconds the same call may succeed, where that is known. */
  readonly retryAfterSec: number | null;
  /** Of 'stale': the entity tag of what is there now. */
  readonly tag: string | null;
  /** Of 'unseen-sources': those of them that the caller sees. */
  readonly sources: readonly NamedSource[];
  constructor(
    code: FaultCode,
    message: string = code,
    options?: { cause?: unknown; retryAfterSec?: number; tag?: string; sources?: readonly NamedSource[] },
  ) {
    super(message, options);
    this.code = code;
    this.retryAfterSec = options?.retryAfterSec ?? null;
    this.tag = options?.tag ?? null;
    this.sources = options?.sources ?? [];
  }
  get status(): number {
    return faults[this.code];
  }
  /** Whether the same call may succeed later. */
  get isRetryable(): boolean {
    return this.status >= 500 || this.status === 429;
  }
}

/** A node as a refusal names it; `kind` is the type of its card. */
const namedSource = z.object({ nodeId: z.string(), title: z.string(), kind: z.string() });
export type NamedSource = z.infer<typeof namedSource>;

/** The body of every answer that is not 2xx. `message` is a sentence for people; `requestId` finds the log line. */
export const faultBody = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  retryable: z.boolean().optional(),
  sources: z.array(namedSource).optional(),
});
