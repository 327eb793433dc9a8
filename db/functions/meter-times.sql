-- The intervals that end or pause a room, measured on the room's own clock. Those shown as countdowns are also in
-- features/consult/rooms/rules.ts; a test compares the two.

-- From the acceptance to the psychic's first message.
create or replace function meter_first_message() returns interval language sql immutable as $$ select interval '60 seconds' $$;
-- From the psychic's last message to the pause.
create or replace function meter_silence() returns interval language sql immutable as $$ select interval '60 seconds' $$;
-- From the client's last message to the question whether they are there.
create or replace function meter_asks_after() returns interval language sql immutable as $$ select interval '3 minutes' $$;
-- From that question to the pause.
create or replace function meter_answer() returns interval language sql immutable as $$ select interval '60 seconds' $$;
-- From a disconnection to the end.
create or replace function meter_apart() returns interval language sql immutable as $$ select interval '2 minutes' $$;
-- From a pause for a payment to its end.
create or replace function meter_payment() returns interval language sql immutable as $$ select interval '2 minutes' $$;
-- From the acceptance of a call to its end if the two never hear each other.
create or replace function meter_connecting() returns interval language sql immutable as $$ select interval '2 minutes' $$;
-- How long both sides must have received sound before a call is counted.
create or replace function meter_sound_first() returns interval language sql immutable as $$ select interval '2 seconds' $$;
-- From the last sound of a side to the pause. Nothing after the last sound is counted in any case.
create or replace function meter_sound_lease() returns interval language sql immutable as $$ select interval '5 seconds' $$;
-- From the last proof that both sides of a telephone call were there to the pause.
create or replace function meter_leg_lease() returns interval language sql immutable as $$ select interval '60 seconds' $$;
-- The one of the two that belongs to what proves a call.
create or replace function meter_call_lease(proof text) returns interval language sql immutable as $$
  select case proof when 'legs' then meter_leg_lease() else meter_sound_lease() end
$$;
-- From any other pause to the end.
create or replace function meter_idle() returns interval language sql immutable as $$ select interval '10 minutes' $$;

-- Milliseconds that a side counts as connected after it was last heard: with a socket, and without.
create or replace function meter_lease(line text) returns integer language sql immutable as $$
  select case when line is null then 60000 else 10000 end
$$;
-- Milliseconds of lost time in short gaps that count as a disconnection.
create or replace function meter_lost_drop() returns integer language sql immutable as $$ select 10000 $$;
-- Milliseconds left in the purse at which the client is warned and more is reserved.
create or replace function meter_low() returns integer language sql immutable as $$ select 60000 $$;
-- Milliseconds reserved at once.
create or replace function meter_ahead() returns integer language sql immutable as $$ select 120000 $$;
