create or replace function meter_open(p_consultation bigint, p_free_seconds bigint, p_house timestamptz) returns void
language plpgsql as $$
declare
  at timestamptz := room_now(p_consultation, p_house);
  m meters;
begin
  insert into meters (consultation_id, price_per_minute, funded_ms, free_ms, client_heard_at, client_lease_ms,
    psychic_heard_at, psychic_lease_ms, psychic_is_automaton, proof, clock_base_ms, last_at)
  select c.id, c.price_per_minute, p_free_seconds * 1000, p_free_seconds * 1000, at, meter_lease(null), at, meter_lease(null), p.is_automaton,
    meter_proof(c.channel),
    c.clock_base_ms, at
    from consultations c join psychics p on p.id = c.psychic_id where c.id = p_consultation
    returning * into m;
  -- Waits for a cap that is being lowered: it would not see this room yet.
  perform from budgets b join consultations c on c.client_id = b.user_id where c.id = p_consultation for share of b;
  m := meter_fund(m);
  perform meter_save(m);
end $$;

-- Locks a room's meter for a change, with the room's present instant: null if the room does not exist or has ended.
create or replace function meter_enter(p_consultation bigint, p_house timestamptz) returns meters language plpgsql as $$
declare m meters;
begin
  select * into m from meters where consultation_id = p_consultation for update;
  if m.consultation_id is null or m.state = 'ended' then return null; end if;
  m.last_at := greatest(room_time(p_house, m.clock_base_ms), m.last_at);
  return m;
end $$;

-- Updates a room in the sweep. `due` is the reason why it must end now, or null.
create or replace function meter_tick(p_consultation bigint, p_house timestamptz, out due text, out changed boolean)
language plpgsql as $$
declare
  at timestamptz;
  was meters;
  m meters;
  accepted timestamptz;
  reach record;
  spendable bigint;
begin
  changed := false;
  select * into m from meters where consultation_id = p_consultation for update skip locked;
  if m.consultation_id is null or m.state = 'ended' then return; end if;
  was := m;
  at := greatest(room_time(p_house, m.clock_base_ms), m.last_at);
  select accepted_at into accepted from consultations where id = p_consultation;
  -- Another node may have seen to it.
  if meter_due(m, accepted, at) is not true then return; end if;
  m := meter_fund(meter_watch(m, at));
  reach := meter_reach(m);
  due := case
    when m.state = 'waiting' and m.proof <> 'lines' and at >= accepted + meter_connecting() then 'no-call'
    when m.state = 'waiting' and m.proof = 'lines' and at >= accepted + meter_first_message() then 'no-first-message'
    when m.client_drops >= meter_drops_to_end(m) then 'unstable'
    when m.state = 'running' and m.metered_ms >= m.funded_ms then reach.ends_by
    when m.state = 'paused' and m.pause_reason in ('drop', 'sound', 'unheard', 'held') then
      case when at >= m.paused_at + meter_apart() then 'apart' end
    when m.state = 'paused' and at >= m.paused_at + meter_idle() then m.pause_reason
  end;
  if m.state = 'running' then
    if m.proof = 'lines' and m.asked_at is null and at >= m.client_spoke_at + meter_asks_after() then
      m.asked_at := at;
      insert into consultation_events (consultation_id, kind, side, at) values (p_consultation, 'asked', 'client', at);
    end if;
    spendable := reach.ms - m.metered_ms;
    if not m.warned and spendable <= meter_low() then
      insert into consultation_events (consultation_id, kind, at) values (p_consultation, 'warned', at);
    end if;
    m.warned := spendable <= meter_low();
  end if;
  changed := m is distinct from was;
  m.last_at := at;
  perform meter_save(m);
end $$;

-- Records the beats of many rooms in one statement, for the sockets of a node. Ages are milliseconds before p_house:
-- since the side was heard, since its connection began, and since the sound that it receives began and last arrived (null
-- without any). A room locked by another transaction is skipped and
-- reported again later.
create or replace function record_beats(rooms bigint[], sides text[], lines text[], line_ages bigint[], ages bigint[],
  sound_since_ages bigint[], sound_ages bigint[], p_house timestamptz)
returns table (consultation_id bigint, side text, outcome text) language plpgsql as $$
declare
  beat record;
  m meters;
  was text;
  now timestamptz;
begin
  for beat in
    select b.room, b.of_side, b.line, b.line_age * interval '1 millisecond' as line_age,
      b.age * interval '1 millisecond' as age, b.sound_since * interval '1 millisecond' as sound_since,
      b.sound * interval '1 millisecond' as sound
      from unnest(rooms, sides, lines, line_ages, ages, sound_since_ages, sound_ages)
        as b(room, of_side, line, line_age, age, sound_since, sound)
      order by b.room, b.of_side
  loop
    consultation_id := beat.room;
    side := beat.of_side;
    select * into m from meters t where t.consultation_id = beat.room for update skip locked;
    if m.consultation_id is null then
      outcome := case when exists (select from meters t where t.consultation_id = beat.room and t.state <> 'ended')
        then 'held' else 'over' end;
    elsif m.state = 'ended' then
      outcome := 'over';
    else
      was := m.state;
      now := room_time(p_house, m.clock_base_ms);
      if m.proof = 'sound' and beat.sound is not null then
        m := meter_sound(m, beat.of_side, now - beat.sound_since, now - beat.sound, now);
      end if;
      m := meter_hear(m, beat.of_side, beat.line, now - beat.line_age, now - beat.age, now);
      perform meter_save(m);
      outcome := case when m.state <> was then 'moved' else 'same' end;
    end if;
    return next;
  end loop;
end $$;

-- Records that a side was heard by a plain call; `p_here` answers the question whether the client is there. True if
-- that changed the room.
create or replace function hear_call(p_consultation bigint, p_side text, p_here boolean, p_house timestamptz) returns boolean
language plpgsql as $$
declare
  m meters := meter_enter(p_consultation, p_house);
  was text := m.state;
begin
  if m.consultation_id is null then return false; end if;
  m := meter_hear(m, p_side, null, null, m.last_at, m.last_at);
  if p_here and m.state <> 'waiting' then m := meter_answered(m, m.last_at); end if;
  perform meter_save(m);
  return m.state <> was;
end $$;

-- Stores a message, numbered within its consultation, with its picture or voice note if it has one. outcome: sent, known
-- (the client id came before), paused, too-many (20 in 10 s from one side), full (5,000 in all), too-many-files (6 in
-- 60 s from one side), files-full (100 in all), no-reply (the message answered is not in the room), ended, closed.
create or replace function write_message(p_consultation bigint, p_author text, p_client_message_id text, p_sealed bytea,
  p_house timestamptz, p_reply_to integer, p_kind text, p_file uuid, p_preview uuid, p_details bytea,
  out outcome text, out sequence integer, out sent_at timestamptz, out stored bytea, out stored_text text,
  out moved boolean) language plpgsql as $$
declare
  -- Evaluated after the room is locked: messages that waited for the lock are numbered after the earlier one.
  m meters := meter_enter(p_consultation, p_house);
  at timestamptz := m.last_at;
  was text := m.state;
  last integer;
begin
  moved := false;
  select 'known', t.sequence, t.sent_at, t.sealed, t.text into outcome, sequence, sent_at, stored, stored_text
    from messages t
    where t.consultation_id = p_consultation and t.author = p_author and t.client_message_id = p_client_message_id;
  if outcome is not null then return; end if;
  if m.consultation_id is null then
    outcome := case when exists (select from meters t where t.consultation_id = p_consultation) then 'ended' else 'closed' end;
    return;
  end if;
  select coalesce(max(t.sequence), 0) into last from messages t where t.consultation_id = p_consultation;
  if last >= 5000 then outcome := 'full'; return; end if;
  if (select t.sent_at from messages t where t.consultation_id = p_consultation and t.author = p_author
      order by t.sequence desc offset 19 limit 1) > at - interval '10 seconds' then
    outcome := 'too-many'; return;
  end if;
  if p_file is not null then
    outcome := files_left(p_consultation, p_author, at);
    if outcome is not null then return; end if;
  end if;
  if p_reply_to is not null and not exists (select from messages t
      where t.consultation_id = p_consultation and t.sequence = p_reply_to) then
    outcome := 'no-reply'; return;
  end if;
  m := meter_hear(m, p_author, null, null, at, at);
  -- When a silent psychic writes, the room resumes, or waits for a client who has left.
  if p_author = 'psychic' and m.pause_reason = 'silence' then m := meter_take_up(m, at, 'psychic'); end if;
  if m.pause_reason in ('drop', 'payment') then
    perform meter_save(m);
    outcome := 'paused'; moved := m.state <> was; return;
  end if;
  insert into messages as t (consultation_id, sequence, client_message_id, author, sealed, sent_at, reply_to)
    values (p_consultation, last + 1, p_client_message_id, p_author, p_sealed, at, p_reply_to)
    returning t.sequence, t.sent_at, t.sealed into sequence, sent_at, stored;
  if p_file is not null then
    insert into message_files (consultation_id, sequence, kind, file, preview, sealed)
      values (p_consultation, last + 1, p_kind, p_file, p_preview, p_details);
  end if;
  if p_author = 'psychic' then
    m.psychic_spoke_at := at;
    if m.state = 'waiting' and m.proof = 'lines' then
      m.state := 'running';
      m.counted_until := at;
      m.client_spoke_at := coalesce(m.client_spoke_at, at);
      update consultations set status = 'running', started_at = at where id = p_consultation;
      insert into consultation_events (consultation_id, kind, side, at) values (p_consultation, 'started', 'psychic', at);
    end if;
  else
    m := meter_answered(m, at);
  end if;
  perform meter_save(m);
  outcome := 'sent';
  moved := m.state <> was;
end $$;

-- Why a side can't send another picture or voice note now: too-many-files, files-full; null if it can.
create or replace function files_left(p_consultation bigint, p_author text, at timestamptz) returns text
language sql stable as $$
  select case
    when count(*) >= 100 then 'files-full'
    when count(*) filter (where m.author = p_author and m.sent_at > at - interval '60 seconds') >= 6 then 'too-many-files'
  end
  from message_files f join messages m using (consultation_id, sequence) where f.consultation_id = p_consultation
$$;

-- A message of words that answers none, as nodes that are still to be replaced send it.
create or replace function send_message(p_consultation bigint, p_author text, p_client_message_id text, p_sealed bytea,
  p_house timestamptz,
  out outcome text, out sequence integer, out sent_at timestamptz, out stored bytea, out stored_text text,
  out moved boolean) language sql as $$
  select * from write_message(p_consultation, p_author, p_client_message_id, p_sealed, p_house, null, null, null, null, null)
$$;

-- Stops the meter for good and returns its last reading; null if it had already ended. Messages to a client who was no
-- longer heard stay undelivered.
create or replace function meter_close(p_consultation bigint, p_house timestamptz) returns meters language plpgsql as $$
declare m meters := meter_enter(p_consultation, p_house);
begin
  if m.consultation_id is null then return null; end if;
  m := meter_watch(m, m.last_at);
  if not meter_present(m, 'client', m.last_at) then
    update messages set undelivered = true
      where consultation_id = p_consultation and author = 'psychic' and sent_at > m.client_heard_at;
  end if;
  m.state := 'ended';
  perform meter_save(m);
  return m;
end $$;
