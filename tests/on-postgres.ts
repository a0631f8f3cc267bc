/**
 * The tests that run on PostgreSQL, after all of them ran on the embedded database: of each room what its store asks and
 * holds, and all of transactions that meet, of migrations, jobs and messages between processes. What follows from the answers
 * of a store is the same on both, and is tested once.
 */
export const onPostgres: readonly string[] = [
  'src/server/account/*.test.ts',
  'src/server/activity/*.test.ts',
  'src/server/ai/settings/ai-settings.test.ts',
  'src/server/billing/{quota,webhook,subscribing}.test.ts',
  'src/server/boards/{boards,board-limits,order}.test.ts',
  'src/server/canvases/{canvases,large-content,waiting}.test.ts',
  'src/server/chat/{chat,credits}.test.ts',
  'src/server/chat/conversations/{audience,conversations}.test.ts',
  'src/server/chat/runs/run.test.ts',
  'src/server/chat/{condense,visitors}/*.test.ts',
  'src/server/comments/comments.test.ts',
  'src/server/editing/{changes,editing}.test.ts',
  'src/server/files/{files,uploads,copies}.test.ts',
  'src/server/history/history.test.ts',
  'src/server/knowledge/*.test.ts',
  'src/server/library/library.test.ts',
  'src/server/live/{socket,presence}.test.ts',
  'src/server/mail/mail-crash.test.ts',
  'src/server/notifications/{notices,notifications}.test.ts',
  'src/server/orgs/{orgs,org-transfers,invitations,groups}.test.ts',
  'src/server/platform/db/{bus,database,migrate,kept-until-written}.test.ts',
  'src/server/platform/{jobs,daily-care}.test.ts',
  'src/server/platform/http/idempotency.test.ts',
  'src/server/platform/objects/*.test.ts',
  'src/server/project-files/{access,news}.test.ts',
  'src/server/projects/{projects,trash}.test.ts',
  'src/server/prompts/*.test.ts',
  'src/server/rates/*.test.ts',
  'src/server/search/{find,search}.test.ts',
  'src/server/sharing/{links,sharing}.test.ts',
  'src/server/sources/{coming-texts,reading-queue,refresh,restart,sweep,indexing}.test.ts',
  'src/server/templates/templates.test.ts',
  'src/server/visibility/hidden.test.ts',
  'src/server/voices/voices.test.ts',
  'tests/api/{deletion,two-tabs}.test.ts',
];

/** What only several processes on one database can show is asked of PostgreSQL alone. */
export const onlyPostgres: readonly string[] = ['src/server/**/*.pg.test.ts'];
