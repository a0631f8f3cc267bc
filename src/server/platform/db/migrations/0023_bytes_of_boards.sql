-- How much stands on a board, kept with every change. What stands on it already is weighed as written out by the database,
-- which takes a few bytes a fact more than the program counts.
alter table boards add column bytes bigint not null default 0;

update boards b set bytes =
  coalesce((
    select sum(256 + octet_length(json_build_array(n.title, n.content, n.style, n.metadata)::text))
    from nodes n where n.board_id = b.id
  ), 0) + coalesce((
    select sum(256 + octet_length(json_build_array(e.type, e.label, e.style, e.marker_end)::text))
    from edges e where e.board_id = b.id
  ), 0);

-- What the last checkpoint of a canvas takes.
alter table canvases add column content_bytes bigint not null default 0;
update canvases set content_bytes = octet_length(content::text);
