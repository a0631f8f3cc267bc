import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, allRoutes } from '#contract/api/index.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { toOpenApi } from './open-api.ts';

interface Operation {
  operationId: string;
  tags: string[];
  security?: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { required: boolean; content: Record<string, { schema: { properties?: object } }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; securitySchemes: { session: { name: string } } };
}

let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await makeApp();
  document = (await app.visitor.get('/api/openapi.json')).json<Document>();
});
afterAll(() => app.close());

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));
const find = (method: string, path: string): Operation | undefined => document.paths[path]?.[method.toLowerCase()];

describe('the OpenAPI document', () => {
  it('lists every call of the contract, each once and under a name of its own', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const { method, path } of allRoutes) {
      expect(find(method, path.replace(/:(\w+)/g, '{$1}')), `${method} ${path}`).toBeDefined();
    }
    expect(operations()).toHaveLength(allRoutes.length);
    expect(new Set(operations().map((operation) => operation.operationId)).size).toBe(allRoutes.length);
    expect(new Set(operations().flatMap((operation) => operation.tags))).toEqual(new Set(Object.keys(api)));
  });

  it('names every id of a path, asks for a session where one is needed, and tells how a call fails', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const ids = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name);
        const named = operation.parameters.filter((one) => one.in === 'path').map((one) => one.name);
        expect(named, path).toEqual(ids);
        expect(operation.responses['default']?.content, path).toHaveProperty('application/json');
        const route = allRoutes.find((one) => one.method.toLowerCase() === method && toShown(one.path) === path);
        expect(Boolean(operation.security), path).toBe(route !== undefined && !('open' in route.policy));
      }
    }
    expect(JSON.stringify(document.components.schemas)).toContain('requestId');
  });

  it.each([
    ['GET', '/api/canvases', 'For whoever is signed in.'],
    ['PUT', '/api/canvases/{canvasId}', 'For the owner of the canvas in canvasId (board.edit).'],
    ['GET', '/api/projects/{projectId}', 'For everybody from viewer up of the project in projectId (board.read).'],
    ['PUT', '/api/nodes/{nodeId}', 'For everybody from editor up of the place of the node in nodeId (board.edit).'],
    ['PUT', '/api/orgs/{orgId}', 'For everybody from admin up of the organisation in orgId (org.manage).'],
    ['DELETE', '/api/orgs/{orgId}', 'For the owner of the organisation in orgId (org.delete).'],
    ['POST', '/api/global-ai-knowledge', 'For system administrators (knowledge.edit).'],
    ['GET', '/api/health', 'Without a session: asked by supervisors without a session.'],
  ])('says who may: %s %s', (method, path, words) => {
    expect((find(method, path) as { description?: string } | undefined)?.description).toContain(words);
  });

  it('says what is no JSON: bytes, pages, archives and streams', () => {
    const answered = (method: string, path: string) => Object.keys(find(method, path)?.responses['200']?.content ?? {});
    expect(answered('GET', '/api/files/{fileId}')).toEqual(['*/*']);
    expect(answered('GET', '/api/account/export')).toEqual(['application/zip']);
    expect(answered('GET', '/api/login')).toEqual(['text/html']);
    expect(answered('POST', '/api/ai-chat')).toEqual(['application/json', 'text/event-stream']);
    expect(answered('GET', '/api/ai-runs/{runId}/events')).toEqual(['text/event-stream']);
    expect(answered('GET', '/api/canvases')).toEqual(['application/json']);
    expect(find('DELETE', '/api/canvases/{canvasId}')?.responses).toHaveProperty('204');
    expect(Object.keys(find('PUT', '/u/{uploadId}')?.requestBody?.content ?? {})).toEqual(['application/octet-stream']);
  });

  it('says which bodies may be left out, and how long a text may be', () => {
    expect(find('POST', '/api/canvases')?.requestBody).toMatchObject({
      required: true,
      content: { 'application/json': { schema: { properties: { title: { maxLength: 300 } } } } },
    });
    expect(find('POST', '/api/projects/{projectId}/upload')?.requestBody?.required).toBe(false);
    expect(find('GET', '/api/canvases')).not.toHaveProperty('requestBody');
  });

  it('names the cookie that is really sent, which over https carries a prefix', async () => {
    const person = await app.signIn('Reader');
    expect(person.cookie.startsWith(`${document.components.securitySchemes.session.name}=`)).toBe(true);
    const secure = toOpenApi({}, { version: '1', publicUrl: 'https://maru.example' });
    expect(secure).toMatchObject({ components: { securitySchemes: { session: { name: '__Host-maru-session' } } } });
  });
});

const toShown = (path: string) => path.replace(/:(\w+)/g, '{$1}');
