import type { Database } from '../../platform/database/connect.ts'
import { LISTED, type StorePort } from './port.ts'

/** Keeps files in the program's own database: nothing else to run, and one backup. */
export const postgresStore = (db: Database): StorePort => ({
  name: 'postgres',
  async put(object) {
    await db
      .insertInto('store_objects')
      .values(object)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async get(name) {
    const row = await db.selectFrom('store_objects').select('bytes').where('name', '=', name).executeTakeFirst()
    return row?.bytes ?? null
  },
  async remove(name) {
    await db.deleteFrom('store_objects').where('name', '=', name).execute()
  },
  async list(after) {
    const from = db.selectFrom('store_objects').select('name').orderBy('name').limit(LISTED)
    const rows = await (after === null ? from : from.where('name', '>', after)).execute()
    return rows.map(({ name }) => name)
  },
})
