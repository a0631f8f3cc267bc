import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { z } from 'zod';
import type { Principal } from '#contract/board/audience.ts';
import { can, type Actor, type BoardKind, type Place } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import { id as idShape } from '#contract/base/id.ts';
import type { Policy, Route } from '#contract/base/route.ts';
import { onBehalfOf } from '../db/fair-pool.ts';
import { addressKey } from './address-key.ts';
import { answerOnce, type AnswerStore } from './idempotency.ts';

/** The board that a resource belongs to, and what the actor is there. It is a canvas's or a project's. */
export interface BoardRef extends Place {
  boardId: string;
  canvasId: string | null;
  projectId: string | null;
  /** Of the project, or with which a canvas or its groups are shared. */
  sharingOrgId?: string | null;
  /** Who looks has no part in it, but a link or the address of a public project: he is answered by shapes of his own. */
  isShown?: true;
  /** Who looks, as far as it decides what of the board he sees. */
  principal: Principal;
}

/** An organisation, and what the actor is there. */
export interface OrgRef extends Place {
  orgId: string;
}

/** How a request finds out who acts, and to which place an id belongs. Absent ids answer null. */
export interface AccessPort {
  actorOf: (request: FastifyRequest) => Promise<Actor | null>;
  boardOf: Record<BoardKind, (id: string, actorId: string) => Promise<BoardRef | null>>;
  orgOf: (id: string, actorId: string) => Promise<OrgRef | null>;
  /** Who came by a link and is not signed in; null for everybody else. */
  guestOf: (request: FastifyRequest) => Promise<Actor | null>;
  /** What is shown to who has no part in it: by a link to a guest, and of a public project to who is signed in. Null for all else. */
  shownBoardOf: (on: BoardKind, id: string, actor: Actor) => Promise<BoardRef | null>;
}

export interface Call<R extends Route, B = z.output<R['body']>> {
  /** Signed in, except on open routes, where it throws 'not-signed-in' when read by a visitor. */
  readonly actor: Actor;
  params: Record<string, string>;
  query: z.output<R['query']>;
  body: B;
  /** The board of the route's resource; throws on routes whose policy names none. */
  readonly board: BoardRef;
  /** The organisation of the route; throws on routes whose policy names none. */
  readonly org: OrgRef;
  request: FastifyRequest;
  reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
    /** The route reads the bytes of its body itself. */
    takesBytes?: boolean;
  }
}

/** Refuses to start with a route that declares no policy. Call before the first route is registered. */
export function demandPolicies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.policy) throw new Error(`route ${String(route.method)} ${route.url} declares no policy`);
  });
}

export interface MountDeps {
  access: AccessPort;
  answers: AnswerStore;
}

export interface MountOptions<B> {
  bodyLimit?: number;
  /** Judges the bytes of the body as the contract does, for one that is too large to be judged here. Throws Fault 'bad-input'. */
  readBytes?: (body: Uint8Array) => Promise<B>;
}

/**
 * Puts one route of the contract onto the server: session, right, body, then `handle`. What it returns is the answer
 * (204 for undefined); a handler that has written to `reply` itself returns `reply`.
 */
export function mount<R extends Route, B = z.output<R['body']>>(
  app: FastifyInstance,
  deps: MountDeps,
  route: R,
  handle: (call: Call<R, B>) => Promise<z.input<R['answer']> | FastifyReply>,
  { readBytes, ...options }: MountOptions<B> = {},
): void {
  const readBody = async (body: unknown): Promise<B> =>
    readBytes ? readBytes(body instanceof Uint8Array ? body : new Uint8Array()) : (read(route.body, body) as B);
  const handler: RouteHandlerMethod = async (request, reply) => {
    const actor = (await deps.access.actorOf(request)) ?? (await guestOf(deps.access, route.policy, request));
    return onBehalfOf(actor?.id ?? addressKey(request.ip), () => answer(actor, request, reply));
  };
  const answer = async (actor: Actor | null, request: FastifyRequest, reply: FastifyReply) => {
    const params = readParams(request);
    const place = await judge(deps.access, route.policy, actor, params);
    const call: Call<R, B> = {
      get actor() {
        if (!actor) throw new Fault('not-signed-in');
        return actor;
      },
      get board() {
        if (!place || !('boardId' in place)) throw new Error(`the policy of ${route.path} names no board`);
        return place;
      },
      get org() {
        if (!place || !('orgId' in place)) throw new Error(`the policy of ${route.path} names no organisation`);
        return place;
      },
      params,
      query: read(route.query, request.query) as z.output<R['query']>,
      body: await readBody(request.body),
      request,
      reply,
    };
    const run = async () => handle(call);
    const told =
      route.method === 'POST' && actor && !actor.isGuest
        ? await answerOnce(deps.answers, { request, reply, actor }, run)
        : await run();
    // A reply is a promise of the end of its answer: what a handler answered itself arrives here as undefined, be it at the
    // answer's end or because the caller left in the middle of it.
    if (reply.sent || reply.raw.headersSent || told === reply) return reply;
    return told === undefined ? reply.code(204).send() : reply.send(told);
  };
  app.route({
    method: route.method,
    url: route.path,
    config: { policy: route.policy, takesBytes: readBytes !== undefined },
    handler,
    ...options,
  });
}

/** Guests are nobody where a policy does not name them. */
const guestOf = async (access: AccessPort, policy: Policy, request: FastifyRequest): Promise<Actor | null> =>
  'guests' in policy && policy.guests === true ? access.guestOf(request) : null;

async function findPlace(
  access: AccessPort,
  { on, guests }: Extract<Policy, { by: string }>,
  actor: Actor,
  id: string,
): Promise<BoardRef | OrgRef | null> {
  if (on === 'org') return actor.isGuest ? null : access.orgOf(id, actor.id);
  const own = actor.isGuest ? null : await access.boardOf[on](id, actor.id);
  if (own?.role || guests !== true) return own;
  const shown = await access.shownBoardOf(on, id, actor);
  return shown && { ...shown, isShown: true };
}

async function judge(
  access: AccessPort,
  policy: Policy,
  actor: Actor | null,
  params: Record<string, string>,
): Promise<BoardRef | OrgRef | null> {
  if ('open' in policy) return null;
  if (!actor) throw new Fault('not-signed-in');
  if ('signedIn' in policy) return null;
  if (policy.on === 'instance') {
    if (!can(actor, policy.may, { role: null })) throw new Fault('not-allowed');
    return null;
  }
  const place = await findPlace(access, policy, actor, params[policy.by] ?? '');
  if (!place || !can(actor, policy.on === 'org' ? 'org.read' : 'board.read', place)) throw new Fault('not-found');
  if (!can(actor, policy.may, place)) throw new Fault('not-allowed');
  return place;
}

/** A path parameter that is no id names nothing. */
/** Of an address that carries its own permission. */
const tokenShape = z.string().regex(/^[\w.-]{1,99}$/);

function readParams(request: FastifyRequest): Record<string, string> {
  const params = (request.params ?? {}) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const known = (name === 'token' ? tokenShape : idShape).safeParse(value);
      if (!known.success) throw new Fault('not-found');
      return [name, known.data];
    }),
  );
}

const MOST_SAID = 300;

function read(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') ?? '';
  // It may name each of thousands of fields that were too many.
  const said = issue?.message.slice(0, MOST_SAID) ?? 'The request is not valid.';
  throw new Fault('bad-input', where ? `${where.slice(0, MOST_SAID)}: ${said}` : said);
}
