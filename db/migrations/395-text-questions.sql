-- A question that is paid by the answer, asked on the page or by text message. It is a consultation of its own channel,
-- so that bills, receipts, disputes and refunds are the same; it has no room and no meter. Its words are its messages.
alter table consultations drop constraint consultations_channel_check;
alter table consultations add constraint consultations_channel_check
  check (channel in ('chat', 'phone', 'web-call', 'sms'));
alter table consultations drop constraint consultations_status_check;
alter table consultations add constraint consultations_status_check check (status in
  ('requested', 'accepted', 'running', 'paused', 'ended', 'refused', 'missed', 'cancelled', 'asked'));
-- Cents, VAT included, fixed when the question is asked.
alter table consultations add column price_per_answer integer check (price_per_answer > 0);
alter table consultations add constraint consultations_answer_price
  check ((channel = 'sms') = (price_per_answer is not null));
alter table consultations add constraint consultations_asked
  check (channel = 'sms' or status <> 'asked');
create index consultations_asked_by on consultations (client_id, requested_at) where channel = 'sms';

-- null for a psychic without a price per minute, who cannot be asked by text message.
alter table psychic_listings add column price_per_answer integer check (price_per_answer > 0);
update psychic_listings set price_per_answer = nullif(round(price_per_minute * 2 / 10.0)::integer * 10, 0);

create table psychic_answer_prices (
  id bigint generated always as identity primary key,
  psychic_id bigint not null references psychics on delete cascade,
  site_id integer not null,
  price_per_answer integer not null,
  set_by bigint references users,
  reason text,
  since timestamptz not null default app_now(),
  unique (psychic_id, site_id, since)
);
insert into psychic_answer_prices (psychic_id, site_id, price_per_answer)
  select psychic_id, site_id, price_per_answer from psychic_listings where price_per_answer is not null;

create function give_answer_price() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger psychic_listings_give_answer_price before insert on psychic_listings
  for each row execute function give_answer_price();
create function record_answer_price() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger psychic_listings_answer_price after insert or update of price_per_answer on psychic_listings
  for each row execute function record_answer_price();

-- Whether a psychic who offers the channel takes questions; without a row they do.
create table text_doors (
  psychic_id bigint primary key references psychics on delete cascade,
  is_open boolean not null default true,
  -- Questions in a row that were left without an answer.
  missed smallint not null default 0,
  changed_at timestamptz not null default app_now()
);

create table text_questions (
  consultation_id bigint primary key references consultations on delete cascade,
  came_by text not null check (came_by in ('page', 'text')),
  due_at timestamptz not null,
  answered_at timestamptz,
  -- Messages that the answer fills.
  parts smallint check (parts > 0),
  -- How the answer reaches its client: on its way, accepted by the network, delivered, or in the account alone.
  delivery text check (delivery in ('sending', 'sent', 'delivered', 'account')),
  check ((answered_at is null) = (delivery is null))
);

-- What a client said yes to by text message: the highest price of an answer by a psychic.
create table text_agreements (
  user_id bigint not null references users on delete cascade,
  psychic_id bigint not null references psychics,
  price_per_answer integer not null,
  agreed_at timestamptz not null,
  primary key (user_id, psychic_id)
);

-- A question that came by text message and waits for its client's yes to the price.
create table text_drafts (
  user_id bigint primary key references users on delete cascade,
  psychic_id bigint not null references psychics,
  price_per_answer integer not null,
  sealed bytea not null,
  expires_at timestamptz not null
);

-- Messages that came in. The words are erased as soon as they were understood.
create table inbound_texts (
  id bigint generated always as identity primary key,
  site_id integer not null,
  provider_id text not null unique,
  number_hash bytea not null,
  sealed bytea,
  received_at timestamptz not null,
  -- Later parts of a long message are waited for until then.
  due_at timestamptz not null
);
create index inbound_texts_due on inbound_texts (due_at) where sealed is not null;
create index inbound_texts_number on inbound_texts (site_id, number_hash) where sealed is not null;

-- Numbers that asked for no more messages about consultations.
create table text_stops (
  site_id integer not null,
  number_hash bytea not null,
  at timestamptz not null,
  primary key (site_id, number_hash)
);

create function text_question_forget() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger text_questions_forget after delete on text_questions
  for each row execute function text_question_forget();
