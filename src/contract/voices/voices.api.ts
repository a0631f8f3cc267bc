import { z } from 'zod';
import { id } from '../base/id.ts';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { voicePlace } from './used-voice.ts';
import {
  keptTells,
  listedVoice,
  measuredVoice,
  moreMaterial,
  newVoice,
  rewrites,
  rewriting,
  sentTells,
  voiceFields,
  voiceView,
} from './voices.schema.ts';

const mine = { signedIn: true } as const;
const chosen = z.strictObject({ voiceId: id.nullable() });
const places = z.object({ places: z.array(voicePlace) });

export const voicesApi = {
  list: route({
    method: 'GET',
    path: '/api/voices',
    summary: "The caller's voices by name",
    policy: mine,
    answer: z.array(listedVoice),
  }),
  create: route({
    method: 'POST',
    path: '/api/voices',
    summary:
      'Measure a voice on pasted texts, on what was read for nodes and files that the caller may read, and on what is read ' +
      'at addresses',
    policy: mine,
    body: newVoice,
    answer: voiceView,
  }),
  readFile: route({
    method: 'POST',
    path: '/api/voices/words',
    summary: 'The words of a document, to be looked at before they are measured; nothing of it is kept',
    policy: mine,
    query: z.strictObject({ name: text(300).min(1) }),
    body: z.unknown(),
    media: { body: 'application/octet-stream' },
    answer: z.object({ text: z.string() }),
  }),
  read: route({
    method: 'GET',
    path: '/api/voices/:voiceId',
    summary: 'One voice with its figures; its owner only',
    policy: mine,
    answer: voiceView,
  }),
  change: route({
    method: 'PUT',
    path: '/api/voices/:voiceId',
    summary: 'Change what its owner says about a voice',
    policy: mine,
    body: voiceFields,
    answer: voiceView,
  }),
  measure: route({
    method: 'POST',
    path: '/api/voices/:voiceId/measure',
    summary:
      'Measure a voice again on its texts, those of nodes and files as they read now, and on more; sent empty, addresses are ' +
      'read again too; what can no longer be read counts as it was',
    policy: mine,
    body: moreMaterial,
    answer: measuredVoice,
  }),
  rewrite: route({
    method: 'POST',
    path: '/api/voices/:voiceId/rewrites',
    summary:
      "Say lines of a draft in a voice: by the instance's model, paid by the caller's account, or by rules where there is none",
    policy: mine,
    body: rewriting,
    answer: rewrites,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/voices/:voiceId',
    summary: 'Delete a voice at once, wherever it is attached',
    policy: mine,
    answer: z.undefined(),
  }),
  readOfNode: route({
    method: 'GET',
    path: '/api/nodes/:nodeId/voices',
    summary: 'Where a voice may be attached for a chat or a group, the nearest place first, and which is',
    policy: { may: 'board.read', on: 'node', by: 'nodeId' },
    answer: places,
  }),
  readOfProject: route({
    method: 'GET',
    path: '/api/projects/:projectId/voices',
    summary: "The same for the project's own conversation",
    policy: { may: 'board.read', on: 'project', by: 'projectId' },
    answer: places,
  }),
  attachToNode: route({
    method: 'PUT',
    path: '/api/nodes/:nodeId/voice',
    summary: "Attach one of the caller's voices to a chat or a group; null detaches whichever is there",
    policy: { may: 'board.edit', on: 'node', by: 'nodeId' },
    body: chosen,
    answer: places,
  }),
  attachToBoard: route({
    method: 'PUT',
    path: '/api/boards/:boardId/voice',
    summary: "Attach one of the caller's voices to a whole board; null detaches whichever is there",
    policy: { may: 'board.edit', on: 'board', by: 'boardId' },
    body: chosen,
    answer: z.undefined(),
  }),
  readTells: route({
    method: 'GET',
    path: '/api/ai-tells',
    summary: 'How the caller has changed the list of phrases by which a text sounds like a machine',
    policy: mine,
    answer: keptTells,
  }),
  keepTells: route({
    method: 'PUT',
    path: '/api/ai-tells',
    summary:
      "Replace the caller's changes of that list; with onlyFirst those that are kept already stay and are answered",
    policy: mine,
    body: sentTells.extend({ onlyFirst: z.boolean().default(false) }),
    answer: keptTells,
  }),
} as const;
