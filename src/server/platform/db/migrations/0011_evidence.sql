-- What became of the words that an answer puts in quotation marks.
alter table chat_messages add column quotes jsonb;

-- What a model made of a part of a source, or of the beginning of a conversation; the key is a digest of work, words and model.
create table condensed_texts (
  key text primary key,
  text text not null,
  made_at timestamptz not null
);
create index condensed_texts_age on condensed_texts (made_at);
