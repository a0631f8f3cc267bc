import { setTimeout as wait } from 'node:timers/promises';
import { isKnownToSee } from '#contract/ai/models.ts';
import { shareWindow } from './window.ts';
import type { AnswerCut } from '#contract/chat/answer-cut.ts';
import type { EnginePrices } from '#contract/chat/chat.schema.ts';
import { AiFault, toAiFault } from './ai-fault.ts';
import type { Model, Provider, ProviderSettings } from './providers/provider.ts';
import { providerOf } from './providers/provider-of.ts';
import type { Prompt } from './prompt.ts';
import { toMessages } from './messages.ts';
import { createThoughtFilter } from './thoughts.ts';
import { estimateTokens } from './tokens.ts';

/** How a model is asked for JSON: by a schema, by JSON alone, or in words only. */
const formats = ['schema', 'json', 'words'] as const;
type FormatMode = (typeof formats)[number];

type ResponseFormat = NonNullable<Parameters<Model['doStream']>[0]['responseFormat']>;
type Schema = Extract<ResponseFormat, { type: 'json' }>['schema'];

/** What a call says of the form of its answer; nothing where any is right, or where it is told in words. */
function formatOf({ format }: Pick<Prompt, 'format'>, mode: FormatMode): { responseFormat?: ResponseFormat } {
  if (!format || mode === 'words') return {};
  if (mode === 'json') return { responseFormat: { type: 'json' } };
  return { responseFormat: { type: 'json', name: format.name, schema: format.schema as Schema } };
}

/** The prompt with the form in words, for servers that may not hold their model to a schema. */
function withFormat(prompt: Prompt, mode: FormatMode, { holdsToSchemas }: Pick<Provider, 'holdsToSchemas'>): Prompt {
  const { format, instructions } = prompt;
  if (!format || (holdsToSchemas && mode === 'schema')) return prompt;
  const form = `Answer with one JSON object that keeps to this JSON Schema, without any other words and without a fence:\n${JSON.stringify(format.schema)}`;
  return { ...prompt, instructions: `${instructions}\n\n${form}` };
}

export type { Prompt, PromptFile } from './prompt.ts';

export interface ModelUsage {
  inputTokens: number | null;
  outputTokens: number | null;
  /** Of the tokens that were read those that the provider had kept from before; absent where it does not say. */
  cachedTokens?: number;
  /** Of the others those that it keeps for the next time. */
  keptTokens?: number;
}

/**
 * A piece of the answer, empty where the model only thinks; `isAnew`: what came before it was no part of the answer, which
 * begins with this. At its end why it is not whole, where it is not, and what it took.
 */
export type ModelPiece = WordPiece | { cut: AnswerCut } | { usage: ModelUsage };
interface WordPiece {
  text: string;
  isAnew?: true;
}

/** The answer with its next piece. */
export const withPiece = (before: string, { text, isAnew }: WordPiece): string => (isAnew ? text : before + text);

export interface ModelEngine {
  kind: 'model';
  name: string;
  provider: string;
  /** How many tokens may be sent with one question: rules, knowledge, sources, conversation and the question itself. */
  contextTokens: number;
  /** How many it may write; with those that are sent they stay within its window. */
  maxOutputTokens: number;
  /** Null where nobody wrote down what it costs. */
  prices: EnginePrices | null;
  /** Whether it reads pictures; `takesPdf`: and documents as they are. */
  sees: boolean;
  takesPdf: boolean;
  /** Streams the answer. Throws AiFault; an abort closes the call upstream and ends the stream. */
  write: (prompt: Prompt, signal: AbortSignal) => AsyncGenerator<ModelPiece>;
}

export interface Connection extends ProviderSettings {
  provider: string;
}

/** What is known of a model beside its name. */
export interface ModelFacts {
  /** What it reads and writes together. */
  windowTokens: number;
  maxOutputTokens: number;
  prices?: EnginePrices | null;
  sees?: boolean;
}

type ModelCall = Parameters<Model['doStream']>[0];
type StreamPart = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer Piece> ? Piece : never;

/** A provider that asks for so short a pause is asked once more; a longer one is told to whoever asks. */
const SHORT_PAUSE_SEC = 5;

export function createModelEngine(connection: Connection, name: string, facts: ModelFacts): ModelEngine {
  const row = providerOf(connection.provider);
  const model = row.open(name, connection);
  const { windowTokens, prices = null, sees = isKnownToSee(name) } = facts;
  const { readTokens: contextTokens, writeTokens: maxOutputTokens } = shareWindow(windowTokens, facts.maxOutputTokens);
  /** Until then the provider takes no requests, by its own words. */
  let pausedUntil = 0;

  const notePause = ({ problem, retryAfterSec }: AiFault): void => {
    if (problem === 'rate-limited' && retryAfterSec !== null) pausedUntil = Date.now() + retryAfterSec * 1_000;
  };
  const habit = { thinksUnopened: false };
  /** The strictest way of asking for JSON that the server has not refused. */
  let mode: FormatMode = 'schema';
  const askOnce = (prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelPiece> => {
    const messages = toMessages(withFormat(prompt, mode, row), row);
    const call = {
      prompt: messages,
      maxOutputTokens,
      abortSignal: signal,
      ...formatOf(prompt, mode),
      ...(row.options && { providerOptions: row.options }),
    };
    return readPieces(model, call, habit, notePause);
  };
  /** A server that knows no schemas refuses the call: it is asked in the next way, and from then on. */
  async function* ask(prompt: Prompt, signal: AbortSignal): AsyncGenerator<ModelPiece> {
    for (;;) {
      const tried = mode;
      let hasBegun = false;
      try {
        for await (const piece of askOnce(prompt, signal)) {
          hasBegun = true;
          yield piece;
        }
        return;
      } catch (error) {
        const next = formats[formats.indexOf(tried) + 1];
        const isRefused = error instanceof AiFault && error.problem === 'request-refused';
        if (!prompt.format || hasBegun || !isRefused || next === undefined) throw error;
        mode = next;
      }
    }
  }

  return {
    kind: 'model',
    name,
    provider: connection.provider,
    contextTokens,
    maxOutputTokens,
    prices: prices && withKeeping(prices, row),
    sees,
    takesPdf: sees && row.takesPdf,
    async *write(prompt, signal) {
      const left = Math.ceil((pausedUntil - Date.now()) / 1_000);
      if (left > 0) throw new AiFault('rate-limited', { retryAfterSec: left });
      let hasBegun = false;
      try {
        for await (const piece of ask(prompt, signal)) {
          hasBegun = true;
          yield piece;
        }
      } catch (error) {
        const pauseSec = hasBegun ? null : shortPauseOf(error);
        if (pauseSec === null) throw error;
        const isOver = await wait(pauseSec * 1_000, false, { signal }).catch(() => true);
        if (isOver) return throwOnTimeout(signal);
        yield* ask(prompt, signal);
      }
    },
  };
}

const withKeeping = (prices: EnginePrices, { keepingFactor }: Provider): EnginePrices =>
  keepingFactor === undefined ? prices : { ...prices, keptInputPerMillion: prices.inputPerMillion * keepingFactor };

function shortPauseOf(error: unknown): number | null {
  if (!(error instanceof AiFault) || error.problem !== 'rate-limited' || error.retryAfterSec === null) return null;
  return error.retryAfterSec <= SHORT_PAUSE_SEC ? error.retryAfterSec : null;
}

/** An estimate, in tokens; pictures and documents do not count. */
export const lengthOf = ({ instructions, material = '', turns }: Prompt): number =>
  estimateTokens(instructions + material + turns.map(({ text }) => text).join(''));

/** All that a model says to a prompt. Throws AiFault; an abort by a person leaves what was said so far. */
export async function writeWhole(
  engine: Pick<ModelEngine, 'write'>,
  prompt: Prompt,
  signal: AbortSignal,
): Promise<ModelUsage & { text: string; cut: AnswerCut | null }> {
  let text = '';
  let cut: AnswerCut | null = null;
  let usage: ModelUsage = { inputTokens: null, outputTokens: null };
  for await (const piece of engine.write(prompt, signal)) {
    if ('usage' in piece) usage = piece.usage;
    else if ('cut' in piece) cut = piece.cut;
    else text = withPiece(text, piece);
  }
  return { text, cut, ...usage };
}

type Finish = Extract<StreamPart, { type: 'finish' }>;
const cuts: Partial<Record<string, AnswerCut>> = { length: 'length', 'content-filter': 'filtered' };

function toUsage({ inputTokens, outputTokens }: Finish['usage']): ModelUsage {
  const { cacheRead = 0, cacheWrite = 0 } = inputTokens;
  return {
    inputTokens: inputTokens.total ?? null,
    outputTokens: outputTokens.total ?? null,
    ...(cacheRead > 0 && { cachedTokens: cacheRead }),
    ...(cacheWrite > 0 && { keptTokens: cacheWrite }),
  };
}

/** Whether a model was last heard to think without having opened its thoughts: then nothing is shown before they end. */
interface Habit {
  thinksUnopened: boolean;
}

/** What a model of the SDK says to a call. Throws AiFault, and tells `onFault` of it; an abort ends it. */
async function* readPieces(
  model: Model,
  call: ModelCall & { abortSignal: AbortSignal },
  habit: Habit,
  onFault: (fault: AiFault) => void,
): AsyncGenerator<ModelPiece> {
  const { abortSignal: signal } = call;
  const thoughts = createThoughtFilter({ holds: habit.thinksUnopened });
  let hasWords = false;
  const said = (piece: WordPiece): WordPiece => {
    hasWords = (hasWords && !piece.isAnew) || piece.text.trim() !== '';
    return piece;
  };
  let end: Finish | null = null;
  try {
    const { stream } = await model.doStream(call);
    for await (const part of stream) {
      if (part.type === 'text-delta') yield said(thoughts.push(part.delta));
      else if (part.type === 'reasoning-delta') yield said(thoughts.heardThoughts());
      else if (part.type === 'error') throw toAiFault(part.error, signal);
      else if (part.type === 'finish') end = part;
    }
    const why = end?.finishReason.unified ?? 'interrupted';
    const cut = cuts[why];
    const isWhole = !signal.aborted && why !== 'error' && why !== 'interrupted' && !cut;
    yield said(thoughts.end(isWhole));
    if (isWhole || thoughts.hadUnopened()) habit.thinksUnopened = thoughts.hadUnopened();
    if (end) yield { usage: toUsage(end.usage) };
    if (signal.aborted) return throwOnTimeout(signal);
    if (why === 'error' || why === 'interrupted') throw new AiFault('provider-error', { cause: new Error(why) });
    if (cut && !hasWords) throw new AiFault(cut === 'length' ? 'no-words' : 'filtered');
    if (cut) yield { cut };
  } catch (error) {
    if (signal.aborted) return throwOnTimeout(signal);
    const fault = toAiFault(error, signal);
    onFault(fault);
    throw fault;
  }
}

/** An abort by the person just ends the stream; one by the clock is a failure. */
function throwOnTimeout(signal: AbortSignal): void {
  const { reason } = signal as { reason: unknown };
  if (reason instanceof DOMException && reason.name === 'TimeoutError') throw new AiFault('timeout');
}
