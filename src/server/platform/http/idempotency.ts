import type { FastifyRequest } from 'fastify';
import type { Actor } from '#contract/access/can.ts';

/** Remembers answers by the caller's Idempotency-Key. */
export interface AnswerStore {
  placeholder?: never;
}
export async function answerOnce<T>(_store: AnswerStore, _request: FastifyRequest, _actor: Actor, run: () => Promise<T>): Promise<T> {
  return run();
}
