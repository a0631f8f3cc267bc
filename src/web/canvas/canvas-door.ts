import type { Board } from '#contract/board/board.schema.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { filesApi } from '#contract/files/files.api.ts';
import type { BoardDoor } from '../editor/door.ts';
import { call } from '../lib/api.ts';

/** How the editor comes to the board of a canvas. */
export function canvasDoor(canvasId: string): BoardDoor {
  const params = { canvasId };
  return {
    place: { canvasId },
    read: () => call(canvasesApi.readBoard, { params }),
    sendChanges: (changes) => call(canvasesApi.change, { params, body: { changes } }),
    async saveContent(board) {
      const saved = await call(canvasesApi.saveContent, { params, body: { content: contentOf(board) } });
      return saved.contentSavedAt ?? saved.updatedAt;
    },
    copyFiles: async (fileIds) => (await call(filesApi.copyFiles, { params, body: { fileIds: [...fileIds] } })).copies,
    beginUpload: (body) => call(filesApi.beginUpload, { params, body }),
  };
}

function contentOf(board: Board) {
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
  return { meta: { nodeCount: board.nodes.length }, edges };
}
