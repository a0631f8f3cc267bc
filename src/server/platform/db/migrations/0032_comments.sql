-- Comments stand beside the board: they have numbers of their own, so that its history is none of theirs.
alter table boards add column comment_seq bigint not null default 0;

create table comment_threads (
  id uuid primary key,
  board_id uuid not null references boards (id) on delete cascade,
  -- The card on which it hangs, also after that card was removed; null for a place and for a wire.
  node_id uuid,
  anchor jsonb not null,
  -- What the card was called when somebody last wrote.
  node_title text not null,
  -- Only for members; guests are not shown it.
  internal boolean not null default false,
  created_by uuid references users (id) on delete set null,
  guest_id uuid references guests (id) on delete set null,
  created_at timestamptz not null,
  last_at timestamptz not null,
  -- The number of what last happened in it.
  seq bigint not null,
  resolved_at timestamptz,
  resolved_by uuid references users (id) on delete set null
);
create index comment_threads_board on comment_threads (board_id, seq);
create index comment_threads_maker on comment_threads (created_by);
create index comment_threads_resolver on comment_threads (resolved_by);
create index comment_threads_guest on comment_threads (guest_id);

create table comments (
  id uuid primary key,
  thread_id uuid not null references comment_threads (id) on delete cascade,
  seq bigint not null,
  author_id uuid references users (id) on delete set null,
  guest_id uuid references guests (id) on delete set null,
  -- Empty once it is removed.
  body text not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null
);
create index comments_thread on comments (thread_id, seq);
create index comments_author on comments (author_id, created_at);
create index comments_guest on comments (guest_id);

create table comment_reactions (
  comment_id uuid not null references comments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  sign text not null,
  primary key (comment_id, user_id, sign)
);
create index comment_reactions_user on comment_reactions (user_id);

-- Up to which number somebody has read a thread.
create table thread_reads (
  thread_id uuid not null references comment_threads (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  seq bigint not null,
  primary key (thread_id, user_id)
);
create index thread_reads_user on thread_reads (user_id);

-- Whether somebody is told of a thread (all), or not (none), whatever else would be the case.
create table thread_watch (
  thread_id uuid not null references comment_threads (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  level text not null,
  primary key (thread_id, user_id)
);
create index thread_watch_user on thread_watch (user_id);
