import { fetchConfigured } from '../../platform/web/configured-fetch.ts';
import { AiFault, faultOfAnswer, isLeft, toAiFault } from '../ai-fault.ts';

const ANSWER_BYTES = 2 * 1024 * 1024;

/** Calls a configured search service. Throws AiFault. */
export async function callSearch(url: string, options: RequestInit & { signal: AbortSignal }): Promise<Response> {
  const response = await fetchConfigured(url, options).catch((error: unknown) => {
    throw toAiFault(error, options.signal);
  });
  if (response.ok) return response;
  const said = await response.text().catch(() => '');
  throw faultOfAnswer(response.status, said, response.headers);
}

/** The whole answer as JSON. Throws AiFault when it is none, or too large. */
export async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  let text = '';
  for await (const piece of textOf(response, signal)) text += piece;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AiFault('provider-error', { cause });
  }
}

/** The JSON data of each Server-Sent Event. What is no JSON is passed over. */
export async function* readEvents(response: Response, signal: AbortSignal): AsyncGenerator<unknown> {
  let rest = '';
  for await (const piece of textOf(response, signal)) {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const event = parse(line.slice(5));
      if (event !== undefined) yield event;
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* textOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > ANSWER_BYTES) throw new AiFault('provider-error', { cause: new Error('search answer too large') });
      yield decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (!isLeft(signal)) throw toAiFault(error, signal);
  }
}
