-- Where exactly a passage stands: the headings above it, its lines on the page, its place in the whole text; and a hash of
-- its words. Null for what was read before.
alter table passages add column headings text[];
alter table passages add column box jsonb;
alter table passages add column hash text;
alter table passages add column char_start integer;
alter table passages add column char_end integer;

-- The index of letter pairs takes milliseconds a passage: those of a long document enter it a few at a time, after the
-- document is there. Without a list of waiting entries no single passage has to clear it up for all.
alter table passages add column is_findable boolean not null default true;
drop index passages_bigrams;
create index passages_bigrams on passages using gin (bigrams(text)) with (fastupdate = off) where is_findable;
create index passages_waiting on passages (source_id) where not is_findable;

-- What the configured model makes of a passage's words: one row for all passages of the same words. 32-bit numbers.
create table passage_vectors (
  hash text not null,
  model text not null,
  vector bytea not null,
  made_at timestamptz not null,
  primary key (hash, model)
);
create index passages_hash on passages (hash);
