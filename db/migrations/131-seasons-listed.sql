-- What the back office lists what is written over the seasons by.
create index season_overrides_site on season_overrides (site_id, id);
create index season_overrides_first on season_overrides (site_id, first_day, id);
create index season_overrides_season on season_overrides (site_id, season, id);
