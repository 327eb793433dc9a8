-- Keys that what they made outlasts every secret of the configuration. Random, sealed with the data keys.
create table lasting_keys (
  id bigint generated always as identity primary key,
  name text not null unique,
  sealed bytea not null
);

-- Sealed with the data keys; those of before with the program's secret, until the nightly job has sealed them again.
alter table second_factors alter column secret_sealed drop not null;
alter table second_factors add column sealed bytea;
alter table second_factors add constraint second_factors_sealed_once check (num_nonnulls(secret_sealed, sealed) = 1);
