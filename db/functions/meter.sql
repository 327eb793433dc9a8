-- Paid milliseconds that `cents` cover: the most seconds s with floor(s * price / 60) <= cents.
create or replace function funded_by(cents bigint, price integer) returns bigint language sql immutable as $$
  select case when price = 0 then 86400000 else (((cents + 1) * 60 + price - 1) / price - 1) * 1000 end
$$;

create or replace function meter_count(inout m meters, at timestamptz) language plpgsql as $$
begin
  if m.state not in ('running', 'paused') then return; end if;
  if m.proof <> 'lines' then
    m := meter_add(m, least(at, m.client_sound_at, m.psychic_sound_at, case when m.state = 'paused' then m.paused_at end));
    return;
  end if;
  m := meter_add(m, least(at, m.client_heard_at, case when m.psychic_is_automaton then at else m.psychic_heard_at end,
    m.psychic_spoke_at + meter_silence(), m.asked_at + meter_answer(),
    -- Time before a pause may be proven after the pause began.
    case when m.state = 'paused' then m.paused_at end));
end $$;

-- Counts time up to a proven instant, the gift first; never more than is reserved.
create or replace function meter_add(inout m meters, until timestamptz) language plpgsql as $$
declare
  elapsed bigint;
  given bigint;
begin
  if until is null or until <= m.counted_until then return; end if;
  elapsed := floor(extract(epoch from until - m.counted_until) * 1000);
  given := least(m.gift_ms, elapsed);
  m.gift_ms := m.gift_ms - given;
  m.gift_used_ms := m.gift_used_ms + given;
  m.metered_ms := least(m.funded_ms, m.metered_ms + elapsed - given);
  -- Advances by whole milliseconds, so that many short beats count as much as one long beat.
  m.counted_until := m.counted_until + elapsed * interval '1 millisecond';
end $$;

-- Messages that the psychic wrote while the client was not heard reach a client who is back, so the time up to the last
-- of them counts. `until` bounds it.
create or replace function meter_deliver(inout m meters, until timestamptz) language plpgsql as $$
declare
  reached timestamptz := least(until, m.psychic_spoke_at, m.asked_at + meter_answer(),
    case when not m.psychic_is_automaton then m.psychic_heard_at end);
begin
  if m.state not in ('running', 'paused') or reached <= m.counted_until then return; end if;
  m := meter_add(m, reached);
  if m.state = 'paused' then
    insert into consultation_events (consultation_id, kind, side, at)
      values (m.consultation_id, 'delivered', 'client', reached);
  end if;
end $$;

create or replace function meter_pause(inout m meters, reason text, since timestamptz, side text) language plpgsql as $$
begin
  m.state := 'paused';
  m.pause_reason := reason;
  m.paused_at := since;
  m.lost_side := case when reason in ('drop', 'sound', 'unheard', 'held') then side end;
  update consultations set status = 'paused' where id = m.consultation_id;
  insert into consultation_events (consultation_id, kind, side, at) values
    (m.consultation_id, case reason when 'drop' then 'dropped' when 'payment' then 'paying' when 'sound' then 'soundless'
      when 'unheard' then 'unheard' when 'held' then 'held' else 'silent' end, side, since);
end $$;

-- Nobody was expected to write during a pause, so it does not count as silence, except that of a silent psychic.
create or replace function meter_excuse(inout m meters, at timestamptz) language plpgsql as $$
declare away interval := at - m.paused_at;
begin
  if m.pause_reason = 'silence' then return; end if;
  m.psychic_spoke_at := least(m.psychic_spoke_at, m.paused_at) + away;
  m.client_spoke_at := least(m.client_spoke_at, m.paused_at) + away;
  if m.asked_at is not null then
    m.asked_at := case when m.pause_reason = 'drop' then least(m.asked_at, m.paused_at) + away end;
  end if;
end $$;

create or replace function meter_resume(inout m meters, at timestamptz, side text) language plpgsql as $$
declare
  -- The psychic's connection was lost too, so the client's side is not the cause.
  ours boolean := m.pause_reason = 'drop' and (m.lost_side <> 'client' or m.psychic_back_at >= m.paused_at);
begin
  insert into consultation_events (consultation_id, kind, side, at) values (m.consultation_id, 'resumed', side, at);
  if ours and m.lost_side = 'client' then m.client_drops := m.client_drops - 1; end if;
  if ours and not m.gift_given then m := meter_give(m, at); end if;
  m := meter_excuse(m, at);
  m.state := 'running';
  m.pause_reason := null;
  m.paused_at := null;
  m.lost_side := null;
  m.counted_until := at;
  update consultations set status = 'running' where id = m.consultation_id;
end $$;

create or replace function meter_present(m meters, side text, at timestamptz) returns boolean language sql immutable as $$
  select case side
    when 'client' then at - m.client_heard_at <= m.client_lease_ms * interval '1 millisecond'
    else m.psychic_is_automaton or at - m.psychic_heard_at <= m.psychic_lease_ms * interval '1 millisecond'
  end
$$;

-- Applies what time alone brings: a side not heard, a silent psychic, a client who does not answer.
create or replace function meter_watch(inout m meters, at timestamptz) language plpgsql as $$
declare together boolean;
begin
  m := meter_count(m, at);
  if m.pause_reason = 'payment' then m := meter_after_payment(m, at); end if;
  if m.state <> 'running' then return; end if;
  if m.proof <> 'lines' then
    m := meter_listen(m, at);
    return;
  end if;
  if not meter_present(m, 'client', at) then
    -- If the psychic's connection fell silent at the same moment, it was lost together with the client's. A live
    -- connection is heard every 5 s.
    together := not m.psychic_is_automaton and m.psychic_heard_at < m.client_heard_at + interval '3.5 seconds'
      and (m.psychic_line is not null or not meter_present(m, 'psychic', at));
    if not together then
      m.client_drops := m.client_drops + 1;
      m.lost_ms := 0;
    end if;
    m := meter_pause(m, 'drop', m.client_heard_at, 'client');
    if together then m.lost_side := 'both'; end if;
  elsif not meter_present(m, 'psychic', at) then
    m := meter_pause(m, 'drop', m.psychic_heard_at, 'psychic');
  elsif at >= m.psychic_spoke_at + meter_silence() then
    m := meter_pause(m, 'silence', m.psychic_spoke_at + meter_silence(), 'psychic');
  elsif at >= m.asked_at + meter_answer() then
    m := meter_pause(m, 'absence', m.asked_at + meter_answer(), 'client');
  end if;
end $$;

-- Gives the free minute after a disconnection that the client did not cause, at most once a day for the pair.
create or replace function meter_give(inout m meters, at timestamptz) language plpgsql as $$
declare today date := (app_now() at time zone 'Europe/Paris')::date;
begin
  insert into waivers (client_id, psychic_id, day, consultation_id, kind)
    select c.client_id, c.psychic_id, today, c.id, 'gift' from consultations c where c.id = m.consultation_id
    on conflict do nothing;
  if not exists (select from waivers w join consultations c using (client_id, psychic_id)
    where c.id = m.consultation_id and w.day = today and w.kind = 'gift') then return; end if;
  m.gift_given := true;
  m.gift_ms := 30000;
  insert into consultation_events (consultation_id, kind, side, at) values (m.consultation_id, 'gift', 'client', at);
end $$;

-- Resumes when the side that kept the other waiting is back. If the other side left meanwhile, the pause becomes theirs
-- from now on.
create or replace function meter_take_up(inout m meters, at timestamptz, side text) language plpgsql as $$
declare other text := case side when 'client' then 'psychic' else 'client' end;
begin
  if (m.proof <> 'lines' and meter_sounds(m, at)) or (m.proof = 'lines' and meter_present(m, other, at)) then
    m := meter_resume(m, at, side);
  elsif m.proof <> 'lines' then
    m.counted_until := greatest(m.counted_until, at);
    m := meter_pause(m, 'sound', at, meter_gone(m, at));
  else
    if other = 'client' then m.client_drops := m.client_drops + 1; end if;
    if m.pause_reason = 'payment' then m := meter_excuse(m, at); end if;
    m.counted_until := greatest(m.counted_until, at);
    m := meter_pause(m, 'drop', at, other);
  end if;
end $$;

-- How many disconnections of the client's side end a room: three, and one more for each ten counted minutes.
create or replace function meter_drops_to_end(m meters) returns bigint language sql immutable as $$
  select 3 + m.metered_ms / 600000
$$;

-- One side was heard at `at`; it is `now`. p_line names a socket connection that exists since p_line_since; null for a
-- plain call.
create or replace function meter_hear(inout m meters, side text, p_line text, p_line_since timestamptz, at timestamptz,
  now timestamptz) language plpgsql as $$
declare
  line text := case side when 'client' then m.client_line else m.psychic_line end;
  heard timestamptz := case side when 'client' then m.client_heard_at else m.psychic_heard_at end;
  lease integer := case side when 'client' then m.client_lease_ms else m.psychic_lease_ms end;
  -- In a call, a connection neither counts nor stops anything.
  was_away boolean := m.proof = 'lines' and not meter_present(m, side, at);
  -- Switching from calls to a first connection is not a gap.
  was_cut boolean := m.proof = 'lines' and line is not null and p_line <> line and p_line_since > heard;
begin
  if was_away then
    -- Only delivered messages prove the time since it was last heard.
    m := meter_watch(m, at);
    if side = 'client' and m.lost_side <> 'psychic' then
      m := meter_deliver(m, heard + lease * interval '1 millisecond');
    end if;
    m.counted_until := greatest(m.counted_until, at);
  elsif was_cut then
    -- The connection was briefly gone: undelivered time in the gap is not counted.
    m := meter_count(m, at);
    if side = 'client' and m.state = 'running' then
      m := meter_deliver(m, p_line_since);
      m.lost_ms := m.lost_ms + greatest(0, extract(epoch from p_line_since - greatest(m.counted_until, heard)) * 1000);
      m.client_drops := m.client_drops + m.lost_ms / meter_lost_drop();
      m.lost_ms := m.lost_ms % meter_lost_drop();
    end if;
    m.counted_until := greatest(m.counted_until, least(p_line_since, at));
  end if;
  if side = 'psychic' and (was_away or (was_cut and p_line_since - heard >= interval '2 seconds')) then
    m.psychic_back_at := at;
  end if;
  line := case when p_line is not null then p_line when not was_away then line end;
  lease := meter_lease(line);
  heard := greatest(heard, at);
  if side = 'client' then
    m.client_heard_at := heard; m.client_line := line; m.client_lease_ms := lease;
  else
    m.psychic_heard_at := heard; m.psychic_line := line; m.psychic_lease_ms := lease;
  end if;
  -- A beat reports a moment ago: that one side was heard then does not resume a room whose other side is gone now.
  if m.state = 'paused' and m.pause_reason = 'drop' and m.client_drops < meter_drops_to_end(m)
    and meter_present(m, 'client', now) and meter_present(m, 'psychic', now) then
    m := meter_resume(m, greatest(at, m.last_at), side);
  end if;
  m := meter_watch(m, at);
  -- Credit was added meanwhile: the next run of the sweep reserves it.
  if m.drained and meter_spendable(m) > m.funded_ms - m.metered_ms then m.drained := false; end if;
end $$;

-- The client wrote, or confirmed to be there: the pending question is cleared, and a pause that waits for them ends.
create or replace function meter_answered(inout m meters, at timestamptz) language plpgsql as $$
begin
  m.client_spoke_at := at;
  m.asked_at := null;
  if m.pause_reason in ('absence', 'payment') then m := meter_take_up(m, at, 'client'); end if;
end $$;

-- Reserves money ahead of the meter whenever little of the reservation is left. A limit that the client lowered meanwhile
-- holds at once; what was metered before stays due.
create or replace function meter_fund(inout m meters) language plpgsql as $$
declare
  reach bigint;
  held bigint;
  wanted bigint;
  purse bigint;
  taken bigint;
begin
  if m.state = 'ended' then return; end if;
  reach := (meter_reach(m)).ms;
  m.funded_ms := least(m.funded_ms, greatest(reach, m.metered_ms));
  if m.funded_ms - m.metered_ms >= meter_low() then return; end if;
  select coalesce(sum(r.amount), 0) into held from ledger_reservations r
    join ledger_accounts a on a.id = r.account_id and a.unit = 'cent' where r.consultation_id = m.consultation_id;
  wanted := greatest(0, (m.metered_ms + meter_ahead() - m.free_ms + 999) / 1000) * m.price_per_minute / 60;
  for purse in
    select a.id from ledger_accounts a join consultations c on c.id = m.consultation_id
    where a.owner_id = c.client_id and a.site_id = c.site_id and a.kind in ('client_promotional', 'client_wallet')
    -- Promotional credit first; its account is created before the other, so this is also the lock order by id.
    order by a.kind
  loop
    taken := ledger_reserve(m.consultation_id, purse, wanted - held);
    held := held + taken;
  end loop;
  m.funded_ms := greatest(m.funded_ms, least(reach, m.free_ms + funded_by(held, m.price_per_minute)));
  m.drained := m.funded_ms - m.metered_ms < meter_low();
end $$;

create or replace function meter_save(m meters) returns void language plpgsql as $$
begin
  update meters set
    state = m.state, metered_ms = m.metered_ms, funded_ms = m.funded_ms, gift_ms = m.gift_ms,
    gift_used_ms = m.gift_used_ms, gift_given = m.gift_given, counted_until = m.counted_until,
    client_heard_at = m.client_heard_at, client_lease_ms = m.client_lease_ms, client_line = m.client_line,
    psychic_heard_at = m.psychic_heard_at, psychic_lease_ms = m.psychic_lease_ms, psychic_line = m.psychic_line,
    psychic_spoke_at = m.psychic_spoke_at, client_spoke_at = m.client_spoke_at, asked_at = m.asked_at,
    warned = m.warned, paused_at = m.paused_at, pause_reason = m.pause_reason, last_at = m.last_at,
    drained = m.drained, client_drops = m.client_drops, lost_ms = m.lost_ms, lost_side = m.lost_side,
    psychic_back_at = m.psychic_back_at, paying_order = m.paying_order,
    client_sound_at = m.client_sound_at, psychic_sound_at = m.psychic_sound_at, sound_since = m.sound_since,
    unheard_times = m.unheard_times
  where consultation_id = m.consultation_id;
end $$;
