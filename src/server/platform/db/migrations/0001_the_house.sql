-- People and their sessions. A person is who an identity provider says, by issuer and subject; e-mail addresses change.
create table users (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email text,
  email_verified boolean not null default false,
  first_name text,
  last_name text,
  profile_image_url text,
  is_system_admin boolean not null default false,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  constraint users_issuer_subject unique (issuer, subject)
);

create table sessions (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  user_agent text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

-- The paper: boards, what stands on them, and every accepted change in order.
create table boards (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  seq bigint not null default 0,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index boards_owner on boards (owner_id);

create table nodes (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  type text not null,
  title text not null,
  content text not null,
  x double precision not null,
  y double precision not null,
  width double precision,
  height double precision,
  parent_id uuid,
  style jsonb not null,
  metadata jsonb not null,
  ordinal bigint not null
);
create index nodes_board on nodes (board_id, ordinal);
create index nodes_parent on nodes (parent_id);

create table edges (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  source_id uuid not null references nodes (id) on delete cascade,
  target_id uuid not null references nodes (id) on delete cascade,
  type text not null,
  animated boolean not null,
  style jsonb not null,
  label text,
  marker_end jsonb,
  source_handle text,
  target_handle text,
  ordinal bigint not null
);
create index edges_board on edges (board_id);
create index edges_source on edges (source_id);
create index edges_target on edges (target_id);

create table board_events (
  board_id uuid not null references boards (id) on delete cascade,
  seq bigint not null,
  change_id uuid not null,
  actor_id uuid references users (id) on delete set null,
  change jsonb not null,
  at timestamptz not null,
  primary key (board_id, seq),
  constraint board_events_change unique (board_id, change_id)
);

create table canvases (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  title text not null,
  description text,
  content jsonb not null,
  content_saved_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint canvases_board unique (board_id)
);

-- What creators drop: files, what was read from files and links, and the passages that can be cited.
create table files (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  uploader_id uuid references users (id) on delete set null,
  object_key text not null,
  name text not null,
  mime_type text not null,
  size bigint not null,
  sha256 text,
  width integer,
  height integer,
  state text not null,
  created_at timestamptz not null
);
create index files_board on files (board_id);

create table sources (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  node_id uuid not null,
  kind text not null,
  url text,
  file_id uuid,
  status text not null,
  problem text,
  title text,
  description text,
  language text,
  extraction_method text,
  meta jsonb not null,
  fetched_at timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  constraint sources_node unique (node_id)
);
create index sources_board on sources (board_id);

create table passages (
  id uuid primary key,
  source_id uuid not null references sources (id) on delete cascade,
  ordinal integer not null,
  text text not null,
  heading text,
  page integer,
  start_sec double precision,
  end_sec double precision,
  tokens integer not null,
  constraint passages_place unique (source_id, ordinal)
);

-- Two-letter pieces find Korean words whatever particle follows, in every locale; trigram and dictionary search do not.
create function bigrams(t text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(w, i, 2)), '{}')
  from regexp_split_to_table(lower(t), '\s+') w, generate_series(1, greatest(length(w) - 1, 1)) i
  where w <> ''
$$;
create index passages_bigrams on passages using gin (bigrams(text));

-- Answers: a run writes one message; its text grows there while it runs.
create table ai_runs (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  node_id uuid not null,
  user_id uuid references users (id) on delete set null,
  status text not null,
  error_code text,
  receipt jsonb,
  started_at timestamptz not null,
  alive_at timestamptz not null,
  ended_at timestamptz
);
create index ai_runs_node on ai_runs (node_id);
create unique index ai_runs_one_running on ai_runs (node_id) where status = 'running';

create table chat_messages (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  node_id uuid not null,
  author_id uuid references users (id) on delete set null,
  run_id uuid references ai_runs (id) on delete cascade,
  is_ai boolean not null,
  is_web_search boolean not null,
  text text not null,
  citations jsonb not null,
  confidence double precision,
  message_index integer not null,
  metadata jsonb not null,
  created_at timestamptz not null
);
create index chat_messages_node on chat_messages (node_id, message_index);

-- Answers kept for callers that send a request twice with the same Idempotency-Key.
create table kept_answers (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
