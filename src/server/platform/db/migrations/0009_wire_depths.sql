-- How much of a source its wire brings to a chat; null for all of it.
alter table edges add column depth text check (depth in ('full', 'summary', 'highlights', 'off'));

-- The summary of a source, kept until its passages change: `version` is a digest of their ids.
create table source_summaries (
  source_id uuid primary key references sources (id) on delete cascade,
  version text not null,
  sentences jsonb not null
);
