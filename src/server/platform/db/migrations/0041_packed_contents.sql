-- A large checkpoint is kept compressed: the row is written in a tenth of the time. It is read in parts, hence not compressed again.
alter table canvases add column packed_content bytea;
alter table canvases alter column packed_content set storage external;
