import { isRecord } from '#contract/base/is-record.ts';
import type { fetchConfigured } from '../../../platform/web/configured-fetch.ts';
import { AiFault } from '../../ai-fault.ts';

/** How long a server is waited for that has said that the answer is over, and holds the line. */
const OVER_MS = { afterDone: 250, afterReason: 3_000 } as const;
/** The first words of a whole answer in one piece go on before the rest is looked at. */
const AT_ONCE = 4;
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
    return new Response(strictEvents(response.body), { status: response.status, headers });
  };

function strictEvents(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const events = createEventReader();
  let waiting: Generator<Event> = nothing();
  let isRead = false;
  let isOver = false;
  let hasReason = false;
  let clock: NodeJS.Timeout | undefined;
  /** Letting go of the line ends what is read of it. */
  const endIn = (ms: number): void => {
    clearTimeout(clock);
    clock = setTimeout(() => void reader.cancel().catch(() => undefined), ms).unref();
  };

  /** The event as the protocol has it, the same text where it is; nothing where it says nothing. */
  const strict = ({ name, data, json }: Event): string => {
    if (isOver) return '';
    if (data === '[DONE]') {
      isOver = true;
      endIn(OVER_MS.afterDone);
      return hasReason ? '' : JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
    }
    if (json === undefined) return data;
    const said = strictChunk(json, name);
    if (said === null) return '';
    hasReason ||= hasReasonIn(said);
    if (hasReason) endIn(OVER_MS.afterReason);
    return said === json && !data.includes('\n') ? data : JSON.stringify(said);
  };
  const toText = (found: readonly Event[]): string =>
    found
      .map(strict)
      .map((text) => (text === '' ? '' : `data: ${text}\n\n`))
      .join('');

  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const found = takeOf(waiting, AT_ONCE);
        const text = toText(found);
        if (text !== '') return controller.enqueue(encoder.encode(text));
        if (found.length > 0) continue;
        if (isRead) {
          clearTimeout(clock);
          return controller.close();
        }
        const { done, value } = await reader.read();
        isRead = done;
        waiting = done ? events.end() : events.push(decoder.decode(value, { stream: true }));
      }
    },
    cancel(reason) {
      clearTimeout(clock);
      return reader.cancel(reason);
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

  function* read(text: string, isEnd: boolean): Generator<Event> {
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = isEnd ? '' : (lines.pop() ?? '');
    if (rest.length + data.length + bare.length > LONGEST_EVENT)
      throw new AiFault('provider-error', { cause: new Error('too long an event') });
    for (const one of lines) yield* line(one);
  }

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
    /** Each event is looked for when it is asked for; all of them before more is pushed. */
    push: (text: string): Generator<Event> => read(rest + text, false),
    *end(): Generator<Event> {
      yield* read(rest, true);
      yield* broken();
      if (bare !== '') yield* unnamed();
    },
  };
}

function* nothing(): Generator<Event> {}

/** The next ones; unlike Iterator.take it leaves the rest where they are. */
function takeOf(events: Generator<Event>, most: number): Event[] {
  const taken: Event[] = [];
  for (let next = events.next(); !next.done; next = events.next()) {
    taken.push(next.value);
    if (taken.length === most) break;
  }
  return taken;
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
