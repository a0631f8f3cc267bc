-- What people say of themselves; it goes before what their identity provider says.
alter table users add column chosen_first_name text;
alter table users add column chosen_last_name text;
-- The picture's version for its address; null without a picture.
alter table users add column picture_tag text;

create table user_pictures (
  user_id uuid primary key references users (id) on delete cascade,
  bytes bytea not null,
  changed_at timestamptz not null
);

-- A name under which a session can be ended without knowing its token.
alter table sessions add column id uuid not null default gen_random_uuid();
create unique index sessions_id on sessions (id);

-- The trash of somebody, and what has lain there long enough.
create index canvases_deleted on canvases (deleted_at) where deleted_at is not null;
