import { decodePage } from '../article/decode-page.ts';
import { keepHtml } from './html-blocks.ts';
import type { Keeper } from './keeper.ts';
import { decodeText } from './plain-text.ts';
import { ReadProblem } from './read-problem.ts';

const ZIP = Buffer.from('PK\u0003\u0004');
const HEAD_BYTES = 4_096;
/** Messages within messages; what lies deeper is left out. */
const MOST_DEPTH = 3;

/** Keeps a document of another kind that stands within a Word document; what is none that is read is counted. */
export async function keepChunk(
  keeper: Keeper,
  name: string,
  bytes: Buffer,
  heading: string | null,
  keepWord: (bytes: Buffer) => Promise<void>,
): Promise<void> {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1');
  if (bytes.subarray(0, 4).equals(ZIP)) return keepWord(bytes);
  if (/^\s*\{\\rtf/.test(head)) return keeper.leaveOut('objects');
  const page =
    /^(?:[\w-]+:[^\n]*\n|[ \t][^\n]*\n){0,40}content-type:/i.test(head) || /\.mht(ml)?$/i.test(name)
      ? pageOfMessage(bytes)
      : null;
  const html =
    page ?? (/\.x?html?$/i.test(name) || /<(?:html|body|p|div|table)\b/i.test(head) ? decodePage(bytes, '') : null);
  if (html !== null) return keepHtml(keeper, /<body\b/i.test(html) ? html : `<body>${html}</body>`, null, heading);
  for (const line of linesOf(bytes) ?? []) keeper.add(line, { heading });
  if (linesOf(bytes) === null) keeper.leaveOut('objects');
}

function linesOf(bytes: Buffer): string[] | null {
  try {
    return decodeText(bytes).split(/[\r\n]+/);
  } catch (error) {
    if (error instanceof ReadProblem) return null;
    throw error;
  }
}

/** The page in a page that was saved as a message (MHTML); null when there is none. */
function pageOfMessage(bytes: Buffer, depth = 0): string | null {
  const message = bytes.toString('latin1');
  const end = /\r?\n\r?\n/.exec(message);
  if (!end || depth > MOST_DEPTH) return null;
  const fields = message.slice(0, end.index).replace(/\r?\n[ \t]+/g, ' ');
  const body = message.slice(end.index + end[0].length);
  const type = fieldOf(fields, 'content-type');
  const boundary = /boundary="?([^";\r\n]+)/i.exec(type)?.[1];
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1);
    for (const part of parts) {
      const page = pageOfMessage(Buffer.from(part.replace(/^\r?\n/, ''), 'latin1'), depth + 1);
      if (page !== null) return page;
    }
    return null;
  }
  return /text\/html/i.test(type)
    ? decodePage(decoded(body, fieldOf(fields, 'content-transfer-encoding')), type)
    : null;
}

const fieldOf = (fields: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(fields)?.[1]?.trim() ?? '';

function decoded(body: string, encoding: string): Buffer {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64');
  if (!/quoted-printable/i.test(encoding)) return Buffer.from(body, 'latin1');
  const plain = body
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(plain, 'latin1');
}
