/** oidc-provider ships no types; this is what the built-in provider uses of it. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Adapter {
    upsert: (id: string, payload: Record<string, unknown>, expiresInSec: number) => Promise<void>;
    find: (id: string) => Promise<Record<string, unknown> | undefined>;
    findByUserCode: (userCode: string) => Promise<Record<string, unknown> | undefined>;
    findByUid: (uid: string) => Promise<Record<string, unknown> | undefined>;
    consume: (id: string) => Promise<void>;
    destroy: (id: string) => Promise<void>;
    revokeByGrantId: (grantId: string) => Promise<void>;
  }

  export interface Account {
    accountId: string;
    claims: () => Promise<Record<string, unknown> & { sub: string }>;
  }

  export interface Grant {
    addOIDCScope: (scope: string) => void;
    save: () => Promise<string>;
  }

  export interface Context {
    type: string;
    status: number;
    body: unknown;
    set: (name: string, value: string) => void;
    get: (name: string) => string;
    oidc: { client: { clientId: string }; session: { accountId: string } };
  }

  export interface Interaction {
    uid: string;
    prompt: { name: string };
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    proxy: boolean;
    readonly Grant: new (of: { clientId: string; accountId: string }) => Grant;
    on(event: string, heard: (context: Context, error: Error) => void): this;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<string>;
  }

  export const errors: Record<'SessionNotFound', new (...args: never[]) => Error>;
}
