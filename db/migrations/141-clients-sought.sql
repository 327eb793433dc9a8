-- A client is found by the end of their telephone number, as it is read on a screen.
create index phone_numbers_end on phone_numbers (right(number, 4));
