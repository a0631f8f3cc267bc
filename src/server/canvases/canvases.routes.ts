import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Actor } from '#contract/access/can.ts';
import type { Role } from '#contract/access/roles.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { waitingApi } from '#contract/canvases/waiting.api.ts';
import { OURS } from '#contract/limits.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { mount, type BoardRef, type MountDeps } from '../platform/http/mount.ts';
import { holdTurn } from '../platform/http/hold-turn.ts';
import { Turns } from '../platform/http/turns.ts';
import { readLanguage } from '../platform/http/read-language.ts';
import {
  createCanvas,
  listCanvases,
  listTrash,
  removeCanvas,
  removeForEver,
  restoreCanvas,
  updateCanvas,
} from './canvases.service.ts';
import { openContentJudge } from './content-judge.ts';
import { readCanvas, saveContent, tagOf, type WrittenCanvas } from './content.service.ts';
import { waitingOn } from './waiting.ts';
import { AnswerInPieces } from '../platform/http/answer-in-pieces.ts';

const PIECE_BYTES = 64 * 1024;

/** Answers with a canvas and its tag; what its checkpoint holds is handed on as it is kept. */
function answerCanvas(reply: FastifyReply, { outline, content }: WrittenCanvas): FastifyReply {
  const pieces: Buffer[] = [Buffer.from(`${JSON.stringify(outline).slice(0, -1)},"content":`)];
  const whole = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  for (let from = 0; from < whole.length; from += PIECE_BYTES) pieces.push(whole.subarray(from, from + PIECE_BYTES));
  const answer = new AnswerInPieces([...pieces, Buffer.from('}')]);
  return reply
    .header('etag', tagOf(outline))
    .type('application/json; charset=utf-8')
    .header('content-length', answer.length)
    .send(answer);
}

/** Large checkpoints on their way to who reads them, at once. */
const LARGE_CONTENTS = { atOnce: 8, perAccount: 1, waiting: 8, waitMs: 20_000 } as const;

/** Whoever came past the policy has a role. */
const roleIn = ({ role }: BoardRef): Role => role ?? 'viewer';

export function mountCanvases(app: FastifyInstance, http: MountDeps, deps: BoardDeps): void {
  const contents = openContentJudge();
  app.addHook('onClose', () => contents.close());
  const turns = new Turns(LARGE_CONTENTS);
  const readStored = (actor: Actor, canvasId: string, role: Role, reply: FastifyReply) =>
    readCanvas(deps, canvasId, role, () => holdTurn(turns, actor.id, reply));
  const answerStored = async (...asked: Parameters<typeof readStored>) =>
    answerCanvas(asked[3], await readStored(...asked));

  mount(app, http, canvasesApi.list, ({ actor }) => listCanvases(deps, actor));
  mount(app, http, canvasesApi.create, ({ actor, body, request }) =>
    createCanvas(deps, actor, { ...body, language: body.language ?? readLanguage(request.headers['accept-language']) }),
  );
  mount(app, http, canvasesApi.read, ({ actor, board, params, reply }) =>
    answerStored(actor, params.canvasId ?? '', roleIn(board), reply),
  );
  mount(app, http, canvasesApi.remove, async ({ board, params }) => {
    await removeCanvas(deps, board, params.canvasId ?? '');
    return undefined;
  });
  mount(app, http, canvasesApi.update, async ({ actor, board, params, body, reply }) => {
    await updateCanvas(deps, params.canvasId ?? '', body);
    return answerStored(actor, params.canvasId ?? '', roleIn(board), reply);
  });
  mount(app, http, waitingApi.read, ({ actor, query }) => waitingOn(deps, actor, query));
  mount(app, http, canvasesApi.readTrash, ({ actor }) => listTrash(deps, actor));
  mount(app, http, canvasesApi.restore, async ({ actor, params, reply }) => {
    await restoreCanvas(deps, actor, params.trashedId ?? '');
    const { outline, content } = await readStored(actor, params.trashedId ?? '', 'owner', reply);
    // What was streamed cannot be answered again under the same Idempotency-Key.
    return { ...outline, content: JSON.parse(Buffer.from(content).toString()) as Canvas['content'] };
  });
  mount(app, http, canvasesApi.removeForEver, async ({ actor, params }) => {
    await removeForEver(deps, actor, params.trashedId ?? '');
    return undefined;
  });
  mount(
    app,
    http,
    canvasesApi.saveContent,
    async ({ board, params, body, request, reply }) => {
      const place = { canvasId: params.canvasId ?? '', role: roleIn(board) };
      return answerCanvas(reply, await saveContent(deps, place, body, request.headers['if-match']));
    },
    { bodyLimit: OURS.contentBodyBytes, readBytes: contents.judge },
  );
}
