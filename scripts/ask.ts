import { existsSync } from 'node:fs';
import { placeOfQuote } from '../src/contract/chat/place-of-quote.ts';
import { createEngine, embeddedEngine, type AnswerEngine } from '../src/server/ai/engine.ts';
import { estimateTokens } from '../src/server/ai/tokens.ts';
import { answerByModel } from '../src/server/chat/answers/by-model.ts';
import { answerByQuoting } from '../src/server/chat/answers/by-quoting.ts';
import type { GatheredSource } from '../src/server/chat/context/gather.ts';
import type { Asked } from '../src/server/chat/context/material.ts';
import { readConfig, type Config } from '../src/server/platform/config.ts';
import { StartRefusal } from '../src/server/platform/start-refusal.ts';
import { readPlainText } from '../src/server/sources/documents/captions-text.ts';
import { passagesOf } from '../src/server/sources/passages/passages.ts';
import { linesOf } from './lines-of.ts';

/**
 * `npm run -s ask -- --jsonl` reads lines {"id","question","sources":[{"title","text"}]} from standard input and answers
 * each with one line {id, answer, quotes, confidence, refused}, as a chat does to which these sources are wired, by the
 * engine that the environment and the administrator's form configure; where the form cannot be read, as while a server holds
 * the embedded database, by the environment's, which standard error says. `source` of a quote counts from 0; `start` and
 * `end` are UTF-16 units of that source's text, whose letters between them `text` repeats; both are null where the quote does
 * not stand there. `confidence` is 0 to 1, and 0 for what is refused: an answer that quotes nothing. What cannot be answered
 * has an `error` as well.
 */
interface Line {
  id: unknown;
  question: string;
  sources: { title: string; text: string }[];
}

if (existsSync('.env')) process.loadEnvFile('.env');
const engine = await readEngine(readConfig(process.env));
for await (const line of linesOf(process.stdin)) {
  if (line.trim() === '') continue;
  const asked = readLine(line);
  process.stdout.write(
    `${JSON.stringify('question' in asked ? await answer(asked) : failed(asked.id, asked.error))}\n`,
  );
}

/** Opening a database takes a second: nothing of it is loaded where there is none, or where it has no say. */
async function readEngine(config: Config): Promise<AnswerEngine> {
  if (config.ai.isSet && config.ai.provider === 'embedded') return embeddedEngine;
  if (!config.database.url && !existsSync(config.dataDir)) return createEngine(config);
  const [{ usualEngine }, { readKept }, { readAsItStands }, { createLog }] = await Promise.all([
    import('../src/server/ai/engines.ts'),
    import('../src/server/ai/settings/kept-settings.ts'),
    import('../src/server/platform/db/open-database.ts'),
    import('../src/server/platform/log.ts'),
  ]);
  const log = createLog(config);
  const kept = await readAsItStands(config, log, (db) => readKept(db, log, config.sealingKey)).catch(
    (error: unknown) => {
      const reason = reasonOf(error);
      process.stderr.write(
        `The environment alone says who answers, as the settings form could not be read: ${reason}\n`,
      );
      return null;
    },
  );
  return kept ? usualEngine(config, kept) : createEngine(config);
}

/** One sentence: of a refusal the first, of a failed query what the database said. */
function reasonOf(error: unknown): string {
  if (error instanceof StartRefusal) return /^.*?\.(?=\s|$)/s.exec(error.message)?.[0] ?? error.message;
  const { cause = error } = error as { cause?: unknown };
  const { message, code } = cause as { message?: string; code?: string };
  return `${(message || code || 'the database did not answer').replace(/\s+/g, ' ').replace(/\.$/, '')}.`;
}

function readLine(line: string): Line | { id: unknown; error: string } {
  const { id = null, question, sources } = objectIn(line);
  if (typeof question !== 'string' || !Array.isArray(sources)) return { id, error: 'No question and sources.' };
  const texts = sources.map((source: Record<string, unknown> | null) => ({
    title: wordsOf(source?.['title']),
    text: wordsOf(source?.['text']),
  }));
  return { id, question, sources: texts };
}

function failed(id: unknown, error: string): object {
  return { id, answer: '', quotes: [], confidence: 0, refused: true, error };
}

function objectIn(line: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(line);
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A character that no text holds would have the whole source taken for a file of another kind. */
function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', ' ') : '';
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
    await writer.write(
      (piece, isAnew = false) => void (text = isAnew ? piece : text + piece),
      new AbortController().signal,
    );
  } catch (error) {
    return failed(id, error instanceof Error ? error.message : String(error));
  }
  const { citations, confidence } = writer.facts(text, true);
  const quotes = citations.map(({ sourceId, quote }) => {
    const source = Number(sourceId);
    const whole = sources[source]?.text ?? '';
    const place = placeOfQuote(quote, whole);
    return place
      ? { source, text: whole.slice(place.start, place.end), ...place }
      : { source, text: quote, start: null, end: null };
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
