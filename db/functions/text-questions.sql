create or replace function text_question_answered(p_consultation bigint) returns boolean language sql stable as $$
  select exists (select from text_questions where consultation_id = p_consultation and answered_at is not null)
$$;

-- Reserves the price of an answer, from promotional credit first. Says why not: the client's pause, their caps, or their
-- credit; then the caller's transaction must be undone.
create or replace function text_question_reserve(p_consultation bigint) returns text language plpgsql as $$
declare
  c consultations;
  purse record;
  taken bigint := 0;
begin
  select * into strict c from consultations where id = p_consultation;
  -- Waits for a cap that is being lowered.
  perform from budgets where user_id = c.client_id for share;
  if exists (select from pauses where user_id = c.client_id and site_id = c.site_id
      and (ends_at is null or ends_at > app_now())) then
    return 'pause';
  end if;
  for purse in
    select id from ledger_accounts where owner_id = c.client_id and site_id = c.site_id
      and kind in ('client_promotional', 'client_wallet') order by id
  loop
    taken := taken + ledger_reserve(c.id, purse.id, c.price_per_answer - taken);
  end loop;
  if taken = c.price_per_answer then return 'reserved'; end if;
  -- Free credit that was not given to it is kept by a cap.
  return case when exists (select from ledger_accounts a where a.owner_id = c.client_id and a.site_id = c.site_id
    and a.kind = 'client_wallet' and a.balance - a.reserved >= c.price_per_answer - taken) then 'cap' else 'balance' end;
end $$;

-- Whether a psychic may be asked by text message now: the channel is offered and open, and a person can answer.
create or replace function answers_texts(p psychics) returns boolean language sql stable as $$
  select p.state = 'live' and p.user_id is not null and 'sms' = any(p.offered_channels)
    and not exists (select from text_doors d where d.psychic_id = p.id and not d.is_open)
$$;

-- Twice a minute, to ten cents: an answer takes about that long to think of and to write.
create or replace function answer_price(p_per_minute integer) returns integer language sql immutable as $$
  select nullif(round(p_per_minute * 2 / 10.0)::integer * 10, 0)
$$;

create or replace function give_answer_price() returns trigger language plpgsql as $$
begin
  new.price_per_answer := coalesce(new.price_per_answer, answer_price(new.price_per_minute));
  return new;
end $$;

create or replace function record_answer_price() returns trigger language plpgsql as $$
begin
  if new.price_per_answer is not null
    and (tg_op = 'INSERT' or new.price_per_answer is distinct from old.price_per_answer) then
    insert into psychic_answer_prices (psychic_id, site_id, price_per_answer, set_by, reason)
      values (new.psychic_id, new.site_id, new.price_per_answer, new.priced_by, new.price_reason)
      on conflict (psychic_id, site_id, since) do update set price_per_answer = excluded.price_per_answer,
        set_by = excluded.set_by, reason = excluded.reason;
  end if;
  return null;
end $$;

create or replace function text_question_forget() returns trigger language plpgsql as $$
begin
  delete from pool_items where kind = 'sms' and reference = old.consultation_id;
  return null;
end $$;
