-- What a person was told of one thing in one respect is one row, which grows as long as it is unread.
alter table notifications
  add column family text not null default 'place',
  -- Gone with the board; what tells of a lost access names none.
  add column board_id uuid references boards (id) on delete cascade,
  add column thread_id uuid references comment_threads (id) on delete cascade,
  -- What was said since it was last read, oldest first: ids of comments, who said it, as what it is told and when.
  add column said jsonb not null default '[]',
  -- Whether it stands under the bell; a kind may be wanted by mail alone.
  add column is_shown boolean not null default true,
  -- now: by a mail of its own at `mail_due_at`; digest: with the next digest; null: nothing is to be mailed.
  add column mail text,
  add column mail_due_at timestamptz,
  add column mailed_at timestamptz;
update notifications set family = case
  when kind in ('mentioned', 'commented') then 'thread' when kind in ('ready', 'failed') then 'reading'
  when kind = 'answered' then 'board' else 'place' end;
update notifications n set thread_id = t.id from comment_threads t where n.family = 'thread' and t.id = n.about;
update notifications n set board_id = b.id from boards b
  left join canvases c on c.board_id = b.id left join projects p on p.board_id = b.id
where n.kind <> 'invited' and jsonb_typeof(n.place) = 'object'
  and (c.id::text = n.place ->> 'canvasId' or p.id::text = n.place ->> 'projectId');
alter table notifications drop constraint notifications_about;
alter table notifications add constraint notifications_about unique (user_id, about, family);
create index notifications_board on notifications (board_id);
create index notifications_thread on notifications (thread_id);
create index notifications_mail on notifications (mail, mail_due_at) where mail is not null;

-- What somebody wants to hear of a board: all, mine (what he takes part in or made), none. Without a row: mine.
create table board_watch (
  board_id uuid not null references boards (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  level text not null,
  -- Until then nothing, whatever the level.
  muted_until timestamptz,
  primary key (board_id, user_id)
);
create index board_watch_user on board_watch (user_id);

-- How somebody wants to be told; a topic that is not named is told as usual.
create table notice_settings (
  user_id uuid primary key references users (id) on delete cascade,
  topics jsonb not null default '{}',
  digest text not null default 'weekdays',
  -- Where he was when he last looked, by the name of a time zone, and in which language.
  zone text,
  language text,
  -- The day of his zone on which he got the last digest.
  digest_day text
);

-- A notice goes to a person, and with him.
alter table mails add column user_id uuid references users (id) on delete cascade;
create index mails_user on mails (user_id, created_at);

-- Who put a card on a board.
create index board_events_maker on board_events (board_id, (coalesce(change -> 'node' ->> 'id', change ->> 'id')))
  where change ->> 'do' = 'add-node';

-- Threads whose card or wire somebody sees, and that are not for members alone where he is none; of what has gone, only where
-- nothing on the board was ever hidden.
create function sees_thread(thread uuid, person uuid) returns boolean language sql stable as $$
  select exists (
    select from comment_threads t join boards b on b.id = t.board_id where t.id = thread
      and (not t.internal or member_role(b.id, person) is not null) and (
      b.restricted_to = 0 or member_role(b.id, person) = 'owner' or case
        when t.node_id is not null then sees_node(t.node_id, person)
        when t.anchor ->> 'on' = 'edge' then exists (select from edges e where e.id::text = t.anchor ->> 'edgeId'
          and sees_node(e.source_id, person) and sees_node(e.target_id, person))
        else true end))
$$;
