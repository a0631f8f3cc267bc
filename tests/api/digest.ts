import type { TestApp } from '../../src/server/testing/make-app.ts';

/** Everything that could have been changed behind somebody's back. */
const tables =
  `boards nodes edges board_events canvases files sources passages ai_runs chat_conversations chat_messages orgs org_members
  org_transfers org_groups org_group_members group_shares projects project_members project_events invitations project_files global_ai_knowledge prompts prompt_versions
  prompt_marks notifications templates`.split(/\s+/);

/** What stands in these tables and in `more` of them, as a sum of each: equal before and after where nothing has changed. */
export const digestOf = (app: TestApp, ...more: string[]) =>
  app.deps.database.query(
    [...tables, ...more]
      .map(
        (t) => `select '${t}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${t} t`,
      )
      .join(' union all '),
  );
