/**
 * Which files of the server may reach over the network, or start a program that could, and to where. Whatever a person names
 * (a link, a picture, a redirect) goes through platform/web alone; the others talk to what the operator configured. A name
 * that ends with a slash stands for the folders of that form.
 */
export const doors: Record<string, string> = {
  'server/platform/web/connection.ts': 'addresses that people name, each judged before the call',
  'server/platform/web/resolve-name.ts': 'the name servers of this machine, for the names of those addresses',
  'server/platform/web/guarded-fetch.ts':
    'the requests on those connections, and the proxy an operator set for YouTube',
  'server/platform/web/configured-fetch.ts':
    'services that the operator or an administrator named, each address judged',
  'server/platform/db/fair-pool.ts': 'the database of DATABASE_URL, and the embedded one inside this process',
  'server/platform/db/planning-client.ts': 'nothing: the connection to the embedded database',
  'server/platform/db/server-bus.ts': 'the notices of the database of DATABASE_URL',
  'server/platform/objects/s3.ts': 'the object store of S3_ENDPOINT',
  'server/auth/oidc.ts': 'the sign-in provider that is configured',
  'server/ai/providers/*/': 'the model that is configured',
  'server/ai/partial-json.ts': 'nothing: reads JSON by the library that also knows the providers',
  'server/mail/smtp.ts': 'the mail server of SMTP_URL',
  'server/billing/stripe-payments.ts': 'the payment provider that is configured',
  'server/ai/speech.ts': 'the service that writes speech down that is configured',
  'server/sources/programs/run-program.ts':
    'nothing: starts tesseract, ffmpeg and ffprobe, behind walls where the machine has them',
  'server/sources/documents/page-drawer.ts': 'nothing: forks the drawer of pages, a process of our own',
  'server/sources/documents/confine-process.ts': 'nothing: takes the network away from the reader of documents',
  'server/sources/documents/document-reader.ts': 'nothing: forks the reader of documents, a process of our own',
};

/** The door that a file belongs to; undefined where it may not reach out. */
export const doorOf = (file: string): string | undefined =>
  Object.keys(doors).find(
    (door) => door === file || (door.endsWith('/') && new RegExp(`^${door.replaceAll('*', '[^/]+')}[^/]+$`).test(file)),
  );

/** What these modules of Node and packages bring reaches out, but for the names that only look or listen. */
const dialling: Record<string, readonly string[]> = {
  'node:net': ['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'createServer'],
  'node:http': ['createServer'],
  'node:https': ['createServer'],
  'node:http2': ['createServer'],
  'node:tls': [],
  'node:dns': [],
  'node:dns/promises': [],
  'node:dgram': [],
  'node:child_process': [],
  ai: ['APICallError'],
  pg: ['escapeIdentifier'],
};

/** Packages that never reach out by themselves. One that is not listed here is taken to do so. */
const quiet = new Set([
  '@electric-sql/pglite',
  '@fastify/rate-limit',
  '@fastify/static',
  '@fastify/websocket',
  '@mozilla/readability',
  'css-select',
  'drizzle-orm',
  'fastify',
  'gpt-tokenizer',
  'htmlparser2',
  'iconv-lite',
  'ipaddr.js',
  'oidc-provider',
  'pdfjs-dist',
  'pg-boss',
  'pino',
  'piscina',
  'sharp',
  'word-extractor',
  'yauzl',
  'yazl',
  'zod',
]);

/** A file that gives one of these names another meaning by an import does not mean the global. */
const BOUND = /^import\s+[^'"`;]*?\bfrom\s/gm;
const STATIC = /^(?:import|export)\s+(?!type\b)(?:([^'"`;]*?)\s*from\s*)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\b(?:import|require|getBuiltinModule)\(\s*(['"`]?)([^'"`)]*)\1/g;
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
const GLOBAL = /(?<![.\w$#])(?<!typeof )(?:fetch|WebSocket|EventSource|XMLHttpRequest)\b(?!\s*\??:)/g;
const ON_GLOBAL = /\bglobal(?:This)?\s*(?:\??\.\s*(?:fetch|WebSocket|EventSource|XMLHttpRequest)\b|\??\.?\[)/g;

/** Everything in a source text by which it could reach over the network. Types and files of our own are not meant. */
export function findCallsOut(source: string): string[] {
  const code = source.replaceAll(COMMENT, '');
  const statics = [...code.matchAll(STATIC)];
  const modules = statics.flatMap(([, names, from]) => (isOutward(from ?? '', valuesOf(names)) ? [from ?? ''] : []));
  const dynamics = [...code.matchAll(DYNAMIC)].flatMap(([, quote, from]) =>
    quote && !isOutward(from ?? '', ['*']) ? [] : [`import(${from})`],
  );
  const bound = [...code.matchAll(BOUND)].join(' ');
  const bare = code.replaceAll(BOUND, '').replaceAll(TEXT, "''");
  const globals = [...bare.matchAll(GLOBAL)].map(([name]) => name).filter((name) => !bound.includes(name));
  const properties = [...bare.matchAll(ON_GLOBAL)].map(([name]) => name);
  return [...new Set([...modules, ...dynamics, ...globals, ...properties])];
}

const isOwn = (from: string): boolean => /^[.#]/.test(from);

function isOutward(from: string, values: readonly string[]): boolean {
  if (isOwn(from)) return false;
  const name = from.startsWith('node:') ? from : from.split('/', from.startsWith('@') ? 2 : 1).join('/');
  const harmless = dialling[name] ?? dialling[`node:${from}`];
  if (harmless) return values.some((value) => !harmless.includes(value));
  return !from.startsWith('node:') && !quiet.has(name);
}

/** The names of an import clause that exist when the program runs; '*' for all of a module or its default. */
function valuesOf(clause: string | undefined): string[] {
  if (clause === undefined) return ['*'];
  const [, before = '', named] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? [];
  const whole = before.replaceAll(/[,\s]/g, '') ? ['*'] : [];
  const names = (named ?? '').split(',').map((one) => one.trim());
  return [
    ...whole,
    ...names.filter((one) => one && !one.startsWith('type ')).map((one) => one.split(/\s+as\s+/)[0] ?? ''),
  ];
}
