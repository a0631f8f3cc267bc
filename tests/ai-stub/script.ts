import type { IncomingHttpHeaders } from 'node:http';
import type { Ending, ToolCall } from './dialects.ts';

/** A call as the stub got it. */
export interface StubCall {
  path: string;
  headers: IncomingHttpHeaders;
  /** The parsed JSON body; an empty object where there is none. */
  body: Record<string, unknown>;
  /** All text that the caller sent, whatever the dialect. */
  text: string;
}

/**
 * vLLM: `max_model_len` in the list; LM Studio: of loaded models in its own list; Ollama: what is set in the file of a model,
 * what it was trained for, and what it is loaded with.
 */
export type ToldWindows =
  | { by: 'vllm'; windows: Record<string, number> }
  | { by: 'lm-studio'; models: Record<string, { most: number; loaded?: number }> }
  | { by: 'ollama'; models: Record<string, { set?: number; most?: number; loaded?: number }> };

export interface FoundResult {
  url: string;
  title: string;
  snippet: string;
}

/** What the stub does with a call, whatever dialect it came in. */
export interface Scripted {
  /** A tool that is called in place of an answer. */
  tool?: ToolCall;
  /** The answer, piece by piece; an async one is sent as it comes, so that a test can hold the stream. */
  pieces?: Iterable<string> | AsyncIterable<string>;
  /** Answered in place of a stream, with `said` as its message. */
  status?: number;
  said?: string;
  /**
   * breaks the line after the pieces, or closes it in good order without having said that it is done; sends a line that is no
   * event, or an error among the events, with `said` as its message; or says nothing until the caller leaves.
   */
  trouble?: 'half' | 'early' | 'garbage' | 'error' | 'silence';
  /** Why the answer ends, and how many of the tokens it read were kept from before. */
  ending?: Ending;
  cachedTokens?: number;
  /** How many it keeps for the next time; Anthropic alone tells that. */
  keptTokens?: number;
  /** The vector of a text that is to be embedded; otherwise one of its letters. */
  vectorOf?: (text: string) => number[];
  /** Beside a status: what else the head of the answer says. */
  headers?: Record<string, string>;
  /** The names in the list of models; each vendor has its own form of it. */
  models?: string[];
  /** Windows that a server of one's own tells beside the list, in its own way. */
  tells?: ToldWindows;
  /** What a search finds. */
  results?: FoundResult[];
}

export type Script = (call: StubCall) => Scripted;

/** Pieces that a test hands out one by one. `seen` resolves when the stub has asked for the next one. */
export function heldPieces() {
  const waiting: string[] = [];
  let isOver = false;
  let news = Promise.withResolvers<void>();
  const wake = () => {
    news.resolve();
    news = Promise.withResolvers<void>();
  };
  return {
    say(piece: string) {
      waiting.push(piece);
      wake();
    },
    end() {
      isOver = true;
      wake();
    },
    async *[Symbol.asyncIterator](): AsyncGenerator<string> {
      for (;;) {
        const next = news.promise;
        const piece = waiting.shift();
        if (piece !== undefined) yield piece;
        else if (isOver) return;
        else await next;
      }
    },
  };
}
