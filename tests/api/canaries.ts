import { createHash, randomUUID } from 'node:crypto';
import type { TestApp } from '../../src/server/testing/make-app.ts';

/** A thing that is going to be deleted, and the word that stands in everything of it. */
export interface Marked {
  word: string;
  boardId: string;
  /** Whose it is. */
  userId: string;
  orgId?: string;
  projectId?: string;
}

type Values = Record<string, unknown>;
type Row = [table: string, values: Values];

const AT = '2026-01-01T00:00:00Z';

/** Tables that hold nothing of a person, and why; of the job queue all. */
export const holdingNothing: Record<string, string> = {
  billing_events: 'numbers of the payment provider for its own messages, without what they say',
  link_visits: 'ids of a link and of who came by it',
  board_sessions: 'numbers of changes, and ids of who made them, which go with the person',
  thread_reads: 'ids of a thread and of who has read it',
  global_ai_knowledge: 'what administrators write for every chat of this server; it names no author',
  removed_objects: 'keys of stored bytes until these are removed',
  removed_things: 'ids of what was deleted, for ten minutes',
  schema_migrations: 'names of migrations',
  server_secrets: 'keys that the server made for itself',
  'boss.*': 'jobs name things by their ids, and a job that failed leaves no words: jobs.test.ts',
};

/** Rows that name a source, as if it had been read. */
function rowsOfSource({ word, boardId, userId }: Marked, sourceId: string, hash: string): Row[] {
  const words = { source_id: sourceId, ordinal: 9_001, text: word, tokens: 1, hash };
  const version = { text_hash: 'x', passages: [{ text: word }], fetched_at: AT };
  return [
    ['passages', { id: randomUUID(), ...words }],
    ['coming_passages', { id: randomUUID(), ...words, text_id: randomUUID(), begun_at: AT }],
    ['source_summaries', { source_id: sourceId, version: 'x', sentences: [{ text: word }] }],
    ['source_versions', { id: randomUUID(), source_id: sourceId, ...version }],
    ['passage_vectors', { hash, model: 'm', vector: Buffer.from(word), made_at: AT }],
    [
      'model_summaries',
      { words_hash: hash, model: 'm', sentences: [{ text: word }], made_at: AT, source_id: sourceId },
    ],
    ['condensed_texts', { key: hash, text: word, made_at: AT, board_id: boardId }],
    ['notifications', newsFor(userId, word, { about: sourceId })],
  ];
}

const newsFor = (userId: string, word: string, more: Values): Values => ({
  id: randomUUID(),
  user_id: userId,
  kind: 'ready',
  title: word,
  created_at: AT,
  ...more,
});

/** Rows of a conversation in which something was asked and answered. */
function rowsOfConversation({ word, boardId, userId }: Marked, conversationId: string, nodeId: string): Row[] {
  const runId = randomUUID();
  const place = { board_id: boardId, node_id: nodeId };
  const times = { started_at: AT, alive_at: AT };
  const said = { is_ai: false, is_web_search: false, text: word, citations: [{ quote: word }], message_index: 0 };
  const run = { id: runId, conversation_id: conversationId, user_id: userId, status: 'done', receipt: { word } };
  const message = { id: randomUUID(), conversation_id: conversationId, author_id: userId, run_id: runId, ...said };
  return [
    ['chat_conversations', { id: conversationId, ...place, title: word, created_at: AT }],
    ['ai_runs', { ...run, ...place, ...times }],
    ['chat_messages', { ...message, ...place, metadata: { word }, created_at: AT }],
    ['condensed_texts', { key: `${word} ${conversationId}`, text: word, made_at: AT, board_id: boardId }],
  ];
}

const hashOf = (word: string) => createHash('sha256').update(word).digest('hex');

/** Everything that may stand on a board or be made from it. */
function rowsOfBoard(marked: Marked, voiceId: string): Row[] {
  const { word, boardId, userId } = marked;
  const nodeId = randomUUID();
  const sourceId = randomUUID();
  const fileId = randomUUID();
  const look = { style: {}, ordinal: 0 };
  const node = { id: nodeId, board_id: boardId, type: 'text', title: word, content: word, x: 0, y: 0 };
  const edge = { id: randomUUID(), board_id: boardId, source_id: nodeId, target_id: nodeId, type: 'default' };
  const file = { id: fileId, board_id: boardId, uploader_id: userId, object_key: `files/${word}`, name: word, size: 1 };
  const source = { id: sourceId, board_id: boardId, node_id: nodeId, kind: 'file', file_id: fileId, status: 'ready' };
  const [linkId, guestId] = [randomUUID(), randomUUID()];
  const link = { id: linkId, board_id: boardId, kind: 'board', role: 'viewer', label: word, created_by: userId };
  const visit = { id: randomUUID(), link_id: linkId, guest_id: guestId, password_version: 0, at: AT };
  const said = {
    question: word,
    answer: word,
    citations: JSON.stringify([{ word }]),
    made_from: JSON.stringify([word]),
  };
  const asked = { id: randomUUID(), link_id: linkId, guest_id: guestId, ...said, status: 'done', asked_at: AT };
  const member = { board_id: boardId, user_id: userId, role: 'viewer' };
  const [threadId, commentId] = [randomUUID(), randomUUID()];
  const thread = { id: threadId, board_id: boardId, node_id: nodeId, anchor: { word }, node_title: word, seq: 1 };
  const heard = { thread_id: threadId, user_id: userId };
  const event = { board_id: boardId, seq: 9_001, change_id: randomUUID(), actor_id: userId, change: { word }, at: AT };
  return [
    ['removed_audiences', { node_id: randomUUID(), board_id: boardId, audience: { to: 'named', people: [word] } }],
    ['nodes', { ...node, ...look, metadata: { word } }],
    ['edges', { ...edge, ...look, animated: false, label: word }],
    ['board_events', event],
    ['files', { ...file, mime_type: 'text/plain', state: 'stored', created_at: AT }],
    ['sources', { ...source, title: word, meta: { word }, created_at: AT }],
    ...rowsOfSource(marked, sourceId, hashOf(word)),
    ...rowsOfConversation(marked, randomUUID(), nodeId),
    ['links', { ...link, token_hash: word, token_sealed: word, created_at: AT }],
    ['board_frames', { board_id: boardId, seq: 9_001, object_key: `frames/${word}`, bytes: 1, at: AT }],
    ['board_marks', { id: randomUUID(), board_id: boardId, seq: 1, kind: 'named', name: word, by_id: userId, at: AT }],
    ['history_erasures', { board_id: boardId, node_id: nodeId, seq: 1, words: { word } }],
    ['comment_threads', { ...thread, created_by: userId, created_at: AT, last_at: AT }],
    ['comments', { id: commentId, thread_id: threadId, seq: 1, author_id: userId, body: word, created_at: AT }],
    ['comment_reactions', { comment_id: commentId, user_id: userId, sign: word }],
    ['thread_watch', { ...heard, level: word }],
    ['board_watch', { board_id: boardId, user_id: userId, level: word }],
    [
      'notifications',
      newsFor(userId, word, { board_id: boardId, thread_id: threadId, said: [{ id: commentId, by: userId }] }),
    ],
    ['guests', { id: guestId, token_hash: guestId, name: word, created_at: AT, last_seen_at: AT }],
    ['link_visits', visit],
    ['visitor_questions', asked],
    ['board_members', { id: randomUUID(), ...member, added_at: AT }],
    ['access_requests', { id: randomUUID(), ...member, note: word, created_at: AT }],
    ['board_transfers', { board_id: boardId, to_user_id: userId, expires_at: AT }],
    ['chat_models', { talk_id: nodeId, board_id: boardId, model: word }],
    ['voice_uses', { kind: 'board', id: boardId, board_id: boardId, voice_id: voiceId }],
  ];
}

/** Everything that belongs to a person alone. */
function rowsOfPerson({ word, userId }: Marked, voiceId: string): Row[] {
  const promptId = randomUUID();
  const own = { owner_id: userId, name: word };
  const measured = { measure: {}, forbidden: [], openers: [], notes: word, measured_at: AT, created_at: AT };
  const mail = { kind: 'invitation', payload: { word }, state: 'sent', created_at: AT };
  const entry = { run_id: randomUUID(), account_id: userId, asker_id: userId, tokens: 1, credits: 1, at: AT };
  return [
    ['user_pictures', { user_id: userId, bytes: Buffer.from(word), changed_at: AT }],
    ['prompts', { id: promptId, ...own, text: word, updated_at: AT }],
    ['prompt_versions', { id: randomUUID(), prompt_id: promptId, number: 1, name: word, text: word, saved_at: AT }],
    ['prompt_marks', { prompt_id: promptId, user_id: userId }],
    ['templates', { id: randomUUID(), ...own, board: { word }, node_count: 1, created_at: AT }],
    ['voices', { id: voiceId, ...own, ...measured }],
    ['voice_texts', { id: randomUUID(), voice_id: voiceId, ordinal: 0, kind: 'pasted', title: word, text: word }],
    ['access_asks', { id: randomUUID(), user_id: userId, at: AT }],
    ['rate_cards', { user_id: userId, text: word, changed_at: AT }],
    ['ai_tells', { user_id: userId, phrases: [word], off: [], changed_at: AT }],
    ['mails', { id: randomUUID(), key: word, to_address: word, sender_id: userId, ...mail }],
    ['notice_settings', { user_id: userId, zone: word }],
    ['mail_uses', { id: randomUUID(), sender_id: userId, target: word, at: AT }],
    ['subscriptions', { user_id: userId, customer_id: word }],
    ['credit_entries', entry],
    ['credit_warnings', { scope: 'account', subject_id: userId, month: '2026-01-01', level: 80 }],
    ['ai_settings', { part: word, settings: {}, changed_by: userId, changed_at: AT }],
  ];
}

/** Ways to put canaries into the database, as the product itself might; each answers the tables that it wrote. */
export function makeCanaries(app: TestApp) {
  const { query } = app.deps.database;

  async function write(rows: readonly Row[]): Promise<string[]> {
    for (const [table, values] of rows) {
      const names = Object.keys(values);
      const places = names.map((_, i) => `$${i + 1}`).join(', ');
      const given = Object.values(values).map((value) =>
        typeof value === 'object' && value !== null && !Buffer.isBuffer(value) ? JSON.stringify(value) : value,
      );
      await query(`insert into ${table} (${names.join(', ')}) values (${places}) on conflict do nothing`, given);
    }
    return rows.map(([table]) => table).filter((table) => !(table in holdingNothing));
  }

  return {
    board: async (marked: Marked, voiceId: string) => {
      await app.deps.objects.put(`files/${marked.word}`, Buffer.from(marked.word), 1_000);
      return write(rowsOfBoard(marked, voiceId));
    },
    source: (marked: Marked, sourceId: string) => write(rowsOfSource(marked, sourceId, hashOf(marked.word))),
    conversation: (marked: Marked, id: string) => write(rowsOfConversation(marked, id, randomUUID())),
    person: (marked: Marked, voiceId: string) => write(rowsOfPerson(marked, voiceId)),
    news: (userId: string, word: string, more: Values) => write([['notifications', newsFor(userId, word, more)]]),
  };
}

/** The header of a call that is told once. */
export const keyed = () => ({ 'idempotency-key': randomUUID() });
/** A word that stands nowhere else. */
export const makeWord = (name: string) =>
  `canary-${name}-${createHash('md5').update(randomUUID()).digest('hex').slice(0, 8)}`;
