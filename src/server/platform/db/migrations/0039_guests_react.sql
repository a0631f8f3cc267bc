-- Who put a sign under a comment may be a guest; one who is forgotten takes his signs along.
alter table comment_reactions drop constraint comment_reactions_pkey;
alter table comment_reactions alter column user_id drop not null;
alter table comment_reactions add column guest_id uuid references guests (id) on delete cascade;
alter table comment_reactions add constraint comment_reactions_who check (num_nonnulls(user_id, guest_id) = 1);
create unique index comment_reactions_person on comment_reactions (comment_id, user_id, sign);
create unique index comment_reactions_guest on comment_reactions (comment_id, guest_id, sign);
create index comment_reactions_guests on comment_reactions (guest_id) where guest_id is not null;
