-- How much of a source the project's own conversation reads; all of it where nobody has chosen.
alter table sources add column project_depth text check (project_depth in ('full', 'summary', 'highlights', 'off'));
