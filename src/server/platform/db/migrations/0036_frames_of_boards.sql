-- The history of a board: its accepted changes, and beside them frames of the whole, so that any moment is read from the
-- nearest frame before it.
alter table boards add column unframed_bytes bigint not null default 0;
update boards set unframed_bytes = history_bytes;
create index boards_unframed on boards (id) where unframed_bytes > 262144;
create index boards_heavy on boards (id) where history_bytes > 67108864;

create table board_frames (
  board_id uuid not null references boards (id) on delete cascade,
  -- The number of the last change in it.
  seq bigint not null,
  -- The board as JSON, compressed with brotli.
  object_key text not null,
  bytes bigint not null,
  at timestamptz not null,
  primary key (board_id, seq)
);
create function note_removed_frame() returns trigger language plpgsql as $$
begin
  insert into removed_objects (object_key) values (old.object_key) on conflict do nothing;
  return null;
end
$$;
create trigger board_frames_removed after delete on board_frames for each row execute function note_removed_frame();
create trigger board_frames_replaced after update of object_key on board_frames for each row
  when (old.object_key is distinct from new.object_key) execute function note_removed_frame();

-- Sessions that are over; what came since the last of them is counted as it is read.
create table board_sessions (
  board_id uuid not null references boards (id) on delete cascade,
  from_seq bigint not null,
  to_seq bigint not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  people uuid[] not null,
  counts jsonb not null,
  by_ai integer not null,
  primary key (board_id, from_seq)
);
create index board_sessions_people on board_sessions using gin (people);

-- Whoever is gone is named nowhere.
create function forget_in_sessions() returns trigger language plpgsql as $$
begin
  update board_sessions set people = array_remove(people, old.id) where people @> array[old.id];
  return null;
end
$$;
create trigger users_forgotten_in_sessions after delete on users for each row execute function forget_in_sessions();

-- Moments that have a name.
create table board_marks (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  seq bigint not null,
  -- named: by somebody; restore: before everything was restored.
  kind text not null,
  name text not null,
  by_id uuid references users (id) on delete set null,
  at timestamptz not null
);
create index board_marks_board on board_marks (board_id, seq);
create index board_marks_maker on board_marks (by_id);

-- Nodes whose words are to leave the frames up to a number: looked at whenever a frame is read, until all are written anew.
create table history_erasures (
  board_id uuid not null references boards (id) on delete cascade,
  node_id uuid not null,
  seq bigint not null,
  -- What the node says from now on in the past as well; null where it is to be gone.
  words jsonb,
  primary key (board_id, node_id)
);

-- What happened to one node.
create index board_events_node on board_events
  (board_id, (coalesce(change -> 'node' ->> 'id', change ->> 'id')), seq);
