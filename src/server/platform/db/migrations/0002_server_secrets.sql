-- Keys that the server makes for itself at the first need: all instances share them, and they survive a restart.
create table server_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
