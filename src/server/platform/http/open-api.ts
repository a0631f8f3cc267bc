import { z } from 'zod';
import { faultBody } from '#contract/base/fault.ts';
import type { Policy, Route } from '#contract/base/route.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the route table: what programs that call the product are written from. */
export function toOpenApi(routes: readonly Route[], about: { version: string; publicUrl: string }): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Maru', version: about.version },
    servers: [{ url: about.publicUrl }],
    paths,
    components: {
      schemas: { Fault: toSchema(faultBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'maru-session' } },
    },
  };
}

function toOperation({ summary, policy, path, body, query, answer }: Route): Json {
  const bodySchema = toSchema(body, 'input');
  const answerSchema = toSchema(answer, 'output');
  const fault = {
    description: 'What went wrong',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
  };
  return {
    summary,
    description: describe(policy),
    ...('open' in policy ? {} : { security: [{ session: [] }] }),
    parameters: [...pathParameters(path), ...queryParameters(toSchema(query, 'input'))],
    ...(bodySchema ? { requestBody: { content: { 'application/json': { schema: bodySchema } } } } : {}),
    responses: {
      ...(answerSchema
        ? { 200: { description: 'Done', content: { 'application/json': { schema: answerSchema } } } }
        : { 204: { description: 'Done' } }),
      default: fault,
    },
  };
}

/** Null for a shape that is never there. */
function toSchema(shape: z.ZodType, io: 'input' | 'output'): Json | null {
  if (shape instanceof z.ZodUndefined) return null;
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json;
  return schema;
}

const describe = (policy: Policy): string =>
  'open' in policy
    ? `Without a session: ${policy.open}.`
    : 'signedIn' in policy
      ? 'For whoever is signed in.'
      : policy.on === 'instance'
        ? `Asks ${policy.may} of the instance.`
        : `Asks ${policy.may} of the ${policy.on} in ${policy.by}; foreign and absent ones answer 404 alike.`;

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
