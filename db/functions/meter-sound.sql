-- Calls: time is proven by sound that both sides received (071). A side's page tells how much arrived; what it tells for the
-- other side's sake is worth nothing alone, since the lesser of the two counts.

-- What proves the time of a room on a channel.
create or replace function meter_proof(channel text) returns text language sql immutable as $$
  select case channel when 'web-call' then 'sound' when 'phone' then 'legs' else 'lines' end
$$;

-- Whether both sides receive each other now; of a telephone, whether both were in the conference lately.
create or replace function meter_sounds(m meters, at timestamptz) returns boolean language sql immutable as $$
  select coalesce(at - m.client_sound_at <= meter_call_lease(m.proof) and at - m.psychic_sound_at <= meter_call_lease(m.proof), false)
$$;

-- The one side whose connection is silent while the other's is not; null if both or neither are.
create or replace function meter_gone(m meters, at timestamptz) returns text language sql immutable as $$
  select case
    when m.proof = 'legs' then null
    when at - m.client_heard_at > meter_sound_lease() and (m.psychic_is_automaton or at - m.psychic_heard_at <= meter_sound_lease())
      then 'client'
    when not m.psychic_is_automaton and at - m.psychic_heard_at > meter_sound_lease()
      and at - m.client_heard_at <= meter_sound_lease() then 'psychic'
  end
$$;

-- Pauses a running call in which one side no longer receives the other, from the last sound on.
create or replace function meter_listen(inout m meters, at timestamptz) language plpgsql as $$
begin
  if m.state = 'running' and not meter_sounds(m, at) then
    m := meter_pause(m, 'sound', least(m.client_sound_at, m.psychic_sound_at), meter_gone(m, at));
  end if;
end $$;

-- One side received sound without a gap from `since` to `until`; it is `now`. Starts the meter once both have for two
-- seconds, and ends a pause for want of sound.
create or replace function meter_sound(inout m meters, side text, since timestamptz, until timestamptz, now timestamptz)
language plpgsql as $$
declare last timestamptz := case side when 'client' then m.client_sound_at else m.psychic_sound_at end;
begin
  if last is null or since > last then
    -- What both received before the gap counts, the gap does not.
    m := meter_count(m, now);
    m.counted_until := greatest(m.counted_until, since);
    m.sound_since := greatest(m.sound_since, since);
  end if;
  last := greatest(last, until);
  if side = 'client' then m.client_sound_at := last; else m.psychic_sound_at := last; end if;
  if not meter_sounds(m, now) or least(m.client_sound_at, m.psychic_sound_at) < m.sound_since then return; end if;
  if m.state = 'waiting' and least(m.client_sound_at, m.psychic_sound_at) >= m.sound_since + meter_sound_first() then
    m.state := 'running';
    m.counted_until := least(m.client_sound_at, m.psychic_sound_at);
    update consultations set status = 'running', started_at = m.counted_until where id = m.consultation_id;
    insert into consultation_events (consultation_id, kind, at) values (m.consultation_id, 'connected', m.counted_until);
  elsif m.state = 'paused' and m.pause_reason = 'sound' then
    m := meter_resume(m, now, side);
  end if;
end $$;

-- One side says that it does not hear the other, which pauses the meter, or that it does again. outcome: done, ended,
-- not-counting (there is no running call), too-often (three times in a room).
create or replace function say_unheard(p_consultation bigint, p_side text, p_unheard boolean, p_house timestamptz,
  out outcome text, out moved boolean) language plpgsql as $$
declare
  m meters := meter_enter(p_consultation, p_house);
  was text := m.state;
begin
  moved := false;
  if m.consultation_id is null then outcome := 'ended'; return; end if;
  m := meter_hear(m, p_side, null, null, m.last_at, m.last_at);
  if m.proof <> 'sound' or m.state = 'waiting' then
    outcome := 'not-counting';
  elsif not p_unheard then
    if m.pause_reason = 'unheard' and m.lost_side = p_side then m := meter_take_up(m, m.last_at, p_side); end if;
    outcome := 'done';
  elsif m.state = 'running' and m.unheard_times >= 3 then
    outcome := 'too-often';
  else
    if m.state = 'running' then
      m.unheard_times := m.unheard_times + 1;
      m := meter_pause(m, 'unheard', m.last_at, p_side);
    end if;
    outcome := 'done';
  end if;
  perform meter_save(m);
  moved := m.state <> was;
end $$;
