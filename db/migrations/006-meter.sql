-- The meter of a consultation. Time is counted only as far as it is proven: both sides heard, and the psychic spoke
-- less than a minute before. All instants are app_now()'s, all durations milliseconds.
create table meters (
  consultation_id bigint primary key references consultations,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'paused', 'ended')),
  price_per_minute integer not null,
  metered_ms bigint not null default 0,
  -- What is set aside allows this much; metered_ms never passes it.
  funded_ms bigint not null,
  free_ms bigint not null,
  -- Left of the gift for a first return, consumed before anything is counted.
  gift_ms bigint not null default 0,
  gift_used_ms bigint not null default 0,
  gift_given boolean not null default false,
  counted_until timestamptz,
  client_heard_at timestamptz not null,
  client_lease_ms integer not null,
  client_line text,
  psychic_heard_at timestamptz not null,
  psychic_lease_ms integer not null,
  psychic_line text,
  psychic_is_automaton boolean not null,
  psychic_spoke_at timestamptz,
  client_spoke_at timestamptz,
  asked_at timestamptz,
  warned boolean not null default false,
  paused_at timestamptz,
  pause_reason text check (pause_reason in ('drop', 'silence')),
  check (metered_ms <= funded_ms)
);
create index meters_open on meters (consultation_id) where state <> 'ended';

-- Paid milliseconds that `cents` cover: the most seconds s with floor(s * price / 60) <= cents.
create function funded_by(cents bigint, price integer) returns bigint language sql immutable as $$
  select case when price = 0 then 86400000 else (((cents + 1) * 60 + price - 1) / price - 1) * 1000 end
$$;

create function meter_count(inout m meters, at timestamptz) language plpgsql as $$
declare
  proven timestamptz;
  elapsed bigint;
  given bigint;
begin
  if m.state not in ('running', 'paused') then return; end if;
  -- The clock was set back: counting goes on from where it stands now.
  if m.counted_until > at + interval '10 seconds' then m.counted_until := at; end if;
  proven := least(at, m.client_heard_at, case when m.psychic_is_automaton then at else m.psychic_heard_at end,
    m.psychic_spoke_at + interval '60 seconds',
    -- What came before a pause may be proven after it began.
    case when m.state = 'paused' then m.paused_at end);
  if proven <= m.counted_until then return; end if;
  elapsed := floor(extract(epoch from proven - m.counted_until) * 1000);
  given := least(m.gift_ms, elapsed);
  m.gift_ms := m.gift_ms - given;
  m.gift_used_ms := m.gift_used_ms + given;
  m.metered_ms := least(m.funded_ms, m.metered_ms + elapsed - given);
  -- By whole milliseconds, so that many short beats count as much as one long.
  m.counted_until := m.counted_until + elapsed * interval '1 millisecond';
end $$;

create function meter_pause(inout m meters, reason text, since timestamptz, side text) language plpgsql as $$
begin
  m.state := 'paused';
  m.pause_reason := reason;
  m.paused_at := since;
  update consultations set status = 'paused' where id = m.consultation_id;
  insert into consultation_events (consultation_id, kind, side, at) values
    (m.consultation_id, case reason when 'drop' then 'dropped' else 'silent' end, side, since);
end $$;

create function meter_resume(inout m meters, at timestamptz, side text) language plpgsql as $$
begin
  insert into consultation_events (consultation_id, kind, side, at) values (m.consultation_id, 'resumed', side, at);
  if side = 'client' and m.pause_reason = 'drop' and not m.gift_given then
    m.gift_given := true;
    m.gift_ms := 30000;
    insert into consultation_events (consultation_id, kind, side, at) values (m.consultation_id, 'gift', side, at);
  end if;
  if m.pause_reason = 'drop' then
    -- Nobody could write meanwhile: that was no silence.
    m.psychic_spoke_at := m.psychic_spoke_at + (at - m.paused_at);
    m.client_spoke_at := m.client_spoke_at + (at - m.paused_at);
  end if;
  m.state := 'running';
  m.pause_reason := null;
  m.paused_at := null;
  m.counted_until := at;
  update consultations set status = 'running' where id = m.consultation_id;
end $$;

create function meter_present(m meters, side text, at timestamptz) returns boolean language sql immutable as $$
  select case side
    when 'client' then at - m.client_heard_at <= m.client_lease_ms * interval '1 millisecond'
    else m.psychic_is_automaton or at - m.psychic_heard_at <= m.psychic_lease_ms * interval '1 millisecond'
  end
$$;

-- Finds what time alone brings: a side not heard, a silent psychic.
create function meter_watch(inout m meters, at timestamptz) language plpgsql as $$
begin
  m := meter_count(m, at);
  if m.state <> 'running' then return; end if;
  if not meter_present(m, 'client', at) then
    m := meter_pause(m, 'drop', m.client_heard_at, 'client');
  elsif not meter_present(m, 'psychic', at) then
    m := meter_pause(m, 'drop', m.psychic_heard_at, 'psychic');
  elsif at >= m.psychic_spoke_at + interval '60 seconds' then
    m := meter_pause(m, 'silence', m.psychic_spoke_at + interval '60 seconds', 'psychic');
  end if;
end $$;

-- One side is heard. p_line names a socket connection since p_line_since; null for a plain call.
create function meter_hear(inout m meters, side text, p_line text, p_line_since timestamptz, at timestamptz)
language plpgsql as $$
declare
  line text := case side when 'client' then m.client_line else m.psychic_line end;
  heard timestamptz := case side when 'client' then m.client_heard_at else m.psychic_heard_at end;
  lease integer;
  was_away boolean := not meter_present(m, side, at);
begin
  if was_away then
    -- Nothing proves the time since it was last heard.
    m := meter_watch(m, at);
    m.counted_until := greatest(m.counted_until, at);
  elsif p_line_since > heard then
    -- The line was gone for a moment: that moment is not counted.
    m := meter_count(m, at);
    m.counted_until := greatest(m.counted_until, least(p_line_since, at));
  end if;
  line := case when p_line is not null then p_line when not was_away then line end;
  lease := case when line is null then 60000 else 10000 end;
  -- Beats come a little late and may be overtaken by a call; a stamp far ahead is of a clock that was set back.
  heard := case when heard > at + interval '10 seconds' then at else greatest(heard, at) end;
  if side = 'client' then
    m.client_heard_at := heard; m.client_line := line; m.client_lease_ms := lease;
  else
    m.psychic_heard_at := heard; m.psychic_line := line; m.psychic_lease_ms := lease;
  end if;
  if m.state = 'paused' and m.pause_reason = 'drop'
    and meter_present(m, 'client', at) and meter_present(m, 'psychic', at) then
    m := meter_resume(m, at, side);
  end if;
  m := meter_watch(m, at);
end $$;

create function meter_save(m meters) returns void language plpgsql as $$
begin
  update meters set
    state = m.state, metered_ms = m.metered_ms, funded_ms = m.funded_ms, gift_ms = m.gift_ms,
    gift_used_ms = m.gift_used_ms, gift_given = m.gift_given, counted_until = m.counted_until,
    client_heard_at = m.client_heard_at, client_lease_ms = m.client_lease_ms, client_line = m.client_line,
    psychic_heard_at = m.psychic_heard_at, psychic_lease_ms = m.psychic_lease_ms, psychic_line = m.psychic_line,
    psychic_spoke_at = m.psychic_spoke_at, client_spoke_at = m.client_spoke_at, asked_at = m.asked_at,
    warned = m.warned, paused_at = m.paused_at, pause_reason = m.pause_reason
  where consultation_id = m.consultation_id;
end $$;
