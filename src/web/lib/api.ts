import type { z } from 'zod';
import { ACCOUNT_HEADER } from '#contract/base/account-header.ts';
import type { faultBody, FaultCode, NamedSource } from '#contract/base/fault.ts';
import { fillPath } from '#contract/base/fill-path.ts';
import type { AnswerOf, BodyOf, Route } from '#contract/base/route.ts';
import { noteConnection } from './connectivity.ts';

/** What a route may be asked with. `params` fill the path; `idempotencyKey` makes a retried POST count once. */
export interface CallOptions<R extends Route> {
  params?: Record<string, string>;
  query?: z.input<R['query']>;
  body?: BodyOf<R>;
  signal?: AbortSignal;
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** Lets the request outlive the page; bodies of at most 64 KiB. */
  keepalive?: boolean;
}

/** An answer that is not 2xx. `message` is '<status>: <body, or status text when it is empty>'. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: string;
  /** The code of the Fault; null when the answer was not ours (a proxy, a crash). */
  readonly code: FaultCode | null;
  /** The server's sentence for people; null when there is none. */
  readonly sentence: string | null;
  readonly requestId: string | null;
  /** Of 'unseen-sources': what stands against it. */
  readonly sources: readonly NamedSource[];

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    const fault = readFault(body);
    this.code = (fault?.code as FaultCode | undefined) ?? null;
    this.sentence = fault?.message ?? null;
    this.requestId = fault?.requestId ?? null;
    this.sources = Array.isArray(fault?.sources) ? fault.sources : [];
  }
}

/** True for an answer that says: nobody is signed in (any more). */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

let tellUnauthorized: (code?: FaultCode | null) => void = () => undefined;

/** What is done at every answer that says that nobody is signed in, or ('other-account') somebody else, whoever asked. */
export function onUnauthorized(act: typeof tellUnauthorized): void {
  tellUnauthorized = act;
}

/** What any answer of the server says by the way: there is a line, and whether somebody is signed in. */
export function noteAnswer(status: number, code?: FaultCode | null): void {
  noteConnection(true);
  if (status === 401) tellUnauthorized(code);
}

let sender = '';

/** Who is signed in as far as this page knows, by id; '' while nobody is known. */
export const personHere = (): string => sender;

/** From now on everything is sent in the name of this person, and refused by the server once somebody else is signed in. */
export function sendAs(userId: string): void {
  sender = userId;
}

/** True for an answer that says: the thing is not there, or not yours. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Waits for a removal; what is gone already, by another tab or another person, is removed all the same. */
export async function removed(removal: Promise<unknown>): Promise<void> {
  await removal.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** One call of the contract. Rejects with ApiError, or with the browser's TypeError when there was no answer at all. */
export async function call<R extends Route>(route: R, options: CallOptions<R> = {}): Promise<AnswerOf<R>> {
  const response = await send(route, options);
  return (await readAnswer(response)) as AnswerOf<R>;
}

/**
 * Like `call`, for answers that are read as they come (Server-Sent Events). Rejects with ApiError before the first byte.
 * Notes by the way what the answer, or none, says; a request that was given up says nothing.
 */
export async function send<R extends Route>(route: R, options: CallOptions<R> = {}): Promise<Response> {
  const { body, signal, keepalive } = options;
  const response = await fetch(addressOf(route, options), {
    method: route.method,
    credentials: 'same-origin',
    headers: headersOf(options),
    body: body instanceof Blob ? body : JSON.stringify(body),
    signal,
    keepalive,
  }).catch((error: unknown) => {
    if (error instanceof TypeError) noteConnection(false);
    throw error;
  });
  const refusal = response.ok ? null : new ApiError(response.status, response.statusText, await response.text());
  noteAnswer(response.status, refusal?.code);
  if (refusal) throw refusal;
  return response;
}

/** Like `call`, with the bytes of a file as the body. */
export const sendBytes = <R extends Route>(
  route: R,
  file: Blob,
  options: Pick<CallOptions<R>, 'params' | 'query'> = {},
): Promise<AnswerOf<R>> =>
  call(route, {
    ...options,
    body: file as BodyOf<R>,
    headers: { 'Content-Type': file.type || 'application/octet-stream' },
  });

/** The path and query string of a call; also the key under which its answer is cached. */
export function addressOf<R extends Route>(route: R, options: Pick<CallOptions<R>, 'params' | 'query'> = {}): string {
  const path = fillPath(route.path, options.params ?? {});
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function headersOf<R extends Route>(options: CallOptions<R>): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(sender ? { [ACCOUNT_HEADER]: sender } : {}),
    ...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
    ...options.headers,
  };
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return isJson ? response.json() : response.text();
}

function readFault(body: string): Partial<z.infer<typeof faultBody>> | null {
  try {
    const value: unknown = JSON.parse(body);
    return value !== null && typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
