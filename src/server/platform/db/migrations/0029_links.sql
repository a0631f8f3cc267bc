-- Links lead to a canvas without naming anybody. The token itself is sealed, so that the list can copy it again.
create table links (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  -- board: opens it as long as the link lives. join: whoever is signed in becomes a member.
  kind text not null,
  role text not null,
  label text not null,
  token_hash text not null,
  token_sealed text not null,
  password_hash text,
  -- Counts the passwords: a new one asks everybody again.
  password_version int not null default 0,
  -- Wrong passwords since the last right one or the last new one; a hundred lock the link.
  wrong_passwords int not null default 0,
  expires_at timestamptz,
  allow_copy boolean not null default false,
  max_uses int,
  uses int not null default 0,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  off_at timestamptz,
  last_used_at timestamptz,
  constraint links_token unique (token_hash)
);
create index links_board on links (board_id);
create index links_maker on links (created_by);

-- Who came by a link without an account.
create table guests (
  id uuid primary key,
  token_hash text not null,
  name text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  constraint guests_token unique (token_hash)
);
create index guests_seen on guests (last_seen_at);

create table link_visits (
  id uuid primary key,
  link_id uuid not null references links (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  guest_id uuid references guests (id) on delete cascade,
  password_version int not null,
  at timestamptz not null,
  constraint link_visits_visitor check (num_nonnulls(user_id, guest_id) = 1),
  constraint link_visits_user unique (link_id, user_id),
  constraint link_visits_guest unique (link_id, guest_id)
);
create index link_visits_users on link_visits (user_id);
create index link_visits_guests on link_visits (guest_id);

-- A guest whom nothing lets in any more is forgotten.
create function remove_guest_without_visits() returns trigger language plpgsql as $$
begin
  delete from guests g where g.id = old.guest_id and not exists (select from link_visits where guest_id = g.id);
  return null;
end
$$;
create trigger link_visits_removed after delete on link_visits for each row when (old.guest_id is not null)
  execute function remove_guest_without_visits();

-- How far an organisation lets links go to its boards: all, view, off; and how many days they may live at most.
alter table orgs add column links_mode text not null default 'all';
alter table orgs add column links_max_days int;

-- Links that open something now, with the role that they give.
create view live_links as
  select l.id, l.board_id, l.allow_copy, l.password_version,
    case when o.links_mode = 'view' then 'viewer' else l.role end as role
  from links l join boards b on b.id = l.board_id
    left join projects p on p.board_id = b.id left join orgs o on o.id = coalesce(b.org_id, p.org_id)
  where l.off_at is null and (l.expires_at is null or l.expires_at > now()) and coalesce(o.links_mode, 'all') <> 'off'
    and (o.links_max_days is null or l.created_at > now() - make_interval(days => o.links_max_days))
    and not exists (select from canvases c where c.board_id = b.id and c.deleted_at is not null);

-- Who came in by a link that opens something now, with the password that it has now.
create view live_visits as
  select v.user_id, v.guest_id, l.board_id, l.role, l.allow_copy
  from link_visits v join live_links l on l.id = v.link_id and l.password_version = v.password_version;

-- What somebody is on a board whatever the time: the highest of the ways that only a change can end.
alter function board_role(uuid, uuid) rename to member_role;

-- What somebody is on a board now, with the links that he entered.
create function board_role(board uuid, person uuid) returns text language sql stable as $$
  select (array['viewer', 'commenter', 'editor', 'admin', 'owner'])[
    max(array_position(array['viewer', 'commenter', 'editor', 'admin', 'owner'], role))]
  from (
    select member_role(board, person) as role
    union all
    select role from live_visits where user_id = person and board_id = board
  ) found
$$;
