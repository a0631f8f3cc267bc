import type { QueryClient } from '@tanstack/react-query';
import { newId } from '#contract/base/id.ts';
import type { Board } from '#contract/board/board.schema.ts';
import { tidyBoard } from '#contract/board/tidy.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { LIVE_PATH } from '#contract/live/path.ts';
import { createEditor } from '../board/editor/create-editor.ts';
import type { BoardEditor, EditorNews } from '../board/editor/board-editor.ts';
import type { Failure } from '../board/editor/outbox.ts';
import { openStore } from '../board/editor/outbox-store.ts';
import { ApiError, call, isUnauthorized } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { forgetUser } from '../lib/session.ts';

/** Names this tab among those of the browser: whose outbox is whose. */
const tab = newId(Date.now());

const fresh = { staleTime: 0, gcTime: 0 } as const;

/** Reads a canvas and its board and opens it for editing. Rejects with what the calls rejected with. */
export async function openCanvas(
  client: QueryClient,
  canvasId: string,
  tell: (news: EditorNews) => void,
): Promise<{ canvas: Canvas; editor: BoardEditor }> {
  const params = { canvasId };
  const read = async () => {
    const { boardId, seq, nodes, edges } = await client.fetchQuery({
      ...reading(canvasesApi.readBoard, { params }),
      ...fresh,
    });
    return { boardId, seq, board: tidyBoard({ nodes, edges }, Math.random) };
  };
  const [canvas, loaded] = await Promise.all([
    client.fetchQuery({ ...reading(canvasesApi.read, { params }), ...fresh }),
    read(),
  ]);
  const editor = createEditor({
    canvasId,
    boardId: loaded.boardId,
    loaded,
    store: await openStore(loaded.boardId, tab),
    send: (entries) =>
      call(canvasesApi.change, { params, body: { changes: entries.map(({ id, change }) => ({ id, change })) } }).catch(
        (error: unknown) => {
          if (isUnauthorized(error)) forgetUser(client);
          throw error;
        },
      ),
    judge,
    read,
    saveContent: (board) => saveContent(canvasId, board),
    openSocket: () => {
      const { protocol, host } = window.location;
      return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${LIVE_PATH}`);
    },
    tell,
    newId: () => newId(Date.now()),
    now: Date.now,
    random: Math.random,
  });
  return { canvas, editor };
}

/** Without an answer, while busy or signed out, trying again may help; a missing canvas never comes back. */
function judge(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'retry';
  if (error.status === 404) return 'gone';
  return error.status >= 500 || [401, 408, 425, 429].includes(error.status) ? 'retry' : 'refused';
}

async function saveContent(canvasId: string, board: Board): Promise<string> {
  const edges = board.edges.map(({ id, source, target, type, animated, style, label, markerEnd }) => ({
    id,
    source,
    target,
    type,
    ...(animated && { animated }),
    ...(Object.keys(style).length > 0 && { style }),
    ...(label !== null && { label }),
    ...(markerEnd !== null && { markerEnd }),
  }));
  const content = { meta: { nodeCount: board.nodes.length }, edges };
  const saved = await call(canvasesApi.saveContent, { params: { canvasId }, body: { content } });
  return saved.contentSavedAt ?? saved.updatedAt;
}
