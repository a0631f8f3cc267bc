-- Whoever is suspended is signed out everywhere and for good, however the row was written; instances that listen close his
-- sockets and end his answers.
create function end_suspended_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  perform pg_notify('access', json_build_object('userId', new.id)::text);
  return null;
end
$$;
create trigger users_suspended after update of suspended_at on users for each row
  when (old.suspended_at is null and new.suspended_at is not null) execute function end_suspended_sessions();

-- How often its own person came with a wrong address for a file that is still awaited.
alter table files add column wrong_tries integer not null default 0;
