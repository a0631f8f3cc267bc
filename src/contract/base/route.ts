import { z } from 'zod';
import type { Action, BoardKind } from '../access/can.ts';

/**
 * Who may call a route. `open` says why it needs no session. `may` names the action that is asked of the resource
 * whose id stands in the path parameter `by`; a resource that is foreign or absent answers 404 alike. What is asked of
 * the instance itself needs no id. `guests`: whoever came by a link, or has the address of a
 * public project, may look here too, and is answered by shapes of his own.
 */
export type Policy =
  | { open: string }
  | { signedIn: true }
  | { may: Action; on: 'instance' }
  | { may: Action; on: BoardKind | 'org'; by: string; guests?: true };

/** One call of the product: written once, mounted by the server, called by the web, listed in the OpenAPI document. */
export interface Route<
  B extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  policy: Policy;
  body: B;
  query: Q;
  answer: A;
  /** The media type of a body or an answer that is not JSON; an answer with a shape of its own can be had as JSON too. */
  media?: { body?: string; answer?: string };
}

export const nothing = z.undefined();

/** Body and query default to none; unknown query parameters are refused. */
export function route<
  A extends z.ZodType,
  B extends z.ZodType = typeof nothing,
  Q extends z.ZodType = z.ZodObject<Record<never, never>, z.core.$strict>,
>(r: {
  method: Route['method'];
  path: string;
  summary: string;
  policy: Policy;
  answer: A;
  body?: B;
  query?: Q;
  media?: NonNullable<Route['media']>;
}): Route<B, Q, A> {
  return { ...r, body: r.body ?? (nothing as unknown as B), query: r.query ?? (z.strictObject({}) as unknown as Q) };
}

export type BodyOf<R> = R extends Route<infer B, z.ZodType, z.ZodType> ? z.input<B> : never;
export type AnswerOf<R> = R extends Route<z.ZodType, z.ZodType, infer A> ? z.output<A> : never;
