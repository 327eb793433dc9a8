-- What a horoscope begins with, beside its sections. Those of earlier editions are read no more.
delete from horoscopes;
alter table horoscopes add column opening jsonb not null;
