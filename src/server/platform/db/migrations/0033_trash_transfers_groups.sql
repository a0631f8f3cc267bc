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

-- As in 0028: nobody is anything in a project that lies in the trash.
create or replace function project_role(project uuid, person uuid) returns text language sql stable as $$
  select (array['viewer', 'commenter', 'editor', 'admin', 'owner'])[
    max(array_position(array['viewer', 'commenter', 'editor', 'admin', 'owner'], role))]
  from (
    select m.role from project_members m join living_projects p on p.id = m.project_id
    where m.project_id = project and m.user_id = person
    union all
    select m.role from org_members m join living_projects p on p.org_id = m.org_id
    where p.id = project and m.user_id = person
  ) found
$$;

-- As in 0028: an organisation in the trash lets nobody onto the canvases that are shared with it.
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
    select project_role(p.id, person) from projects p where p.board_id = board
  ) found
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
