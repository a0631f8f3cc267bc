import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#contract/base/id.ts';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { must, newCanvas, send, type Call, type Caller } from '../load/caller.ts';

/** What else people do while others write: files that are uploaded, large pieces that are brought in, questions that are answered. */
export interface Others {
  /** Goes on until the server is gone. */
  work: () => Promise<void>;
  /** Looks for what was answered since the last look. */
  inspect: () => Promise<void>;
  findings: OtherFindings;
}

export interface OtherFindings {
  uploads: number;
  imports: number;
  answers: number;
  /** Of those that were answered: not there, or not as they came. */
  missing: number;
  /** Imports of which only a part is there, answered or not. */
  torn: number;
}

const FILE_BYTES = 96 * 1024;
const NODES_OF_AN_IMPORT = 120;
const WAIT_AFTER_REFUSAL_MS = 50;

/** `asker` is somebody else than the writers. */
export async function createOthers(asker: Caller): Promise<Others> {
  const canvasId = await newCanvas(asker, 'Others');
  const base = `/api/canvases/${canvasId}`;
  const [noteId, chatId] = [newId(Date.now()), newId(Date.now())];
  const change = (changes: BoardChange[]): Call => ({
    method: 'POST',
    path: `${base}/changes`,
    body: { changes: changes.map((one) => ({ id: newId(Date.now()), change: one })) },
  });
  const setting: BoardChange[] = [
    { do: 'add-node', node: blankNode({ id: noteId, type: 'text', title: '메모', content: '원두는 2주 안에 쓴다.' }) },
    { do: 'add-node', node: blankNode({ id: chatId, type: 'ai_chat', title: 'AI Chat' }) },
    { do: 'add-edge', edge: blankEdge({ id: newId(Date.now()), source: noteId, target: chatId }) },
  ];
  await must(asker, change(setting));
  const findings: OtherFindings = { uploads: 0, imports: 0, answers: 0, missing: 0, torn: 0 };
  let files: { fileId: string; digest: string }[] = [];
  let imports: { ids: string[]; isAnswered: boolean }[] = [];
  let answers: { id: string; response: string }[] = [];

  async function upload(): Promise<number> {
    const text = randomBytes(FILE_BYTES).toString('base64').slice(0, FILE_BYTES);
    const wish = { name: 'a.txt', size: FILE_BYTES, mimeType: 'text/plain' };
    const begun = await send(asker, { method: 'POST', path: `${base}/upload-pdf`, body: wish, keepsText: true });
    if (!isGood(begun.status)) return begun.status;
    const { uploadURL, fileId } = JSON.parse(begun.text) as { uploadURL: string; fileId: string };
    const headers = { 'content-type': 'text/plain' };
    const { status } = await send(asker, { method: 'PUT', path: uploadURL, body: text, headers });
    if (isGood(status)) files.push({ fileId, digest: digestOf(text) });
    return status;
  }

  async function bringIn(): Promise<number> {
    const ids = Array.from({ length: NODES_OF_AN_IMPORT }, () => newId(Date.now()));
    const brought = { ids, isAnswered: false };
    imports.push(brought);
    const nodes = ids.map((id): BoardChange => ({
      do: 'add-node',
      node: blankNode({ id, content: '가나다 '.repeat(20) }),
    }));
    const { status } = await send(asker, change(nodes));
    brought.isAnswered = isGood(status);
    if (status === 200) await send(asker, change(ids.slice(1).map((id): BoardChange => ({ do: 'remove-node', id }))));
    return status;
  }

  async function ask(): Promise<number> {
    const body = { canvasId, nodeId: chatId, message: '언제까지 쓰나요?' };
    const { status, text } = await send(asker, { method: 'POST', path: '/api/ai-chat', body, keepsText: true });
    if (isGood(status)) {
      const { response, message } = JSON.parse(text) as { response: string; message: { id: string } };
      answers.push({ id: message.id, response });
    }
    return status;
  }

  return {
    findings,
    async work() {
      await Promise.all([upload, bringIn, ask].map(untilGone));
    },
    async inspect() {
      const board = await must<{ nodes: { id: string }[] }>(asker, { method: 'GET', path: `${base}/board` });
      const there = new Set(board.nodes.map(({ id }) => id));
      for (const { ids, isAnswered } of imports) {
        const [first = '', ...others] = ids;
        const left = others.filter((id) => there.has(id)).length;
        // One stays of each that was answered; the others are taken away again, in one piece.
        if (left !== 0 && left !== others.length) findings.torn++;
        if (isAnswered && !there.has(first)) findings.missing++;
        if (!isAnswered && there.has(first) !== left > 0) findings.torn++;
        if (isAnswered) findings.imports++;
      }
      for (const { fileId, digest } of files) {
        const { text } = await send(asker, { method: 'GET', path: `/api/files/${fileId}`, keepsText: true });
        findings.uploads++;
        if (digestOf(text) !== digest) findings.missing++;
      }
      const path = `${base}/ai-chat-messages?nodeId=${chatId}`;
      const said =
        answers.length > 0 ? await must<{ id: string; messageText: string }[]>(asker, { method: 'GET', path }) : [];
      for (const { id, response } of answers) {
        findings.answers++;
        if (said.find((message) => message.id === id)?.messageText !== response) findings.missing++;
      }
      [files, imports, answers] = [[], [], []];
    },
  };
}

const isGood = (status: number): boolean => status >= 200 && status < 300;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function untilGone(act: () => Promise<number>): Promise<void> {
  for (;;) {
    const status = await act();
    if (status === 0) return;
    if (!isGood(status)) await pause(WAIT_AFTER_REFUSAL_MS);
  }
}
