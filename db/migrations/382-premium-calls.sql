-- Calls to a premium-rate number (audiotel), billed by the caller's carrier: docs/decisions/076-audiotel.md. Nobody has an
-- account behind such a call, and nothing of the caller is kept.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'client_wallet', 'client_promotional', 'client_free_time', 'client_held', 'client_held_time', 'client_frozen',
  'client_vat', 'psychic_earnings', 'psychic_held', 'psychic_pending', 'site_revenue', 'vat', 'payment_provider',
  'premium_operator', 'refunds', 'chargebacks', 'chargeback_losses', 'free_time_offer', 'free_time_used', 'payouts'));

-- What a caller types to reach a psychic; given once, and never to another.
create table premium_codes (
  psychic_id bigint primary key references psychics on delete cascade,
  code text not null unique check (code ~ '^[1-9][0-9]{3}$')
);

create table premium_calls (
  id bigint generated always as identity primary key,
  site_id integer not null,
  provider text not null,
  -- The operator's id.
  call text not null,
  -- Whom the caller asked for last.
  psychic_id bigint references psychics,
  -- `ringing` and `connected` take the psychic.
  state text not null default 'announced' check (state in ('announced', 'ringing', 'connected', 'over')),
  -- `unknown` is a call of which nothing more could be learned; a late event still tells.
  outcome text check (outcome in ('answered', 'left', 'no-code', 'no-answer', 'busy', 'declined', 'failed', 'halted', 'unknown')),
  -- The terms of the day, cents and percent.
  price_per_minute integer not null check (price_per_minute between 1 and 80),
  payback_per_minute integer not null check (payback_per_minute between 0 and price_per_minute),
  vat_percent integer not null,
  psychic_share_percent integer not null check (psychic_share_percent between 0 and 100),
  longest_seconds integer not null check (longest_seconds > 0),
  -- Of the operator's last message: an older one that comes later changes nothing.
  sequence integer not null default -1,
  -- Codes that led to nobody.
  tries smallint not null default 0,
  -- Whether the caller pressed the key for help.
  helped boolean not null default false,
  announced_at timestamptz not null,
  rung_at timestamptz,
  connected_at timestamptz,
  ended_at timestamptz,
  -- The two connected: by the operator's count, by our own events, and what is counted.
  operator_seconds integer check (operator_seconds >= 0),
  own_seconds integer check (own_seconds >= 0),
  seconds integer check (seconds between 0 and longest_seconds),
  -- What the operator owes for it, VAT included, and the psychic's part; cents.
  payback bigint not null default 0 check (payback >= 0),
  share bigint not null default 0 check (share between 0 and payback),
  -- When the operator was last asked about it, by the house clock.
  asked_at timestamptz,
  unique (provider, call),
  constraint premium_calls_over check ((state = 'over') = (outcome is not null) and (state = 'over') = (ended_at is not null)),
  constraint premium_calls_psychic check (psychic_id is not null or state in ('announced', 'over'))
);
create unique index premium_calls_one_per_psychic on premium_calls (psychic_id) where state in ('ringing', 'connected');
create index premium_calls_open on premium_calls (asked_at) where state <> 'over';
create index premium_calls_ended on premium_calls (site_id, ended_at) where state = 'over';
create index premium_calls_psychic_id on premium_calls (psychic_id, id);
create index premium_calls_site on premium_calls (site_id, id);
create index premium_calls_outcome on premium_calls (site_id, outcome, id);
create index premium_calls_announced on premium_calls (site_id, announced_at, id);

-- The signatures of the operator's last messages, so that none counts twice.
create table premium_messages (
  signature bytea primary key,
  at timestamptz not null
);
create index premium_messages_at on premium_messages (at);

-- What the operator says of a month, beside what we counted.
create table premium_months (
  id bigint generated always as identity primary key,
  site_id integer not null,
  month date not null check (extract(day from month) = 1),
  operator_calls integer not null,
  operator_seconds bigint not null,
  own_calls integer not null,
  own_seconds bigint not null,
  own_payback bigint not null,
  checked_at timestamptz not null,
  unique (site_id, month)
);

-- One counted room at a time: db/functions/premium-calls.sql.
create function premium_call_excludes() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger premium_calls_exclude before update on premium_calls for each row execute function premium_call_excludes();
create function consultation_excludes() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger consultations_exclude before insert on consultations for each row execute function consultation_excludes();

-- Whoever opens this channel gets a code.
create function presence_code() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger presences_code after insert or update of channels on presences
  for each row when ('audiotel' = any(new.channels)) execute function presence_code();
