-- Bytes in the object store that may have no file: noted before they are written (for a moment in the future, when the
-- writing must have ended) and when a row goes, by a cascade too. A job removes those whose moment has come and that no
-- file names, so that a kill at any point leaves nothing behind for good.
create table removed_objects (
  object_key text primary key,
  removable_at timestamptz not null default now()
);
create index removed_objects_at on removed_objects (removable_at);

create function note_removed_object() returns trigger language plpgsql as $$
begin
  insert into removed_objects (object_key) values (old.object_key) on conflict do nothing;
  return null;
end
$$;

create trigger files_removed after delete on files for each row execute function note_removed_object();
create trigger files_replaced after update of object_key on files for each row
  when (old.object_key is distinct from new.object_key) execute function note_removed_object();

create index files_object on files (object_key);
create index files_reserved on files (created_at) where state = 'reserved';
