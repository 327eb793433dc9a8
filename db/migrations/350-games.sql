-- The texts of games are content; what a site may set of a game is its staff's: docs/decisions/070-games-in-the-back-office.md.
alter table content_entries drop constraint content_entries_kind_check;
alter table content_entries add constraint content_entries_kind_check
  check (kind in ('article', 'term', 'question', 'page', 'notification', 'offer', 'partner', 'card', 'game'));

create table game_settings (
  id integer primary key generated always as identity,
  site_id integer not null,
  game text not null,
  is_open boolean not null,
  themes text[] not null,
  asks_question boolean not null,
  daily boolean not null,
  rank smallint not null check (rank between 1 and 99),
  -- When the staff changed them last; null while they are as delivered.
  changed_at timestamptz,
  unique (site_id, game)
);
create index game_settings_rank on game_settings (site_id, rank, id);

-- Kept pages follow.
create trigger game_settings_added after insert on game_settings
  for each row execute function move_content_version();
create trigger game_settings_changed after update on game_settings
  for each row when (old.* is distinct from new.*) execute function move_content_version();
