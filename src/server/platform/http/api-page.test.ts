import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes, api } from '#contract/api/index.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { schemaText } from './schema-text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.close());

describe('the readable page of the API', () => {
  it('lists every call of the contract, for visitors too', async () => {
    const answer = await app.visitor.get('/api/docs');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const { document } = parseHTML(answer.body);
    const listed = [...document.querySelectorAll('summary')].map((summary) => summary.textContent);
    expect(listed).toHaveLength(allRoutes.length);
    for (const { method, path, summary } of allRoutes) {
      const shown = path.replace(/:(\w+)/g, '{$1}');
      expect(
        listed.some((text) => text?.includes(`${method} ${shown} ${summary}`)),
        `${method} ${shown}`,
      ).toBe(true);
    }
  });

  it('shows what to send and what comes back, in the rooms of the product', async () => {
    const { document } = parseHTML((await app.visitor.get('/api/docs')).body);
    const rooms = [...document.querySelectorAll('main h2')].map((heading) => heading.textContent);
    expect(rooms).toEqual([...Object.keys(api), 'Faults']);
    const detailsOf = (call: string) =>
      [...document.querySelectorAll('details')].find((one) => one.textContent?.trimStart().startsWith(call))
        ?.textContent;
    expect(detailsOf('POST /api/canvases ')).toContain('title?: string (at most 300)');
    expect(detailsOf('GET /api/files/{fileId} ')).toContain('*/*');
    expect(detailsOf('DELETE /api/canvases/{canvasId} ')).toContain('204, nothing');
  });

  it('runs nothing and loads nothing but its own style', async () => {
    const answer = await app.visitor.get('/api/docs');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'none'/);
    expect(answer.body).not.toMatch(/<script|<link|<img|src=/);
  });
});

describe('a schema in words', () => {
  it.each([
    [{ type: 'string', maxLength: 300 }, 'string (at most 300)'],
    [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
    [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number | null'],
    [{ enum: ['ko', 'en'] }, '"ko" | "en"'],
    [{ const: 7 }, '7'],
    [{ type: 'array', items: { type: 'integer' }, maxItems: 1000 }, 'integer[] (at most 1,000)'],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
    [{ type: 'integer', minimum: 0, maximum: 9007199254740991 }, 'integer (from 0)'],
    [{ $ref: '#/components/schemas/Fault' }, 'Fault'],
    [{ type: 'object', additionalProperties: {} }, '{ [name]: any }'],
    [{}, 'any'],
    [
      {
        type: 'object',
        properties: { a: { type: 'string' }, b: { type: 'boolean', default: true } },
        required: ['a'],
      },
      '{\n  a: string\n  b?: boolean = true\n}',
    ],
  ])('%j', (schema, text) => expect(schemaText(schema)).toBe(text));
});
