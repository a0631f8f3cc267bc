import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { answerPatience } from '../../ai/patience.ts';
import { answerByModel } from '../answers/by-model.ts';
import { answerByQuoting } from '../answers/by-quoting.ts';
import { chosenEngine } from '../chat-model.service.ts';
import type { ChatDeps } from '../chat.service.ts';
import { mostTokensOf, setAsideFor } from '../demand-engine.ts';
import { keptIn } from '../condense/condensed.service.ts';
import { gatherSeen, scopeOf } from '../context/gather-for.ts';
import type { Asked } from '../context/material.ts';
import { dayFor, languageOf, type Language } from '../context/prompt.ts';
import { createPlanFiles } from '../context/shown-files.ts';
import type { SeenChat } from '../look-at-chat.ts';
import { startRun, type Run, type RunBook, type RunLimits } from '../runs/run.ts';
import * as store from './visitors.store.ts';

const limits: RunLimits = { ...answerPatience, flushMs: 500, characters: 50_000 };

/** An answer to a visitor on its way, and how it is kept at its end; null where it was removed meanwhile. */
export interface VisitorRun {
  run: Run;
  kept: () => store.VisitorRow | null;
}

interface Visited {
  id: string;
  chat: SeenChat;
  question: string;
  language: Language | undefined;
  link: { id: string; cap: number | null };
}

/**
 * Begins an answer from what is wired to the chat and everybody on its board sees, without the notes for the AI, the web, the
 * tools and the voices of its people. It is paid by the account of the board. Throws Fault 'no-credits' where that or the
 * link has reached a limit, 'model-gone' where the model of the chat is not offered any more.
 */
export async function answerVisitor(deps: ChatDeps, visited: Visited): Promise<VisitorRun> {
  const { id, link } = visited;
  const { seen, sources } = await gatherSeen(deps, visited.chat);
  const { boardId } = seen.place;
  const engine = chosenEngine(deps, seen.model);
  const paid = { boardId, runId: id, userId: null, link };
  const asked: Asked = {
    question: visited.question,
    language: languageOf(visited.question, visited.language),
    past: seen.past,
    scope: scopeOf(seen.place),
    today: dayFor(visited.language, deps.clock.now()),
    readKnowledge: async () => seen.knowledge,
    gather: async () => sources.map(({ note: _note, ...source }) => source),
    findNearness: deps.findNearness,
    kept: keptIn(deps, boardId),
    smallModel: deps.engines.small(),
    planFiles: createPlanFiles(deps, { boardId, question: visited.question, onlyAsked: false }),
  };
  if (engine.kind === 'model') await deps.quota.reserve({ ...paid, tokens: mostTokensOf(engine) });
  const writer =
    engine.kind === 'model'
      ? answerByModel(engine, { ...asked, setAside: setAsideFor(deps, paid, engine) })
      : answerByQuoting(asked, 'visitor');
  let kept: store.VisitorRow | null = null;
  const book: RunBook = {
    opened: Promise.resolve(),
    keep: async () => undefined,
    async finish({ status, problem, text, facts }) {
      await deps.quota
        .charge({ ...paid, tokens: facts.spentTokens })
        .catch((error: unknown) => deps.log.error({ err: error, runId: id }, 'an answer could not be charged'));
      const madeFrom = facts.made.context
        .filter(({ share, kind }) => share !== 'off' && kind !== 'knowledge')
        .flatMap(({ fileId, sourceId, nodeId }) => fileId ?? sourceId ?? nodeId ?? []);
      const isDone = status !== 'failed' && text.trim() !== '';
      const told = { answer: text, citations: facts.citations, madeFrom, status: isDone ? 'done' : 'failed' } as const;
      kept = await store.writeAnswer(deps.database.db, id, told);
      return toRunEnd(visited, text, isDone ? null : (problem ?? 'unexpected'));
    },
  };
  const run = startRun(id, writer, book, { limits, log: deps.log });
  // So that it ends with the process, and where nobody reads it any more.
  deps.runs.set(id, run);
  void run.ended.then(() => deps.runs.delete(id));
  return { run, kept: () => kept };
}

/** What the end of a run is told by; the visitor himself is told by `kept`. */
const toRunEnd = ({ id, chat, question, language }: Visited, text: string, errorCode: string | null): ChatMessage => ({
  id,
  conversationId: id,
  parentId: null,
  versions: [id],
  nodeId: chat.place.nodeId,
  canvasId: null,
  projectId: null,
  messageText: text,
  isAi: true,
  isWebSearch: false,
  citations: [],
  messageIndex: 0,
  createdAt: new Date(0).toISOString(),
  runId: id,
  status: errorCode === null ? 'done' : 'failed',
  confidence: null,
  receipt: null,
  errorCode,
  metadata: { failedIn: languageOf(question, language) },
});
