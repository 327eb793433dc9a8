-- What the house clock showed when a node last looked: one that starts later finds a clock that was set back meanwhile.
alter table house_clock add column seen_ms bigint;
