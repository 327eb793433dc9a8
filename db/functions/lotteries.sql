create or replace function lotteries_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what is published of a lottery stays' using errcode = 'restrict_violation';
end $$;

-- The winner of a lottery is given its prize, once.
create or replace function post_lottery_prize(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  l lotteries;
  person bigint;
begin
  select * into l from lotteries where id = posting_of(p_reference, 'lottery') for no key update;
  select user_id into person from lottery_entries where lottery_id = l.id and code = l.winner_code;
  perform posting_demand(l.is_given and person is not null, 'the winner of a lottery');
  perform posting_only(p_entries, l.site_id, jsonb_build_object('free_time_offer', 0, 'client_free_time', person));
  perform posting_demand(posting_amount(p_entries, 'client_free_time') = l.prize_seconds, 'the prize');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('lottery-prize', p_reference, p_details, p_entries) p;
end $$;
