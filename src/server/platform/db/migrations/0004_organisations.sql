-- Organisations hold people and projects; a project owns a board as a canvas does. A board belongs to a person (a canvas)
-- or to a project, so that it survives the account of whoever made it.
alter table boards alter column owner_id drop not null;

create table orgs (
  id uuid primary key,
  -- Who pays: the account whose plan, storage and credits the organisation uses.
  owner_id uuid not null references users (id) on delete restrict,
  name text not null,
  created_at timestamptz not null
);
create index orgs_owner on orgs (owner_id);

create table org_members (
  id uuid primary key,
  org_id uuid not null references orgs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null,
  added_at timestamptz not null,
  constraint org_members_person unique (org_id, user_id)
);
create index org_members_user on org_members (user_id);

create table projects (
  id uuid primary key,
  org_id uuid not null references orgs (id) on delete cascade,
  board_id uuid not null references boards (id) on delete cascade,
  name text not null,
  description text not null,
  is_public boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint projects_board unique (board_id)
);
create index projects_org on projects (org_id);

create table project_members (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null,
  added_at timestamptz not null,
  constraint project_members_person unique (project_id, user_id)
);
create index project_members_user on project_members (user_id);

-- Offers to join, by e-mail address in the form in which addresses are compared.
create table invitations (
  id uuid primary key,
  org_id uuid references orgs (id) on delete cascade,
  project_id uuid references projects (id) on delete cascade,
  email text not null,
  role text not null,
  inviter_id uuid references users (id) on delete set null,
  created_at timestamptz not null,
  constraint invitations_place check ((org_id is null) <> (project_id is null)),
  constraint invitations_org_email unique (org_id, email),
  constraint invitations_project_email unique (project_id, email)
);
create index invitations_email on invitations (email);
create index users_address on users (lower(btrim(email)));

-- The files of a project: a stored file that was recorded under a name.
create table project_files (
  file_id uuid primary key references files (id) on delete cascade,
  project_id uuid not null references projects (id) on delete cascade,
  original_name text not null,
  uploader_id uuid references users (id) on delete set null,
  created_at timestamptz not null
);
create index project_files_project on project_files (project_id, created_at);

-- Who brought a link or file. A source that stands alone belongs to a file of a project: it lives under the file's own id
-- without a node, and every node that shows the file reads from it.
alter table sources add column added_by uuid references users (id) on delete set null;
alter table sources add column stands_alone boolean not null default false;
create index sources_file on sources (file_id) where file_id is not null;

-- A project's board goes with it, also when its organisation goes.
create function remove_board_of_project() returns trigger language plpgsql as $$
begin
  delete from boards where id = old.board_id;
  return null;
end
$$;
create trigger projects_removed after delete on projects for each row execute function remove_board_of_project();

-- What somebody is in a project: the highest of his own membership, his role in the organisation, and viewer where the
-- project is public. Null for strangers. The order of the array is the order of the roles.
create function project_role(project uuid, person uuid) returns text language sql stable as $$
  select (array['viewer', 'editor', 'admin', 'owner'])[max(array_position(array['viewer', 'editor', 'admin', 'owner'], role))]
  from (
    select role from project_members where project_id = project and user_id = person
    union all
    select m.role from org_members m join projects p on p.org_id = m.org_id where p.id = project and m.user_id = person
    union all
    select 'viewer' from projects where id = project and is_public
  ) found
$$;
