-- What administrators have set for the AI, part by part. No key stands in `settings`: it is sealed beside it, and of it only
-- the end is kept in the open.
create table ai_settings (
  part text primary key,
  settings jsonb not null,
  sealed_key text,
  key_end text,
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null
);

-- Which model a conversation asks: of a chat node, or of a project under the project's id. Without a row the default.
create table chat_models (
  talk_id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  model text not null
);

-- What else than answers is paid: pictures, speech, embeddings, summaries. `held_until`: reserved by what is under way, at
-- the most that it can take; past that moment whoever reserved it is gone and it counts no more.
alter table credit_entries add column purpose text not null default 'answer';
alter table credit_entries add column org_id uuid references orgs (id) on delete set null;
alter table credit_entries add column held_until timestamptz;
create index credit_entries_org on credit_entries (org_id, at);
create index credit_entries_asker on credit_entries (asker_id, at);

-- Which part of a limit somebody was told to be used, once a month: the account's, the organisation's or the person's.
create table credit_warnings (
  scope text not null check (scope in ('account', 'org', 'user')),
  subject_id uuid not null,
  month date not null,
  level integer not null,
  primary key (scope, subject_id, month, level)
);

-- What a model wrote when it summed up passages of these words; each sentence names the places of the passages it is from.
create table model_summaries (
  words_hash text not null,
  model text not null,
  sentences jsonb not null,
  made_at timestamptz not null,
  primary key (words_hash, model)
);
