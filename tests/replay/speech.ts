import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serving } from '../serving.ts';

export interface SpeechCall {
  authorization: string | undefined;
  /** The names of what was sent. */
  fields: string[];
  model: string;
  form: string;
  fileName: string;
  fileType: string;
  bytes: number;
}

/** What is answered to a call: words with their seconds as whisper tells them, words alone, or a refusal. */
export type SpeechAnswer =
  { language?: string; segments: object[] } | { text: string } | { status: number } | 'silence' | 'untimed-only';

/** A stand-in for a service that speaks OpenAI's /audio/transcriptions, on a free port of loopback. */
export async function startSpeech() {
  const calls: SpeechCall[] = [];
  let answerTo: (call: SpeechCall) => SpeechAnswer = () => ({ language: 'korean', segments: [] });
  const server = createServer(serving((request, reply) => answer(request, reply)));
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const call = await readCall(request);
    if (request.url !== '/v1/audio/transcriptions' || !call) return void reply.writeHead(404).end('{}');
    calls.push(call);
    const told = answerTo(call);
    if (told === 'silence') return;
    const isRefused = told === 'untimed-only' && call.form === 'verbose_json';
    const body = told === 'untimed-only' ? { text: '시간 없이 받아쓴 말입니다.' } : told;
    const status = isRefused ? 400 : 'status' in body ? body.status : 200;
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: { STT_BASE_URL: `http://127.0.0.1:${port}/v1`, STT_MODEL: 'whisper-large', STT_API_KEY: 'speech-key' },
    calls,
    answer: (how: (call: SpeechCall) => SpeechAnswer) => void (answerTo = how),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type Speech = Awaited<ReturnType<typeof startSpeech>>;

async function readCall(request: IncomingMessage): Promise<SpeechCall | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const fields = await new Response(Buffer.concat(chunks), { headers }).formData().catch(() => null);
  const file = fields?.get('file');
  if (!fields || !(file instanceof File)) return null;
  return {
    authorization: request.headers.authorization,
    fields: [...fields.keys()],
    model: String(fields.get('model')),
    form: String(fields.get('response_format')),
    fileName: file.name,
    fileType: file.type,
    bytes: file.size,
  };
}
