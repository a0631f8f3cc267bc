import { z } from 'zod';
import { route } from '../base/route.ts';
import { canvas } from '../canvases/canvas.schema.ts';
import { canvasOfTemplate, newTemplate, template } from './templates.schema.ts';

export const templatesApi = {
  list: route({
    method: 'GET',
    path: '/api/templates',
    summary: 'Own templates and those of own organisations, newest first',
    policy: { signedIn: true },
    answer: z.array(template),
  }),
  save: route({
    method: 'POST',
    path: '/api/boards/:boardId/templates',
    summary: 'Keep what stands on a board as a template, without files, read texts and conversations',
    policy: { may: 'board.copy', on: 'board', by: 'boardId' },
    body: newTemplate,
    answer: template,
  }),
  use: route({
    method: 'POST',
    path: '/api/templates/:templateId/canvases',
    summary: 'Create a canvas from an own template or one of an own organisation',
    policy: { signedIn: true },
    body: canvasOfTemplate,
    answer: canvas,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/templates/:templateId',
    summary: 'Delete an own template; canvases made from it stay',
    policy: { signedIn: true },
    answer: z.undefined(),
  }),
} as const;
