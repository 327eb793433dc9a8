-- The specification's numbers: 1 couple, 2 single, 3 complicated; null where nobody said.
alter table users add column relationship_status smallint check (relationship_status between 1 and 3);
