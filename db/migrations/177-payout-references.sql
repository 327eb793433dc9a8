-- By what a file is known however often the call that makes it is tried: cut off in between, the next try goes on with it.
alter table payout_files add column reference uuid unique;
