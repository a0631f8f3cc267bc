-- What was deleted, for as long as a request that began before may still write about it: rows that name it without
-- belonging to it are erased by a job. Ids only.
create table removed_things (
  id uuid primary key,
  -- The board that it stood on and that may still be there.
  board_id uuid,
  removed_at timestamptz not null default now(),
  is_swept boolean not null default false
);

create function note_removed_thing() returns trigger language plpgsql as $$
declare board uuid;
begin
  if tg_nargs > 0 then board := old.board_id; end if;
  insert into removed_things (id, board_id) values (old.id, board)
  on conflict (id) do update set board_id = excluded.board_id, removed_at = excluded.removed_at, is_swept = false;
  return null;
end
$$;
create trigger users_noted after delete on users for each row execute function note_removed_thing();
create trigger orgs_noted after delete on orgs for each row execute function note_removed_thing();
create trigger projects_noted after delete on projects for each row execute function note_removed_thing();
create trigger canvases_noted after delete on canvases for each row execute function note_removed_thing();
create trigger prompts_noted after delete on prompts for each row execute function note_removed_thing();
create trigger templates_noted after delete on templates for each row execute function note_removed_thing();
create trigger voices_noted after delete on voices for each row execute function note_removed_thing();
create trigger files_noted after delete on files for each row execute function note_removed_thing('board');
create trigger sources_noted after delete on sources for each row execute function note_removed_thing('board');
create trigger conversations_noted after delete on chat_conversations for each row execute function note_removed_thing('board');

-- A board is noted with what stands on it: answers name the node or the run alone.
create function note_removed_board() returns trigger language plpgsql as $$
begin
  insert into removed_things (id)
  select old.id union select id from nodes where board_id = old.id
  union select id from edges where board_id = old.id union select id from ai_runs where board_id = old.id
  on conflict (id) do update set removed_at = excluded.removed_at, is_swept = false;
  return old;
end
$$;
create trigger boards_noted before delete on boards for each row execute function note_removed_board();

-- The things that a kept answer is about, and the person whom a notification names.
alter table kept_answers add column about uuid[] not null default '{}';
alter table notifications add column person_id uuid;

-- What models made belongs to where it was made from, and goes with it. It is made anew when it is wanted again.
delete from condensed_texts;
alter table condensed_texts add column board_id uuid not null references boards (id) on delete cascade;
create index condensed_texts_board on condensed_texts (board_id);
delete from model_summaries;
alter table model_summaries add column source_id uuid not null references sources (id) on delete cascade;
create index model_summaries_source on model_summaries (source_id);

-- Bytes are noted before they are written, for a moment when the writing must have ended. Those of a file that is whole, and
-- what a whole file was made from, need not wait for that.
create or replace function note_removed_object() returns trigger language plpgsql as $$
declare is_whole boolean := case tg_op when 'DELETE' then old.state = 'stored' else new.state = 'stored' end;
begin
  insert into removed_objects (object_key) values (old.object_key)
  on conflict (object_key) do update
    set removable_at = case when is_whole then now() else removed_objects.removable_at end;
  return null;
end
$$;
