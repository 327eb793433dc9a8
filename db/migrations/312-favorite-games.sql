create table favorite_games (
  user_id bigint not null references users on delete cascade,
  game_id integer not null,
  added_at timestamptz not null,
  primary key (user_id, game_id)
);
