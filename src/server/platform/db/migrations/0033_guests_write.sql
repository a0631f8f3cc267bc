-- Links that open something now, with the role that they give and what kind they are.
drop view live_visits;
drop view live_links;
create view live_links as
  select l.id, l.board_id, l.kind, l.allow_copy, l.password_version,
    case when o.links_mode = 'view' then 'viewer' else l.role end as role
  from links l join boards b on b.id = l.board_id
    left join projects p on p.board_id = b.id left join orgs o on o.id = coalesce(b.org_id, p.org_id)
  where l.off_at is null and (l.expires_at is null or l.expires_at > now()) and coalesce(o.links_mode, 'all') <> 'off'
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
