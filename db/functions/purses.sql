-- Reserves up to `wanted` of the available amount of an account, and of paid credit no more than the client's caps leave;
-- returns the amount reserved.
create or replace function ledger_reserve(p_consultation bigint, p_account bigint, wanted bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare owner ledger_accounts;
begin
  perform posting_demand(exists (
    select from consultations c join ledger_accounts a on a.id = p_account
      and a.owner_id = c.client_id and a.site_id = c.site_id
      and a.kind in ('client_wallet', 'client_promotional', 'client_free_time')
    where c.id = p_consultation and c.status in ('accepted', 'running', 'paused')
      and not exists (select from meters m where m.consultation_id = c.id and m.state = 'ended')
      or c.id = p_consultation and c.status = 'asked' and a.kind <> 'client_free_time'),
    'a purse of the client of an open consultation');
  -- Every reservation and posting locks the account: what the caps leave can't be given twice.
  select * into strict owner from ledger_accounts where id = p_account for update;
  if owner.kind = 'client_wallet' then
    wanted := least(wanted, (select cents from budget_left(owner.owner_id)));
  end if;
  return ledger_set_aside(p_consultation, p_account, wanted);
end $$;

-- Releases all reservations of a consultation, locking the accounts in the order of their ids as every posting does.
create or replace function ledger_release(p_consultation bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform posting_demand(exists (select from meters where consultation_id = p_consultation and state = 'ended')
    or exists (select from consultations where id = p_consultation and channel = 'sms' and status <> 'asked'),
    'a meter that ended');
  -- A bill needs more purses than were reserved: all are locked now, in their order.
  perform credit_lock((select client_id from consultations where id = p_consultation));
  perform ledger_let_go(p_consultation);
end $$;

-- The free time of an offer that a row records for the person.
create or replace function posting_offer(p_reference text, p_entries jsonb, p_seconds integer) returns bigint language plpgsql as $$
declare u users;
begin
  select * into u from users where id = posting_of(p_reference, 'person');
  perform posting_demand(u.id is not null, 'a person');
  perform posting_only(p_entries, u.site_id, jsonb_build_object('free_time_offer', 0, 'client_free_time', u.id));
  perform posting_demand(posting_amount(p_entries, 'client_free_time') between 1 and p_seconds, 'the time of the offer');
  return u.id;
end $$;

-- A paid order is credited, once, with its amount.
create or replace function post_top_up(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o orders;
  moves jsonb := '[]';
begin
  select * into o from orders where id = posting_of(p_reference, 'order') for update;
  perform posting_demand(o.status = 'paid', 'an order that is paid');
  perform posting_only(p_entries, o.site_id, jsonb_build_object('payment_provider', 0, 'client_wallet', o.user_id,
    'site_revenue', 0, 'vat', 0, 'client_vat', o.user_id));
  perform posting_demand(posting_amount(p_entries, 'payment_provider') = -o.amount
    and posting_amount(p_entries, 'client_wallet') = o.credit, 'the amount of its order');
  if not posting_made('top-up', p_reference) then
    perform credit_lock(o.user_id);
    moves := credit_of_order(o.id, o.amount, 0);
    perform credit_demand(p_entries, moves, credit_sum(moves, 'vat'));
    perform posting_demand(coalesce(p_details->>'vatDue', 'use') = o.vat_due, 'the regime of its order');
  end if;
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('top-up', p_reference, p_details, p_entries) p;
  if applied then
    perform credit_keep(transaction_id, o.user_id, moves);
    perform invoice_issue(transaction_id, o.id, o.amount, credit_sum(moves, 'vat'));
  end if;
end $$;

-- Credit is refunded to its payment, up to what was paid; nothing while its bank disputes it.
create or replace function post_payment_refund(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r order_refunds;
  o orders;
  moves jsonb := '[]';
begin
  select * into r from order_refunds where id = posting_of(p_reference, 'refund');
  select * into o from orders where id = r.order_id for update;
  perform posting_demand(o.status = 'paid' and order_left(o.id) >= 0, 'a payment that covers it');
  perform posting_demand(not order_disputed(o.id), 'a payment that nobody disputes');
  perform posting_only(p_entries, o.site_id, jsonb_build_object('payment_provider', 0, 'client_wallet', o.user_id,
    'vat', 0, 'client_vat', o.user_id));
  perform posting_demand(posting_amount(p_entries, 'client_wallet') = -r.amount
    and posting_amount(p_entries, 'payment_provider') = r.amount, 'the amount of its refund');
  if not posting_made('payment-refund', p_reference) then
    perform credit_lock(o.user_id);
    moves := credit_of_order(o.id, -r.amount, 0);
    perform credit_demand(p_entries, moves, credit_sum(moves, 'vat'));
  end if;
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('payment-refund', p_reference, p_details, p_entries) p;
  if applied then
    perform credit_keep(transaction_id, o.user_id, moves);
    perform invoice_issue(transaction_id, o.id, -r.amount, credit_sum(moves, 'vat'));
  end if;
end $$;

-- The remaining credit of an erased account expires.
create or replace function post_account_end(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  u users;
  moves jsonb := '[]';
begin
  select * into u from users where id = posting_of(regexp_replace(p_reference, '^(user:[0-9]+):[0-9]+$', '\1'), 'user');
  perform posting_demand(u.leaves_at is not null or u.erased_at is not null, 'somebody who leaves');
  perform posting_only(p_entries, u.site_id, jsonb_build_object('client_wallet', u.id, 'client_promotional', u.id,
    'client_free_time', u.id, 'client_gift_time', u.id, 'client_points', u.id, 'points_issued', u.id, 'client_vat', u.id,
    'site_revenue', 0, 'free_time_offer', 0));
  perform posting_demand(posting_amount(p_entries, 'client_wallet') <= 0
    and posting_amount(p_entries, 'client_promotional') <= 0 and posting_amount(p_entries, 'client_free_time') <= 0
    and posting_amount(p_entries, 'client_gift_time') <= 0, 'an end');
  if not posting_made('account-end', p_reference) then
    moves := credit_spent(u.id, -posting_amount(p_entries, 'client_wallet'), false);
    perform credit_demand(p_entries, moves, 0);
  end if;
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('account-end', p_reference, p_details, p_entries) p;
  if applied then
    perform credit_keep(transaction_id, u.id, moves);
    update time_gifts set left_seconds = 0 where client_id = u.id and left_seconds > 0;
  end if;
end $$;

create or replace function post_free_time(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare person bigint := posting_offer(p_reference, p_entries, 600);
begin
  perform posting_demand(exists (select from free_time_grants where user_id = person and granted_at is not null), 'a grant');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('free-time', p_reference, p_details, p_entries) p;
end $$;

create or replace function post_phone_bonus(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare person bigint := posting_offer(p_reference, p_entries, 180);
begin
  perform posting_demand(exists (select from phone_bonuses where user_id = person), 'a grant');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('phone-bonus', p_reference, p_details, p_entries) p;
end $$;

-- Creates the purses of a client together.
create or replace function open_wallet(p_site integer, p_user bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform posting_demand(exists (select from users where id = p_user and site_id = p_site), 'a person of the site');
  -- Promotional credit first: the order in which purses are spent and locked.
  perform ledger_account('client_free_time', 'second', p_site, p_user);
  perform ledger_account('client_promotional', 'cent', p_site, p_user);
  perform ledger_account('client_wallet', 'cent', p_site, p_user);
end $$;
