-- The one page of each side that carries its end of a call; rows go when the call ends.
create table call_seats (
  consultation_id bigint not null references consultations,
  side text not null check (side in ('client', 'psychic')),
  device text not null,
  primary key (consultation_id, side)
);
