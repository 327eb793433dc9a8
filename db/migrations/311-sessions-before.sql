-- The anonymous session that ended in this sign-in: what was done in it belongs to the person who signed in.
alter table sessions add column began_after bigint references sessions on delete set null;
create index sessions_began_after on sessions (began_after) where began_after is not null;
