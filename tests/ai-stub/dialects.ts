import type { FoundResult } from './script.ts';

/** How one vendor streams an answer: the events before, for each piece, and after. A name becomes the event's name. */
export interface Dialect {
  fits: (path: string) => boolean;
  before: (model: string) => StubEvent[];
  piece: (piece: string) => StubEvent;
  after: (text: string) => StubEvent[];
  fault: (status: number, said: string) => unknown;
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
  after: () => [
    chunk({}, 'stop'),
    chunk({}, null, {
      choices: [],
      usage: { prompt_tokens: USAGE.input, completion_tokens: USAGE.output, total_tokens: 30 },
    }),
    { data: '[DONE]' },
  ],
  fault: openAiFault,
};

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
const responsesUsage = {
  input_tokens: USAGE.input,
  output_tokens: USAGE.output,
  total_tokens: 30,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens_details: { reasoning_tokens: 0 },
};

const responses: Dialect = {
  fits: (path) => path.endsWith('/responses'),
  before: () => [
    typed('response.created', { response: response({ status: 'in_progress' }) }),
    typed('response.output_item.added', { output_index: 0, item: message('', 'in_progress') }),
  ],
  piece: (delta) =>
    typed('response.output_text.delta', { item_id: 'm1', output_index: 0, content_index: 0, delta, logprobs: [] }),
  after: (text) => [
    typed('response.output_item.done', { output_index: 0, item: message(text, 'completed') }),
    typed('response.completed', {
      response: response({ status: 'completed', incomplete_details: null, usage: responsesUsage }),
    }),
  ],
  fault: openAiFault,
};

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
  after: () => [
    typed('content_block_stop', { index: 0 }),
    typed('message_delta', {
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: USAGE.output },
    }),
    typed('message_stop', {}),
  ],
  fault: (status, said) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'stub', message: said },
  }),
};

const geminiPart = (text: string, rest: object = {}) => ({
  data: { candidates: [{ content: { role: 'model', parts: [{ text }] }, ...rest }] },
});
const gemini: Dialect = {
  fits: (path) => path.includes(':streamGenerateContent'),
  before: () => [],
  piece: (text) => geminiPart(text),
  after: () => [
    {
      data: {
        ...geminiPart('', { finishReason: 'STOP' }).data,
        usageMetadata: { promptTokenCount: USAGE.input, candidatesTokenCount: USAGE.output, totalTokenCount: 30 },
      },
    },
  ],
  fault: (status, said) => ({ error: { code: status, message: said, status: 'STUB' } }),
};

export const dialects = [chatCompletions, responses, anthropic, gemini];

/** Perplexity's Agent API: the pages found come as an event of their own, before the text. */
export const perplexity = (results: readonly FoundResult[]): Dialect => ({
  fits: (path) => path.endsWith('/v1/agent'),
  before: () => [
    typed('response.created', { response: response({ status: 'in_progress' }) }),
    typed('response.reasoning.search_results', { results: results.map((result, i) => ({ id: i + 1, ...result })) }),
  ],
  piece: responses.piece,
  after: (text) => [
    typed('response.output_item.done', {
      output_index: 0,
      item: { type: 'search_results', queries: [], results: results.map((r, i) => ({ id: i + 1, ...r })) },
    }),
    ...responses.after(text),
  ],
  fault: openAiFault,
});

/** Searches that answer one JSON list. */
export function listAnswer(path: string, results: readonly FoundResult[]): unknown {
  if (path.startsWith('/res/v1/web/search'))
    return { web: { results: results.map(({ snippet, ...r }) => ({ ...r, description: snippet })) } };
  if (path.startsWith('/search?')) return { results: results.map(({ snippet, ...r }) => ({ ...r, content: snippet })) };
  return path === '/search' ? { results } : null;
}
