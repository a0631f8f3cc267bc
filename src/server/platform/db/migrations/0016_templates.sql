-- Boards that people keep for beginning others; what stands on them was copied when they were saved.
create table templates (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  -- Whose members may use it too; without the organisation it is its owner's alone.
  org_id uuid references orgs (id) on delete set null,
  name text not null,
  description text,
  board jsonb not null,
  node_count integer not null,
  created_at timestamptz not null
);
create index templates_owner on templates (owner_id, created_at);
create index templates_org on templates (org_id);
