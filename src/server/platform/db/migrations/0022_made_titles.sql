-- What a model calls the conversation that begins with this question; null where none was asked, or none said anything.
alter table chat_messages add column made_title text;
