-- Minutes given to a client for one psychic, at the expense of the house: docs/decisions/087-loyalty.md.

create or replace function has_consulted(p_client bigint, p_psychic bigint) returns boolean language sql stable as $$
  select exists (select from consultations c join receipts r on r.consultation_id = c.id
    where c.client_id = p_client and c.psychic_id = p_psychic and (r.seconds > 0 or r.total > 0))
$$;

-- The gifts that a client can use with a psychic now.
create or replace function time_gifts_for(p_client bigint, p_psychic bigint) returns setof time_gifts language sql stable as $$
  select * from time_gifts g where g.client_id = p_client and g.left_seconds > 0 and g.opened_in is null
    and g.ends_at > app_now()
    and (g.psychic_id = p_psychic or g.psychic_id is null and not has_consulted(p_client, p_psychic))
$$;

-- A gift comes from the house, once, with the time of its row.
create or replace function post_time_gift(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare g time_gifts;
begin
  select * into g from time_gifts where id = posting_of(p_reference, 'gift') for update;
  perform posting_demand(g.id is not null, 'a gift');
  perform posting_only(p_entries, g.site_id, jsonb_build_object('free_time_offer', 0, 'client_gift_time', g.client_id));
  perform posting_demand(posting_amount(p_entries, 'client_gift_time') = g.seconds, 'the time of the gift');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('time-gift', p_reference, p_details, p_entries) p;
end $$;

-- Moves time between a client's gifts and the free time that rooms reserve. The reference is not the consultation's, whose
-- postings are checked together.
create or replace function time_gift_move(p_kind text, c consultations, p_seconds bigint) returns void language sql as $$
  select ledger_post(p_kind, 'gift-room:' || c.id, '{}', jsonb_build_array(
    jsonb_build_object('kind', 'client_gift_time', 'site', c.site_id, 'owner', c.client_id, 'amount', -p_seconds),
    jsonb_build_object('kind', 'client_free_time', 'site', c.site_id, 'owner', c.client_id, 'amount', p_seconds)))
$$;

-- Before a room opens: what was given for its psychic joins the client's free time, and the room reserves all of it.
create or replace function time_gift_open(p_consultation bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c consultations := posting_consultation(p_consultation);
  opened bigint;
begin
  perform posting_demand(c.status = 'accepted' and not exists (select from meters where consultation_id = c.id),
    'a room that opens');
  with gifts as (select id from time_gifts_for(c.client_id, c.psychic_id)),
    taken as (update time_gifts g set opened_in = c.id from gifts where g.id = gifts.id returning g.left_seconds)
    select coalesce(sum(left_seconds), 0) into opened from taken;
  if opened > 0 then perform time_gift_move('gift-open', c, opened); end if;
  return opened;
end $$;

-- After its bill: what was not used is a gift again. It is used before free time that is good everywhere; of one that was
-- for anybody never consulted, the rest stays with the psychic of the room.
create or replace function time_gift_close(p_consultation bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c consultations := posting_consultation(p_consultation);
  used bigint;
  unused bigint := 0;
  taken bigint;
  g time_gifts;
begin
  perform posting_demand(exists (select from meters where consultation_id = c.id and state = 'ended'), 'a meter that ended');
  if not exists (select from time_gifts where opened_in = c.id) then return; end if;
  used := -posted_of('client_free_time', '{consultation}', 'consultation:' || c.id);
  for g in select * from time_gifts where opened_in = c.id order by ends_at, id for update loop
    taken := least(used, g.left_seconds);
    used := used - taken;
    unused := unused + g.left_seconds - taken;
    update time_gifts set opened_in = null, left_seconds = g.left_seconds - taken,
      psychic_id = case when taken > 0 then c.psychic_id else g.psychic_id end where id = g.id;
  end loop;
  if unused > 0 then perform time_gift_move('gift-close', c, -unused); end if;
end $$;

-- What is left of a gift after its term goes back to the house.
create or replace function time_gifts_end() returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  g time_gifts;
  ended integer := 0;
begin
  for g in select * from time_gifts where left_seconds > 0 and opened_in is null and ends_at <= app_now()
    order by id limit 500 for update skip locked
  loop
    perform ledger_post('gift-end', 'gift:' || g.id, '{}', jsonb_build_array(
      jsonb_build_object('kind', 'client_gift_time', 'site', g.site_id, 'owner', g.client_id, 'amount', -g.left_seconds),
      jsonb_build_object('kind', 'free_time_offer', 'site', g.site_id, 'owner', 0, 'amount', g.left_seconds)));
    update time_gifts set left_seconds = 0 where id = g.id;
    ended := ended + 1;
  end loop;
  return ended;
end $$;
