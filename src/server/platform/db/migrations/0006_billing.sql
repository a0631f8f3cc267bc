-- Who pays by the payment provider, and what he pays for. The provider is the truth; this is its last known word.
create table subscriptions (
  user_id uuid primary key references users (id) on delete cascade,
  customer_id text,
  subscription_id text,
  plan text,
  status text,
  period_end timestamptz,
  ends_with_period boolean not null default false,
  asked_at timestamptz,
  -- Until when one request is at work on this subscription: a second one waits. A lease, so that a crash frees it.
  held_until timestamptz,
  constraint subscriptions_customer unique (customer_id)
);

-- News of the payment provider that were heard: each is acted on once.
create table billing_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index billing_events_received on billing_events (received_at);

-- What answers of models used, by the account that pays for the board.
create table credit_entries (
  run_id uuid primary key,
  account_id uuid not null references users (id) on delete cascade,
  asker_id uuid references users (id) on delete set null,
  tokens bigint not null,
  credits numeric not null,
  at timestamptz not null
);
create index credit_entries_account on credit_entries (account_id, at);
