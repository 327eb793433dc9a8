-- The last day on which all that was accepted of a psychic is valid; of each kind, the paper that is valid longest counts.
alter table psychics add column papers_until date;
create index psychics_papers on psychics (papers_until);

create function papers_end(of_psychic bigint) returns date language sql stable as $$
  select min(ends) from (
    select max(coalesce(expires_on, 'infinity')) as ends from psychic_documents
      where psychic_id = of_psychic and outcome = 'accepted' group by kind) kinds
    where ends < 'infinity'
$$;
update psychics set papers_until = papers_end(id);

create function note_papers() returns trigger language plpgsql as $$
declare
  of_psychic bigint := coalesce(new.psychic_id, old.psychic_id);
begin
  update psychics set papers_until = papers_end(of_psychic) where id = of_psychic;
  return null;
end $$;
create trigger psychic_documents_end after insert or delete or update of outcome, expires_on on psychic_documents
  for each row execute function note_papers();

-- What a psychic was told of the end of their papers, once for each end.
create table psychic_paper_notices (
  psychic_id bigint not null references psychics on delete cascade,
  papers_until date not null,
  stage text not null check (stage in ('soon', 'over', 'paused')),
  told_on date not null,
  primary key (psychic_id, papers_until, stage)
);
