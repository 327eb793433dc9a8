-- A psychic may have several jobs, the main one first.
drop trigger psychics_shown on psychics;
alter table psychics add column job_ids integer[];
update psychics set job_ids = array[job_id];
alter table psychics alter column job_ids set not null,
  add check (cardinality(job_ids) between 1 and 5 and job_ids <@ '{1,2,3,4,5}'),
  drop column job_id;
create index psychics_jobs on psychics using gin (job_ids);
create trigger psychics_shown
  after insert or delete or update of slug, name, gender, job_ids, headline, presentation, method, specialities
  on psychics for each statement execute function move_content_version();
