-- Lines of phones drop and pages are reloaded: what a client may lose grows with what was counted, so that a long
-- consultation is not ended for what a short one may have. Why: docs/decisions/037. Else as in 162 and 163.

-- How many drops of the client's side end a room: three, and one more for each ten minutes that were counted.
create function meter_drops_to_end(m meters) returns bigint language sql immutable as $$
  select 3 + m.metered_ms / 600000
$$;

create or replace function meter_hear(inout m meters, side text, p_line text, p_line_since timestamptz, at timestamptz,
  now timestamptz) language plpgsql as $$
declare
  line text := case side when 'client' then m.client_line else m.psychic_line end;
  heard timestamptz := case side when 'client' then m.client_heard_at else m.psychic_heard_at end;
  lease integer := case side when 'client' then m.client_lease_ms else m.psychic_lease_ms end;
  was_away boolean := not meter_present(m, side, at);
  -- From calls to a first line nothing is cut.
  was_cut boolean := line is not null and p_line <> line and p_line_since > heard;
begin
  if was_away then
    -- Nothing but what was delivered proves the time since it was last heard.
    m := meter_watch(m, at);
    if side = 'client' and m.lost_side <> 'psychic' then
      m := meter_deliver(m, heard + lease * interval '1 millisecond');
    end if;
    m.counted_until := greatest(m.counted_until, at);
  elsif was_cut then
    -- The line was gone for a moment: what was not delivered in it is not counted.
    m := meter_count(m, at);
    if side = 'client' and m.state = 'running' then
      m := meter_deliver(m, p_line_since);
      m.lost_ms := m.lost_ms + greatest(0, extract(epoch from p_line_since - greatest(m.counted_until, heard)) * 1000);
      -- Ten seconds lost in such moments are a drop.
      m.client_drops := m.client_drops + m.lost_ms / 10000;
      m.lost_ms := m.lost_ms % 10000;
    end if;
    m.counted_until := greatest(m.counted_until, least(p_line_since, at));
  end if;
  if side = 'psychic' and (was_away or (was_cut and p_line_since - heard >= interval '2 seconds')) then
    m.psychic_back_at := at;
  end if;
  line := case when p_line is not null then p_line when not was_away then line end;
  lease := case when line is null then 60000 else 10000 end;
  heard := greatest(heard, at);
  if side = 'client' then
    m.client_heard_at := heard; m.client_line := line; m.client_lease_ms := lease;
  else
    m.psychic_heard_at := heard; m.psychic_line := line; m.psychic_lease_ms := lease;
  end if;
  -- A beat tells of a moment ago: that one side was heard then brings back no room whose other side is gone now.
  if m.state = 'paused' and m.pause_reason = 'drop' and m.client_drops < meter_drops_to_end(m)
    and meter_present(m, 'client', now) and meter_present(m, 'psychic', now) then
    m := meter_resume(m, greatest(at, m.last_at), side);
  end if;
  m := meter_watch(m, at);
  -- Credit that was added meanwhile: the next look of the sweep sets it aside.
  if m.drained and meter_spendable(m) > m.funded_ms - m.metered_ms then m.drained := false; end if;
end $$;

create or replace function meter_tick(p_consultation bigint, p_house timestamptz, out due text, out changed boolean)
language plpgsql as $$
declare
  at timestamptz;
  was meters;
  m meters;
  accepted timestamptz;
  spendable bigint;
begin
  changed := false;
  select * into m from meters where consultation_id = p_consultation for update skip locked;
  if m.consultation_id is null or m.state = 'ended' then return; end if;
  was := m;
  at := greatest(room_time(p_house, m.clock_base_ms), m.last_at);
  m := meter_fund(meter_watch(m, at));
  select accepted_at into accepted from consultations where id = p_consultation;
  due := case
    when m.state = 'waiting' and at >= accepted + interval '60 seconds' then 'no-first-message'
    when m.client_drops >= meter_drops_to_end(m) then 'unstable'
    when m.state = 'running' and m.metered_ms >= m.funded_ms then 'balance'
    when m.state = 'paused' and m.pause_reason = 'drop' and at >= m.paused_at + interval '2 minutes' then 'apart'
    when m.state = 'paused' and m.pause_reason <> 'drop' and at >= m.paused_at + interval '10 minutes' then m.pause_reason
  end;
  if m.state = 'running' then
    if m.asked_at is null and at >= m.client_spoke_at + interval '3 minutes' then
      m.asked_at := at;
      insert into consultation_events (consultation_id, kind, side, at) values (p_consultation, 'asked', 'client', at);
    end if;
    spendable := meter_spendable(m);
    if not m.warned and spendable <= 60000 then
      insert into consultation_events (consultation_id, kind, at) values (p_consultation, 'warned', at);
    end if;
    m.warned := spendable <= 60000;
  end if;
  changed := m is distinct from was;
  m.last_at := at;
  perform meter_save(m);
end $$;

create or replace function rooms_due(p_house timestamptz, p_limit integer) returns table (consultation_id bigint)
language sql stable as $$
  select looked.id from (
    select m.consultation_id as id, room_time(p_house, m.clock_base_ms) as at, least(
      case when m.client_drops >= meter_drops_to_end(m) then m.last_at end,
      case m.state
        when 'waiting' then c.accepted_at + interval '60 seconds'
        when 'paused' then m.paused_at + case m.pause_reason when 'drop' then interval '2 minutes' else interval '10 minutes' end
        else least(
          m.client_heard_at + m.client_lease_ms * interval '1 millisecond',
          case when not m.psychic_is_automaton then m.psychic_heard_at + m.psychic_lease_ms * interval '1 millisecond' end,
          m.psychic_spoke_at + interval '60 seconds',
          coalesce(m.asked_at + interval '60 seconds', m.client_spoke_at + interval '3 minutes'),
          m.counted_until + (m.funded_ms - m.metered_ms + m.gift_ms
            - case when m.drained and m.warned then 0 else 60000 end) * interval '1 millisecond')
      end) as due
    from meters m join consultations c on c.id = m.consultation_id where m.state <> 'ended') looked
  where looked.due <= looked.at order by looked.at - looked.due desc limit p_limit
$$;
