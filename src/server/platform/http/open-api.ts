import { z } from 'zod';
import { can } from '#contract/access/can.ts';
import { roles } from '#contract/access/roles.ts';
import { faultBody } from '#contract/base/fault.ts';
import type { Policy, Route } from '#contract/base/route.ts';

type Json = Record<string, unknown>;

/** Rooms of routes by name, as the contract's table holds them. */
type Table = Record<string, Record<string, Route>>;

/** The OpenAPI 3.1 document of the route table: what programs that call the product are written from. */
export function toOpenApi(table: Table, about: { version: string; publicUrl: string }): Json {
  const paths: Record<string, Json> = {};
  for (const [room, routes] of Object.entries(table)) {
    for (const [name, route] of Object.entries(routes)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      const named = { operationId: `${room}.${name}`, tags: [room] };
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: { ...named, ...toOperation(route) } };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Maru', version: about.version },
    servers: [{ url: about.publicUrl }],
    tags: Object.keys(table).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Fault: toSchema(faultBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName(about.publicUrl) } },
    },
  };
}

/** As the sign-in writes it: over https with the prefix that browsers guard. */
const cookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-maru-session' : 'maru-session';

function toOperation({ method, summary, policy, path, body, query, answer, media }: Route): Json {
  const isOpen = 'open' in policy;
  const content = toContent(body, 'input', media?.body);
  const isRequired = media?.body !== undefined || !body.safeParse(undefined).success;
  const answered = toContent(answer, 'output', media?.answer);
  return {
    summary,
    description: describe(policy),
    ...(isOpen ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...pathParameters(path),
      ...queryParameters(toSchema(query, 'input')),
      ...(method === 'POST' && !isOpen ? [idempotencyKey] : []),
    ],
    ...(content ? { requestBody: { required: isRequired, content } } : {}),
    responses: {
      ...(answered ? { 200: { description: 'Done', content: answered } } : { 204: { description: 'Done' } }),
      default: {
        description: 'What went wrong',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
      },
    },
  };
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

/** What may be sent or is answered, by media type; null for nothing at all. */
function toContent(shape: z.ZodType, io: 'input' | 'output', media: string | undefined): Json | null {
  const schema = toSchema(shape, io);
  if (!schema) return null;
  const isShapeless = shape instanceof z.ZodUnknown;
  return {
    ...(media && isShapeless ? {} : { 'application/json': { schema } }),
    ...(media ? { [media]: { schema: { type: 'string' } } } : {}),
  };
}

/** Null for a shape that is never there. */
function toSchema(shape: z.ZodType, io: 'input' | 'output'): Json | null {
  if (shape instanceof z.ZodUndefined) return null;
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json;
  return schema;
}

function describe(policy: Policy): string {
  if ('open' in policy) return `Without a session: ${policy.open}.`;
  if ('signedIn' in policy) return 'For whoever is signed in.';
  const { may, on } = policy;
  if (on === 'instance') return `For system administrators (${may}).`;
  // A canvas has one person, its owner.
  const least = on === 'canvas' ? 'owner' : roles.find((role) => can(ANYBODY, may, { role }));
  const who = least === 'owner' ? 'the owner' : `everybody from ${least} up`;
  const place =
    on === 'canvas' || on === 'project' || on === 'org' ? `the ${placeNames[on]}` : `the place of the ${on}`;
  return `For ${who} of ${place} in ${policy.by} (${may}). What is foreign and what is absent answer 404 alike.`;
}

const ANYBODY = { id: '', isSystemAdmin: false };
const placeNames = { canvas: 'canvas', project: 'project', org: 'organisation' } as const;

const pathParameters = (path: string): Json[] =>
  Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }));

function queryParameters(schema: Json | null): Json[] {
  const properties = (schema?.properties ?? {}) as Record<string, Json>;
  const required = (schema?.required ?? []) as string[];
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: shape,
  }));
}
