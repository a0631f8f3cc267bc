-- Mails that were written, each under a key that goes out at most once. They go with the invitation that they are about.
create table mails (
  id uuid primary key,
  key text not null,
  kind text not null,
  to_address text not null,
  invitation_id uuid references invitations (id) on delete cascade,
  sender_id uuid references users (id) on delete cascade,
  payload jsonb not null,
  -- waiting; sending: the mail server is being given it; sent; failed: it will not take it; unknown: it did not say.
  state text not null,
  tries int not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz,
  constraint mails_key unique (key)
);
create index mails_invitation on mails (invitation_id);
create index mails_sender on mails (sender_id);
create index mails_open on mails (created_at) where state in ('waiting', 'sending');

-- That somebody had a mail written to somebody about a place: counted for a week, also when the invitation is gone.
create table mail_uses (
  id uuid primary key,
  sender_id uuid not null references users (id) on delete cascade,
  -- A keyed digest of the place and the address.
  target text not null,
  at timestamptz not null
);
create index mail_uses_sender on mail_uses (sender_id, at);
create index mail_uses_target on mail_uses (target, at);
