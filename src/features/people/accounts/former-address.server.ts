import { sql } from 'kysely'
import type { Visit } from '../../../app.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { MarkedRows } from '../../../platform/at-rest/mark-again.ts'
import { sealedTable } from '../../../platform/at-rest/sealed-table.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { nextId } from '../../../platform/database/next-id.ts'

const formerPlace = (id: number): string => `former address ${id}`
const markPlace = (siteId: number): string => `former address of site ${siteId}`

/** Records the lookup keys of a proved address when its owner replaces it. */
export async function keepFormerAddress(
  { app, db, site, now }: Visit,
  userId: number,
  emailKey: string,
): Promise<void> {
  const id = await nextId(db, 'former_addresses')
  const [mark, sealed] = [app.keys.mark(markPlace(site.id), emailKey), app.keys.seal(formerPlace(id), emailKey)]
  await sql`insert into former_addresses (id, user_id, site_id, mark, sealed, left_at) overriding system value
    values (${id}, ${userId}, ${site.id}, ${mark}, ${sealed}, ${now()})`.execute(db)
}

/** @throws {UnreadableData} */
export const openFormerAddress = (keys: KeyRing, id: number, sealed: Buffer): string =>
  keys.open(formerPlace(id), sealed)

/** The keys of the addresses that a person proved and later replaced. @throws {UnreadableData} */
export async function formerKeys(db: Database, keys: KeyRing, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('former_addresses').select(['id', 'sealed']).where('user_id', '=', userId).execute()
  return rows.map(({ id, sealed }) => openFormerAddress(keys, id, sealed))
}

/** All accounts that had an address, each with the end of that time; null for its present owner. */
export async function holdersOf(
  db: Database,
  keys: KeyRing,
  { siteId, emailKey }: { siteId: number; emailKey: string },
): Promise<{ userId: number; leftAt: Date | null }[]> {
  const marks = keys.marks(markPlace(siteId), emailKey)
  const { rows } = await sql<{ userId: number; leftAt: Date | null }>`
    select user_id as "userId", left_at as "leftAt" from former_addresses
      where site_id = ${siteId} and mark = any(${marks}::bytea[])
    union all select id, null from users
      where site_id = ${siteId} and email_key = ${emailKey} and email_proved_at is not null`.execute(db)
  return rows
}

export const sealedFormerAddresses = sealedTable({
  name: 'a former address',
  table: 'former_addresses',
  id: 'id',
  placeOf: ({ id }) => formerPlace(id),
})

export const markedFormerAddresses: MarkedRows<{ id: number; siteId: number; sealed: Buffer }> = {
  name: 'a former address',
  lockUnmarked: (db, head, after, limit) =>
    db
      .selectFrom('former_addresses')
      .select(['id', 'site_id as siteId', 'sealed'])
      .where('id', '>', after)
      .where(sql<boolean>`substring(mark for ${head.length}::integer) <> ${head}`)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .execute(),
  markOf: (keys, { id, siteId, sealed }) => keys.mark(markPlace(siteId), openFormerAddress(keys, id, sealed)),
  async write(db, id, mark) {
    await db.updateTable('former_addresses').set({ mark }).where('id', '=', id).execute()
  },
}
