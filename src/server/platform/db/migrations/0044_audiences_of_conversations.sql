-- Who of those who see a chat sees a conversation of it beside the owner of the board; null for all of them.
alter table chat_conversations add column audience jsonb;
create index chat_conversations_named on chat_conversations using gin ((audience -> 'people')) where audience is not null;

-- Of what was said in a conversation that is removed, some outlives it: its audience is kept for that as those of nodes are.
create function keep_audience_of_conversation() returns trigger language plpgsql as $$
begin
  insert into removed_audiences (node_id, board_id, audience)
    select old.id, b.id, old.audience from boards b where b.id = old.board_id
    on conflict (node_id) do update set audience = excluded.audience;
  return null;
end
$$;
create trigger conversations_removed after delete on chat_conversations for each row
  when (old.audience is not null) execute function keep_audience_of_conversation();

-- As in 0042, and of conversations.
create or replace function leave_lists(boards_left uuid[], person uuid) returns void language sql as $$
  update nodes n set audience = jsonb_set(n.audience, '{people}', (n.audience -> 'people') - person::text)
  where n.audience is not null and n.audience -> 'people' ? person::text and n.board_id = any(boards_left)
    and member_role(n.board_id, person) is null;
  update chat_conversations c set audience = jsonb_set(c.audience, '{people}', (c.audience -> 'people') - person::text)
  where c.audience is not null and c.audience -> 'people' ? person::text and c.board_id = any(boards_left)
    and member_role(c.board_id, person) is null;
  update removed_audiences r set
    audience = case when r.audience -> 'people' ? person::text
      then jsonb_set(r.audience, '{people}', (r.audience -> 'people') - person::text) else r.audience end,
    group_audience = case when r.group_audience -> 'people' ? person::text
      then jsonb_set(r.group_audience, '{people}', (r.group_audience -> 'people') - person::text) else r.group_audience end
  where r.board_id = any(boards_left) and member_role(r.board_id, person) is null
    and (r.audience -> 'people' ? person::text or r.group_audience -> 'people' ? person::text)
$$;

-- Whether somebody is among those who see a conversation, as far as it itself decides that.
create function sees_conversation(audience jsonb, board uuid, person uuid) returns boolean language sql stable as $$
  select audience is null or may_see(audience, member_role(board, person), person)
$$;

-- As in 0042; a passage of an answer is seen with its conversation, too, also after that was removed.
create or replace function sees_thread(thread uuid, person uuid) returns boolean language sql stable as $$
  select exists (
    select from comment_threads t join boards b on b.id = t.board_id where t.id = thread
      and (not t.internal or member_role(b.id, person) is not null)
      and (t.anchor ->> 'on' <> 'answer' or not exists (
        select from chat_conversations c where c.id = (t.anchor ->> 'conversationId')::uuid
          and not sees_conversation(c.audience, b.id, person)
        union all
        select from removed_audiences r where r.node_id = (t.anchor ->> 'conversationId')::uuid
          and not sees_conversation(r.audience, b.id, person)))
      and (b.restricted_to = 0 or member_role(b.id, person) = 'owner' or case
        when t.anchor ->> 'on' = 'answer' then sees_node(t.node_id, person) and not exists (
          select from withheld_messages(b.id, array[t.node_id], member_role(b.id, person), person) as w (id)
          where w.id::text = t.anchor ->> 'messageId')
        when t.node_id is not null then sees_node(t.node_id, person)
        when t.anchor ->> 'on' = 'edge' then exists (select from edges e where e.id::text = t.anchor ->> 'edgeId'
          and sees_node(e.source_id, person) and sees_node(e.target_id, person))
        else true end))
$$;
