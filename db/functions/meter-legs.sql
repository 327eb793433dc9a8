-- Telephone consultations: time is proven while both calls are in their conference (071). The provider's events and its
-- answers say so; the lesser of the two sides' last proofs counts.

-- Locks a call that is not over; its room's meter must be locked first.
create or replace function leg_lock(p_leg uuid) returns phone_legs language sql as $$
  select * from phone_legs where id = p_leg and state <> 'over' for update
$$;

-- A call was in the conference at this moment. An event about it has a sequence; an answer to our own question has the one
-- that was known when it was asked, and says nothing if an event came since. True if that changed the room.
create or replace function leg_in(p_leg uuid, p_sequence integer, p_known integer, p_house timestamptz) returns boolean
language plpgsql as $$
declare
  m meters := meter_enter((select consultation_id from phone_legs where id = p_leg), p_house);
  leg phone_legs := leg_lock(p_leg);
  was text := m.state;
begin
  if leg.id is null or p_sequence <= leg.sequence or p_known <> leg.sequence then return false; end if;
  update phone_legs set state = 'joined', sequence = coalesce(p_sequence, leg.sequence) where id = p_leg;
  if m.consultation_id is null then return false; end if;
  if leg.state <> 'joined' then
    m := meter_count(m, m.last_at);
    m.counted_until := greatest(m.counted_until, m.last_at);
  end if;
  m := leg_mark(m, leg.side, m.last_at);
  if (select count(*) from phone_legs where consultation_id = leg.consultation_id and state = 'joined') = 2 then
    if m.state = 'waiting' then
      m.state := 'running';
      m.counted_until := m.last_at;
      update consultations set status = 'running', started_at = m.last_at where id = m.consultation_id;
      insert into consultation_events (consultation_id, kind, at) values (m.consultation_id, 'connected', m.last_at);
    elsif m.state = 'paused' and m.pause_reason in ('held', 'sound') then
      m := meter_resume(m, m.last_at, leg.side);
    end if;
  end if;
  perform meter_save(m);
  return m.state <> was;
end $$;

create or replace function leg_mark(inout m meters, side text, at timestamptz) language plpgsql as $$
begin
  if side = 'client' then m.client_sound_at := at; else m.psychic_sound_at := at; end if;
end $$;

-- A call left the conference: at this moment, or, if nobody saw it, after its last proof. With an outcome the call is over.
-- True if that changed the room.
create or replace function leg_out(p_leg uuid, p_sequence integer, p_known integer, p_seen boolean, p_outcome text,
  p_seconds integer, p_house timestamptz) returns boolean language plpgsql as $$
declare
  m meters := meter_enter((select consultation_id from phone_legs where id = p_leg), p_house);
  leg phone_legs := leg_lock(p_leg);
  was text := m.state;
  last timestamptz;
begin
  if leg.id is null then return false; end if;
  if p_outcome is null and (leg.state <> 'joined' or p_sequence <= leg.sequence or p_known <> leg.sequence) then return false; end if;
  update phone_legs set state = case when p_outcome is null then 'out' else 'over' end, outcome = p_outcome, seconds = p_seconds,
    sequence = coalesce(p_sequence, leg.sequence) where id = p_leg;
  if m.consultation_id is null or leg.state <> 'joined' then return false; end if;
  if p_seen then m := leg_mark(m, leg.side, m.last_at); end if;
  last := case leg.side when 'client' then m.client_sound_at else m.psychic_sound_at end;
  m := meter_count(m, m.last_at);
  if m.state = 'running' then m := meter_pause(m, 'held', last, leg.side); end if;
  perform meter_save(m);
  return m.state <> was;
end $$;

-- Never more is counted than the provider counted for the shorter call.
create or replace function legs_clip(p_consultation bigint) returns void language sql as $$
  update meters set metered_ms = least(metered_ms, told.ms)
    from (select min(seconds) * 1000::bigint as ms from phone_legs
      where consultation_id = p_consultation having count(seconds) = 2) told
    where consultation_id = p_consultation and state <> 'ended'
$$;
