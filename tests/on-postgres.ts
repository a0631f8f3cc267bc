/**
 * The tests that run on PostgreSQL, after all of them ran on the embedded database: those of what a store asks and holds,
 * of transactions that meet, of migrations, jobs and messages between processes. What follows from the answers of a store
 * is the same on both, and is tested once.
 */
export const onPostgres: readonly string[] = [
  'src/server/{account,activity,billing,boards,canvases,comments,editing,files,history,knowledge,library,live,mail}/*.test.ts',
  'src/server/{notifications,orgs,projects,prompts,rates,search,sharing}/*.test.ts',
  'src/server/ai/settings/ai-settings.test.ts',
  'src/server/chat/{condense,conversations,runs,visitors}/*.test.ts',
  'src/server/chat/{chat,credits}.test.ts',
  'src/server/platform/db/{bus,database,migrate,kept-until-written}.test.ts',
  'src/server/platform/{jobs,daily-care}.test.ts',
  'src/server/platform/http/idempotency.test.ts',
  'src/server/platform/objects/*.test.ts',
  'src/server/project-files/project-files.test.ts',
  'src/server/sources/{coming-texts,reading-queue,refresh,restart,sweep,indexing}.test.ts',
  'src/server/templates/templates.test.ts',
  'src/server/visibility/{hidden,telling}.test.ts',
  'src/server/voices/voices.test.ts',
  'tests/api/{deletion,two-tabs}.test.ts',
];

/** What only several processes on one database can show is asked of PostgreSQL alone. */
export const onlyPostgres: readonly string[] = ['src/server/**/*.pg.test.ts'];
