-- A canvas has people beside its owner: those who were named, and everybody of an organisation that the owner shares it with.
alter table boards add column org_id uuid references orgs (id) on delete set null;
alter table boards add column org_role text;
alter table boards add column editors_may_invite boolean not null default false;
create index boards_org on boards (org_id) where org_id is not null;

create table board_members (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null,
  added_at timestamptz not null,
  constraint board_members_person unique (board_id, user_id)
);
create index board_members_user on board_members (user_id);

-- An invitation to a canvas; those of organisations and projects end as well now, thirty days from today.
alter table invitations add column board_id uuid references boards (id) on delete cascade;
alter table invitations add column expires_at timestamptz;
alter table invitations add column note text;
update invitations set expires_at = now() + interval '30 days';
alter table invitations alter column expires_at set not null;
alter table invitations drop constraint invitations_place;
alter table invitations add constraint invitations_place check (num_nonnulls(org_id, project_id, board_id) = 1);
alter table invitations add constraint invitations_board_email unique (board_id, email);

-- Who asks to be let in, until somebody answers.
create table access_requests (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null,
  note text not null,
  created_at timestamptz not null,
  constraint access_requests_person unique (board_id, user_id)
);
create index access_requests_user on access_requests (user_id, created_at);

-- A canvas that is offered to its next owner.
create table board_transfers (
  board_id uuid primary key references boards (id) on delete cascade,
  to_user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index board_transfers_person on board_transfers (to_user_id);

-- As in 0004, with the role between viewer and editor. That a project is public makes nobody anything in it: what is shown
-- then is shown by shapes that name what they tell.
create or replace function project_role(project uuid, person uuid) returns text language sql stable as $$
  select (array['viewer', 'commenter', 'editor', 'admin', 'owner'])[
    max(array_position(array['viewer', 'commenter', 'editor', 'admin', 'owner'], role))]
  from (
    select role from project_members where project_id = project and user_id = person
    union all
    select m.role from org_members m join projects p on p.org_id = m.org_id where p.id = project and m.user_id = person
  ) found
$$;

-- What somebody is on a board: the highest of all ways that lead there. Null for strangers.
create function board_role(board uuid, person uuid) returns text language sql stable as $$
  select (array['viewer', 'commenter', 'editor', 'admin', 'owner'])[
    max(array_position(array['viewer', 'commenter', 'editor', 'admin', 'owner'], role))]
  from (
    select 'owner' as role from boards where id = board and owner_id = person
    union all
    select role from board_members where board_id = board and user_id = person
    union all
    select b.org_role from boards b join org_members m on m.org_id = b.org_id where b.id = board and m.user_id = person
    union all
    select project_role(p.id, person) from projects p where p.board_id = board
  ) found
$$;
