-- What the administrators of this instance want every AI chat to know.
create table global_ai_knowledge (
  id uuid primary key,
  type text not null,
  category text,
  title text not null,
  content text not null,
  priority integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index global_ai_knowledge_order on global_ai_knowledge (priority desc, created_at);

-- What a person is told about. `about` is the source or the invitation: the same one is told once, anew when it has news.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  title text not null,
  detail text,
  place jsonb,
  invitation_id uuid references invitations (id) on delete set null,
  about uuid,
  created_at timestamptz not null,
  read_at timestamptz,
  constraint notifications_about unique (user_id, about)
);
create index notifications_user on notifications (user_id, created_at desc);
create index notifications_invitation on notifications (invitation_id);

-- The form in which texts are searched: small letters without white space; of titles and names composed ones, because file
-- systems write Hangul in pieces. Composing long texts takes four times as long as all the rest.
create function spaceless(t text) returns text language sql immutable parallel safe as $$
  select translate(lower(t), E' \t\r\n', '')
$$;
create function squeezed(t text) returns text language sql immutable parallel safe as $$
  select spaceless(normalize(t, NFC))
$$;
