import { readFile as readBytes } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { cut } from '#contract/base/letters.ts';
import { hasText, typeOfFile } from '#contract/files/file-types.ts';
import { canvasFileTypes, checkProjectFile, endingOf } from '#contract/files/upload-check.ts';
import { OURS, UPLOAD } from '#contract/limits.ts';
import { sources } from '#contract/sources/index.ts';
import { checkContent, proveContent } from '../src/server/files/check-content.ts';
import type { Fetched } from '../src/server/platform/web/guarded-fetch.ts';
import { WebError } from '../src/server/platform/web/web-error.ts';
import { PASSAGE, toStorable } from '../src/server/sources/passages/passages.ts';
import { withPlaces } from '../src/server/sources/passages/placed.ts';
import { SourceFailure, type Reading } from '../src/server/sources/reading.ts';
import { techniques } from '../src/server/sources/techniques/index.ts';
import type { Tools } from '../src/server/sources/techniques/technique.ts';
import { linesOf } from './lines-of.ts';
import { openTools, sentenceOf } from './reading-tools.ts';

/**
 * `npm run -s extract -- [--url URL] FILE` prints what the product would store of a file as one line of JSON. With
 * `--jsonl` it reads lines {"id","url","path"} from standard input and answers each with one line. Nothing is fetched.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, jsonl: { type: 'boolean', default: false } },
});
/** Where a page without an address is taken to come from. */
const NOWHERE = 'https://page.invalid/';
const GZIP = Buffer.from([0x1f, 0x8b]);

const tools = openTools();
if (values.jsonl) {
  for await (const line of linesOf(process.stdin)) {
    if (line.trim() !== '') print(await answer(line));
  }
} else if (positionals[0] === undefined) {
  process.stderr.write('Which file? npm run -s extract -- [--url URL] FILE, or --jsonl with lines on standard input\n');
  process.exitCode = 2;
} else {
  const found = await extractOrSay(positionals[0], values.url ?? null);
  if ('error' in found) process.exitCode = 1;
  print(found);
}
await tools.close();

function print(found: object): void {
  process.stdout.write(`${JSON.stringify(found)}\n`);
}

async function answer(line: string): Promise<object> {
  const asked = readLine(line);
  if (!asked) return { id: null, error: 'The line is no JSON object with a path.' };
  return { id: asked.id, ...(await extractOrSay(asked.path, asked.url)) };
}

function readLine(line: string): { id: unknown; url: string | null; path: string } | null {
  try {
    const { id = null, url = null, path: file } = JSON.parse(line) as Record<string, unknown>;
    return typeof file === 'string' ? { id, url: typeof url === 'string' ? url : null, path: file } : null;
  } catch {
    return null;
  }
}

async function extractOrSay(file: string, url: string | null): Promise<object> {
  try {
    return await extract(file, url);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    return { error: syscall ? `The file cannot be opened (${code}).` : sentenceOf(error) };
  }
}

async function extract(file: string, url: string | null): Promise<object> {
  const stored = await readBytes(file);
  const isPacked = stored.subarray(0, 2).equals(GZIP) && endingOf(file) === 'gz';
  const bytes = isPacked ? gunzipSync(stored, { maxOutputLength: UPLOAD.projectFileBytes }) : stored;
  const name = path.basename(isPacked ? file.replace(/\.gz$/i, '') : file);
  const { mimeType: proven } = await proveContent(bytes);
  const isPage = url !== null || (proven === 'text/plain' && looksLikePage(bytes, name));
  const reading = isPage
    ? await readAsPage({ bytes, name, proven, url: url ?? NOWHERE })
    : await readAsFile({ bytes, name, proven });
  if (reading.passages.length === 0) throw new SourceFailure('wrong-type');
  return shown(reading, isPage ? 'website' : kindOf(typeOfFile(proven, name), name));
}

interface Given {
  bytes: Buffer;
  name: string;
  /** The type that its bytes prove. */
  proven: string;
}

async function readAsPage({ bytes, name, proven, url }: Given & { url: string }): Promise<Reading> {
  const link = sources.website.readLink(url);
  if (!link.ok) throw new SourceFailure('refused-address');
  const isText = proven === 'text/plain' && endingOf(name) === 'txt' && !looksLikePage(bytes, name);
  const type = proven === 'text/plain' ? (isText ? 'text/plain' : 'text/html') : proven;
  let isTaken = false;
  const fetch = async (asked: string): Promise<Fetched> => {
    if (isTaken) throw new WebError('unreachable', `${asked} is not among the files`);
    isTaken = true;
    return { status: 200, url: link.value.url, type, typeHeader: type, body: bytes };
  };
  return techniques.website({ ...link.value, file: null }, { ...tools.next(), fetch } satisfies Tools);
}

async function readAsFile({ bytes, name, proven }: Given): Promise<Reading> {
  const size = checkProjectFile(bytes.length);
  if (!size.ok) throw new SourceFailure(size.reason === 'empty' ? 'nothing-readable' : size.reason);
  const content = await checkContent(bytes, name);
  if (!content.ok && content.reason === 'locked') throw new SourceFailure('encrypted');
  const mimeType = typeOfFile(proven, name);
  const file = { id: null, name, mimeType, size: bytes.length, read: async () => bytes };
  return techniques.file({ url: null, id: null, file }, tools.next());
}

function looksLikePage(bytes: Buffer, name: string): boolean {
  if (/^(x?html?|php|aspx?)$/.test(endingOf(name))) return true;
  const head = bytes.subarray(0, 4_096).toString('utf8').replace('\ufeff', '');
  return /^\s*(<\?xml[^>]*>\s*|<!--[^]*?-->\s*)*<(!doctype html|html|head|body)\b/i.test(head);
}

/** The ending that such files have; what the name says where many kinds share a type. */
function kindOf(mimeType: string, name: string): string {
  const [ending] = Object.entries(canvasFileTypes).find(([, type]) => type.mimeType === mimeType) ?? [];
  return ending ?? (hasText(mimeType) ? endingOf(name) : mimeType);
}

function shown({ title, language, metadata, passages }: Reading, kind: string) {
  return {
    title: title ? cut(toStorable(title), OURS.titleLength - 1) : null,
    kind,
    language: language ?? null,
    author: metadata?.['author'] ?? null,
    publishedAt: metadata?.['publishedAt'] ?? null,
    passages: withPlaces(passages.slice(0, PASSAGE.mostPassages)),
  };
}
