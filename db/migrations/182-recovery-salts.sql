-- The salt of a set of recovery codes, whose digests are argon2id's; codes of before have none and are a keyed digest.
alter table recovery_codes add column salt bytea;
