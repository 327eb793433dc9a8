-- What the back office lists reviews by: each with the number last, so that a page always begins at the same place.
create index reviews_written on reviews (site_id, written_at, consultation_id);
create index reviews_status on reviews (site_id, status, written_at, consultation_id);
create index reviews_rating on reviews (site_id, rating, consultation_id);
create index reviews_of on reviews (psychic_id, written_at, consultation_id);
