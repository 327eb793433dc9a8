-- The one clock of meters and money. Test databases and the seed replace it (platform/database/given-clock.ts).
create function app_now() returns timestamptz
language sql volatile parallel safe
as $$ select clock_timestamp() $$;
