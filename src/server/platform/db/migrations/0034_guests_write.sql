-- Links that open something now, with the role that they give and what kind they are.
drop view live_visits;
drop view live_links;
create view live_links as
  select l.id, l.board_id, l.kind, l.allow_copy, l.password_version,
    case when o.links_mode = 'view' then 'viewer' else l.role end as role
  from links l join boards b on b.id = l.board_id
    left join projects p on p.board_id = b.id left join orgs o on o.id = coalesce(b.org_id, p.org_id)
  where l.off_at is null and (l.expires_at is null or l.expires_at > now()) and coalesce(o.links_mode, 'all') <> 'off'
    -- A link to a chat spends: where only looking is allowed it rests.
    and (l.kind <> 'chat' or coalesce(o.links_mode, 'all') = 'all')
    and (o.links_max_days is null or l.created_at > now() - make_interval(days => o.links_max_days))
    and not exists (select from canvases c where c.board_id = b.id and c.deleted_at is not null);

-- Who came in by a link to the board that opens something now. No other kind of link gives a role on a board by itself.
create view live_visits as
  select v.user_id, v.guest_id, l.board_id, l.role, l.allow_copy
  from link_visits v join live_links l on l.id = v.link_id and l.password_version = v.password_version
  where l.kind = 'board';

-- Whether a link lets others write comments, apart from what its organisation allows now.
create function lets_comment(link links) returns boolean language sql stable as $$
  select link.kind = 'board' and link.role in ('commenter', 'editor') and link.off_at is null
    and (link.expires_at is null or link.expires_at > now())
$$;

-- What was said before anybody else could read it stays with the team once somebody else can.
create function keep_threads_inside() returns trigger language plpgsql as $$
begin
  if lets_comment(new) and (tg_op = 'INSERT' or not lets_comment(old)) and not exists (
    select from links l where l.board_id = new.board_id and l.id <> new.id and lets_comment(l)) then
    update comment_threads set internal = true where board_id = new.board_id and guest_id is null and not internal;
  end if;
  return null;
end
$$;
create trigger links_let_comment after insert or update of role, expires_at, off_at on links for each row
  execute function keep_threads_inside();
update comment_threads t set internal = true
  where exists (select from links l where l.board_id = t.board_id and lets_comment(l));

-- Links that open one chat and nothing else of the board.
alter table links add column node_id uuid;
-- What citations tell: nothing, titles, quotes (titles and quotes).
alter table links add column shows text;
alter table links add column cap_questions int;
alter table links add column cap_credits numeric;
-- Of all visitors in a minute, and of one visitor in a day.
alter table links add column per_minute int;
alter table links add column per_day int;
-- Questions that are offered to visitors.
alter table links add column questions jsonb;
-- How many were asked by it.
alter table links add column asked int not null default 0;

-- By which link it was spent; what a link may spend is counted by it.
alter table credit_entries add column link_id uuid references links (id) on delete set null;
create index credit_entries_link on credit_entries (link_id) where link_id is not null;

-- What visitors of a chat asked and were answered: apart from the conversations of the board.
create table visitor_questions (
  id uuid primary key,
  link_id uuid not null references links (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  guest_id uuid references guests (id) on delete cascade,
  question text not null,
  answer text not null,
  citations jsonb not null,
  -- The keys of the sources that it was answered from.
  made_from jsonb not null,
  status text not null,
  asked_at timestamptz not null,
  constraint visitor_questions_visitor check (num_nonnulls(user_id, guest_id) = 1)
);
create index visitor_questions_link on visitor_questions (link_id, asked_at);
create index visitor_questions_user on visitor_questions (user_id);
create index visitor_questions_guest on visitor_questions (guest_id);
create index visitor_questions_age on visitor_questions (asked_at);
