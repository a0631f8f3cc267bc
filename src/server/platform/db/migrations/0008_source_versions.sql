-- What was read of a source, in one word: the same words in the same order have the same hash, however they are spaced and
-- cut into passages.
create function source_text_hash(source uuid) returns text language sql stable as $$
  select encode(sha256(convert_to(string_agg(regexp_replace(text, '\s+', '', 'g'), '' order by ordinal), 'UTF8')), 'hex')
  from passages where source_id = source
$$;
alter table sources add column text_hash text;
update sources set text_hash = source_text_hash(id);

-- The texts that stood before the present one, the last few of each source.
create table source_versions (
  id uuid primary key,
  source_id uuid not null references sources (id) on delete cascade,
  text_hash text not null,
  fetched_at timestamptz,
  passages jsonb not null
);
create index source_versions_source on source_versions (source_id, id);

-- Which answers were written from a source.
create index ai_runs_context on ai_runs using gin ((receipt -> 'context') jsonb_path_ops);
