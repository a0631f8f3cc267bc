import { z } from 'zod';
import { route } from '../base/route.ts';
import { text, trimmedText } from '../base/text.ts';
import { OURS } from '../limits.ts';
import { sourceStatus } from './source-state.ts';
import { mediaApi } from './media.api.ts';
import { sourcesApi } from './sources.api.ts';

const edits = { may: 'board.edit', on: 'file', by: 'fileId' } as const;

/** What can be done with the source of a stored file, whichever node shows it, and where none does. */
export const fileSourcesApi = {
  retryFileSource: route({
    method: 'POST',
    path: '/api/files/:fileId/source/retry',
    summary: "Read a stored file again with today's reader; what was read before stays until a new text has come",
    policy: edits,
    answer: z.object({ status: sourceStatus }),
  }),
  putFileTranscript: route({
    method: 'PUT',
    path: '/api/files/:fileId/source/transcript',
    summary: 'The words of a file as somebody has them, in the forms of a node’s transcript',
    policy: edits,
    body: z.strictObject({ text: text(OURS.transcriptLength) }),
    answer: sourcesApi.putTranscript.answer,
  }),
  putFileAltText: route({
    method: 'PUT',
    path: '/api/files/:fileId/source/alt-text',
    summary: 'What a picture shows, in words that answers may cite; empty takes them away',
    policy: edits,
    body: z.strictObject({ text: trimmedText(OURS.altTextLength) }),
    answer: mediaApi.putAltText.answer,
  }),
  putFileNote: route({
    method: 'PUT',
    path: '/api/files/:fileId/source/note',
    summary:
      'What every chat shall know about a file; kept by the card that shows it, where one does. Null takes it away',
    policy: edits,
    body: z.strictObject({ note: trimmedText(OURS.noteForAiLength).nullable() }),
    answer: z.object({ note: z.string().nullable() }),
  }),
} as const;
