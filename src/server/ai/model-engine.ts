import { streamText } from 'ai';
import type { Config } from '../platform/config.ts';
import { AiFault, toAiFault } from './ai-fault.ts';
import type { Provider } from './providers/provider.ts';

/** What a model is asked: rules, then the turns in order; the last one is the person's. */
export interface Prompt {
  instructions: string;
  turns: { role: 'user' | 'assistant'; text: string }[];
}

/** A piece of the answer, or at its end what it took. */
export type ModelPiece = { text: string } | { usage: { inputTokens: number | null; outputTokens: number | null } };

export interface ModelEngine {
  kind: 'model';
  name: string;
  /** How many tokens of sources and history go into one question. */
  contextTokens: number;
  /** Streams the answer. Throws AiFault; an abort closes the call upstream and ends the stream. */
  write: (prompt: Prompt, signal: AbortSignal) => AsyncGenerator<ModelPiece>;
}

export function createModelEngine(provider: Provider, settings: Omit<Config['ai'], 'provider'>): ModelEngine {
  const name = settings.model ?? provider.defaultModel;
  const model = provider.open(name, settings);
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return {
    kind: 'model',
    name,
    contextTokens: settings.contextTokens,
    async *write({ instructions, turns }, signal) {
      const { stream } = streamText({
        model,
        instructions,
        messages: turns.map(({ role, text }) => ({ role, content: text })),
        maxOutputTokens: settings.maxOutputTokens,
        maxRetries: 0,
        abortSignal: signal,
        onError: () => {},
      });
      yield* readPieces(stream, signal);
    },
  };
}

type Stream = ReturnType<typeof streamText>['stream'];

async function* readPieces(stream: Stream, signal: AbortSignal): AsyncGenerator<ModelPiece> {
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta') yield { text: part.text };
      else if (part.type === 'error') throw toAiFault(part.error, signal);
      else if (part.type === 'abort') throwOnTimeout(signal);
      else if (part.type === 'finish') {
        if (part.finishReason === 'error') throw new AiFault('provider-error');
        const { inputTokens, outputTokens } = part.totalUsage;
        yield { usage: { inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null } };
      }
    }
  } catch (error) {
    if (signal.aborted) throwOnTimeout(signal);
    else throw toAiFault(error, signal);
  }
}

/** An abort by the person just ends the stream; one by the clock is a failure. */
function throwOnTimeout(signal: AbortSignal): void {
  const { reason } = signal as { reason: unknown };
  if (reason instanceof DOMException && reason.name === 'TimeoutError') throw new AiFault('timeout');
}
