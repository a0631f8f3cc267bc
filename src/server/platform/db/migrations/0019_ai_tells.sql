-- What somebody has changed of the list of phrases by which a text sounds like a machine's.
create table ai_tells (
  user_id uuid primary key references users (id) on delete cascade,
  phrases jsonb not null,
  off jsonb not null,
  changed_at timestamptz not null
);
