-- What the accepted changes of a board take as they are stored, and the last of them whose words were let go: whoever has
-- seen less reads the board anew.
alter table boards add column history_bytes bigint not null default 0;
alter table boards add column told_from bigint not null default 0;
update boards b set history_bytes =
  coalesce((select sum(pg_column_size(change)) from board_events where board_id = b.id), 0);

-- Making a checkpoint smaller takes the database longer than keeping it.
alter table canvases alter column content set storage external;
