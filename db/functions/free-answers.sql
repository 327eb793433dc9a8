-- The fee of an accepted answer to a free question, from the house, once.
create or replace function post_free_answer(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare a free_answers;
begin
  select * into a from free_answers where id = posting_of(p_reference, 'answer') for update;
  perform posting_demand(a.status = 'accepted' and a.fee > 0, 'an accepted answer');
  perform posting_only(p_entries, a.site_id,
    jsonb_build_object('site_revenue', a.psychic_id, 'psychic_earnings', a.psychic_id));
  perform posting_demand(posting_amount(p_entries, 'psychic_earnings') = a.fee
    and posting_amount(p_entries, 'site_revenue') = -a.fee, 'its fee');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('free-answer', p_reference, p_details, p_entries) p;
end $$;
