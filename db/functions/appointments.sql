-- The appointment for which a psychic is kept free at this moment, if any: from five minutes before it begins to five
-- minutes after.
create or replace function kept_free(p_psychic bigint) returns setof appointments language sql stable as $$
  select * from appointments
    where psychic_id = p_psychic and state = 'confirmed'
      and starts_at > app_now() - interval '5 minutes' and starts_at <= app_now() + interval '5 minutes'
    order by starts_at limit 1
$$;

-- The house gives 5 euros of promotional credit, once, to the client of an appointment whose psychic was absent.
create or replace function post_appointment_credit(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare a appointments;
begin
  select * into a from appointments where id = posting_of(p_reference, 'appointment') for no key update;
  perform posting_demand(a.state = 'psychic-absent', 'an appointment whose psychic was absent');
  perform posting_only(p_entries, a.site_id, jsonb_build_object('client_promotional', a.client_id, 'refunds', 0));
  perform posting_demand(posting_amount(p_entries, 'client_promotional') = 500, 'the credit for an absence');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('appointment-credit', p_reference, p_details, p_entries) p;
end $$;
