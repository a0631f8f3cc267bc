import type { FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import type { AccessPort } from './mount.ts';

/** Whom limits count a request for: its account, or its address where nobody is signed in or may enter. */
export async function callerKey(actorOf: AccessPort['actorOf'], request: FastifyRequest): Promise<string> {
  const actor = await actorOf(request).catch(() => null);
  return actor?.id ?? addressKey(request.ip);
}
