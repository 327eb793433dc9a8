-- The loyalty programme: docs/decisions/087-loyalty.md. Points are a unit of the ledger, as free time is; a gift of time is
-- for one psychic, or for one whom its client never consulted.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'client_wallet', 'client_promotional', 'client_free_time', 'client_held', 'client_held_time', 'client_frozen',
  'client_vat', 'client_gift_time', 'client_points', 'psychic_earnings', 'psychic_held', 'psychic_pending', 'site_revenue',
  'vat', 'payment_provider', 'premium_operator', 'refunds', 'chargebacks', 'chargeback_losses', 'free_time_offer',
  'free_time_used', 'payouts', 'points_issued', 'donations_owed', 'donations_given'));
alter table ledger_accounts drop constraint ledger_accounts_unit_check;
alter table ledger_accounts add constraint ledger_accounts_unit_check check (unit in ('cent', 'second', 'point'));

create table loyalty_members (
  user_id bigint primary key references users,
  site_id integer not null,
  -- On the card and in its QR code: drawn, so that it tells nothing of its holder.
  card_number text not null unique check (card_number ~ '^[0-9]{13}$'),
  joined_at timestamptz not null default app_now(),
  -- When the end of the points was last told.
  warned_at timestamptz,
  -- While the points of somebody who leaves are taken.
  left_at timestamptz
);
create index loyalty_members_site on loyalty_members (site_id, user_id);

-- A printed card on its way. The lines are those of the envelope on the day of the order.
create table loyalty_cards (
  id bigint generated always as identity primary key,
  site_id integer not null,
  user_id bigint not null references users,
  card_number text not null,
  lines text[] not null check (cardinality(lines) between 3 and 6),
  state text not null default 'ordered' check (state in ('ordered', 'printed', 'sent', 'cancelled')),
  ordered_at timestamptz not null,
  printed_at timestamptz,
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null))
);
create unique index loyalty_cards_one_open on loyalty_cards (user_id) where state in ('ordered', 'printed');
create index loyalty_cards_of on loyalty_cards (user_id, id);
create index loyalty_cards_listed on loyalty_cards (site_id, id);
create index loyalty_cards_ordered on loyalty_cards (site_id, ordered_at, id);
create index loyalty_cards_state on loyalty_cards (site_id, state, id);

create table loyalty_rewards (
  id bigint generated always as identity primary key,
  site_id integer not null,
  user_id bigint not null references users,
  reward text not null check (reward in ('tryout', 'reading', 'donation')),
  points integer not null check (points > 0),
  -- Of a donation: cents that the house owes the association.
  cents integer not null default 0 check (cents >= 0),
  association text check (char_length(association) <= 120),
  question_id bigint,
  at timestamptz not null,
  -- A reading that nobody wrote: the points went back.
  returned_at timestamptz,
  check ((reward = 'donation') = (association is not null) and (reward = 'donation') = (cents > 0))
);
create index loyalty_rewards_of on loyalty_rewards (user_id, id);
create index loyalty_rewards_listed on loyalty_rewards (site_id, id);
create index loyalty_rewards_at on loyalty_rewards (site_id, at, id);
create index loyalty_rewards_kind on loyalty_rewards (site_id, reward, id);
create index loyalty_rewards_questions on loyalty_rewards (question_id) where question_id is not null and returned_at is null;

create table time_gifts (
  id bigint generated always as identity primary key,
  site_id integer not null,
  client_id bigint not null references users,
  -- null: any psychic whom the client never consulted, until the first of it is used.
  psychic_id bigint references psychics,
  source text not null check (source in ('psychic', 'reward')),
  -- Of the psychic's quota.
  month date not null check (extract(day from month) = 1),
  seconds integer not null check (seconds between 60 and 1800),
  -- In the client's free time while a room has it.
  left_seconds integer not null check (left_seconds between 0 and seconds),
  opened_in bigint references consultations,
  given_at timestamptz not null,
  ends_at timestamptz not null,
  check (source = 'reward' or psychic_id is not null)
);
create unique index time_gifts_once on time_gifts (psychic_id, client_id, month) where source = 'psychic';
create index time_gifts_client on time_gifts (client_id) where left_seconds > 0;
create index time_gifts_of on time_gifts (client_id, id);
create index time_gifts_opened on time_gifts (opened_in) where opened_in is not null;
create index time_gifts_ends on time_gifts (ends_at) where left_seconds > 0;
create index time_gifts_listed on time_gifts (site_id, id);
create index time_gifts_given on time_gifts (site_id, given_at, id);
create index time_gifts_psychic on time_gifts (psychic_id, month, id);

-- A question whose answer is a reading of cards, asked for points: it takes no turn of the free ones.
alter table free_questions add column is_reading boolean not null default false;
