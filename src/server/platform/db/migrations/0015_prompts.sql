-- What a person asks again and again, under a name. The members of `org_id` see and use it too, as long as its owner is one.
create table prompts (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  org_id uuid references orgs (id) on delete set null,
  name text not null,
  text text not null,
  updated_at timestamptz not null
);
create index prompts_owner on prompts (owner_id);
create index prompts_org on prompts (org_id);

-- How a prompt read before it was changed, counted from 1; `saved_at` is when these words were written.
create table prompt_versions (
  id uuid primary key,
  prompt_id uuid not null references prompts (id) on delete cascade,
  number integer not null,
  name text not null,
  text text not null,
  saved_at timestamptz not null,
  constraint prompt_versions_number unique (prompt_id, number)
);

-- What a prompt is to each person who sees it.
create table prompt_marks (
  prompt_id uuid not null references prompts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  is_pinned boolean not null default false,
  used_at timestamptz,
  primary key (prompt_id, user_id)
);
create index prompt_marks_user on prompt_marks (user_id);
