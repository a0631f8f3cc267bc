-- Who came by a link and changed the board; a guest who is forgotten leaves his changes.
alter table board_events add column guest_id uuid references guests (id) on delete set null;
create index board_events_guest on board_events (guest_id, at) where guest_id is not null;

-- When a guest last changed the board by this link: so many at once may.
alter table link_visits add column edited_at timestamptz;
create index link_visits_editing on link_visits (link_id, edited_at) where edited_at is not null;

-- As before, also of boards of projects, as long as these are not in the trash.
create or replace view live_links as
  select l.id, l.board_id, l.kind, l.allow_copy, l.password_version,
    case when o.links_mode = 'view' then 'viewer' else l.role end as role
  from links l join boards b on b.id = l.board_id
    left join projects p on p.board_id = b.id left join orgs o on o.id = coalesce(b.org_id, p.org_id)
  where l.off_at is null and (l.expires_at is null or l.expires_at > now()) and coalesce(o.links_mode, 'all') <> 'off'
    -- A link to a chat spends: where only looking is allowed it rests.
    and (l.kind <> 'chat' or coalesce(o.links_mode, 'all') = 'all')
    and (o.links_max_days is null or l.created_at > now() - make_interval(days => o.links_max_days))
    and not is_trashed(b.id);

-- What somebody is on a board now, with the links that he entered. A link to the board of a project shows that board and nothing
-- else of the project: it makes nobody a part of it.
create or replace function board_role(board uuid, person uuid) returns text language sql stable as $$
  select (array['viewer', 'commenter', 'editor', 'admin', 'owner'])[
    max(array_position(array['viewer', 'commenter', 'editor', 'admin', 'owner'], role))]
  from (
    select member_role(board, person) as role
    union all
    select role from live_visits where user_id = person and board_id = board
      and not exists (select from projects where board_id = board)
  ) found
$$;
