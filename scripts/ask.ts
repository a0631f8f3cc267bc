import { createInterface } from 'node:readline';
import { createEngine } from '../src/server/ai/engine.ts';
import { estimateTokens } from '../src/server/ai/tokens.ts';
import { answerByModel } from '../src/server/chat/answers/by-model.ts';
import { answerByQuoting } from '../src/server/chat/answers/by-quoting.ts';
import type { GatheredSource } from '../src/server/chat/context/gather.ts';
import type { Asked } from '../src/server/chat/context/material.ts';
import { readConfig } from '../src/server/platform/config.ts';
import { readPlainText } from '../src/server/sources/documents/plain-text.ts';
import { passagesOf } from '../src/server/sources/passages/passages.ts';

/**
 * `npm run -s ask -- --jsonl` reads lines {"id","question","sources":[{"title","text"}]} from standard input and answers
 * each with one line {id, answer, quotes, confidence, refused}, as a chat does to which these sources are wired, by the
 * engine that is configured. `source` of a quote counts from 0; `start` and `end` are UTF-16 units of that source's text, null
 * where the quote does not stand there as it is. `confidence` is 0 to 1, and 0 for what is refused: an answer that quotes nothing.
 */
interface Line {
  id: unknown;
  question: string;
  sources: { title: string; text: string }[];
}

const engine = createEngine(readConfig(process.env));
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const asked = readLine(line);
  process.stdout.write(
    `${JSON.stringify(asked ? await answer(asked) : { id: null, error: 'No question and sources.' })}\n`,
  );
}

function readLine(line: string): Line | null {
  try {
    const { id = null, question, sources } = JSON.parse(line) as Record<string, unknown>;
    if (typeof question !== 'string' || !Array.isArray(sources)) return null;
    const texts = (sources as Record<string, unknown>[]).map(({ title, text }) => ({
      title: typeof title === 'string' ? title : '',
      text: typeof text === 'string' ? text : '',
    }));
    return { id, question, sources: texts };
  } catch {
    return null;
  }
}

async function answer({ id, question, sources }: Line): Promise<object> {
  const asked: Asked = {
    question,
    language: /\p{Script=Hangul}/u.test(question) ? 'ko' : 'en',
    past: [],
    gather: () => Promise.all(sources.map(toSource)),
  };
  const writer = engine.kind === 'model' ? answerByModel(engine, asked) : answerByQuoting(asked);
  let text = '';
  try {
    await writer.write((piece) => void (text += piece), new AbortController().signal);
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
  const { citations, confidence } = writer.facts(text, true);
  const quotes = citations.map(({ sourceId, quote }) => {
    const source = Number(sourceId);
    return { source, text: quote, ...placeOf(quote, sources[source]?.text ?? '') };
  });
  return { id, answer: text, quotes, confidence: confidence ?? 0, refused: quotes.length === 0 };
}

/** As a text file becomes a source; its place in the line is its id. */
async function toSource({ title, text }: { title: string; text: string }, place: number): Promise<GatheredSource> {
  const blocks = text.trim() === '' ? [] : (await readPlainText(Buffer.from(text))).blocks;
  const passages = passagesOf(blocks).map((draft, i) => ({
    ...draft,
    id: `${place}.${i}`,
    tokens: estimateTokens(draft.text),
  }));
  return {
    nodeId: String(place),
    sourceId: String(place),
    kind: 'file',
    title,
    url: null,
    state: passages.length > 0 ? 'readable' : 'no-text',
    problem: null,
    passages,
    segments: [],
  };
}

/** White space between words may have been folded where the text was cut into passages. */
function placeOf(quote: string, text: string): { start: number | null; end: number | null } {
  const words = quote.split(/\s+/).filter(Boolean);
  const found = new RegExp(words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('\\s+'), 'u').exec(
    text,
  );
  return found && words.length > 0
    ? { start: found.index, end: found.index + found[0].length }
    : { start: null, end: null };
}
