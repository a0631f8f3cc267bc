-- A text on its way: its passages are written a few at a time, and take the place of those that stand at once, when it is
-- whole. It has the columns of `passages` first: who changes those changes these.
create table coming_passages (
  like passages including defaults,
  text_id uuid not null,
  begun_at timestamptz not null,
  constraint coming_passages_source foreign key (source_id) references sources (id) on delete cascade
);
create index coming_passages_text on coming_passages (text_id);
create index coming_passages_source on coming_passages (source_id);
