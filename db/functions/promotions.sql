-- What one person may still be given within a year, in cents and in seconds: 50 euros, and one hour. Counted are reduced
-- packs, paid or on the way to be, and codes, given or waiting for a purchase.
create or replace function promotions_left(p_user bigint, p_at timestamptz, out cents bigint, out seconds bigint)
language sql stable as $$
  select 5000 - coalesce((select sum(o.offered) from orders o where o.user_id = p_user and o.offered > 0
        and (o.status = 'paid' and o.created_at > p_at - interval '365 days'
          or o.status = 'pending' and o.created_at > p_at - interval '1 day')), 0)
      - coalesce(sum(p.cents), 0),
    3600 - coalesce(sum(p.seconds), 0)
  from promo_redemptions r join promo_codes p on p.id = r.code_id
  where r.user_id = p_user and (r.given_at > p_at - interval '365 days' or (r.given_at is null and r.waits_until > p_at))
$$;

-- Refuses offered credit above what is left. What one person is offered at once waits for each other at the user's row.
create or replace function order_within_promotions() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for no key update;
  if exists (select from orders where provider_reference = new.provider_reference) then return new; end if;
  if new.offered > (select cents from promotions_left(new.user_id, new.created_at)) then
    raise exception 'the order is above what its client may be offered'
      using errcode = 'check_violation', constraint = 'orders_within_promotions';
  end if;
  return new;
end $$;

-- The house gives what a paid order or a used code says, once: 'order:12', 'redemption:5'.
create or replace function post_promotion(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due record;
begin
  if p_reference like 'order:%' then
    select o.site_id, o.user_id, o.offered as cents, 0::bigint as seconds into due from orders o
      where o.id = posting_of(p_reference, 'order') and o.status = 'paid' and o.offered > 0;
  else
    select p.site_id, r.user_id, p.cents, p.seconds into due
      from promo_redemptions r join promo_codes p on p.id = r.code_id
      where r.id = posting_of(p_reference, 'redemption') and r.given_at is not null;
  end if;
  perform posting_demand(due.user_id is not null, 'a promotion');
  perform posting_only(p_entries, due.site_id, jsonb_build_object('client_promotional', due.user_id, 'refunds', 0,
    'client_free_time', due.user_id, 'free_time_offer', 0));
  perform posting_demand(posting_amount(p_entries, 'client_promotional') = due.cents
    and posting_amount(p_entries, 'client_free_time') = due.seconds, 'the amount of the promotion');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('promotion', p_reference, p_details, p_entries) p;
end $$;
