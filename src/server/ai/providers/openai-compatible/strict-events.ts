import { isRecord } from '#contract/base/is-record.ts';
import type { fetchConfigured } from '../../../platform/web/configured-fetch.ts';
import { AiFault } from '../../ai-fault.ts';

/** How long a server is waited for that has said that the answer is over, and holds the line. */
const OVER_MS = { afterDone: 250, afterReason: 3_000 } as const;
const LONGEST_EVENT = 8 * 1024 * 1024;

/**
 * Chat completions as their protocol has them, of servers that keep to it more or less: answers in one piece where a stream was
 * asked for, events without a choice, errors in forms of their own, an end that is said in one of its two ways only or
 * after which the line is held.
 */
export const strictly =
  (ask: typeof fetchConfigured): typeof fetchConfigured =>
  async (input, init) => {
    const response = await ask(input, init);
    const isStreamed = typeof init?.body === 'string' && init.body.includes('"stream":true');
    if (!response.ok || !response.body || !isStreamed) return response;
    const headers = new Headers(response.headers);
    headers.set('content-type', 'text/event-stream');
    const body = response.body.pipeThrough(strictEvents());
    return new Response(body, { status: response.status, headers });
  };

function strictEvents(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const events = createEventReader();
  let isOver = false;
  let hasReason = false;
  let clock: NodeJS.Timeout | undefined;
  type Controller = TransformStreamDefaultController<Uint8Array>;

  const endIn = (ms: number, controller: Controller): void => {
    clearTimeout(clock);
    clock = setTimeout(() => {
      try {
        controller.terminate();
      } catch {
        // Whoever asked has left, or the line broke.
      }
    }, ms).unref();
  };
  const send = (text: string, controller: Controller): void => controller.enqueue(encoder.encode(`data: ${text}\n\n`));
  const hear = (found: Event, controller: Controller): void => {
    if (isOver) return;
    if (found.data === '[DONE]') {
      isOver = true;
      if (!hasReason) send(JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }), controller);
      return endIn(OVER_MS.afterDone, controller);
    }
    if (found.json === undefined) return send(found.data, controller);
    const said = strictChunk(found.json, found.name);
    if (said === null) return;
    const isSame = said === found.json && !found.data.includes('\n');
    send(isSame ? found.data : JSON.stringify(said), controller);
    hasReason ||= hasReasonIn(said);
    if (hasReason) endIn(OVER_MS.afterReason, controller);
  };

  return new TransformStream({
    transform(chunk, controller) {
      for (const event of events.push(decoder.decode(chunk, { stream: true }))) hear(event, controller);
    },
    flush(controller) {
      clearTimeout(clock);
      for (const event of events.end()) hear(event, controller);
      clearTimeout(clock);
    },
  });
}

interface Event {
  name: string;
  data: string;
  /** Absent where the data is none that can be read. */
  json?: unknown;
}

/** Events line by line, each as soon as it is whole; also where nothing but a line end is between them, or JSON has no name. */
function createEventReader() {
  let rest = '';
  let name = '';
  let data = '';
  let bare = '';
  let hasEvents = false;

  const read = (text: string, isEnd: boolean): Event[] => {
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = isEnd ? '' : (lines.pop() ?? '');
    if (rest.length + data.length + bare.length > LONGEST_EVENT)
      throw new AiFault('provider-error', { cause: new Error('too long an event') });
    return lines.flatMap(line);
  };

  const line = (text: string): Event[] => {
    if (text.startsWith('data:')) {
      hasEvents = true;
      return take(text.slice('data:'.length).trim());
    }
    if (text.startsWith('event:')) name = text.slice('event:'.length).trim();
    else if (text.trim() === '') return [...broken(), ...forget()];
    else if (!hasEvents && !/^(:|id:|retry:)/.test(text)) bare += `${text}\n`;
    return [];
  };

  const take = (text: string): Event[] => {
    data = data === '' ? text : `${data}\n${text}`;
    if (data === '[DONE]') return done({ name, data });
    const json = parse(data);
    return json === undefined ? [] : done({ name, data, json });
  };

  const done = (event: Event): Event[] => {
    data = '';
    return [event];
  };
  const broken = (): Event[] => (data === '' ? [] : done({ name, data }));
  const forget = (): Event[] => {
    name = '';
    return [];
  };

  /** What came without being an event: an answer in one piece, or one a line; a web page is none. */
  const unnamed = (): Event[] => {
    const text = bare.trim();
    if (text.startsWith('<')) throw new AiFault('wrong-address', { found: 'web-page' });
    if (/^[^[{]/.test(text)) throw new AiFault('wrong-address', { found: 'other-words' });
    const whole = parse(text);
    const parts = whole === undefined ? text.split('\n').map(parse) : [whole];
    return parts.flatMap((json) => (json === undefined ? [] : { name: '', data: JSON.stringify(json), json }));
  };

  return {
    push: (text: string): Event[] => read(rest + text, false),
    end: (): Event[] => [...read(rest, true), ...broken(), ...(bare === '' ? [] : unnamed())],
  };
}

function parse(text: string): unknown {
  if (!/^([[{]|null$)/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The chunk as the protocol has it, the same one where it is; null where it says nothing of the answer. */
function strictChunk(said: unknown, name: string): unknown {
  const [one = null] = Array.isArray(said) ? (said as unknown[]) : [said];
  if (!isRecord(one)) return null;
  const { error, choices, usage } = one;
  if (error !== undefined && error !== null) return { error: strictError(error) };
  if (one['object'] === 'error' || name === 'error') return { error: strictError(one) };
  if (!Array.isArray(choices)) return isRecord(usage) ? { choices: [], usage } : null;
  const kept = choices.filter((choice): choice is Record<string, unknown> => isRecord(choice) && !choice['index']);
  const strict = kept.map(strictChoice);
  const isSame = strict.length === choices.length && strict.every((choice, i) => choice === choices[i]);
  return isSame ? said : { ...one, choices: strict };
}

function strictError(error: unknown): object {
  if (!isRecord(error)) return { message: String(error) };
  const { message, detail, type, code, status } = error;
  return {
    message: String(message ?? detail ?? ''),
    type: typeof type === 'string' ? type : typeof status === 'string' ? status : null,
    param: null,
    code: typeof code === 'string' || typeof code === 'number' ? code : null,
  };
}

/** How servers call an answer that was cut at its length. */
const CUT = ['max_tokens', 'MAX_TOKENS', 'model_length', 'max_length', 'max_output_tokens'];

function strictChoice(choice: Record<string, unknown>): Record<string, unknown> {
  const { delta, message, text, finish_reason: told } = choice;
  const reason = typeof told !== 'string' || told === '' ? null : CUT.includes(told) ? 'length' : told;
  const given = isRecord(delta)
    ? delta
    : isRecord(message)
      ? message
      : typeof text === 'string'
        ? { content: text }
        : {};
  const strict = strictDelta(given);
  if (strict === delta && (reason === told || told === undefined)) return choice;
  return { index: 0, delta: strict, finish_reason: reason };
}

const isWords = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string' || Array.isArray(value);

function strictDelta(delta: Record<string, unknown>): Record<string, unknown> {
  const { role, content, tool_calls: tools, reasoning_content: thoughts, reasoning } = delta;
  const isStrict =
    (role === undefined || role === null || role === 'assistant' || role === '') &&
    isWords(content) &&
    areCalls(tools) &&
    [thoughts, reasoning].every((one) => one === undefined || one === null || typeof one === 'string');
  if (isStrict) return delta;
  return {
    ...(isWords(content) && { content }),
    ...(typeof delta['refusal'] === 'string' && { refusal: delta['refusal'] }),
    ...(areCalls(tools) && { tool_calls: tools }),
    ...(typeof thoughts === 'string' && { reasoning_content: thoughts }),
    ...(typeof reasoning === 'string' && { reasoning }),
  };
}

const areCalls = (tools: unknown): boolean =>
  tools === undefined ||
  tools === null ||
  (Array.isArray(tools) && tools.every((tool) => isRecord(tool) && isRecord(tool['function'])));

function hasReasonIn(chunk: unknown): boolean {
  const choices = isRecord(chunk) ? chunk['choices'] : null;
  return Array.isArray(choices) && choices.some((one) => isRecord(one) && typeof one['finish_reason'] === 'string');
}
