-- Who sees a node or group beside the owner of its board; null for everybody who is there.
alter table nodes add column audience jsonb;
create index nodes_hidden on nodes (board_id) where audience is not null;
create index nodes_named on nodes using gin ((audience -> 'people')) where audience is not null;

-- How many nodes of a board are not for everybody, and the number of the last change before or after which some were: what
-- was accepted up to there may tell of them.
alter table boards add column restricted int not null default 0;
alter table boards add column restricted_to bigint not null default 0;

-- Whether an audience holds somebody who is `role` on the board by what lasts. Null for who is nobody in particular there.
create function may_see(audience jsonb, role text, person uuid) returns boolean language sql immutable as $$
  select audience is null or coalesce(role = 'owner', false) or coalesce(case audience ->> 'to'
    when 'editors' then role in ('editor', 'admin')
    when 'named' then role is not null and audience -> 'people' ? person::text end, false)
$$;

-- The nodes of a board that somebody does not see: neither among their own audience nor that of their group.
create function unseen_nodes(board uuid, role text, person uuid) returns setof uuid language sql stable as $$
  with hidden as materialized (
    select n.id from nodes n where n.board_id = board and n.audience is not null and not may_see(n.audience, role, person)
  )
  select id from hidden union select m.id from hidden h join nodes m on m.parent_id = h.id
$$;

-- The same for one node.
create function sees_node(node uuid, person uuid) returns boolean language sql stable as $$
  select exists (
    select from nodes n join boards b on b.id = n.board_id left join nodes g on g.id = n.parent_id
    where n.id = node and (b.restricted = 0 or (n.audience is null and g.audience is null)
      or (may_see(n.audience, member_role(b.id, person), person) and may_see(g.audience, member_role(b.id, person), person))))
$$;

-- Who leaves a board leaves every list on it: he sees nothing again by coming back.
create function leave_lists(boards_left uuid[], person uuid) returns void language sql as $$
  update nodes n set audience = jsonb_set(n.audience, '{people}', (n.audience -> 'people') - person::text)
  where n.audience is not null and n.audience -> 'people' ? person::text and n.board_id = any(boards_left)
    and member_role(n.board_id, person) is null
$$;

create function leave_lists_of_board() returns trigger language plpgsql as $$
begin
  perform leave_lists(array[old.board_id], old.user_id);
  return null;
end
$$;
create trigger board_members_left after delete on board_members for each row execute function leave_lists_of_board();

create function leave_lists_of_project() returns trigger language plpgsql as $$
begin
  perform leave_lists(array(select board_id from projects where id = old.project_id), old.user_id);
  return null;
end
$$;
create trigger project_members_left after delete on project_members for each row execute function leave_lists_of_project();

create function leave_lists_of_org() returns trigger language plpgsql as $$
begin
  perform leave_lists(array(
    select id from boards where org_id = old.org_id union select board_id from projects where org_id = old.org_id), old.user_id);
  return null;
end
$$;
create trigger org_members_left after delete on org_members for each row execute function leave_lists_of_org();

create function leave_lists_of_share() returns trigger language plpgsql as $$
begin
  perform leave_lists(array[old.id], m.user_id) from org_members m where m.org_id = old.org_id;
  return null;
end
$$;
create trigger boards_share_ended after update of org_id on boards for each row
  when (old.org_id is not null and old.org_id is distinct from new.org_id) execute function leave_lists_of_share();
