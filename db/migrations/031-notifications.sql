-- Banners by site; the first by rank that passes the display filter is shown. Columns are named as the calls name them.
create table notifications (
  id bigint generated always as identity primary key,
  site_id integer not null,
  rank integer not null default 0,
  title text not null check (char_length(title) between 1 and 200),
  -- Sanitised HTML.
  description text not null default '' check (char_length(description) <= 4000),
  link text check (char_length(link) <= 500),
  -- Seconds.
  delay integer not null default 0 check (delay between 0 and 3600),
  background_color text check (char_length(background_color) <= 60),
  text_color text check (char_length(text_color) <= 60),
  button_label text check (char_length(button_label) <= 60),
  button_background_color text check (char_length(button_background_color) <= 60),
  image text check (char_length(image) <= 500),
  user_type text check (user_type in ('not_logged_in', 'logged_in')),
  gender text check (gender in ('male', 'female')),
  path text check (char_length(path) between 1 and 200),
  is_exact_path boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz,
  is_published boolean not null default true,
  check (starts_at < ends_at)
);
create index notifications_site on notifications (site_id, rank, id) where is_published;
