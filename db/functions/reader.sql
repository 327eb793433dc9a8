-- What every page asks first about its reader, in one answer: the credit that is free to spend, in cents; whether they may
-- have a room or request, wait for somebody, or have an appointment about now; and whether they keep any favourite.
-- Generous: pages read in full whatever is true here.
create or replace function reader_brief(p_user bigint, p_psychic bigint, p_role text, p_site integer) returns jsonb
language sql stable as $$
  select jsonb_build_object(
    'balance', case when p_role = 'client' then coalesce((select balance - reserved from ledger_accounts
      where owner_id = p_user and site_id = p_site and kind = 'client_wallet'), 0) end,
    'hasOpen', exists (select from consultations where status in ('requested', 'accepted', 'running', 'paused')
        and client_id = p_user)
      or exists (select from consultations where status in ('requested', 'accepted', 'running', 'paused')
        and psychic_id = p_psychic),
    'hasTickets', exists (select from queue_tickets where client_id = p_user and state in ('waiting', 'called')),
    'hasAppointment', exists (select from appointments where (client_id = p_user or psychic_id = p_psychic)
      and state = 'confirmed' and starts_at between app_now() - interval '1 day' and app_now() + interval '1 day'),
    'hasFavorites', exists (select from favorite_psychics where user_id = p_user)
      or exists (select from favorite_games where user_id = p_user))
$$;
