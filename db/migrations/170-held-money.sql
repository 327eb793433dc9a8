-- What is neither the client's to spend nor anybody's to earn yet: what a room that ended out of care came to, until it is
-- decided, and a psychic's share of offered time, until its client proved a mobile or paid.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'client_wallet', 'client_promotional', 'client_free_time', 'client_held', 'client_held_time',
  'psychic_earnings', 'psychic_held', 'psychic_pending', 'site_revenue', 'vat', 'payment_provider', 'refunds',
  'free_time_offer', 'free_time_used', 'payouts'));

create or replace function ledger_account(p_kind text, p_unit text, p_site integer, p_owner bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare found_id bigint;
begin
  select id into found_id from ledger_accounts
    where kind = p_kind and unit = p_unit and site_id = p_site and owner_id = p_owner;
  if found_id is not null then return found_id; end if;
  insert into ledger_accounts (kind, unit, site_id, owner_id, floor)
    values (p_kind, p_unit, p_site, p_owner,
      case when p_kind like 'client\_%' or p_kind in ('psychic_held', 'psychic_pending') then 0 end)
    on conflict do nothing;
  select id into found_id from ledger_accounts
    where kind = p_kind and unit = p_unit and site_id = p_site and owner_id = p_owner;
  return found_id;
end $$;

-- A room that ended out of care, what is held of it, and what was decided.
create table care_holds (
  consultation_id bigint primary key references consultations,
  site_id integer not null,
  -- The consultation's two, said again for the indexes: no reference, so that an end waits for nobody's row.
  client_id bigint not null,
  psychic_id bigint not null,
  -- A keyed digest of the client's address, the same for every account that it opened; null without an address.
  person_hash bytea,
  -- Whether the psychic pressed the button.
  pressed boolean not null,
  cents bigint not null check (cents >= 0),
  seconds bigint not null check (seconds >= 0),
  -- The psychic's, and what of it is for offered time.
  share bigint not null check (share >= 0),
  offered_share bigint not null check (offered_share between 0 and share),
  held_at timestamptz not null,
  -- When the client is given it back unless somebody decided; null where a person must decide.
  default_at timestamptz,
  -- When the moderators were last mailed again.
  reminded_at timestamptz,
  outcome text check (outcome in ('refund', 'share', 'charge')),
  -- null by default, or where nothing was held. While settled_at is null, a second person must confirm.
  decided_by bigint references users,
  decided_at timestamptz,
  confirmed_by bigint references users,
  settled_at timestamptz,
  -- Whether the offered seconds went back to the client.
  time_back boolean not null default false,
  check ((decided_by is null) = (decided_at is null)),
  check (outcome is not null or (decided_by is null and settled_at is null)),
  check (outcome is null or decided_by is not null or settled_at is not null),
  constraint care_hold_two_people check (confirmed_by <> decided_by)
);
create index care_holds_client on care_holds (client_id, held_at);
create index care_holds_person on care_holds (person_hash, held_at);
create index care_holds_psychic on care_holds (psychic_id, site_id, held_at);
create index care_holds_open on care_holds (default_at, consultation_id) where settled_at is null;

-- An answer waits with the money until a second person agrees.
alter table care_alerts drop constraint care_alerts_check2;
alter table care_alerts add constraint care_alerts_closed check (
  (closed_by is null) = (closed_at is null) and (closed_at is null or sealed_answer is not null));

-- The psychic's share of a client's offered time, from the bill until the client proves a mobile or pays, or the term ends.
create table pending_shares (
  consultation_id bigint primary key references consultations,
  site_id integer not null,
  client_id bigint not null,
  psychic_id bigint not null,
  -- What is left of it in cents: a refund that the psychic shares in takes from it.
  amount bigint not null check (amount >= 0),
  since timestamptz not null,
  lapses_at timestamptz not null,
  outcome text check (outcome in ('paid', 'lapsed', 'returned')),
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create index pending_shares_client on pending_shares (client_id) where settled_at is null;
create index pending_shares_lapse on pending_shares (lapses_at) where settled_at is null;
create index pending_shares_psychic on pending_shares (psychic_id, site_id) where settled_at is null;
