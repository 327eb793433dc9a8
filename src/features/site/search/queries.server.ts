import { type RawBuilder, sql } from 'kysely'
import type { SearchDocument, SearchKind } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Gender } from '../../consult/psychics/trades.ts'
import { FOUND_MAX, MARK } from './rules.ts'

/** Everyone whom a site lists, with the texts of their profile. */
export async function listPsychicTexts(db: Database, siteId: number) {
  return db
    .selectFrom('psychics as p')
    .innerJoin('psychic_listings as l', 'l.psychic_id', 'p.id')
    .select(['p.slug', 'p.name', 'p.gender', 'p.job_ids as jobIds', 'p.headline', 'p.presentation', 'p.method'])
    .leftJoin('psychic_ratings as r', (join) => join.onRef('r.psychic_id', '=', 'p.id').on('r.site_id', '=', siteId))
    .select(['p.specialities', 'r.reviews'])
    .select((psychic) => psychic('p.identity_checked_on', 'is not', null).as('isChecked'))
    .$narrowType<{ gender: Gender }>()
    .where('l.site_id', '=', siteId)
    .orderBy('p.id')
    .execute()
}

export async function readContentVersion(db: Database): Promise<number> {
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  return version
}

/** The digest of each document of a site, by its path. */
export async function readDigests(db: Database, siteId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('search_documents')
    .select(['path', 'digest'])
    .where('site_id', '=', siteId)
    .execute()
  return new Map(rows.map(({ path, digest }) => [path, digest]))
}

export async function removeDocuments(db: Database, siteId: number, paths: readonly string[]): Promise<void> {
  await db.deleteFrom('search_documents').where('site_id', '=', siteId).where('path', 'in', paths).execute()
}

export async function writeDocuments(
  db: Database,
  siteId: number,
  documents: readonly SearchDocument[],
): Promise<void> {
  await db
    .insertInto('search_documents')
    .values(documents.map(({ plainTitle, ...rest }) => ({ ...rest, site_id: siteId, plain_title: plainTitle })))
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'path']).doUpdateSet((row) => ({
        kind: row.ref('excluded.kind'),
        title: row.ref('excluded.title'),
        plain_title: row.ref('excluded.plain_title'),
        summary: row.ref('excluded.summary'),
        body: row.ref('excluded.body'),
        digest: row.ref('excluded.digest'),
      })),
    )
    .execute()
}

/**
 * Makes these the vocabulary of a site, and writes only what differs: otherwise one page published or taken down
 * would rewrite every word, and each rewritten row makes the index of their letters grow.
 */
export async function writeWords(db: Database, siteId: number, counts: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    with counted as (select word, documents
      from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as counted (word, documents)),
    gone as (delete from search_words where site_id = ${siteId} and word not in (select word from counted))
    insert into search_words (site_id, word, documents) select ${siteId}::int, word, documents from counted
      where not exists (select from search_words as same where same.site_id = ${siteId}
        and same.word = counted.word and same.documents = counted.documents)
      on conflict (site_id, word) do update set documents = excluded.documents`.execute(db)
}

/** The words among these that occur on a site. */
export async function listKnown(db: Database, siteId: number, words: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where('site_id', '=', siteId)
    .where('word', 'in', words)
    .execute()
  return new Set(rows.map(({ word }) => word))
}

/** The likeliest correction from a site's words: one letter away, else with the most letters in common. */
export async function findLike(
  db: Database,
  siteId: number,
  word: string,
  nearby: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where site_id = ${siteId} and (word = any(${nearby}::text[])
      or (word % ${word} and abs(length(word) - length(${word})) <= 2 and similarity(word, ${word}) >= 0.4))
    order by word = any(${nearby}::text[]) desc, similarity(word, ${word}) desc, documents desc, word
    limit 1`.execute(db)
  return rows[0]?.word ?? null
}

/** A search word and its synonyms. */
export interface Term {
  word: string
  others: readonly string[]
}

const one = (word: string) => sql`plainto_tsquery('french_folded', ${word})`
const joined = (terms: readonly RawBuilder<unknown>[], by: '&&' | '||') => sql`(${sql.join(terms, sql.raw(` ${by} `))})`

const exactly = (terms: readonly Term[], by: '&&' | '||') =>
  joined(
    terms.map(({ word }) => one(word)),
    by,
  )
const widely = (terms: readonly Term[], by: '&&' | '||') =>
  joined(
    terms.map(({ word, others }) => joined([word, ...others].map(one), '||')),
    by,
  )

/** Documents with all the terms, or any of them, the best first (db/functions/content.sql). */
export async function listFound(
  db: Database,
  siteId: number,
  terms: readonly Term[],
  by: '&&' | '||',
): Promise<{ path: string; kind: SearchKind }[]> {
  const typed = terms.map(({ word }) => ` ${word}`).join('')
  const { rows } = await sql<{ path: string; kind: SearchKind }>`
    select path, kind from search_found(${siteId}, ${exactly(terms, by)}, ${widely(terms, by)},
      ${exactly(terms, '||')}, ${widely(terms, '||')}, ${typed}, ${FOUND_MAX})`.execute(db)
  return rows
}

export interface Shown {
  path: string
  kind: SearchKind
  title: string
  /** With marks around the matches. */
  markedTitle: string
  markedExcerpt: string
}

const marks = `StartSel=${MARK.start}, StopSel=${MARK.end}`
/** Characters; text after this is seldom relevant, and reading it would be slow. */
const READ_FOR_EXCERPT = 4000

/** Some documents with their matches marked, in no particular order. */
export async function readShown(
  db: Database,
  siteId: number,
  paths: readonly string[],
  terms: readonly Term[],
): Promise<Shown[]> {
  if (paths.length === 0) return []
  const { rows } = await sql<Shown>`
    select path, kind, title,
      ts_headline('french_folded', title, wide, ${`${marks}, HighlightAll=true`}) as "markedTitle",
      ts_headline('french_folded', left(summary || ' ' || body, ${READ_FOR_EXCERPT}), wide,
        ${`${marks}, MinWords=18, MaxWords=32, ShortWord=2`}) as "markedExcerpt"
    from search_documents, (select ${widely(terms, '||')} as wide) query
    where site_id = ${siteId} and path = any(${paths}::text[])`.execute(db)
  return rows
}

/** Titles with a word that begins so; titles that begin so themselves come first, then the shortest. */
export async function listTitles(
  db: Database,
  siteId: number,
  beginning: string,
  limit: number,
): Promise<{ title: string }[]> {
  const { rows } = await sql<{ title: string }>`
    select title from (
      select title, plain_title from search_documents
      where site_id = ${siteId} and plain_title like ${`%${beginning}%`} limit ${FOUND_MAX}
    ) found
    group by title, plain_title
    order by starts_with(plain_title, ${beginning}) desc, length(title), title limit ${limit}`.execute(db)
  return rows
}
