-- Which open rooms need the sweep. An index on the very instant at which a room is due would be written with each beat, so
-- `room_looks` keeps an instant before which it can't be due. Most changes of a room only put that off and leave the row
-- alone; the sweep moves it on once it has passed. Rows are only written by the trigger and by `rooms_claim`.

-- The instant, on the room's clock, at which time alone changes a room; infinity if it never does. A pause for a payment
-- may end at any moment. `accepted` matters while the room waits. Stable, since only so it is inlined: an instant plus an
-- interval depends on the session's zone.
create or replace function meter_look(m meters, accepted timestamptz) returns timestamptz language sql stable as $$
  select coalesce(least(
    case when m.client_drops >= meter_drops_to_end(m) then m.last_at end,
    case m.state
      when 'waiting' then accepted + case m.proof when 'lines' then meter_first_message() else meter_connecting() end
      when 'paused' then m.paused_at + case m.pause_reason
        when 'payment' then interval '0' when 'silence' then meter_idle() when 'absence' then meter_idle()
        else meter_apart() end
      else least(
        case when m.proof <> 'lines' then least(m.client_sound_at, m.psychic_sound_at) + meter_call_lease(m.proof)
        else least(m.client_heard_at + m.client_lease_ms * interval '1 millisecond',
        case when not m.psychic_is_automaton then m.psychic_heard_at + m.psychic_lease_ms * interval '1 millisecond' end,
        m.psychic_spoke_at + meter_silence(),
        coalesce(m.asked_at + meter_answer(), m.client_spoke_at + meter_asks_after())) end,
        m.counted_until + (m.funded_ms - m.metered_ms + m.gift_ms
          - case when m.drained and m.warned then 0 else meter_low() end) * interval '1 millisecond')
    end), 'infinity')
$$;

-- Whether the sweep has something to do in a room at this instant of its clock.
create or replace function meter_due(m meters, accepted timestamptz, at timestamptz) returns boolean language sql stable as $$
  select at >= meter_look(m, accepted) and (m.pause_reason is distinct from 'payment' or m.state <> 'paused'
    or m.client_drops >= meter_drops_to_end(m) or at >= m.paused_at + meter_payment() or meter_paid(m, at))
$$;

-- An instant of a room's clock in the time of the house clock, as room_time(house, 0) tells it. In seconds, since an
-- interval with days would depend on the summer time of a session's zone.
create or replace function room_house(p_at timestamptz, p_base_ms bigint) returns timestamptz language sql stable as $$
  select p_at - extract(epoch from room_time('epoch', p_base_ms) - room_time('epoch', 0)) * interval '1 second'
$$;

-- Brings a room's row nearer when the room may be due sooner than before.
create or replace function meter_looks() returns trigger language plpgsql as $$
declare
  accepted timestamptz;
  look timestamptz;
begin
  if new.state = 'ended' then
    delete from room_looks where consultation_id = new.consultation_id;
    return null;
  end if;
  if new.state = 'waiting' then
    select accepted_at into accepted from consultations where id = new.consultation_id;
  end if;
  look := meter_look(new, accepted);
  if tg_op = 'INSERT' or look < meter_look(old, accepted) then
    insert into room_looks as r values (new.consultation_id, room_house(look, new.clock_base_ms))
      on conflict (consultation_id) do update set look_at = excluded.look_at where r.look_at > excluded.look_at;
  end if;
  return null;
end $$;

-- Rooms that need an update because of time alone, the longest due first, as the index finds them: for nodes that are
-- still to be replaced, and for tests.
create or replace function rooms_due(p_house timestamptz, p_limit integer) returns table (consultation_id bigint)
language sql stable as $$
  select r.consultation_id
  from room_looks r join meters m on m.consultation_id = r.consultation_id join consultations c on c.id = r.consultation_id
  where r.look_at <= room_time(p_house, 0) and m.state <> 'ended'
    and meter_due(m, c.accepted_at, room_time(p_house, m.clock_base_ms))
  order by room_house(meter_look(m, c.accepted_at), m.clock_base_ms) limit p_limit
$$;

-- Gives a node the rooms that are due the longest, p_due at most; no other gets them in the next second, after which they
-- are given again unless they were seen to. Looks at p_look rooms, and moves those not due to the instant before which
-- they can't be; `looked` says how many there were.
create or replace function rooms_claim(p_house timestamptz, p_look integer, p_due integer,
  out due bigint[], out looked integer) language plpgsql as $$
declare rooms bigint[];
begin
  rooms := array(select r.consultation_id from room_looks r where r.look_at <= room_time(p_house, 0)
    order by r.look_at limit p_look for update skip locked);
  looked := cardinality(rooms);
  -- A statement of its own: it sees all that was committed before the rows were locked, and a change that is still under
  -- way waits for them before it brings its row nearer.
  with seen as (
    select m.consultation_id, meter_due(m, c.accepted_at, room_time(p_house, m.clock_base_ms)) is true as due,
      room_house(meter_look(m, c.accepted_at), m.clock_base_ms) as look_at
    from meters m join consultations c on c.id = m.consultation_id
    where m.consultation_id = any(rooms) and m.state <> 'ended'),
  given as (select s.consultation_id, s.look_at from seen s where s.due order by s.look_at limit p_due),
  moved as (
    update room_looks r set look_at = case when s.look_at > room_time(p_house, 0) then s.look_at
        else room_time(p_house + interval '1 second', 0) end
      from seen s where s.consultation_id = r.consultation_id
        and (not s.due or r.consultation_id in (select g.consultation_id from given g)))
  select coalesce(array_agg(g.consultation_id order by g.look_at), '{}') into due from given g;
end $$;
