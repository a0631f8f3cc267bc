-- What somebody asks for advertising: one row of his own list of prices a line.
create table rate_cards (
  user_id uuid primary key references users (id) on delete cascade,
  text text not null,
  changed_at timestamptz not null
);

-- Words that were read at an address know it, so that they can be read there again.
alter table voice_texts drop constraint voice_texts_kind_check;
alter table voice_texts add constraint voice_texts_kind_check check (kind in ('pasted', 'node', 'file', 'link'));
alter table voice_texts add column address text;
