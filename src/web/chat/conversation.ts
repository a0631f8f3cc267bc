import { isRecord } from '#contract/base/is-record.ts';
import { recipeIn, type ChosenRecipe } from '#contract/recipes/chosen.ts';
import type { ChatEvent, ChatMessage, Engine, Mention } from '#contract/chat/chat.schema.ts';

/** How a question was asked, so that it can be asked again in the same way. */
export interface Question {
  question: string;
  isWebSearch: boolean;
  /** The sources that alone are read for it. */
  mentions: readonly Mention[];
  /** What is to be made, where more is wanted than an answer. */
  recipe: ChosenRecipe | null;
  /** The kept question that it is another version of. */
  edits: string | null;
  /** The kept answer that another version is asked of, and its question: that is not said again. */
  again: { runId: string; answerId: string; questionId: string } | null;
}

/** When a question was asked here. */
export interface Moment {
  /** Its name among the questions that were asked in this browser. */
  key: string;
  /** Milliseconds since 1970 by this browser's clock; null for one that was asked elsewhere. */
  askedAt: number | null;
  /** The place of the last message that was known then; -1 where none was. */
  after: number;
}

/** An answer on its way. `text` is what has come so far; `runId` is null until the server has said 'start'. */
export interface LiveAnswer extends Question, Moment {
  runId: string | null;
  answerId: string | null;
  questionId: string | null;
  engine: Engine | null;
  text: string;
  /** A piece is missing after `text`: the listener must ask for the rest from this length on. */
  hasGap: boolean;
  /** The line to it is lost, and nothing has come since; the server goes on writing. */
  isLost: boolean;
}

/** A question that got no answer: shown with a way to send it again. */
export interface FailedQuestion extends Question, Moment {
  /** The code of the fault; null when there was no answer at all. */
  code: string | null;
  /** The message in which the server keeps the failed answer; null when the question never arrived. */
  answerId: string | null;
}

export interface Conversation {
  messages: readonly ChatMessage[];
  live: LiveAnswer | null;
  /** In the order in which they were asked. */
  unanswered: readonly FailedQuestion[];
}

export type ConversationAction =
  | { do: 'loaded'; messages: readonly ChatMessage[] }
  | ({ do: 'asked' } & Question & Moment)
  | { do: 'followed'; message: ChatMessage; question: ChatMessage | null }
  | { do: 'heard'; event: ChatEvent }
  /** The line has ended before the answer; `isFinal`: the server has refused it. */
  | { do: 'lost'; code: string | null; isFinal: boolean }
  /** A question that could not be asked now. */
  | ({ do: 'refused'; code: string | null } & Question & Moment)
  | { do: 'forgotten'; keys: readonly string[] };

export const emptyConversation: Conversation = { messages: [], live: null, unanswered: [] };

/** A question by itself, after all that is shown. */
export const plainly = (question: string, isWebSearch = false): Question => ({
  question,
  isWebSearch,
  mentions: [],
  recipe: null,
  edits: null,
  again: null,
});

/**
 * The conversation after something happened. What was heard twice counts once; what came late is put where it belongs.
 */
export function converse(before: Conversation, action: ConversationAction): Conversation {
  switch (action.do) {
    case 'loaded':
      return loaded(before, action.messages);
    case 'asked':
      return { ...before, unanswered: waitingBeside(before, action.key), live: liveAnswer(action) };
    case 'followed':
      return { ...before, unanswered: waitingBeside(before, action.message.id), live: followed(action) };
    case 'heard':
      return before.live ? heard(before, before.live, action.event) : before;
    case 'lost':
      return before.live ? lost(before, before.live, action) : before;
    case 'refused': {
      const { do: _, ...refused } = action;
      const others = before.unanswered.filter(({ key }) => key !== refused.key);
      return { ...before, unanswered: [...others, { ...refused, answerId: null }] };
    }
    case 'forgotten':
      return { ...before, unanswered: before.unanswered.filter(({ key }) => !action.keys.includes(key)) };
  }
}

/** Whether nobody but this browser knows of the question. */
export const isUnsent = ({ answerId, again }: FailedQuestion): boolean => answerId === null && again === null;

const waitingBeside = ({ unanswered }: Conversation, ownKey: string): readonly FailedQuestion[] =>
  unanswered.filter((one) => isUnsent(one) && one.key !== ownKey);

function lost(
  before: Conversation,
  live: LiveAnswer,
  { code, isFinal }: { code: string | null; isFinal: boolean },
): Conversation {
  if (live.runId !== null && !isFinal) return { ...before, live: { ...live, isLost: true } };
  return withFailure(before, failure(live, code));
}

/** Where the server's messages tell of the failure already, it is not said again. */
const withFailure = (before: Conversation, failed: FailedQuestion): Conversation => ({
  ...before,
  live: null,
  unanswered: isKept(failed, before.messages) ? before.unanswered : [...before.unanswered, failed],
});

export const pickQuestion = ({ question, isWebSearch, mentions, recipe, edits, again }: Question): Question => ({
  question,
  isWebSearch,
  mentions,
  recipe,
  edits,
  again,
});

const liveAnswer = (asked: Question & Moment): LiveAnswer => ({
  ...pickQuestion(asked),
  ...momentOf(asked),
  runId: null,
  answerId: null,
  questionId: asked.again?.questionId ?? null,
  engine: null,
  text: '',
  hasGap: false,
  isLost: false,
});

const momentOf = ({ key, askedAt, after }: Moment): Moment => ({ key, askedAt, after });

const followed = ({ message, question }: { message: ChatMessage; question: ChatMessage | null }): LiveAnswer => ({
  ...liveAnswer({
    ...plainly(question?.messageText ?? '', message.isWebSearch),
    mentions: question ? mentionsOf(question) : [],
    recipe: question ? recipeIn(question.metadata) : null,
    key: message.id,
    askedAt: null,
    after: -1,
  }),
  runId: message.runId,
  answerId: message.id,
  questionId: question?.id ?? null,
  text: message.messageText,
  engine: message.receipt?.engine ?? null,
});

const failure = (live: LiveAnswer, code: string | null): FailedQuestion => ({
  ...pickQuestion(live),
  ...momentOf(live),
  code,
  answerId: live.answerId,
});

function loaded(before: Conversation, read: readonly ChatMessage[]): Conversation {
  const messages = [...read].sort((a, b) => a.messageIndex - b.messageIndex);
  const live = before.live && recognised(before.live, messages);
  const own = messages.find((m) => m.id === live?.answerId);
  const isOver = own !== undefined && own.status !== 'running';
  const unanswered = before.unanswered.filter((one) => !isKept(one, messages));
  return { messages, live: isOver ? null : live, unanswered };
}

/** The live answer with the ids under which the store has it already, where the stream has not said them yet. */
function recognised(live: LiveAnswer, messages: readonly ChatMessage[]): LiveAnswer {
  if (live.answerId !== null) return live;
  const found = unheardAnswer({ messages, live: null });
  if (found?.question?.messageText !== live.question) return live;
  return { ...live, runId: found.message.runId, answerId: found.message.id, questionId: found.question.id };
}

/** How far the clocks of server and browser may lie apart. */
const CLOCK_SKEW_MS = 5 * 60_000;

/** Whether the server's messages tell what became of the question: its answer failed there, or it arrived after all. */
export function isKept(failed: FailedQuestion, messages: readonly ChatMessage[]): boolean {
  const { question, answerId, askedAt, after, again } = failed;
  if (answerId !== null || again) return messages.some((m) => m.id === answerId && m.status !== 'running');
  const since = (askedAt ?? Infinity) - CLOCK_SKEW_MS;
  return messages.some(
    (m) => !m.isAi && m.messageIndex > after && m.messageText === question && Date.parse(m.createdAt) >= since,
  );
}

/** The place of the last of these messages. */
export const lastPlace = (messages: readonly ChatMessage[]): number => messages.at(-1)?.messageIndex ?? -1;

function heard(before: Conversation, live: LiveAnswer, event: ChatEvent): Conversation {
  switch (event.event) {
    case 'start': {
      const { runId, questionId, answerId, engine } = event;
      return { ...before, live: { ...live, runId, questionId, answerId, engine, isLost: false } };
    }
    case 'delta':
      return { ...before, live: { ...appended(live, event), isLost: false } };
    case 'replace':
      return { ...before, live: { ...live, text: event.text, hasGap: false, isLost: false } };
    case 'done':
      return {
        messages: withAnswer(before.messages, live, event.message),
        live: null,
        unanswered: waitingBeside(before, live.key),
      };
    case 'error':
      return withFailure(before, failure(live, event.code));
  }
}

function appended(live: LiveAnswer, { at, text }: { at: number; text: string }): LiveAnswer {
  if (at > live.text.length) return { ...live, hasGap: true };
  const whole = live.text.slice(0, at) + text;
  return whole.length < live.text.length ? live : { ...live, text: whole, hasGap: false };
}

/** The messages with a finished answer, and with its question in case the store has not been read since. */
function withAnswer(messages: readonly ChatMessage[], live: LiveAnswer, answer: ChatMessage): readonly ChatMessage[] {
  const others = beforeVersion(messages, live).filter((m) => m.id !== answer.id);
  const isAsked = live.questionId === null || others.some((m) => m.id === live.questionId);
  const all = isAsked ? [...others, answer] : [...others, questionOf(live, answer), answer];
  return all.sort((a, b) => a.messageIndex - b.messageIndex);
}

const questionOf = (live: LiveAnswer, answer: ChatMessage): ChatMessage => ({
  ...answer,
  id: live.questionId ?? answer.id,
  parentId: null,
  versions: [live.questionId ?? answer.id],
  messageText: live.question,
  isAi: false,
  citations: [],
  runId: null,
  status: null,
  messageIndex: answer.messageIndex - 1,
  confidence: null,
  receipt: null,
  errorCode: null,
  metadata: {
    ...(live.mentions.length > 0 && { mentions: live.mentions }),
    ...(live.recipe && { recipe: live.recipe }),
  },
});

/** What stays where another version of a question or an answer is on its way: nothing from the former one on. */
function beforeVersion(messages: readonly ChatMessage[], live: Question): readonly ChatMessage[] {
  const former = live.edits ?? live.again?.answerId;
  const at = messages.findIndex((m) => m.id === former);
  return at < 0 ? messages : messages.slice(0, at);
}

/** The sources that a kept question names; whatever else stands there is passed over. */
export function mentionsOf({ metadata }: Pick<ChatMessage, 'metadata'>): Mention[] {
  const kept = metadata['mentions'];
  return Array.isArray(kept) ? kept.filter(isMention) : [];
}

const isMention = (value: unknown): value is Mention =>
  isRecord(value) && ['nodeId', 'title', 'kind'].every((key) => typeof value[key] === 'string');

/**
 * The kept messages that are shown before the live ones: without the answer that is being written, and its question.
 */
export function settledMessages({ messages, live }: Conversation): readonly ChatMessage[] {
  if (!live) return messages;
  return beforeVersion(messages, live).filter((m) => m.id !== live.answerId && m.id !== live.questionId);
}

/** An answer that the server is still writing and that nobody here listens to, with its question. */
export function unheardAnswer({
  messages,
  live,
}: Pick<Conversation, 'messages' | 'live'>): { message: ChatMessage; question: ChatMessage | null } | null {
  if (live) return null;
  const at = messages.findLastIndex((m) => m.isAi && m.status === 'running' && m.runId !== null);
  const message = messages[at];
  if (!message) return null;
  return { message, question: messages.slice(0, at).findLast((m) => !m.isAi) ?? null };
}
