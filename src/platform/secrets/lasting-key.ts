import { randomBytes } from 'node:crypto'
import type { KeyRing } from '../at-rest/key-ring.ts'
import { sealedTable } from '../at-rest/sealed-table.ts'
import type { Database } from '../database/connect.ts'
import { needed } from '../needed/needed.ts'

const placeOf = ({ name }: { name: string }): string => `lasting key: ${name}`

export const sealedLastingKeys = sealedTable<{ name: string }>({
  name: 'a lasting key',
  table: 'lasting_keys',
  id: 'id',
  beside: ['name'],
  placeOf,
})

/**
 * The key with a name, created on first use: its marks are looked up for years, and must be found after secrets were
 * replaced. A database from before such keys keeps the secret of its existing marks.
 * @throws {UnreadableData}
 */
export async function openLastingKey(db: Database, keys: KeyRing, name: string, before: string): Promise<Buffer> {
  const kept = await readKey(db, name)
  if (kept) return Buffer.from(keys.open(placeOf({ name }), kept), 'base64')
  const isOld = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const made = isOld ? Buffer.from(before) : randomBytes(32)
  const sealed = keys.seal(placeOf({ name }), made.toString('base64'))
  await db
    .insertInto('lasting_keys')
    .values({ name, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Of nodes that start together one creates it.
  return Buffer.from(keys.open(placeOf({ name }), needed(await readKey(db, name), `the lasting key ${name}`)), 'base64')
}

async function readKey(db: Database, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('lasting_keys').select('sealed').where('name', '=', name).executeTakeFirst()
  return row?.sealed
}
