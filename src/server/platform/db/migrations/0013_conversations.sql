-- A chat holds several conversations. A title is null until a person gives one: the first question is its title then.
create table chat_conversations (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  node_id uuid not null,
  title text,
  created_at timestamptz not null
);
create index chat_conversations_node on chat_conversations (node_id, created_at);

-- What was said at a chat so far is its first conversation.
insert into chat_conversations (id, board_id, node_id, created_at)
select gen_random_uuid(), board_id, node_id, min(at)
from (
  select board_id, node_id, created_at as at from chat_messages
  union all
  select board_id, node_id, started_at from ai_runs
) said
group by board_id, node_id;

-- A message follows another one; of the messages that follow the same one, its versions, one is shown.
alter table chat_messages
  add column conversation_id uuid references chat_conversations (id) on delete cascade,
  add column parent_id uuid references chat_messages (id) on delete cascade,
  add column is_chosen boolean not null default true;
update chat_messages m set conversation_id = c.id, parent_id = o.parent_id
from chat_conversations c,
  (select id, lag(id) over (partition by board_id, node_id order by message_index, created_at, id) as parent_id
   from chat_messages) o
where c.board_id = m.board_id and c.node_id = m.node_id and o.id = m.id;
alter table chat_messages alter column conversation_id set not null;
create index chat_messages_conversation on chat_messages (conversation_id, message_index);
create index chat_messages_parent on chat_messages (parent_id);

-- One answer at a time is written in a conversation, no longer in a chat.
alter table ai_runs add column conversation_id uuid references chat_conversations (id) on delete cascade;
update ai_runs r set conversation_id = c.id
from chat_conversations c where c.board_id = r.board_id and c.node_id = r.node_id;
alter table ai_runs alter column conversation_id set not null;
create index ai_runs_conversation on ai_runs (conversation_id);
drop index ai_runs_one_running;
create unique index ai_runs_one_running on ai_runs (conversation_id) where status = 'running';
create index chat_messages_run on chat_messages (run_id);
