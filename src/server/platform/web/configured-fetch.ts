import { fetch as dial, type RequestInfo, type RequestInit } from 'undici';
import { createConfiguredAgent } from './connection.ts';

const agent = createConfiguredAgent();

/**
 * A fetch for services that the operator or an administrator named. Their addresses are judged by the policy for such, and
 * redirects are not followed: a key goes to the named host only. Throws WebError 'refused-address' as the cause of the failure.
 */
export const fetchConfigured = ((input: RequestInfo, init: RequestInit = {}) =>
  dial(input, { ...init, redirect: 'manual', dispatcher: agent })) as unknown as typeof globalThis.fetch;
