import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import { dripPage } from '../../tests/replay/drip-page.ts';

/** Names below this one are never answered for. */
export const SILENT = 'silent.example.org';
/** Pages of this host come a byte a second; those of every other at once. */
export const SLOW_HOST = 'slow.example.org';
export const FAST_HOST = 'fast.example.org';

const PUBLIC_ADDRESS = [93, 184, 215, 14];
const HEADER_BYTES = 12;
const TYPE_A = 1;

/** The name server and the pages of a network namespace in which every address is this machine's own. */
export async function openWorld(): Promise<void> {
  const names = createSocket('udp4');
  names.on('message', (question, from) => {
    const answer = answerTo(question);
    if (answer) names.send(answer, from.port, from.address);
  });
  await new Promise<void>((resolve) => names.bind(53, '127.0.0.1', resolve));
  const pages = createServer((request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    if (request.headers.host !== SLOW_HOST) return void answer.end(dripPage(93));
    const drip = setInterval(() => answer.write(' '), 1_000);
    answer.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => pages.listen(80, '::', resolve));
}

/** Null: no answer at all. */
function answerTo(question: Buffer): Buffer | null {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  if (labels.join('.').toLowerCase().endsWith(SILENT)) return null;
  const isA = question.readUInt16BE(at + 1) === TYPE_A;
  const header = Buffer.alloc(HEADER_BYTES);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8580, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(isA ? 1 : 0, 6);
  const record = Buffer.from([0xc0, HEADER_BYTES, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4, ...PUBLIC_ADDRESS]);
  return Buffer.concat([header, question.subarray(HEADER_BYTES, at + 5), ...(isA ? [record] : [])]);
}
