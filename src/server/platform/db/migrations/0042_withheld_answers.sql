-- Who saw what was removed while it was not for everybody: an answer that was made from it stays theirs alone.
create table removed_audiences (
  node_id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  audience jsonb,
  group_audience jsonb
);
create index removed_audiences_board on removed_audiences (board_id);

-- A group may be removed together with its members. With its board nothing is kept.
create function keep_removed_audiences() returns trigger language plpgsql as $$
begin
  delete from removed_audiences r using gone g where r.node_id = g.id;
  insert into removed_audiences (node_id, board_id, audience, group_audience)
    select g.id, g.board_id, g.audience, coalesce(p.audience, q.audience)
    from gone g join boards b on b.id = g.board_id and b.restricted_to > 0
      left join gone p on p.id = g.parent_id left join nodes q on q.id = g.parent_id
    where g.audience is not null or p.audience is not null or q.audience is not null
    on conflict (node_id) do nothing;
  return null;
end
$$;
create trigger nodes_removed after delete on nodes referencing old table as gone
  for each statement execute function keep_removed_audiences();

-- As in 0031, and of what was removed.
create or replace function leave_lists(boards_left uuid[], person uuid) returns void language sql as $$
  update nodes n set audience = jsonb_set(n.audience, '{people}', (n.audience -> 'people') - person::text)
  where n.audience is not null and n.audience -> 'people' ? person::text and n.board_id = any(boards_left)
    and member_role(n.board_id, person) is null;
  update removed_audiences r set
    audience = case when r.audience -> 'people' ? person::text
      then jsonb_set(r.audience, '{people}', (r.audience -> 'people') - person::text) else r.audience end,
    group_audience = case when r.group_audience -> 'people' ? person::text
      then jsonb_set(r.group_audience, '{people}', (r.group_audience -> 'people') - person::text) else r.group_audience end
  where r.board_id = any(boards_left) and member_role(r.board_id, person) is null
    and (r.audience -> 'people' ? person::text or r.group_audience -> 'people' ? person::text)
$$;

-- What of a board somebody does not see, and what he did not see when it was removed.
create function hidden_origins(board uuid, role text, person uuid) returns setof uuid language sql stable as $$
  select unseen_nodes(board, role, person)
  union
  select r.node_id from removed_audiences r
  where r.board_id = board and not (may_see(r.audience, role, person) and may_see(r.group_audience, role, person))
    and not exists (select from nodes n where n.id = r.node_id)
$$;

-- The messages of some chats of a board that were made from such things, by way of the answers before them too, or name one.
create function withheld_messages(board uuid, talks uuid[], role text, person uuid) returns setof uuid
language plpgsql stable as $$
declare
  hidden text[] := array(select h.id::text from hidden_origins(board, role, person) as h (id));
begin
  if cardinality(hidden) = 0 then return; end if;
  return query
    with read as materialized (
      select r.id, r.conversation_id, coalesce(s ->> 'fileId', s ->> 'sourceId', s ->> 'nodeId') as key
      from ai_runs r cross join lateral jsonb_array_elements(
        case jsonb_typeof(r.receipt -> 'context') when 'array' then r.receipt -> 'context' else '[]' end) s
      where r.board_id = board and r.node_id = any(talks)
        and s ->> 'nodeId' = any(hidden) and s ->> 'share' <> 'off' and s ->> 'kind' <> 'knowledge'
    )
    select m.id from chat_messages m
    where m.board_id = board and m.node_id = any(talks) and (
      m.run_id in (select read.id from read)
      or exists (select from ai_runs r join read on read.conversation_id = r.conversation_id
        where r.id = m.run_id and r.receipt -> 'behind' ? read.key)
      or exists (select from jsonb_array_elements(m.citations) c where c ->> 'nodeId' = any(hidden))
      or exists (select from jsonb_array_elements(
          case jsonb_typeof(m.metadata -> 'mentions') when 'array' then m.metadata -> 'mentions' else '[]' end) c
        where c ->> 'nodeId' = any(hidden)));
end
$$;

-- As in 0035; a passage of an answer is seen with the answer.
create or replace function sees_thread(thread uuid, person uuid) returns boolean language sql stable as $$
  select exists (
    select from comment_threads t join boards b on b.id = t.board_id where t.id = thread
      and (not t.internal or member_role(b.id, person) is not null) and (
      b.restricted_to = 0 or member_role(b.id, person) = 'owner' or case
        when t.anchor ->> 'on' = 'answer' then sees_node(t.node_id, person) and not exists (
          select from withheld_messages(b.id, array[t.node_id], member_role(b.id, person), person) as w (id)
          where w.id::text = t.anchor ->> 'messageId')
        when t.node_id is not null then sees_node(t.node_id, person)
        when t.anchor ->> 'on' = 'edge' then exists (select from edges e where e.id::text = t.anchor ->> 'edgeId'
          and sees_node(e.source_id, person) and sees_node(e.target_id, person))
        else true end))
$$;
