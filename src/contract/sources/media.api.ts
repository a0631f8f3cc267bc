import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { trimmedText } from '../base/text.ts';
import { OURS } from '../limits.ts';
import { sourceStatus } from './source-state.ts';

/** What somebody brings for a picture or a post. */
export const mediaApi = {
  putAltText: route({
    method: 'PUT',
    path: '/api/nodes/:nodeId/source/alt-text',
    summary: "What a node's picture shows, in words that answers may cite; empty takes them away",
    policy: { may: 'board.edit', on: 'node', by: 'nodeId' },
    body: z.strictObject({ text: trimmedText(OURS.altTextLength) }),
    answer: z.object({ status: sourceStatus, passageCount: z.number().int() }),
  }),
  putRecording: route({
    method: 'PUT',
    path: '/api/nodes/:nodeId/source/recording',
    summary: "An uploaded film or sound of this board as what a node's post says; the post is read again with it",
    policy: { may: 'board.edit', on: 'node', by: 'nodeId' },
    body: z.strictObject({ fileId: id }),
    answer: z.object({ status: sourceStatus }),
  }),
} as const;
