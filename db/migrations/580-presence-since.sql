-- Since when a psychic is as they are: their own bar of state says it.
alter table presences add column since timestamptz not null default app_now();
