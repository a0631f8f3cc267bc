import { createHash } from 'node:crypto';
import { faults } from '#contract/base/fault.ts';
import { apiPageStyle } from './api-page-style.ts';
import { escapeHtml } from './escape-html.ts';
import { schemaText, type Schema } from './schema-text.ts';

interface Content {
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  tags: string[];
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
/** The parts of the OpenAPI document that the page shows. */
export interface ApiDocument {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
}

/** What the page may load: nothing but its own style. */
export const API_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(apiPageStyle).digest('base64')}'`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
} as const;

/** The OpenAPI document as a page for people: every call with its body, its answer and who may make it. No scripts. */
export function writeApiPage({ info, paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '');
  const names = [...groups.keys()];
  const links = names.map((name) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`);
  const sections = names.map(
    (name) => `<section aria-labelledby="${escapeHtml(name)}">
<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>
${(groups.get(name) ?? []).map(writeOperation).join('\n')}
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(info.title)} API</title>
<style>${apiPageStyle}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${escapeHtml(info.title)} API <small>${escapeHtml(info.version)}</small></h1>
${introduction}
</header>
<nav aria-label="Calls by subject"><ul>${links.join('')}</ul></nav>
<main id="calls">
${sections.join('\n')}
${faultTable}
</main>
</body>
</html>
`;
}

const introduction = `<p>Every call of the product. The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>.</p>
<ul>
<li>Calls act for whoever is signed in: send the session cookie, and from a browser only from this very origin.</li>
<li>Bodies and answers are JSON. 204 answers carry nothing. Fields that are not listed are refused.</li>
<li>A POST with the header <code>Idempotency-Key</code> counts once, however often it is sent within 24 hours.</li>
<li>A call with the header <code>Maru-Account</code>, the id of an account, counts only while that account is signed in.</li>
<li>What fails answers <code>{ code, message, requestId, retryable? }</code>; the <a href="#faults">codes</a> are listed below.
Foreign and absent things look alike.</li>
</ul>`;

const faultTable = `<section aria-labelledby="faults">
<h2 id="faults">Faults</h2>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th></tr></thead><tbody>
${Object.entries(faults)
  .map(([code, status]) => `<tr><td><code>${escapeHtml(code)}</code></td><td>${String(status)}</td></tr>`)
  .join('\n')}
</tbody></table>
</section>`;

interface Listed {
  path: string;
  method: string;
  operation: Operation;
}

function writeOperation({ path, method, operation }: Listed): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  const parts = [
    parameters.length > 0 && writeParameters(parameters),
    writeShape('Body', requestBody),
    responses['200'] ? writeShape('Answer', responses['200']) : '<h3>Answer</h3><p>204, nothing</p>',
  ];
  return `<details>
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span></summary>
<p>${escapeHtml(description)}</p>
${parts.filter(Boolean).join('\n')}
</details>`;
}

function writeParameters(parameters: Operation['parameters']): string {
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}${required ? '' : ', optional'}</td><td><code>${escapeHtml(schemaText(schema))}</code></td></tr>`,
  );
  return `<h3>Parameters</h3>
<table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Type</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function writeShape(name: string, shape: Content | undefined): string {
  const written = Object.entries(shape?.content ?? {}).map(([media, { schema }]) =>
    media === 'application/json'
      ? `<pre tabindex="0"><code>${escapeHtml(schemaText(schema))}</code></pre>`
      : `<p><code>${escapeHtml(media)}</code></p>`,
  );
  return written.length === 0 ? '' : `<h3>${name}</h3>\n${written.join('\n')}`;
}
