-- Calls to a premium-rate number: docs/decisions/076-audiotel.md.

-- Whoever takes a psychic waits here for whoever takes them on the other channel.
create or replace function psychic_take(p_psychic bigint) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('psychic ' || p_psychic, 382))
$$;

create or replace function premium_call_excludes() returns trigger language plpgsql as $$
begin
  if new.state <> 'ringing' or old.state = 'ringing' then return new; end if;
  perform psychic_take(new.psychic_id);
  if exists (select from consultations where psychic_id = new.psychic_id
      and status in ('requested', 'accepted', 'running', 'paused')) then
    raise exception 'the psychic is in a consultation'
      using errcode = 'unique_violation', constraint = 'premium_calls_one_per_psychic';
  end if;
  return new;
end $$;

create or replace function consultation_excludes() returns trigger language plpgsql as $$
begin
  if new.status not in ('requested', 'accepted', 'running', 'paused') then return new; end if;
  perform psychic_take(new.psychic_id);
  if exists (select from premium_calls where psychic_id = new.psychic_id and state in ('ringing', 'connected')) then
    raise exception 'the psychic is on a premium call'
      using errcode = 'unique_violation', constraint = 'consultations_one_room_per_psychic';
  end if;
  return new;
end $$;

-- A psychic gets a code when they open this channel for the first time.
create or replace function presence_code() returns trigger language plpgsql as $$
begin
  while not exists (select from premium_codes where psychic_id = new.psychic_id) loop
    insert into premium_codes (psychic_id, code) values (new.psychic_id, (1000 + floor(random() * 9000))::integer::text)
      on conflict do nothing;
  end loop;
  return null;
end $$;

-- What the operator owes for a call that ended, of which the psychic has a share: exactly what its row says.
create or replace function post_premium_call(p_reference text, p_details jsonb, p_entries jsonb,
  out transaction_id bigint, out applied boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c premium_calls;
  owed bigint;
  vat bigint;
begin
  select * into c from premium_calls where id = posting_of(p_reference, 'premium') for update;
  perform posting_demand(c.outcome = 'answered', 'a premium call that ended');
  owed := c.seconds::bigint * c.payback_per_minute / 60;
  vat := vat_within(owed, c.vat_percent);
  perform posting_only(p_entries, c.site_id, jsonb_build_object('premium_operator', 0, 'vat', c.psychic_id,
    'psychic_earnings', c.psychic_id, 'site_revenue', c.psychic_id));
  perform posting_demand(c.seconds <= least(c.operator_seconds, c.longest_seconds), 'counted time');
  perform posting_demand(owed > 0 and c.payback = owed and posting_amount(p_entries, 'premium_operator') = -owed
    and posting_amount(p_entries, 'vat') = vat, 'what its operator owes');
  perform posting_demand(posting_amount(p_entries, 'psychic_earnings') = c.share
    and c.share * 100 <= c.psychic_share_percent * (owed - vat), 'the agreed share');
  select p.transaction_id, p.applied into transaction_id, applied
    from ledger_post('premium-call', p_reference, p_details, p_entries) p;
end $$;
