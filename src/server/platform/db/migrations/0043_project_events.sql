-- What was done to a project as a whole, as the activity of its organisation tells it. It goes with the project; who did it may go before.
create table project_events (
  id uuid primary key,
  project_id uuid not null references projects (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  kind text not null,
  -- Its name afterwards, and before where it was renamed.
  name text not null,
  name_before text,
  at timestamptz not null
);
create index project_events_project on project_events (project_id, at);
create index project_events_user on project_events (user_id);
