-- How somebody speaks or writes, measured on texts of theirs, with what they say about it.
create table voices (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  name text not null,
  measure jsonb not null,
  forbidden jsonb not null,
  openers jsonb not null,
  notes text not null,
  formality text,
  measured_at timestamptz not null,
  created_at timestamptz not null
);
create index voices_owner on voices (owner_id, name);

-- What a voice was measured on, as it read then. `thing_id`: the node or the stored file that it was read from.
create table voice_texts (
  id uuid primary key,
  voice_id uuid not null references voices (id) on delete cascade,
  ordinal integer not null,
  kind text not null check (kind in ('pasted', 'node', 'file')),
  thing_id uuid,
  title text not null,
  text text not null,
  duration_sec double precision
);
create index voice_texts_voice on voice_texts (voice_id, ordinal);

-- Where a voice is written in: at most one a chat node, group node or board.
create table voice_uses (
  kind text not null check (kind in ('chat', 'group', 'board')),
  id uuid not null,
  board_id uuid not null references boards (id) on delete cascade,
  voice_id uuid not null references voices (id) on delete cascade,
  primary key (kind, id)
);
create index voice_uses_board on voice_uses (board_id);
create index voice_uses_voice on voice_uses (voice_id);
