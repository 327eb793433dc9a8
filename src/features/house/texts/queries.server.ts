import type { Database } from '../../../platform/database/connect.ts'
import { needed } from '../../../platform/needed/needed.ts'
import type { StaffDatabase } from '../staff/as-staff.server.ts'
import type { Locale, RevisionKind, StoredLink, Version } from './rules.ts'

/** A text on one site, in one language. */
export interface TextPlace {
  siteId: number
  locale: Locale
  key: string
}

/** The published texts of these sites. */
export async function listPublished(
  db: Database,
  siteIds: readonly number[],
  locale: Locale,
): Promise<{ siteId: number; key: string; value: string; links: unknown }[]> {
  return db
    .selectFrom('texts')
    .select(['site_id as siteId', 'key', 'value', 'links'])
    .where('locale', '=', locale)
    .where('site_id', 'in', siteIds)
    .execute()
}

/** The current offers of these sites, in the order of the sites; `version` is '' for what is offered to everybody. */
export async function listOffers(
  db: Database,
  siteIds: readonly number[],
): Promise<{ type: string; version: string; text: string }[]> {
  const rows = await db
    .selectFrom('offers')
    .select(['site_id', 'type', 'version', 'text'])
    .where('site_id', 'in', siteIds)
    .execute()
  return rows.sort((a, b) => siteIds.indexOf(a.site_id) - siteIds.indexOf(b.site_id))
}

const latest = (db: Database) =>
  db
    .selectFrom('text_revisions')
    .distinctOn(['site_id', 'locale', 'key'])
    .select(['site_id', 'locale', 'key', 'version', 'kind', 'value', 'links', 'editor_id'])
    .orderBy('site_id')
    .orderBy('locale')
    .orderBy('key')
    .orderBy('version', 'desc')

/** The unpublished drafts of a site. */
export async function listDrafts(
  db: Database,
  siteId: number,
  locale: Locale,
): Promise<{ key: string; value: string; links: unknown }[]> {
  const rows = await db
    .selectFrom(latest(db).where('site_id', '=', siteId).where('locale', '=', locale).as('latest'))
    .select(['key', 'value', 'links'])
    .where('kind', '=', 'draft')
    .execute()
  return rows.map(({ value, ...row }) => ({ ...row, value: needed(value, `the draft of ${row.key}`) }))
}

/** A text on every site and in every language: the published version, and whether there is a draft. */
export async function listPlaces(db: Database, key: string) {
  const [published, drafts] = await Promise.all([
    db.selectFrom('texts').select(['site_id', 'locale', 'value', 'links']).where('key', '=', key).execute(),
    db
      .selectFrom(latest(db).where('key', '=', key).as('latest'))
      .select(['site_id', 'locale'])
      .where('kind', '=', 'draft')
      .execute(),
  ])
  return { published, drafts }
}

const HISTORY = 50

/** The versions of a text on a site, the latest first, with their authors. */
export const listRevisions = (db: Database, place: TextPlace) =>
  db
    .selectFrom('text_revisions')
    .leftJoin('users', 'users.id', 'text_revisions.editor_id')
    .select(['version', 'kind', 'value', 'links', 'changed_at', 'users.first_name'])
    .where('text_revisions.site_id', '=', place.siteId)
    .where('locale', '=', place.locale)
    .where('key', '=', place.key)
    .orderBy('version', 'desc')
    .limit(HISTORY)
    .execute()

export const findRevision = (db: Database, place: TextPlace, version: number) =>
  db
    .selectFrom('text_revisions')
    .select(['kind', 'value', 'links'])
    .where('site_id', '=', place.siteId)
    .where('locale', '=', place.locale)
    .where('key', '=', place.key)
    .where('version', '=', version)
    .executeTakeFirst()

export interface Revision extends TextPlace {
  kind: RevisionKind
  value: string | null
  links: readonly StoredLink[]
  editorId: number
  at: Date
}

/** Writes the version after `known`; false if `known` is no longer the latest. */
export async function insertRevision(db: StaffDatabase, revision: Revision, known: number): Promise<boolean> {
  const { max } = await db
    .selectFrom('text_revisions')
    .select(({ fn }) => fn.max('version').as('max'))
    .where('site_id', '=', revision.siteId)
    .where('locale', '=', revision.locale)
    .where('key', '=', revision.key)
    .executeTakeFirstOrThrow()
  if ((max ?? 0) !== known) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('text_revisions')
    .values({
      site_id: revision.siteId,
      locale: revision.locale,
      key: revision.key,
      version: known + 1,
      kind: revision.kind,
      value: revision.value,
      links: JSON.stringify(revision.links),
      editor_id: revision.editorId,
      changed_at: revision.at,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'locale', 'key', 'version']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Sets the published text; null restores the delivered one. */
export async function setPublished(db: StaffDatabase, place: TextPlace, version: Version | null): Promise<void> {
  if (version === null) {
    await db
      .deleteFrom('texts')
      .where('site_id', '=', place.siteId)
      .where('locale', '=', place.locale)
      .where('key', '=', place.key)
      .execute()
    return
  }
  const written = { value: version.value, links: JSON.stringify(version.links) }
  await db
    .insertInto('texts')
    .values({ site_id: place.siteId, locale: place.locale, key: place.key, ...written })
    .onConflict((conflict) => conflict.columns(['site_id', 'locale', 'key']).doUpdateSet(written))
    .execute()
}
