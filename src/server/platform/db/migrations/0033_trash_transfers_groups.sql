-- Organisations and projects lie in the trash before they are removed for good.
alter table orgs add column deleted_at timestamptz;
alter table projects add column deleted_at timestamptz;

-- What is not in the trash: a project goes there with its organisation and comes back with it, unless it lies there itself.
create view living_projects as
  select p.id, p.org_id, p.board_id from projects p join orgs o on o.id = p.org_id
  where p.deleted_at is null and o.deleted_at is null;
create view living_org_members as
  select m.org_id, m.user_id, m.role from org_members m join orgs o on o.id = m.org_id where o.deleted_at is null;

-- Whether a board lies in the trash, by its canvas, its project or the organisation of that.
create function is_trashed(board uuid) returns boolean language sql stable as $$
  select exists (select from canvases where board_id = board and deleted_at is not null)
    or exists (select from projects p join orgs o on o.id = p.org_id
      where p.board_id = board and (p.deleted_at is not null or o.deleted_at is not null))
$$;

-- The same of the place that a notification leads to.
create function is_trashed_place(place jsonb) returns boolean language sql stable as $$
  select exists (select from canvases where id = (place ->> 'canvasId')::uuid and deleted_at is not null)
    or exists (select from projects p join orgs o on o.id = p.org_id
      where p.id = (place ->> 'projectId')::uuid and (p.deleted_at is not null or o.deleted_at is not null))
    or exists (select from orgs where id = (place ->> 'orgId')::uuid and deleted_at is not null)
$$;

-- An organisation that is offered to its next owner, and the one row that says whose it is.
create table org_transfers (
  org_id uuid primary key references orgs (id) on delete cascade,
  to_user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index org_transfers_person on org_transfers (to_user_id);
create unique index org_members_owner on org_members (org_id) where role = 'owner';

-- Who asked to be let in somewhere, and when, whether or not there was such a canvas; those of the last day are counted.
create table access_asks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  at timestamptz not null
);
create index access_asks_user on access_asks (user_id, at);

-- Groups of the members of an organisation; who leaves it leaves them.
create table org_groups (
  id uuid primary key,
  org_id uuid not null references orgs (id) on delete cascade,
  name text not null,
  created_at timestamptz not null,
  constraint org_groups_name unique (org_id, name)
);

create table org_group_members (
  group_id uuid not null references org_groups (id) on delete cascade,
  org_id uuid not null,
  user_id uuid not null,
  primary key (group_id, user_id),
  constraint org_group_members_member foreign key (org_id, user_id) references org_members (org_id, user_id) on delete cascade
);
create index org_group_members_user on org_group_members (user_id);
create index org_group_members_member on org_group_members (org_id, user_id);

-- What everybody of a group is on a canvas or in a project of its organisation.
create table group_shares (
  id uuid primary key,
  group_id uuid not null references org_groups (id) on delete cascade,
  board_id uuid references boards (id) on delete cascade,
  project_id uuid references projects (id) on delete cascade,
  role text not null,
  added_at timestamptz not null,
  constraint group_shares_place check (num_nonnulls(board_id, project_id) = 1),
  constraint group_shares_board unique (board_id, group_id),
  constraint group_shares_project unique (project_id, group_id)
);
create index group_shares_group on group_shares (group_id);

-- What people are by their groups, where the organisation is not in the trash.
create view living_group_roles as
  select g.user_id, s.board_id, s.project_id, s.role
  from group_shares s join org_group_members g on g.group_id = s.group_id join orgs o on o.id = g.org_id
  where o.deleted_at is null;

-- As in 0028, with groups: nobody is anything in a project that lies in the trash.
create or replace function project_role(project uuid, person uuid) returns text language sql stable as $$
  select (array['viewer', 'commenter', 'editor', 'admin', 'owner'])[
    max(array_position(array['viewer', 'commenter', 'editor', 'admin', 'owner'], role))]
  from (
    select m.role from project_members m join living_projects p on p.id = m.project_id
    where m.project_id = project and m.user_id = person
    union all
    select m.role from org_members m join living_projects p on p.org_id = m.org_id
    where p.id = project and m.user_id = person
    union all
    select g.role from living_group_roles g join living_projects p on p.id = g.project_id
    where g.project_id = project and g.user_id = person
  ) found
$$;

-- As in 0028, with groups: an organisation in the trash lets nobody onto the canvases that are shared with it.
create or replace function member_role(board uuid, person uuid) returns text language sql stable as $$
  select (array['viewer', 'commenter', 'editor', 'admin', 'owner'])[
    max(array_position(array['viewer', 'commenter', 'editor', 'admin', 'owner'], role))]
  from (
    select 'owner' as role from boards where id = board and owner_id = person
    union all
    select role from board_members where board_id = board and user_id = person
    union all
    select b.org_role from boards b join living_org_members m on m.org_id = b.org_id
    where b.id = board and m.user_id = person
    union all
    select role from living_group_roles where board_id = board and user_id = person
    union all
    select project_role(p.id, person) from projects p where p.board_id = board
  ) found
$$;

-- As in 0031: who leaves a board with a group leaves every list on it.
create function boards_of_share(share group_shares) returns uuid[] language sql stable as $$
  select array(select coalesce(share.board_id, (select board_id from projects where id = share.project_id)))
$$;

create function leave_lists_of_group() returns trigger language plpgsql as $$
begin
  perform leave_lists(boards_of_share(s), old.user_id) from group_shares s where s.group_id = old.group_id;
  return null;
end
$$;
create trigger org_group_members_left after delete on org_group_members for each row execute function leave_lists_of_group();

create function leave_lists_of_group_share() returns trigger language plpgsql as $$
begin
  perform leave_lists(boards_of_share(old), g.user_id) from org_group_members g where g.group_id = old.group_id;
  return null;
end
$$;
create trigger group_shares_ended after delete on group_shares for each row execute function leave_lists_of_group_share();
