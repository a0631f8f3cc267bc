import type { FoundResult } from './script.ts';

/** How one vendor streams an answer: the events before, for each piece, and after. A name becomes the event's name. */
export interface Dialect {
  fits: (path: string) => boolean;
  before: (model: string) => StubEvent[];
  piece: (piece: string) => StubEvent;
  after: (text: string, how?: How) => StubEvent[];
  /** A call of a tool in place of pieces, to the end. */
  tool: (call: ToolCall) => StubEvent[];
  fault: (status: number, said: string) => unknown;
  /** The same in the midst of a stream. */
  faultEvent: (said: string) => StubEvent;
}
/** Why an answer ends, in nobody's own words. */
export type Ending = 'stop' | 'length' | 'filtered';
export interface How {
  ending?: Ending | undefined;
  cachedTokens?: number | undefined;
  keptTokens?: number | undefined;
}

export interface ToolCall {
  name: string;
  input: Record<string, unknown>;
}
export interface StubEvent {
  name?: string;
  data: unknown;
}

const USAGE = { input: 10, output: 20 };
const openAiFault = (status: number, said: string) => ({
  error: { message: said, type: 'stub', code: String(status), param: null },
});
const chunk = (delta: object, finish: string | null = null, extra: object = {}) => ({
  data: {
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, delta, finish_reason: finish }],
    ...extra,
  },
});

const chatCompletions: Dialect = {
  fits: (path) => path.endsWith('/chat/completions'),
  before: () => [chunk({ role: 'assistant', content: '' })],
  piece: (content) => chunk({ content }),
  after: (_text, how) => chatEnd({ stop: 'stop', length: 'length', filtered: 'content_filter' }[endingOf(how)], how),
  tool: ({ name, input }) => [
    chunk({
      tool_calls: [{ index: 0, id: 'call1', type: 'function', function: { name, arguments: JSON.stringify(input) } }],
    }),
    ...chatEnd('tool_calls'),
  ],
  fault: openAiFault,
  faultEvent: (said) => ({ data: openAiFault(500, said) }),
};

const endingOf = (how: How = {}): Ending => how.ending ?? 'stop';

function chatEnd(reason: string, { cachedTokens }: How = {}): StubEvent[] {
  const usage = {
    prompt_tokens: USAGE.input,
    completion_tokens: USAGE.output,
    total_tokens: 30,
    ...(cachedTokens !== undefined && { prompt_tokens_details: { cached_tokens: cachedTokens } }),
  };
  return [chunk({}, reason), chunk({}, null, { choices: [], usage }), { data: '[DONE]' }];
}

const typed = (type: string, rest: object): StubEvent => ({ name: type, data: { type, sequence_number: 0, ...rest } });
const response = (rest: object) => ({
  id: 'r1',
  object: 'response',
  created_at: 1,
  model: 'stub',
  output: [],
  ...rest,
});
const message = (text: string, status: string) => ({
  type: 'message',
  id: 'm1',
  role: 'assistant',
  status,
  content: text === '' ? [] : [{ type: 'output_text', text, annotations: [] }],
});
const responsesUsage = ({ cachedTokens = 0 }: How = {}) => ({
  input_tokens: USAGE.input,
  output_tokens: USAGE.output,
  total_tokens: 30,
  input_tokens_details: { cached_tokens: cachedTokens },
  output_tokens_details: { reasoning_tokens: 0 },
});

const responses: Dialect = {
  fits: (path) => path.endsWith('/responses'),
  before: () => [
    typed('response.created', { response: response({ status: 'in_progress' }) }),
    typed('response.output_item.added', { output_index: 0, item: message('', 'in_progress') }),
  ],
  piece: (delta) =>
    typed('response.output_text.delta', { item_id: 'm1', output_index: 0, content_index: 0, delta, logprobs: [] }),
  after: (text, how) => [
    typed('response.output_item.done', { output_index: 0, item: message(text, 'completed') }),
    ...responsesEnd(how),
  ],
  tool: ({ name, input }) => {
    const call = { type: 'function_call', id: 'fc1', call_id: 'call1', name };
    const given = JSON.stringify(input);
    return [
      typed('response.output_item.done', { output_index: 0, item: message('', 'completed') }),
      typed('response.output_item.added', { output_index: 1, item: { ...call, arguments: '', status: 'in_progress' } }),
      typed('response.function_call_arguments.delta', { item_id: 'fc1', output_index: 1, delta: given }),
      typed('response.output_item.done', { output_index: 1, item: { ...call, arguments: given, status: 'completed' } }),
      ...responsesEnd(),
    ];
  },
  fault: openAiFault,
  faultEvent: (said) => typed('error', { code: 'server_error', message: said, param: null }),
};

function responsesEnd(how?: How): StubEvent[] {
  const usage = responsesUsage(how);
  const ending = endingOf(how);
  if (ending !== 'stop') {
    const reason = ending === 'length' ? 'max_output_tokens' : 'content_filter';
    const part = response({ status: 'incomplete', incomplete_details: { reason }, usage });
    return [typed('response.incomplete', { response: part })];
  }
  const whole = response({ status: 'completed', incomplete_details: null, usage });
  return [typed('response.completed', { response: whole })];
}

const anthropic: Dialect = {
  fits: (path) => path.endsWith('/messages'),
  before: (model) => [
    typed('message_start', {
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: {
          input_tokens: USAGE.input,
          output_tokens: 1,
          cache_creation_input_tokens: 0,
          cache_read_input_tokens: 0,
        },
      },
    }),
    typed('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  ],
  piece: (text) => typed('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  after: (_text, how) =>
    anthropicEnd(0, { stop: 'end_turn', length: 'max_tokens', filtered: 'refusal' }[endingOf(how)], how),
  tool: ({ name, input }) => [
    typed('content_block_stop', { index: 0 }),
    typed('content_block_start', { index: 1, content_block: { type: 'tool_use', id: 'call1', name, input: {} } }),
    typed('content_block_delta', {
      index: 1,
      delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) },
    }),
    ...anthropicEnd(1, 'tool_use'),
  ],
  fault: (status, said) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'stub', message: said },
  }),
  faultEvent: (said) => typed('error', { error: { type: 'api_error', message: said } }),
};

function anthropicEnd(index: number, reason: string, { cachedTokens = 0, keptTokens = 0 }: How = {}): StubEvent[] {
  const delta = { stop_reason: reason, stop_sequence: null };
  return [
    typed('content_block_stop', { index }),
    typed('message_delta', {
      delta,
      usage: {
        output_tokens: USAGE.output,
        input_tokens: USAGE.input - cachedTokens - keptTokens,
        cache_read_input_tokens: cachedTokens,
        cache_creation_input_tokens: keptTokens,
      },
    }),
    typed('message_stop', {}),
  ];
}

const geminiPart = (text: string) => ({
  data: { candidates: [{ content: { role: 'model', parts: [{ text }] } }] },
});
const gemini: Dialect = {
  fits: (path) => path.includes(':streamGenerateContent'),
  before: () => [],
  piece: (text) => geminiPart(text),
  after: (_text, how) => geminiEnd({ text: '' }, how),
  tool: ({ name, input }) => geminiEnd({ functionCall: { name, args: input } }),
  fault: (status, said) => ({ error: { code: status, message: said, status: 'STUB' } }),
  faultEvent: (said) => ({ data: { error: { code: 500, message: said, status: 'INTERNAL' } } }),
};

function geminiEnd(part: object, how: How = {}): StubEvent[] {
  const usage = {
    promptTokenCount: USAGE.input,
    candidatesTokenCount: USAGE.output,
    totalTokenCount: 30,
    ...(how.cachedTokens !== undefined && { cachedContentTokenCount: how.cachedTokens }),
  };
  const finishReason = { stop: 'STOP', length: 'MAX_TOKENS', filtered: 'SAFETY' }[endingOf(how)];
  const candidates = [{ content: { role: 'model', parts: [part] }, finishReason }];
  return [{ data: { candidates, usageMetadata: usage } }];
}

export const dialects = [chatCompletions, responses, anthropic, gemini];

/** Perplexity's Agent API: the pages found come as an event of their own, before the text. */
export const perplexity = (results: readonly FoundResult[]): Dialect => ({
  fits: (path) => path.endsWith('/v1/agent'),
  before: () => [
    typed('response.created', { response: response({ status: 'in_progress' }) }),
    typed('response.reasoning.search_results', { results: results.map((result, i) => ({ id: i + 1, ...result })) }),
  ],
  piece: responses.piece,
  after: (text, how) => [
    typed('response.output_item.done', {
      output_index: 0,
      item: { type: 'search_results', queries: [], results: results.map((r, i) => ({ id: i + 1, ...r })) },
    }),
    ...responses.after(text, how),
  ],
  tool: responses.tool,
  fault: openAiFault,
  faultEvent: responses.faultEvent,
});

/** Searches that answer one JSON list. */
export function listAnswer(path: string, results: readonly FoundResult[]): unknown {
  if (path.startsWith('/res/v1/web/search'))
    return { web: { results: results.map(({ snippet, ...r }) => ({ ...r, description: snippet })) } };
  if (path.startsWith('/search?')) return { results: results.map(({ snippet, ...r }) => ({ ...r, content: snippet })) };
  return path === '/search' ? { results } : null;
}

/** OpenAI's web search: the call with its sources, then text whose links are cited by annotations. */
export const openAiSearch = (results: readonly FoundResult[]): Dialect => ({
  ...responses,
  before: (model) => [
    ...responses.before(model).slice(0, 1),
    typed('response.output_item.done', {
      output_index: 0,
      item: {
        type: 'web_search_call',
        id: 'ws1',
        status: 'completed',
        action: { type: 'search', query: 'q', sources: results.map(({ url }) => ({ type: 'url', url })) },
      },
    }),
  ],
  after: (text, how) => [
    ...results.map(({ url, title }) =>
      typed('response.output_text.annotation.added', {
        item_id: 'm1',
        output_index: 1,
        content_index: 0,
        annotation_index: 0,
        annotation: { type: 'url_citation', url: `${url}?utm_source=openai`, title, start_index: 0, end_index: 1 },
      }),
    ),
    ...responses.after(text, how),
  ],
});
