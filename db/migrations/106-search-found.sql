-- Documents of a site that bear `exact` in their title or summary, or `wide` anywhere, at most `most` of each, the best
-- first: by words that were typed more than by those that stand for them, and by a title that is what was typed. The
-- indexes are always used: for a frequent word and a limit, reading the whole table looks cheaper than it is.
create function search_found(
  site integer, exact tsquery, wide tsquery, any_exact tsquery, any_wide tsquery, typed text, most integer
) returns table (path text, kind text) language sql stable set enable_seqscan = off as $$
  with titled as (
    select d.path, d.kind, d.head, d.plain_title from search_documents d
    where d.site_id = site and d.head @@ exact limit most
  ), worded as (
    select d.path, d.kind, d.head, d.plain_title from search_documents d
    where d.site_id = site and d.words @@ wide limit most
  )
  select found.path, found.kind from (select * from titled union select * from worded) found
  order by 4 * ts_rank(found.head, any_exact, 1) + ts_rank(found.head, any_wide, 1)
    + case when found.plain_title = typed then 4 when starts_with(found.plain_title, typed) then 1 else 0 end desc,
    found.path
  limit most
$$;
