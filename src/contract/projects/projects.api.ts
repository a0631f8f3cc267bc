import { z } from 'zod';
import { id } from '../base/id.ts';
import { saysSomething } from '../base/letters.ts';
import { route } from '../base/route.ts';
import { text } from '../base/text.ts';
import { depths } from '../board/depths.ts';
import { boardRoutes } from '../board/board-calls.ts';
import {
  asked,
  chatApi,
  conversationsQuery,
  inConversation,
  madeBy,
  mentioned,
  foretoldInQuery,
} from '../chat/chat.api.ts';
import { chatMessage, citation, conversation, engine } from '../chat/chat.schema.ts';
import { copyFilesAnswer, copyFilesBody } from '../files/copy-files.ts';
import { declaredUpload } from '../files/files.api.ts';
import { OURS } from '../limits.ts';
import { givenRole, invitation, member, newInvitation, newlyInvited } from '../orgs/orgs.schema.ts';
import { sourceView, textVersions, versionsQuery } from '../sources/sources.api.ts';
import { newProject, project, projectFields, projectFile, projectListing } from './projects.schema.ts';

const reads = { may: 'board.read', on: 'project', by: 'projectId' } as const;
const edits = { may: 'board.edit', on: 'project', by: 'projectId' } as const;
const asks = { may: 'board.ask', on: 'project', by: 'projectId' } as const;
const manages = { may: 'project.manage', on: 'project', by: 'projectId' } as const;

export const projectsApi = {
  list: route({
    method: 'GET',
    path: '/api/projects',
    summary: 'The projects that the caller works in, last changed first',
    policy: { signedIn: true },
    answer: z.array(projectListing),
  }),
  create: route({
    method: 'POST',
    path: '/api/projects',
    summary: 'Create a project with its board in an organisation; 402 when the plan allows no more',
    policy: { signedIn: true },
    body: newProject,
    answer: project,
  }),
  read: route({
    method: 'GET',
    path: '/api/projects/:projectId',
    summary: 'One project; of a public one, its name and description to whoever is signed in',
    policy: { ...reads, guests: true },
    answer: project,
  }),
  update: route({
    method: 'PUT',
    path: '/api/projects/:projectId',
    summary: 'Change name, description or public access',
    policy: manages,
    body: projectFields,
    answer: project,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/projects/:projectId',
    summary: 'Put a project into the trash with its files and its board, for 30 days',
    policy: { may: 'project.delete', on: 'project', by: 'projectId' },
    answer: z.undefined(),
  }),

  readMembers: route({
    method: 'GET',
    path: '/api/projects/:projectId/members',
    summary: 'Its people, highest role first; those who come through the organisation stand there, not here',
    policy: reads,
    answer: z.array(member),
  }),
  addMember: route({
    method: 'POST',
    path: '/api/projects/:projectId/members',
    summary: 'Add somebody of the organisation',
    policy: manages,
    body: z.strictObject({ userId: id, role: givenRole }),
    answer: member,
  }),
  changeMember: route({
    method: 'PUT',
    path: '/api/projects/:projectId/members/:memberId',
    summary: "Change a member's role; the owner's stays",
    policy: manages,
    body: z.strictObject({ role: givenRole }),
    answer: member,
  }),
  removeMember: route({
    method: 'DELETE',
    path: '/api/projects/:projectId/members/:memberId',
    summary: 'Take a member out, or leave; the owner stays',
    policy: reads,
    answer: z.undefined(),
  }),
  readInvitations: route({
    method: 'GET',
    path: '/api/projects/:projectId/invitations',
    summary: 'Invitations that nobody has taken yet',
    policy: manages,
    answer: z.array(invitation),
  }),
  invite: route({
    method: 'POST',
    path: '/api/projects/:projectId/invitations',
    summary: 'Invite an e-mail address; inviting it again changes the role',
    policy: manages,
    body: newInvitation,
    answer: newlyInvited,
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/api/projects/:projectId/invitations/:invitationId',
    summary: 'Withdraw an invitation',
    policy: manages,
    answer: z.undefined(),
  }),

  beginUpload: route({
    method: 'POST',
    path: '/api/projects/:projectId/upload',
    summary: 'A signed address for one PUT of one file of at most 50 MB, good for ten minutes',
    policy: edits,
    body: declaredUpload.optional(),
    answer: z.object({ uploadURL: z.string(), objectPath: z.string(), fileId: id }),
  }),
  copyFiles: route({
    method: 'POST',
    path: '/api/projects/:projectId/copy-files',
    summary: "Copy files of other boards that the caller may read to the project's files; each that cannot says why",
    policy: edits,
    body: copyFilesBody,
    answer: copyFilesAnswer,
  }),
  addFile: route({
    method: 'POST',
    path: '/api/projects/:projectId/files',
    summary: 'Record an uploaded file: it is read, and stands on the board; what is said of size and type is a hint',
    policy: edits,
    body: z.strictObject({
      filename: text(300),
      originalName: text(300),
      mimeType: text(200),
      size: z.number().int().min(0),
      uploadURL: text(OURS.urlLength),
    }),
    answer: projectFile,
  }),
  readFiles: route({
    method: 'GET',
    path: '/api/projects/:projectId/files',
    summary: 'Its files, last added first',
    policy: reads,
    answer: z.array(projectFile),
  }),
  removeFile: route({
    method: 'DELETE',
    path: '/api/projects/:projectId/files/:fileId',
    summary: 'Delete a file with what was read from it; its node leaves the board',
    policy: edits,
    answer: z.undefined(),
  }),
  retryFile: route({
    method: 'POST',
    path: '/api/projects/:projectId/files/:fileId/retry',
    summary: 'Read a file again',
    policy: edits,
    answer: projectFile,
  }),
  readFileSource: route({
    method: 'GET',
    path: '/api/files/:fileId/source',
    summary: 'The passages of a file',
    policy: { may: 'board.read', on: 'file', by: 'fileId' },
    answer: sourceView,
  }),
  readFileVersions: route({
    method: 'GET',
    path: '/api/files/:fileId/source/versions',
    summary: 'The text of a file as it stands, and as it stood before it was read again',
    policy: { may: 'board.read', on: 'file', by: 'fileId' },
    query: versionsQuery,
    answer: textVersions,
  }),

  ask: route({
    method: 'POST',
    path: '/api/projects/:projectId/ask',
    summary:
      "Ask about the project's files and the links on its board; JSON, or Server-Sent Events for callers that accept them",
    policy: asks,
    body: z.strictObject({
      question: text(OURS.questionLength).refine(saysSomething, 'must not be empty'),
      language: z.enum(['ko', 'en']).optional(),
      ...asked,
      ...mentioned,
      ...madeBy,
    }),
    media: { answer: 'text/event-stream' },
    answer: z.object({
      answer: z.string(),
      sources: z.array(citation),
      confidence: z.number().nullable(),
      runId: id,
      engine,
      message: chatMessage,
    }),
  }),
  readMessages: route({
    method: 'GET',
    path: '/api/projects/:projectId/ai-chat-messages',
    summary:
      "A conversation of the project's own chat, or of a chat node on its board; the newest unless another is named",
    policy: reads,
    query: z.strictObject({ nodeId: id.optional(), ...inConversation }),
    answer: z.array(chatMessage),
  }),
  readConversations: route({
    method: 'GET',
    path: '/api/projects/:projectId/conversations',
    summary: "The conversations of the project's own chat (under the project's id), or of a chat node on its board",
    policy: reads,
    query: z.strictObject(conversationsQuery),
    answer: z.array(conversation),
  }),
  readContext: route({
    method: 'GET',
    path: '/api/projects/:projectId/context',
    summary: "Exactly what the next question to the project's own chat would be answered from",
    policy: asks,
    query: z.strictObject({ ...inConversation, ...foretoldInQuery }),
    answer: chatApi.readContext.answer,
  }),
  chooseDepth: route({
    method: 'PUT',
    path: '/api/projects/:projectId/context/:nodeId',
    summary: "How much of a file or link the project's own chat reads; the node is the one that the context names",
    policy: edits,
    body: z.strictObject({ depth: z.enum(depths) }),
    answer: z.object({ depth: z.enum(depths) }),
  }),

  ...boardRoutes('projects', 'project', 'projectId'),
} as const;
